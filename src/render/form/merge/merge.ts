import {
  entriesOf,
  getAt,
  holds,
  isKnown,
  isRemoved,
  isSectionOpen,
  isWithin,
  marked,
  readEntry,
  setAt,
  writeEntry,
} from '../../../config/index.ts'
import type { ActionCodes, Entry, FieldModel, FormModel, JsonObject, Path, Scope } from '../../../config/index.ts'
import { sameData } from '../core/store.ts'

/** One record three times: as this form loaded it, as this form has it now, and as it is stored now. */
export interface Versions {
  base: JsonObject
  mine: JsonObject
  theirs: JsonObject
}

export type Side = 'mine' | 'theirs'

/** A field whose value was changed since the record was loaded. */
export interface Difference {
  /** Names it among the differences: the field's path, within a list that of the row and its field. */
  id: string
  /** The field; of a list, the list's. */
  field: FieldModel
  /** In a list: the row, by its number counted from 1 where it stands (in mine, else in theirs), what became of it, and the field of it that differs. */
  row?: { number: number; became: 'added' | 'removed' | 'changed'; cell?: FieldModel }
  /** Who changed it; `both`: to different values. */
  by: Side | 'both'
  base: unknown
  mine: unknown
  theirs: unknown
}

/** What the two made of the record, and the record with both. */
export interface Merged {
  /** In the order of the form. What both changed alike is none. */
  differences: Difference[]
  data: JsonObject
}

/** Which value is taken where both changed one; `mine` where nothing is chosen. */
export type Choices = ReadonlyMap<string, Side>

/**
 * Merges what this form changed with what was stored meanwhile. Fields that one side changed have that side's value; a field is
 * taken whole, with all that it covers. Rows of lists are matched by their ids. What no field covers is merged value by value.
 * Nothing is dropped: a row that one side removed and the other changed is a difference of both.
 */
export function merge(model: FormModel, versions: Versions, choices: Choices, scope: Scope): Merged {
  const differences: Difference[] = []
  const fields = shownFirst(model, scope)
  const covered = [...new Set(fields.flatMap(({ covers }) => covers))]
  let data = mergeRest('', versions, covered) as JsonObject
  const taken = new Set<Path>()
  for (const field of fields) {
    if (field.ownEntry === undefined && field.covers.every((path) => taken.has(path))) continue
    const merging = { field, choices, differences }
    if (field.ownEntry !== undefined) data = mergeOwnEntry(data, versions, merging, taken)
    else if (field.entries !== undefined) data = mergeList(data, versions, merging, field.entries)
    else data = mergeField(data, versions, merging, taken)
    for (const path of field.covers) taken.add(path)
  }
  const order = new Map(model.sections.flatMap(({ fields: each }) => each).map((field, index) => [field, index]))
  differences.sort((one, other) => (order.get(one.field) ?? 0) - (order.get(other.field) ?? 0))
  return { differences, data }
}

interface Merging {
  field: FieldModel
  choices: Choices
  differences: Difference[]
}

/** The fields of a form, those that can be seen before those that cannot: two may cover one path. */
function shownFirst({ sections }: FormModel, scope: Scope): FieldModel[] {
  const placed = sections.flatMap((section) =>
    section.fields.map((field) => ({ field, isShown: isSectionOpen(section, scope) && holds(field.visible, scope) })),
  )
  return [...placed.filter(({ isShown }) => isShown), ...placed.filter(({ isShown }) => !isShown)].map(
    ({ field }) => field,
  )
}

/** Who changed a value; undefined when nobody did, or both did alike. */
function changedBy({ base, mine, theirs }: Record<keyof Versions, unknown>): Side | 'both' | undefined {
  if (sameData(mine, theirs)) return undefined
  if (sameData(base, theirs)) return 'mine'
  return sameData(base, mine) ? 'theirs' : 'both'
}

/** Notes a difference, and answers whose value is taken; what nobody changed is as it is stored. */
function settle({ choices, differences }: Merging, difference: Omit<Difference, 'by'>, compared = difference): Side {
  const by = changedBy(compared)
  if (by === undefined) return 'theirs'
  differences.push({ ...difference, by })
  return by === 'both' ? (choices.get(difference.id) ?? 'mine') : by
}

/** A value of each version. */
function each<Value>(versions: Record<keyof Versions, unknown>, read: (version: unknown) => Value) {
  return { base: read(versions.base), mine: read(versions.mine), theirs: read(versions.theirs) }
}

/** A field with all that it covers, but for what another field has taken. */
function mergeField(
  data: JsonObject,
  versions: Record<keyof Versions, unknown>,
  merging: Merging,
  taken: ReadonlySet<Path>,
): JsonObject {
  const { field } = merging
  const paths = field.covers.filter((path) => !taken.has(path))
  const values = each(versions, (version) => getAt(version, field.path))
  const compared = each(versions, (version) => paths.map((path) => getAt(version, path) ?? null))
  const side = settle(merging, { id: field.path, field, ...values }, { id: '', field, ...compared })
  return paths.reduce((made, path) => setAt(made, path, getAt(versions[side], path)) as JsonObject, data)
}

/** A text that is one entry of a list; the list's other entries are those of other fields, or stay as they are stored. */
function mergeOwnEntry(data: JsonObject, versions: Versions, merging: Merging, taken: ReadonlySet<Path>): JsonObject {
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

/** A list: its stored rows in their order, with this form's changes, and after them the rows that this form added. */
function mergeList(data: JsonObject, versions: Versions, merging: Merging, codes: ActionCodes): JsonObject {
  const { path } = merging.field
  const lists = each(versions, (version) => entriesOf(getAt(version, path)))
  if (![...lists.base, ...lists.theirs].every((row) => isKnown(row, codes)))
    return mergeField(data, versions, merging, new Set())
  const idOf = (row: Entry): string => String(row[codes.idField])
  const byId = each(versions, (version) => new Map(entriesOf(getAt(version, path)).map((row) => [idOf(row), row])))
  const kept = lists.mine.filter((row) => isKnown(row, codes) && !byId.theirs.has(idOf(row)))
  const rows = [...lists.theirs, ...kept].flatMap((stored) => {
    const id = idOf(stored)
    const row: Record<keyof Versions, Row> = each(byId, (rowsOf) => (rowsOf as Map<string, Entry>).get(id))
    const place = lists.mine.findIndex((entry) => isKnown(entry, codes) && idOf(entry) === id)
    return mergeRow(row, id, (place < 0 ? lists.theirs.indexOf(stored) : place) + 1, merging, codes)
  })
  const added = lists.mine.filter((row) => !isKnown(row, codes))
  for (const row of added) {
    const number = lists.mine.indexOf(row) + 1
    const change = { row: { number, became: 'added' as const }, base: undefined, mine: row, theirs: undefined }
    merging.differences.push({ id: `${path}/new-${number}`, field: merging.field, ...change, by: 'mine' })
  }
  const next = [...rows, ...added]
  return setAt(data, path, next.length === 0 ? getAt(versions.theirs, path) : next) as JsonObject
}

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

/** What no field covers: value by value, as it is stored unless this form alone changed it. */
function mergeRest(
  at: Path,
  { base, mine, theirs }: Record<keyof Versions, unknown>,
  covered: readonly Path[],
): unknown {
  if (at !== '' && covered.some((path) => isWithin(at, path))) return theirs
  const isBranch = isRecord(mine) && isRecord(theirs)
  if (!isBranch) return changedBy({ base, mine, theirs }) === 'mine' ? mine : theirs
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])]
  return names.reduce<unknown>((made, name) => {
    const of = { base: isRecord(base) ? base[name] : undefined, mine: mine[name], theirs: theirs[name] }
    const value = mergeRest(at === '' ? name : `${at}.${name}`, of, covered)
    return setAt(made, name, value)
  }, theirs)
}

function isRecord(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
