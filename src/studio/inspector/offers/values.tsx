import { AddKnown } from '../../adding/AddKnown.tsx'
import { collectionOf } from '../../adding/known.ts'
import type { Change } from '../../host/api.ts'
import { entryAt, isFormField, standsIn } from '../../host/entries.ts'
import { AddField } from '../AddField.tsx'
import type { Making, Offers } from './offer.ts'

/** Fields, columns and values: of the tenant's own, and those that the gateway knows and the screen does not show. */
export function valueOffers(making: Making): Offers {
  const { entry, outline, about, languages, file, t, done } = making
  const { kind, keys, isOwn, entries } = entry
  const isEmptySection = kind === 'Section' && file.endsWith('.layout.json') && entries.length === 0 && isOwn
  const isInForm = isFormField(entry) || isEmptySection
  const inside = collectionOf(entry)
  const isBlockValue = kind === 'Shown value' || (kind === 'Column' && !file.startsWith('grids/'))
  const block = inside === undefined && isBlockValue ? entryAt(outline, keys.slice(0, -2).join('.')) : entry
  const into = isEmptySection ? [...keys, 'fields'] : inside === undefined ? standsIn(entry) : [...keys, inside]
  const add = (id: string, changes: Change[]) => done([...into, id].join('.'), changes)
  const takesKnown = isInForm || kind === 'Column' || isBlockValue || inside !== undefined
  const own = {
    what: 'own',
    text: t('inspector.addField'),
    form: <AddField {...{ outline, languages, file, add }} beside={entry} summary={about.summary} />,
  }
  const known = {
    what: 'known',
    text: t(inside === undefined ? 'inspector.addKnown' : 'inspector.addKnownInside'),
    form: (
      <AddKnown
        {...{ languages, file, add }}
        values={about.values}
        beside={entry}
        isFree={(!isBlockValue && inside === undefined) || block?.isOwn === true}
      />
    ),
  }
  return [about.takesOwn === true && isInForm && own, takesKnown && about.values.length > 0 && known]
}
