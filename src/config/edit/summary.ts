import { pathOfId } from '../data/own.ts'
import type { MergedFile } from '../layers/base-files.ts'
import type { World } from '../layers/world.ts'
import { entriesOf } from '../source/entries.ts'
import { child, descend, textOf } from '../source/tree.ts'

/** Where a value stands in the summary of a form's record: the collection of a block, and the entry that it stands after. */
export interface SummaryPlace {
  /** Below schemas/: `views/booking-summary.json`. */
  file: string
  keys: string[]
  after: string
}

/**
 * Where the summary of a form, which is read once the record is not entered any more, would show a value that stands after a field: after that field's
 * own value, else at the end of the first values. Nothing for a form without one.
 */
export function summaryPlace(world: World, form: MergedFile, field: string): SummaryPlace | undefined {
  const name = textOf(descend(form.root, ['record', 'summary']))
  const view = name === undefined ? undefined : world.screens.get(name)?.root
  if (name === undefined || view === undefined) return undefined
  const path = textOf(child(fieldIn(form, field), 'path')) ?? pathOfId(field)
  const collections = entriesOf(child(view, 'sections')).flatMap(([section]) =>
    entriesOf(descend(view, ['sections', section, 'blocks'])).flatMap(([block, node]) => {
      const shown = entriesOf(child(node, 'fields')).map(([id, entry]) => ({
        id,
        path: textOf(child(entry, 'field')) ?? pathOfId(id),
      }))
      // What a block shows of other data is not the record's.
      const isOfRecord = textOf(child(node, 'block')) === 'fields' && child(node, 'at') === undefined
      return isOfRecord && shown.length > 0 ? [{ keys: ['sections', section, 'blocks', block, 'fields'], shown }] : []
    }),
  )
  const found = collections.find(({ shown }) => shown.some((each) => each.path === path)) ?? collections[0]
  const after = found?.shown.find((each) => each.path === path) ?? found?.shown.at(-1)
  return found === undefined || after === undefined
    ? undefined
    : { file: `${name}.json`, keys: found.keys, after: after.id }
}

function fieldIn({ root }: MergedFile, id: string) {
  const sections = entriesOf(child(root, 'sections'))
  return sections
    .map(([section]) => descend(root, ['sections', section, 'fields', id]))
    .find((node) => node !== undefined)
}
