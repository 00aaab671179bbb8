import { childOf, entriesOf, getAt, isBlank, isKnown, setAt } from '../../../config/index.ts'
import type { ActionCodes, Entry, FormModel, JsonObject } from '../../../config/index.ts'
import { arrived } from '../core/arrived.ts'
import { sameData } from '../core/store.ts'
import type { FormStore } from '../core/store.ts'
import { merge } from '../merge/merge.ts'
import type { Choices } from '../merge/fields.ts'

/** The record in a reply: the reply is the record, or holds it where the record is loaded from or under `data`. */
export function recordIn(reply: unknown, model: FormModel): JsonObject | undefined {
  const { id, load } = model.record
  if (id === undefined || load === undefined) return undefined
  const found = [getAt(reply, load.at), childOf(reply, 'data'), reply].find((record) => isId(getAt(record, id)))
  return typeof found === 'object' && found !== null ? arrived(model, found as JsonObject) : undefined
}

/** What a reply says of the record without naming it, as far as the form's data rules have a place for it; undefined for nothing. */
export function partIn(reply: unknown, model: FormModel): JsonObject | undefined {
  const { record, schema } = model
  const { properties = {} } = schema
  const parts = [getAt(reply, record.load?.at ?? ''), childOf(reply, 'data')].map((part) =>
    Object.entries(part ?? {}).filter(([name]) => Object.hasOwn(properties, name)),
  )
  const said = parts.find((entries) => entries.length > 0)
  return said && arrived(model, Object.fromEntries(said))
}

/** The id of the record in a reply. */
export function idIn(reply: unknown, model: FormModel): string | undefined {
  const id = getAt(recordIn(reply, model), model.record.id ?? '')
  return isId(id) ? String(id) : undefined
}

function isId(id: unknown): id is string | number {
  return (typeof id === 'string' && id !== '') || typeof id === 'number'
}

/**
 * Puts a stored record under what stands in the form: what was changed there since `base` stays, all else is as it is stored. Nothing
 * that was typed is lost; where both changed a value, the form's stays unless `choices` say otherwise.
 */
export function putUnder(
  { model, store }: { model: FormModel; store: FormStore },
  { base, theirs, choices = new Map() }: { base: JsonObject; theirs: JsonObject; choices?: Choices },
): void {
  const mine = store.data()
  const { data } = merge(model, { base, mine, theirs }, choices, store.scope)
  store.batch(() => {
    store.load({ data: theirs, isNew: false })
    if (!sameData(data, theirs)) store.replace(data)
  })
}

/**
 * What was sent and what stands in the form since then, both with the ids that new rows got when they were stored: a row that was
 * sent as new is the same one afterwards.
 */
export function withStoredRows(
  model: FormModel,
  { sent, mine, theirs }: Record<'sent' | 'mine' | 'theirs', JsonObject>,
): { base: JsonObject; mine: JsonObject } {
  let known = { base: sent, mine }
  for (const { path, entries } of model.sections.flatMap(({ fields }) => fields)) {
    const rows = entriesOf(getAt(sent, path))
    if (entries === undefined || rows.length === 0) continue
    const typed = entriesOf(getAt(mine, path))
    const ids = idsOf(rows, entriesOf(getAt(theirs, path)), entries)
    const placeOf = placesAmong(rows, typed)
    known = {
      base: setAt(
        known.base,
        path,
        named(rows, (index) => ids[index], entries),
      ) as JsonObject,
      mine: setAt(
        known.mine,
        path,
        named(typed, (index) => ids[placeOf(index)], entries),
      ) as JsonObject,
    }
  }
  return known
}

/** The ids of rows once they are stored: new ones have those that nothing had before, in their order. One without values was not sent. */
function idsOf(sent: readonly Entry[], stored: readonly Entry[], codes: ActionCodes): unknown[] {
  const before = new Set(sent.map((row) => row[codes.idField]))
  const fresh = stored.map((row) => row[codes.idField]).filter((id) => !before.has(id))
  return sent.map((row) => {
    if (isKnown(row, codes)) return row[codes.idField]
    return isBlank(row, codes) || sameData(row, {}) ? undefined : fresh.shift()
  })
}

/** Where rows stood when they were sent: one that says the same, else the one at the same place; -1 for a row that was not there. */
function placesAmong(sent: readonly Entry[], typed: readonly Entry[]): (index: number) => number {
  const taken = new Set<number>()
  const same = typed.map((row) => {
    const place = sent.findIndex((each, at) => !taken.has(at) && sameData(each, row))
    if (place >= 0) taken.add(place)
    return place
  })
  return (index) => {
    const place = same[index] ?? -1
    return place < 0 && index < sent.length && !taken.has(index) ? index : place
  }
}

function named(rows: readonly Entry[], idOf: (index: number) => unknown, codes: ActionCodes): Entry[] {
  const { idField, actionField } = codes
  return rows.map((row, index) => {
    const id = isKnown(row, codes) ? undefined : idOf(index)
    return id === undefined
      ? row
      : { ...row, [idField]: id, ...(actionField !== undefined && { [actionField]: undefined }) }
  })
}
