import { useEffect, useMemo, useState } from 'react'
import { getAt } from '../../../config/index.ts'
import type { ColumnModel, GridModel } from '../../../config/index.ts'
import type { SeenRows } from '../../services/services.ts'
import type { Row } from '../order/row.ts'
import { useEngine } from '../../services/services.ts'
import { rowId } from '../order/row.ts'

/** Where `on` among the filters shows changed rows alone, in the address. */
export const CHANGED_KEY = 'list.changed'
/** Rows that are remembered of one list, the last ones seen. */
const MOST = 20_000
const BETWEEN = '.'

/** The columns in which a row differs from what was seen of it at the last visit; none for a row that was not. */
export type ChangesOf = (row: Row) => readonly ColumnModel[]

/** What was seen, at the beginning or in the course of a visit: with a new visit, what was seen last becomes what is compared with. */
export function inVisit(seen: SeenRows | undefined, visit: string, columns: readonly ColumnModel[]): SeenRows {
  const ids = columns.map(({ id }) => id)
  if (seen === undefined || seen.columns.join() !== ids.join()) return { columns: ids, visit, before: {}, now: {} }
  return seen.visit === visit ? seen : { ...seen, visit, before: seen.now }
}

/** What was seen, with these rows as they are now. Of too many rows the ones seen longest ago are forgotten. */
export function withSeen(seen: SeenRows, prints: ReadonlyMap<string, string>): SeenRows {
  const others = Object.entries(seen.now).filter(([id]) => !prints.has(id))
  return { ...seen, now: Object.fromEntries([...others, ...prints].slice(-MOST)) }
}

/** The fingerprints of rows by their ids; one without an id is not known again. */
export function printsOf(
  rows: readonly Row[],
  model: GridModel,
  columns: readonly ColumnModel[],
): ReadonlyMap<string, string> {
  return new Map(
    rows.flatMap((row) => {
      const id = rowId(row, model)
      return id === undefined ? [] : [[String(id), printOf(row, columns)] as const]
    }),
  )
}

/** The columns in which rows differ from their fingerprints of before, each row compared once. */
export function changesSince(before: SeenRows['before'], model: GridModel, columns: readonly ColumnModel[]): ChangesOf {
  const known = new WeakMap<Row, readonly ColumnModel[]>()
  return (row) => {
    const id = String(rowId(row, model) ?? '')
    const was = Object.hasOwn(before, id) ? before[id] : undefined
    const found = known.get(row) ?? differing(columns, was, printOf(row, columns))
    known.set(row, found)
    return found
  }
}

/** A fingerprint of each column of a row, joined. */
export function printOf(row: Row, columns: readonly ColumnModel[]): string {
  return columns.map(({ field }) => hash(JSON.stringify(getAt(row, field)) ?? '')).join(BETWEEN)
}

/** The columns whose fingerprints differ; none where there is none to compare with. */
export function differing(columns: readonly ColumnModel[], before: string | undefined, now: string): ColumnModel[] {
  if (before === undefined) return []
  const [old, fresh] = [before.split(BETWEEN), now.split(BETWEEN)]
  return columns.filter((_column, index) => old[index] !== fresh[index])
}

/** FNV-1a, 32 bits: tells values apart, hides nothing. */
function hash(text: string): string {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return (value >>> 0).toString(36)
}

const NONE: readonly ColumnModel[] = []
const nothing: ChangesOf = () => NONE

/**
 * What changed of the rows since the reader's last visit, in the columns that the model names; remembers them as they are
 * now. Nothing on a first visit, and where the device keeps nothing.
 */
export function useChanges(model: GridModel, rows: readonly Row[]): ChangesOf {
  const { seen: store } = useEngine()
  const [seen, setSeen] = useState<SeenRows>()
  const columns = useMemo(
    () => model.changes?.columns.flatMap((id) => model.columns.find((column) => column.id === id) ?? []) ?? [],
    [model],
  )
  useEffect(() => {
    if (store === undefined || columns.length === 0 || rows.length === 0) return
    const prints = printsOf(rows, model, columns)
    let isHere = true
    void store
      .change(model.name, (kept) => withSeen(inVisit(kept, store.visit, columns), prints))
      .then((next) => isHere && setSeen(next))
    return () => {
      isHere = false
    }
  }, [store, model, columns, rows])

  return useMemo(
    () => (seen === undefined ? nothing : changesSince(seen.before, model, columns)),
    [seen, columns, model],
  )
}
