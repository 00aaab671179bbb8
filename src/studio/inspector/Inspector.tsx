import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { Condition, Diagnostic } from '../../config/index.ts'
import type { OutlineEntry } from '../../config/node.ts'
import { Adding } from './Adding.tsx'
import { Between } from '../between/Between.tsx'
import { sectionMoves, sectionsFor } from '../adding/sections.ts'
import type { Change, StudioProject, StudioTenant } from '../host/api.ts'
import { FormOf } from '../controls/begun.tsx'
import { Choice } from '../controls/Choice.tsx'
import { Committed } from '../controls/Committed.tsx'
import { useHandedFocus } from '../controls/lines/handed-focus.ts'
import { takeFocus } from '../controls/take-focus.ts'
import { TypingContext } from '../controls/typing.ts'
import { ConditionEditor, conditionKey } from '../conditions/ConditionEditor.tsx'
import { besides, isFormField, keyOf, readIn, sectionOf, textOf } from '../host/entries.ts'
import { namedFields, ofRow } from '../conditions/fields.ts'
import { Hidden } from './Hidden.tsx'
import { InitialValue } from './InitialValue.tsx'
import { Limits } from './Limits.tsx'
import { Options } from '../properties/Options.tsx'
import { Properties } from '../properties/Properties.tsx'
import { sourcesIn } from '../conditions/sources.ts'
import { usePlaces } from './use-places.ts'
import { Structures } from '../properties/Structures.tsx'
import { useAbout } from '../properties/use-about.ts'
import { ValueMaps } from '../properties/ValueMaps.tsx'
import { isChosen, isTyped, partOf, Parts } from './Parts.tsx'
import { Required } from './Required.tsx'
import { Where } from './Where.tsx'
import { isSaid, withdrawn } from './withdraw.ts'
import { hintOf } from '../words/hint.ts'
import { useWords, type Words } from '../words/words.ts'

export interface InspectorProps {
  entry: OutlineEntry
  outline: readonly OutlineEntry[]
  /** The screen as a whole. */
  screen: OutlineEntry | undefined
  findings: readonly Diagnostic[]
  project: StudioProject
  tenant: StudioTenant
  file: string
  version: number
  /** The way into the entry to what somebody was led to. */
  sought: readonly string[]
  change(...changes: Change[]): void
  /** Goes to an entry of another screen. */
  open(screen: string, key: string): void
  /** Makes something and goes to it; false where it was refused. */
  add(key: string, changes: Change[]): Promise<boolean>
  /** A field of the tenant's own is asked about at once. */
  adds: boolean
}

const rules = ['visible', 'enabled', 'access', 'when'] as const

/** The properties of the selected entry; those that its kind does not have are not offered. */
export function Inspector({
  entry,
  outline,
  screen,
  findings,
  project,
  tenant,
  file,
  version,
  sought,
  change,
  open,
  add,
  adds,
}: InspectorProps) {
  const words = useWords()
  const { t } = words
  const { languages } = tenant
  const set = (key: string, value?: unknown) =>
    change({ kind: 'set', file, keys: [...entry.keys, key], ...(value !== undefined && { value }) })
  const knows = (key: string) => entry.knows.includes(key)
  const { about, typing } = useAbout(tenant.id, file, entry.keys.join('.'), version)
  const pointer = entry.keys.map((key) => `/${key}`).join('')
  const own =
    pointer === ''
      ? []
      : findings.filter((each) => each.file.endsWith(file) && `${each.pointer}/`.startsWith(`${pointer}/`))
  const ways = [sought, ...own.map((each) => each.pointer.slice(pointer.length + 1).split('/'))]
  const isSought = (keys: readonly string[]) => ways.some((way) => keys.every((key, at) => key === way[at]))
  const limits = entry.limits && `/${entry.limits.keys.join('/')}`
  const ofLimits = findings.filter(
    (each) =>
      limits !== undefined &&
      each.file.endsWith(entry.limits?.file ?? '') &&
      `${each.pointer}/`.startsWith(`${limits}/`),
  )
  const part = partOf(entry, project.parts)
  const fields = [
    ...ofRow(about.row, { tenant, words }),
    ...namedFields({ outline, tenant, words, screen }, project.roots),
  ]
  const names = { tenant: tenant.id, file, paths: about.paths, lookups: about.lookups ?? [], fields }
  return (
    <FormOf what={`${tenant.id} ${file} ${keyOf(entry)}`}>
      <Stack component="section" aria-label={t('inspector.label')} spacing={2}>
        <Typography
          ref={takeFocus}
          tabIndex={-1}
          component="h2"
          variant="subtitle1"
          sx={{ fontWeight: 600, overflowWrap: 'anywhere', outline: 'none' }}
        >
          {headingOf(entry, words)}
        </Typography>
        {[...own, ...ofLimits].map((each) => (
          <Alert key={each.message} severity={each.severity}>
            {each.message} {hintOf(each, t)} ({t('inspector.line', { line: each.line })})
          </Alert>
        ))}
        <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {entry.id} · {entry.at.file}:{entry.at.line}
        </Typography>
        {(knows('label') || entry.kind === 'Rule' || typeof entry.says['title'] === 'string') &&
          languages.map((language) => (
            <Committed
              key={language}
              label={t(entry.kind === 'Rule' ? 'between.message' : 'inspector.text', { language })}
              value={entry.texts[language] ?? ''}
              {...untranslated(entry, language, t)}
              commit={(text) =>
                text.trim() !== '' && change({ kind: 'text', file, keys: entry.keys, language, text: text.trim() })
              }
            />
          ))}
        {knows('hidden') && <Hidden entries={[entry]} {...{ file, change }} />}
        {knows('after') && <Moves {...{ entry, outline, file, change }} />}
        {knows('required') && <Required {...{ entry, fields }} set={(value) => set('required', value)} />}
        {entry.rules !== undefined && entry.limits !== undefined && (
          <Limits
            rules={entry.rules}
            limits={entry.limits}
            isChosen={isChosen(part)}
            isTyped={isTyped(part)}
            change={change}
          />
        )}
        <InitialValue {...{ entry, screen, file, open }} />
        <Parts parts={project.parts} {...{ entry, file, change }} />
        {part !== undefined && knows('options') && (
          <Options
            key={`options${part.name}`}
            {...{ entry, part, file, isSought, change }}
            names={{ ...names, open }}
          />
        )}
        {rules
          .filter((key) => knows(key) && !(key === 'when' && isBetween(entry)))
          .map((key) => (
            <ConditionEditor
              key={conditionKey(key, entry.says[key] as Condition | undefined)}
              label={t(`rule.${key}`)}
              value={entry.says[key] as Condition | undefined}
              fields={fields}
              waits
              commit={(condition) => set(key, condition)}
            />
          ))}
        <Between {...{ entry, outline, screen, project, tenant, file, set, add }} />
        <TypingContext value={typing}>
          <Properties {...{ entry, languages, file, isSought, change }} properties={about.properties} />
          <Structures
            {...{ entry, file, isSought, change }}
            names={{ ...names, open, fields: sourcesIn(file, about.paths, fields) }}
            structures={about.structures}
          />
          <ValueMaps {...{ entry, fields, file, isSought, change }} maps={about.maps} paths={about.paths} />
        </TypingContext>
        <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
          <Adding {...{ entry, outline, about, names, languages, file, add, adds }} parts={project.parts.block} />
          {isFormField(entry) && knows('section') && (
            <Choice
              label={t('inspector.toSection')}
              value={sectionOf(entry)}
              options={sectionsFor(outline, entry).map((each) => ({ value: each.id, text: words.of(each.texts) }))}
              choose={(id) => {
                const section = outline.find((each) => each.kind === 'Section' && each.id === id)
                if (section === undefined || id === sectionOf(entry)) return
                const { key, changes } = sectionMoves(outline, entry, section, file)
                void add(key, changes)
              }}
              sx={{ width: '100%', mt: 1 }}
            />
          )}
          {entry.ids.length > 0 && isSaid(entry) && (
            <Button
              size="small"
              color={entry.isOwn ? 'error' : 'primary'}
              onClick={() => change(...withdrawn(entry, outline, languages, file))}
            >
              {t(entry.isOwn ? 'inspector.remove' : 'inspector.withdraw')}
            </Button>
          )}
          {entry.ids.length > 0 && (
            <Where tenant={tenant.id} file={file} pointer={entry.keys.join('.')} version={version} />
          )}
        </Stack>
      </Stack>
    </FormOf>
  )
}

/** Of a text that is still to be translated, what people read meanwhile. */
function untranslated({ texts }: OutlineEntry, language: string, t: Words['t']): { hint?: string } {
  const text = readIn(texts, language)
  return texts[language] !== undefined || text === undefined ? {} : { hint: t('inspector.untranslated', { text }) }
}

/** What an entry is, and what it reads. */
function headingOf(entry: OutlineEntry, { t, of }: Words): string {
  const [kind, text] = [t(`kind.${entry.kind}`), textOf(entry, of(entry.texts))]
  return kind === text ? kind : `${kind} ${text}`
}

/** Puts the entry one place up or down among its like. */
function Moves({ entry, outline, file, change }: Pick<InspectorProps, 'entry' | 'outline' | 'file' | 'change'>) {
  const { t } = useWords()
  const { placeOf, move } = usePlaces(outline, file, change)
  const { holder } = useHandedFocus<HTMLDivElement>()
  const at = placeOf(entry)
  return (
    <Stack ref={holder} data-line direction="row" spacing={1}>
      <Button data-way="up" size="small" variant="outlined" disabled={at <= 0} onClick={() => move(entry, -1)}>
        {t('inspector.moveUp')}
      </Button>
      <Button
        data-way="down"
        size="small"
        variant="outlined"
        disabled={at === besides(outline, entry).length - 1}
        onClick={() => move(entry, 1)}
      >
        {t('inspector.moveDown')}
      </Button>
    </Stack>
  )
}

/** What fields do to each other has an editor of its own. */
function isBetween({ kind }: OutlineEntry): boolean {
  return kind === 'Rule' || kind === 'Effect'
}
