import type { KnownValue, OutlineEntry } from '../../config/node.ts'
import type { Change } from '../host/api.ts'
import { standsIn } from '../host/entries.ts'
import { textsOf } from '../host/labels.ts'

/**
 * What shows a value that the gateway knows, after another entry of a form, list or block, or as the last of a block; as the portal shows it elsewhere, unless
 * it is to read otherwise. `isFree`: the entries around it are all the tenant's own, and bear any id.
 */
export function knownValueChanges(
  { path, like, cell, texts: usual }: KnownValue,
  texts: Readonly<Record<string, string>>,
  { beside, file, isFree }: { beside: OutlineEntry; file: string; isFree: boolean },
): { id: string; changes: Change[] } {
  const { id, shows } = shownBy(path, isFree, beside.kind === 'Field' || beside.kind === 'Section' ? 'path' : 'field')
  const isAsElsewhere =
    usual !== undefined && Object.entries(texts).every(([each, text]) => usual[each] === text.trim())
  const { label: itsLabel, ...drawn } = like ?? { label: undefined, ...(cell !== undefined && { cell }) }
  const label = isAsElsewhere && itsLabel !== undefined ? itsLabel : `field.x_${path.replaceAll('.', '_')}`
  // What draws a cell is no part of a form. Numbers stand below each other by their ends.
  const isColumn = collectionOf(beside) === 'columns' || beside.kind === 'Column'
  const ends = isColumn && drawn.cell === 'number' ? { align: 'right' } : {}
  const filter = beside.knows.includes('filter') ? filterFor(drawn) : {}
  const value = { ...shows, label, ...(file.endsWith('.layout.json') ? {} : { ...drawn, ...ends, ...filter }) }
  return { id, changes: [...(isAsElsewhere ? [] : textsOf(texts, label)), placed(id, beside, file, value)] }
}

/** The filter under the heading of a column, where that of a text would be the worse one: a choice among codes, and days. */
function filterFor({ cell, options }: Partial<NonNullable<KnownValue['like']>>): { filter?: 'select' | 'date' } {
  if (/^date/.test(cell ?? '')) return { filter: 'date' }
  return options?.['lookup'] === undefined || options['many'] === true ? {} : { filter: 'select' }
}

/** The id of an entry that shows a value, and what else it needs to: a path with a dot, and any among entries of the portal, is named. */
export function shownBy(
  path: string,
  isFree: boolean,
  key: 'path' | 'field',
): { id: string; shows: Record<string, string> } {
  const isOwn = path.startsWith('x_')
  if ((isOwn || isFree) && !path.includes('.')) return { id: path, shows: {} }
  const id = path.replaceAll('.', '_')
  return { id: isOwn ? id : `x_${id}`, shows: { [key]: isOwn ? `customFields.${path}` : path } }
}

/** What puts an entry into a file: after another one, or as the last in a section or block. */
export function placed(id: string, beside: OutlineEntry, file: string, entry: object): Change {
  // Into a section that is still without fields, or a block.
  if (beside.kind === 'Section') return { kind: 'set', file, keys: [...beside.keys, 'fields', id], value: entry }
  const inside = collectionOf(beside)
  if (inside !== undefined) return { kind: 'set', file, keys: [...beside.keys, inside, id], value: entry }
  const width = /Field|Shown value/.test(beside.kind) ? beside.says['width'] : undefined
  return {
    kind: 'set',
    file,
    keys: [...standsIn(beside), id],
    value: { ...entry, ...(width !== undefined && !('width' in entry) && { width }), after: beside.id },
  }
}

/** What a block of a kind shows its values as. */
const collections: Readonly<Record<string, 'fields' | 'columns'>> = { fields: 'fields', table: 'columns' }

/** The collection in which a block shows values one by one; nothing for a block that does not. */
export function collectionOf({ kind, says }: Pick<OutlineEntry, 'kind' | 'says'>): 'fields' | 'columns' | undefined {
  return kind === 'Block' && typeof says['block'] === 'string' ? collections[says['block']] : undefined
}
