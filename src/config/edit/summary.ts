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
  const path = textOf(child(fieldIn(form, field), 'path')) ?? pathOfId(field)
  const { file, collections } = summaryOf(world, form)
  const found = collections.find(({ shown }) => shown.some((each) => each.path === path)) ?? collections[0]
  const after = found?.shown.find((each) => each.path === path) ?? found?.shown.at(-1)
  return found === undefined || after === undefined ? undefined : { file, keys: found.keys, after: after.id }
}

/** The entry of the summary of a form that shows a field of the tenant's own under its id. */
export function shownInSummary(
  world: World,
  form: MergedFile,
  id: string,
): Pick<SummaryPlace, 'file' | 'keys'> | undefined {
  const { file, collections } = summaryOf(world, form)
  const found = collections.find(({ shown }) => shown.some((each) => each.id === id))
  return found && { file, keys: [...found.keys, id] }
}

/** The view that a form names as its summary, and where it shows values of the record. */
function summaryOf(world: World, form: MergedFile) {
  const name = textOf(descend(form.root, ['record', 'summary'])) ?? ''
  const view = world.screens.get(name)?.root
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
  return { file: `${name}.json`, collections }
}

function fieldIn({ root }: MergedFile, id: string) {
  const sections = entriesOf(child(root, 'sections'))
  return sections
    .map(([section]) => descend(root, ['sections', section, 'fields', id]))
    .find((node) => node !== undefined)
}
