import { entriesOf, getAt, isKnown, isRemoved, marked, readEntry, setAt, writeEntry } from '../../../config/index.ts'
import type { ActionCodes, Entry, JsonObject, Path } from '../../../config/index.ts'
import { sameData } from '../core/store.ts'
import { each, mergeField, mergeRest, settle, type Difference, type Merging, type Versions } from './fields.ts'

/** A text that is one entry of a list; the list's other entries are those of other fields, or stay as they are stored. */
export function mergeOwnEntry(
  data: JsonObject,
  versions: Versions,
  merging: Merging,
  taken: ReadonlySet<Path>,
): JsonObject {
  const { field } = merging
  const { ownEntry: place, path } = field
  if (place === undefined) return data
  const started = taken.has(path) ? data : (setAt(data, path, getAt(versions.theirs, path)) as JsonObject)
  const texts = each(versions, (version) => readEntry(getAt(version, path), place))
  const side = settle(merging, { id: `${path}/${place.key}`, field, ...texts })
  if (side === 'theirs') return started
  const text = texts.mine === '' ? undefined : texts.mine
  return setAt(started, path, writeEntry(getAt(started, path), text, place)) as JsonObject
}

type Row = Entry | undefined

/** A list: its stored rows in their order, with this form's changes, and after them the rows that this form added. One whose ids do not tell its rows apart is taken whole. */
export function mergeList(data: JsonObject, versions: Versions, merging: Merging, codes: ActionCodes): JsonObject {
  const { path } = merging.field
  const lists = each(versions, (version) => entriesOf(getAt(version, path)))
  const idOf = (row: Entry): string => String(row[codes.idField])
  const areApart = Object.values(lists).every((rows) => {
    const ids = rows.filter((row) => isKnown(row, codes)).map(idOf)
    return new Set(ids).size === ids.length
  })
  if (!areApart || ![...lists.base, ...lists.theirs].every((row) => isKnown(row, codes)))
    return mergeField(data, versions, merging, new Set())
  const byId = each(versions, (version) => new Map(entriesOf(getAt(version, path)).map((row) => [idOf(row), row])))
  const kept = lists.mine.filter((row) => isKnown(row, codes) && !byId.theirs.has(idOf(row)))
  const rows = [...lists.theirs, ...kept].flatMap((stored) => {
    const id = idOf(stored)
    const row: Record<keyof Versions, Row> = each(byId, (rowsOf) => (rowsOf as Map<string, Entry>).get(id))
    // A row that was removed here has left the numbers of those that stand: it is told by the one that it had.
    const isGone = row.mine !== undefined && isRemoved(row.mine, codes)
    const stands = row.mine === undefined ? lists.theirs : isGone && row.base !== undefined ? lists.base : lists.mine
    const place = stands.findIndex((entry) => isKnown(entry, codes) && idOf(entry) === id)
    return mergeRow(row, id, numberAt(place, stands, codes), merging, codes)
  })
  const added = lists.mine.filter((row) => !isKnown(row, codes))
  for (const row of added) {
    const place = lists.mine.indexOf(row)
    const number = numberAt(place, lists.mine, codes)
    const change = { row: { number, became: 'added' as const }, base: undefined, mine: row, theirs: undefined }
    merging.differences.push({ id: `${path}/${newRowId(place)}`, field: merging.field, ...change, by: 'mine' })
  }
  const next = [...rows, ...added]
  return setAt(data, path, next.length === 0 ? getAt(versions.theirs, path) : next) as JsonObject
}

/** The number under which a form shows the row at a place: those marked as removed are not counted. */
function numberAt(place: number, rows: readonly Entry[], codes: ActionCodes): number {
  return rows.slice(0, place).filter((row) => !isRemoved(row, codes)).length + 1
}

/** What names a row that has no id yet, by its place in the list. */
export const newRowId = (place: number): string => `new-${place + 1}`

/** A row that the gateway knows: none where it is gone on both sides, or on the side that is taken. */
function mergeRow(
  row: Record<keyof Versions, Row>,
  id: string,
  number: number,
  merging: Merging,
  codes: ActionCodes,
): Entry[] {
  const { field } = merging
  const name = `${field.path}/${id}`
  const mine = row.mine !== undefined && isRemoved(row.mine, codes) ? undefined : row.mine
  const { theirs } = row
  if (mine !== undefined && theirs !== undefined)
    return [mergeCells({ base: row.base, mine, theirs }, name, number, merging, codes)]
  const became = row.base === undefined ? ('added' as const) : ('removed' as const)
  const side = settle(merging, { id: name, field, row: { number, became }, base: row.base, mine, theirs })
  if (side === 'theirs') return theirs === undefined ? [] : [theirs]
  // The gateway no longer knows a row that it removed: it comes back as a new one.
  if (mine !== undefined) return [marked({ ...mine, [codes.idField]: undefined }, codes, codes.added)]
  return codes.actionField === undefined || theirs === undefined ? [] : [marked(theirs, codes, codes.removed)]
}

/** A row that both have: field by field, or whole where the list says nothing of its fields. */
function mergeCells(
  row: { base: Row; mine: Entry; theirs: Entry },
  name: string,
  number: number,
  merging: Merging,
  codes: ActionCodes,
): Entry {
  const { field } = merging
  const ofRow = { number, became: 'changed' as const }
  const unmarked = each(row, (version) => withoutCode(version as Row, codes))
  if (field.fields === undefined) {
    const side = settle(merging, { id: name, field, row: ofRow, ...unmarked })
    return side === 'mine' ? row.mine : row.theirs
  }
  const cells = field.fields
  let made = mergeRest('', unmarked, [...new Set(cells.flatMap(({ covers }) => covers))]) as JsonObject
  const taken = new Set<Path>()
  for (const cell of cells) {
    const found: Difference[] = []
    const choices = new Map([[cell.path, merging.choices.get(`${name}/${cell.path}`) ?? ('mine' as const)]])
    made = mergeField(made, unmarked, { field: cell, choices, differences: found }, taken)
    for (const path of cell.covers) taken.add(path)
    for (const difference of found)
      merging.differences.push({ ...difference, id: `${name}/${cell.path}`, field, row: { ...ofRow, cell } })
  }
  return sameData(made, unmarked.theirs) ? row.theirs : marked(made, codes, codes.changed)
}

function withoutCode(row: Row, { actionField }: ActionCodes): Row {
  return row === undefined || actionField === undefined ? row : { ...row, [actionField]: undefined }
}
