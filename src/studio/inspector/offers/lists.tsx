import { AddAsked } from '../../adding/AddAsked.tsx'
import { askedChanges } from '../../adding/asked.ts'
import { AddChoice } from '../../adding/AddChoice.tsx'
import { AddException } from '../../adding/AddException.tsx'
import { AddNamed } from '../../adding/AddNamed.tsx'
import { choiceChanges, listOf } from '../../adding/choices.ts'
import { listChanges } from '../../adding/copies.ts'
import { named, type Making, type Offers } from './offer.ts'

/** What a list shows its rows by: arrangements of its columns, and exceptions that flag rows. */
export function listOffers(making: Making): Offers {
  const { entry, outline, names, languages, file, t, done } = making
  const isList = file.startsWith('grids/')
  const isWhole = entry.keys.length === 0
  const arrangement = {
    what: 'arrangement',
    text: t('inspector.addArrangement'),
    form: (
      <AddNamed
        label={t('arrangement.label')}
        button={t('arrangement.add')}
        languages={languages}
        add={named(making, (texts) => listChanges('Arrangement', outline, texts, file), ['arrangements'])}
      />
    ),
  }
  const exception = {
    what: 'exception',
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
  }
  return [isList && isWhole && arrangement, isList && (isWhole || entry.kind === 'Exception') && exception]
}

/** What people choose from: a choice of a fixed list, and choices that the gateway answers. */
export function choiceOffers({ entry, outline, about, languages, file, t, done }: Making): Offers {
  const list = listOf(outline, entry)
  const isOfLookups = entry.kind === 'Lookup' || entry.kind === 'Lookups'
  return [
    list !== undefined && {
      what: 'choice',
      text: t('inspector.addChoice'),
      form: (
        <AddChoice
          {...{ list, languages }}
          add={(value, texts) => {
            const { key, changes } = choiceChanges(list, value, texts, file)
            done(key, changes)
          }}
        />
      ),
    },
    about.calls !== undefined &&
      isOfLookups && {
        what: 'asked',
        text: t('inspector.addAsked'),
        form: (
          <AddAsked
            calls={about.calls}
            taken={outline.map(({ id }) => id)}
            add={(choices) => done(`lookups.${choices.id}`, [askedChanges(choices, file)])}
          />
        ),
      },
  ]
}
