import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { OutlineEntry } from '../../config/node.ts'
import type { Change } from '../host/api.ts'
import { sectionMoves, sectionsFor } from '../adding/sections.ts'
import { Choice } from '../controls/Choice.tsx'
import { isFormField, sectionOf } from '../host/entries.ts'
import { useWords } from '../words/words.ts'
import { Hidden } from './Hidden.tsx'
import { allLevels } from './Required.tsx'
import { isSaid, withdrawn } from './withdraw.ts'

interface SeveralProps {
  entries: readonly OutlineEntry[]
  outline: readonly OutlineEntry[]
  languages: readonly string[]
  file: string
  /** Changes that are undone together. */
  change(...changes: Change[]): void
  /** Moves entries to other places, and stays with them. */
  move(keys: readonly string[], changes: Change[]): void
}

/** What can be done to several entries at once: hide them, require them, put fields into a section, have them as the base does. */
export function Several({ entries, outline, languages, file, change, move }: SeveralProps) {
  const { t, of } = useWords()
  const knowAll = (key: string) => entries.every(({ knows }) => knows.includes(key))
  const levels = new Set(entries.map(levelOf))
  const said = entries.filter(isSaid)
  const [first] = entries
  const sections = new Set(entries.map(sectionOf))
  const require = (level: string) =>
    change(
      ...entries.map(({ keys }): Change => {
        const value = level === '' ? {} : { value: { on: level } }
        return { kind: 'set', file, keys: [...keys, 'required'], ...value }
      }),
    )
  return (
    <Stack component="section" aria-label={t('several.label')} spacing={2}>
      <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
        {t('several.heading', { count: entries.length })}
      </Typography>
      <Stack component="ul" sx={{ m: 0, pl: 2.5 }}>
        {entries.map(({ keys, texts, id }) => (
          <Typography component="li" variant="body2" key={keys.join('.')}>
            {of(texts) || id}
          </Typography>
        ))}
      </Stack>
      {knowAll('hidden') && <Hidden {...{ entries, file, change }} />}
      {knowAll('required') && (
        <Choice
          label={t('required.label')}
          value={levels.size === 1 ? ([...levels][0] ?? '') : 'mixed'}
          options={(
            [
              '',
              ...allLevels.filter((each) => entries.every(({ levels }) => levels?.includes(each) !== false)),
            ] as const
          ).map((level) => ({
            value: level,
            text: t(level === '' ? 'required.base' : `required.${level}`),
          }))}
          choose={require}
        />
      )}
      {first !== undefined && knowAll('section') && entries.every(isFormField) && (
        <Choice
          label={t('inspector.toSection')}
          value={sections.size === 1 ? ([...sections][0] ?? '') : ''}
          options={sectionsFor(outline, first).map((each) => ({ value: each.id, text: of(each.texts) }))}
          choose={(id) => {
            const section = outline.find((each) => each.kind === 'Section' && each.id === id)
            if (section === undefined) return
            const moves = entries.map((entry) =>
              sectionOf(entry) === id
                ? { key: entry.keys.join('.'), changes: [] }
                : sectionMoves(outline, entry, section, file),
            )
            move(
              moves.map(({ key }) => key),
              moves.flatMap(({ changes }) => changes),
            )
          }}
        />
      )}
      {said.length > 0 && (
        <Button
          size="small"
          onClick={() => change(...said.flatMap((entry) => withdrawn(entry, outline, languages, file)))}
          sx={{ alignSelf: 'flex-start' }}
        >
          {t(said.some(({ isOwn }) => isOwn) ? 'several.remove' : 'inspector.withdraw')}
        </Button>
      )}
    </Stack>
  )
}

/** When an entry must be filled in; empty where it need not be, or the base says. */
function levelOf({ says }: OutlineEntry): string {
  const required = says['required'] as boolean | { on?: string } | undefined
  if (required === undefined || required === false) return ''
  return required === true ? 'save' : (required.on ?? 'submit')
}
