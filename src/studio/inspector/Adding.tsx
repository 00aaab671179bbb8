import { Fragment, useState, type ReactNode } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { EntryAbout, OutlineEntry } from '../../config/node.ts'
import { AddAsked } from '../adding/AddAsked.tsx'
import { askedChanges } from '../adding/asked.ts'
import { AddBlock } from '../adding/AddBlock.tsx'
import { AddButton } from '../adding/AddButton.tsx'
import { AddChoice } from '../adding/AddChoice.tsx'
import { AddException } from '../adding/AddException.tsx'
import { AddKnown } from '../adding/AddKnown.tsx'
import { AddNamed } from '../adding/AddNamed.tsx'
import { takesBlocks } from '../adding/block.ts'
import { buttonChanges } from '../adding/buttons.ts'
import { choiceChanges, listOf } from '../adding/choices.ts'
import { copyChanges, listChanges, mayBeCopied, sectionChanges } from '../adding/copies.ts'
import { collectionOf } from '../adding/known.ts'
import { levelChanges, opensLevels, variantChanges } from '../adding/levels.ts'
import { intoView } from '../controls/into-view.ts'
import type { Change, StudioPart } from '../host/api.ts'
import { entryAt, isFormField, standsIn } from '../host/entries.ts'
import type { OptionNames } from '../properties/option-values.ts'
import { sourcesIn } from '../conditions/sources.ts'
import { useWords } from '../words/words.ts'
import { AddField } from './AddField.tsx'

interface AddingProps {
  entry: OutlineEntry
  outline: readonly OutlineEntry[]
  about: EntryAbout
  /** What a block may be drawn by. */
  parts: readonly StudioPart[]
  names: OptionNames
  languages: readonly string[]
  file: string
  /** Makes something and goes to it. */
  add(key: string, changes: Change[]): void
  /** A field of the tenant's own is asked about at once. */
  adds: boolean
}

/** What can be put after an entry, or into it: each a button that opens what is asked about it. */
export function Adding({
  entry,
  outline,
  about,
  parts,
  names,
  languages,
  file,
  add: makes,
  adds: addsField,
}: AddingProps) {
  const { t } = useWords()
  const [adds, setAdds] = useState(addsField ? 'own' : '')
  const { kind, keys, isOwn, entries } = entry
  const isForm = file.endsWith('.layout.json')
  const isSection = kind === 'Section' && (isForm || file.startsWith('views/'))
  const isEmpty = isForm && isSection && entries.length === 0 && isOwn
  const isTopField = isFormField(entry)
  const inside = collectionOf(entry)
  const isBlockValue = kind === 'Shown value' || (kind === 'Column' && !file.startsWith('grids/'))
  const block = inside === undefined && isBlockValue ? entryAt(outline, keys.slice(0, -2).join('.')) : entry
  const list = listOf(outline, entry)
  const done = (key: string, changes: Change[]) => {
    setAdds('')
    makes(key, changes)
  }
  const beside = standsIn(entry)
  const into = isEmpty ? [...keys, 'fields'] : inside === undefined ? beside : [...keys, inside]
  const add = (id: string, changes: Change[]) => done([...into, id].join('.'), changes)
  const named =
    (make: (texts: Readonly<Record<string, string>>) => { id: string; changes: Change[] }, at: string[]) =>
    (texts: Readonly<Record<string, string>>) => {
      const { id, changes } = make(texts)
      done([...at, id].join('.'), changes)
    }
  const offers: { what: string; isOffered: boolean; text: string; form: ReactNode }[] = [
    {
      what: 'own',
      isOffered: about.takesOwn === true && (isTopField || isEmpty),
      text: t('inspector.addField'),
      form: <AddField {...{ outline, languages, file, add }} beside={entry} summary={about.summary} />,
    },
    {
      what: 'known',
      isOffered:
        (isTopField || isEmpty || kind === 'Column' || isBlockValue || inside !== undefined) && about.values.length > 0,
      text: t(inside === undefined ? 'inspector.addKnown' : 'inspector.addKnownInside'),
      form: (
        <AddKnown
          {...{ languages, file, add }}
          values={about.values}
          beside={entry}
          isFree={(!isBlockValue && inside === undefined) || block?.isOwn === true}
        />
      ),
    },
    {
      what: 'block',
      isOffered: takesBlocks(entry, file) && parts.length > 0,
      text: t(kind === 'Block' ? 'inspector.addBlock' : 'inspector.addBlockInside'),
      form: <AddBlock {...{ parts, outline, names, languages }} places={about.places} beside={entry} add={done} />,
    },
    {
      what: 'section',
      isOffered: isSection,
      text: t('inspector.addSection'),
      form: (
        <AddNamed
          label={t('section.label')}
          button={t('section.add')}
          languages={languages}
          add={named((texts) => sectionChanges(outline, entry, texts, file), beside)}
        />
      ),
    },
    {
      what: 'arrangement',
      isOffered: keys.length === 0 && file.startsWith('grids/'),
      text: t('inspector.addArrangement'),
      form: (
        <AddNamed
          label={t('arrangement.label')}
          button={t('arrangement.add')}
          languages={languages}
          add={named((texts) => listChanges('Arrangement', outline, texts, file), ['arrangements'])}
        />
      ),
    },
    {
      what: 'button',
      isOffered: about.buttons !== undefined,
      text: t(kind === 'Switch' ? 'inspector.addSwitch' : 'inspector.addButton'),
      form: (
        <AddButton
          {...{ languages }}
          sources={sourcesIn(file, about.paths, names.fields)}
          places={about.buttons ?? []}
          add={(place, says, texts) => {
            const { key, changes } = buttonChanges(outline, entry, place, says, texts, file)
            done(key, changes)
          }}
        />
      ),
    },
    {
      what: 'exception',
      isOffered: (keys.length === 0 || kind === 'Exception') && file.startsWith('grids/'),
      text: t('inspector.addException'),
      form: (
        <AddException
          {...{ languages }}
          fields={names.fields}
          add={(texts, when) => {
            const { id, changes } = listChanges('Exception', outline, texts, file, { when })
            done(`exceptions.${id}`, changes)
          }}
        />
      ),
    },
    {
      what: 'choice',
      isOffered: list !== undefined,
      text: t('inspector.addChoice'),
      form: list !== undefined && (
        <AddChoice
          {...{ list, languages }}
          add={(value, texts) => {
            const { key, changes } = choiceChanges(list, value, texts, file)
            done(key, changes)
          }}
        />
      ),
    },
    {
      what: 'asked',
      isOffered: about.calls !== undefined && (kind === 'Lookup' || kind === 'Lookups'),
      text: t('inspector.addAsked'),
      form: about.calls !== undefined && (
        <AddAsked
          calls={about.calls}
          taken={outline.map(({ id }) => id)}
          add={(choices) => done(`lookups.${choices.id}`, [askedChanges(choices, file)])}
        />
      ),
    },
    {
      what: 'level',
      isOffered: opensLevels(outline, entry),
      text: t('inspector.addLevel'),
      form: (
        <AddNamed
          label={t('level.label')}
          button={t('level.add')}
          languages={languages}
          add={named((texts) => levelChanges(outline, entry, texts, file), ['levels'])}
        />
      ),
    },
  ]
  return (
    <>
      {offers.map(
        ({ what, isOffered, text, form }) =>
          isOffered && (
            <Fragment key={what}>
              <Button
                size="small"
                ref={addsField && what === 'own' ? intoView : undefined}
                onClick={() => setAdds(adds === what ? '' : what)}
                aria-expanded={adds === what}
              >
                {text}
              </Button>
              {adds === what && <Box sx={{ width: '100%' }}>{form}</Box>}
            </Fragment>
          ),
      )}
      {kind === 'Level' && (
        <Button
          size="small"
          onClick={() => {
            const { key, changes } = variantChanges(entry, file)
            done(key, changes)
          }}
        >
          {t('inspector.addVariant')}
        </Button>
      )}
      {mayBeCopied(entry, file) && (
        <Button
          size="small"
          onClick={() => {
            const { id, changes } = copyChanges(outline, entry, file)
            done([...beside, id].join('.'), changes)
          }}
        >
          {t('inspector.copy')}
        </Button>
      )}
    </>
  )
}
