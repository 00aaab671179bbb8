import { useEffect, useRef } from 'react'
import { isKnown, isObject, isRemoved, isStored } from '../../config/index.ts'
import type { ActionCodes, Entry } from '../../config/index.ts'
import type { FieldModel } from '../../render/index.ts'
import { useSetValues } from '../../render/index.ts'
import { isShown, type Without } from '../block/rows-of.ts'

/** What the table and the cards draw. */
export interface RowListProps {
  label: string
  fields: FieldModel[]
  rows: { key: number; path: string; index: number; row: Entry }[]
  readOnly: boolean
  /** The same function as long as the list is shown. */
  remove(index: number): void
  /** After so many rows one was removed, and can be put back. */
  gap: { place: number; restore(): void } | undefined
}

/** Where the values of a column end: at its end, or where the unit beside them begins. */
export function endOf({ alignsEnd }: FieldModel): { 'data-end'?: '' | 'unit' } {
  return alignsEnd === undefined ? {} : { 'data-end': alignsEnd === true ? '' : alignsEnd }
}

const NO_ENTRIES: readonly Entry[] = []
const EMPTY: Entry = {}

/** The rows of a value, each at its place; a place that holds no object is a row without values, none are what is no list. */
export function entriesOf(value: unknown): readonly Entry[] {
  if (!Array.isArray(value)) return NO_ENTRIES
  return value.map((each: unknown) => (isObject(each) ? each : EMPTY))
}

/** A row that is shown, and where it stands in the data. */
interface ShownRow {
  index: number
  row: Entry
}

/** Rows to show: all but those marked as removed, or ruled out by a code of theirs. */
export function shownRows(rows: readonly Entry[], codes: ActionCodes, without: Without): ShownRow[] {
  return rows.map((row, index) => ({ index, row })).filter(({ row }) => !isRemoved(row, codes) && isShown(row, without))
}

/** Most rows that may be shown: the smaller of the part's own limit (0 for none) and that of the data rules. */
export function rowLimit(maxRows: number | undefined, maxItems: number | undefined): number | undefined {
  const limits = [maxRows === 0 ? undefined : maxRows, maxItems].filter((limit) => limit !== undefined)
  return limits.length === 0 ? undefined : Math.min(...limits)
}

/**
 * The code a row must carry, given how it was when it was first seen: removed stays removed, a row with the same content has
 * the code it came with, a changed one is changed when the gateway has it and added when not.
 */
export function codeOf(row: Entry, first: Entry, codes: ActionCodes): unknown {
  if (codes.actionField === undefined) return undefined
  if (isRemoved(row, codes)) return row[codes.actionField]
  if (sameContent(row, first, codes.actionField)) return first[codes.actionField]
  return isKnown(row, codes) || isStored(first, codes) ? codes.changed : codes.added
}

/** A row as it was before, under the id that it got since: it was stored meanwhile, and is no new one any more. */
export function asKnown(before: Entry, now: Entry | undefined, codes: ActionCodes): Entry {
  const { idField, actionField } = codes
  if (now === undefined || isKnown(before, codes) || !isKnown(now, codes)) return before
  return { ...before, [idField]: now[idField], ...(actionField !== undefined && { [actionField]: now[actionField] }) }
}

/** Whether rows have the same values, but for the code that says what became of them. */
export function sameContent(one: Entry, other: Entry, except: string): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  names.delete(except)
  return [...names].every((name) => one[name] === other[name])
}

/**
 * Keeps the action code of every row true while cells change, against how each row was when it was first seen.
 * `keys` stay with their rows, so that a record loaded anew starts with new ones.
 */
export function useRowCodes(
  entries: readonly Entry[],
  keys: readonly number[],
  path: string,
  codes: ActionCodes,
): void {
  const setValues = useSetValues()
  const first = useRef(new Map<number, Entry>())
  useEffect(() => {
    const { actionField } = codes
    if (actionField === undefined) return
    const changes: Record<string, unknown> = {}
    entries.forEach((row, index) => {
      const key = keys[index]
      if (key === undefined) return
      const seen = first.current.get(key)
      if (seen === undefined) first.current.set(key, row)
      const code = codeOf(row, seen ?? row, codes)
      if (row[actionField] !== code) changes[`${path}.${String(index)}.${actionField}`] = code
    })
    if (Object.keys(changes).length > 0) setValues(changes)
  }, [entries, keys, path, codes, setValues])
}
