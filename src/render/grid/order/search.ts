import type { ColumnModel } from '../../../config/index.ts'
import { daysIn, isWithin } from './days.ts'
import { filterOf } from './filters.ts'
import { fold, foldWithDigits } from './fold.ts'
import { chosenText } from './row.ts'
import type { Choices } from './choices.ts'
import type { Filters } from './filters.ts'
import type { Row } from './row.ts'
import type { TextOf } from './texts.ts'

/** Looks through rows by their filters. */
export interface Search {
  /** Which rows pass every filter. */
  find(rows: readonly Row[], columns: readonly ColumnModel[], filters: Filters): Passing
  /** Makes the texts of a column ready for its filter. */
  prepare(rows: readonly Row[], column: ColumnModel): void
}

/** Which rows pass, by their index, in their order; undefined: all do. */
export type Passing = Uint32Array | undefined

/** What was searched of a column, and what was found last. */
interface Searched {
  texts: readonly string[]
  wanted: string
  found: Passing
}

/**
 * A search by filters: of a text by what the cell's text contains, as both are folded; of a choice by what
 * its rows stand under; of days by the value's day, where the filter is no days as of a text. Filters of columns that are not there, or take none, are passed. The texts of a list are made once, and a word that
 * grew is looked for where the shorter one was.
 */
export function createSearch(textOf: TextOf, numbers: string, choices: Pick<Choices, 'isUnder'>): Search {
  const folded = foldWithDigits(numbers)
  const known = new WeakMap<readonly Row[], Map<string, Searched>>()
  const searchedOf = (rows: readonly Row[], column: ColumnModel): Searched => {
    const columns = known.get(rows) ?? new Map<string, Searched>()
    known.set(rows, columns)
    const searched = columns.get(column.id) ?? {
      texts: foldedTexts(rows, textOf(column), folded),
      wanted: '',
      found: undefined,
    }
    columns.set(column.id, searched)
    return searched
  }
  const foundIn = (rows: readonly Row[], column: ColumnModel, wanted: string): Passing => {
    const searched = searchedOf(rows, column)
    if (searched.wanted === wanted) return searched.found
    const { texts } = searched
    const before = wanted.includes(searched.wanted) ? searched.found : undefined
    return Object.assign(searched, {
      wanted,
      found: passing(rows.length, before, (index) => texts[index]?.includes(wanted) === true),
    }).found
  }
  return {
    find: (rows, columns, filters) =>
      columns.reduce<Passing>((passed, column) => {
        const wanted = filterOf(filters, column.id).trim()
        if (wanted === '' || column.filter === 'none') return passed
        if (column.filter === 'select') {
          const isUnder = choices.isUnder(column, wanted)
          return passing(rows.length, passed, (index) => isUnder(rows[index]))
        }
        const days = column.filter === 'date' ? daysIn(wanted) : undefined
        if (days !== undefined)
          return passing(rows.length, passed, (index) => isWithin(days, chosenText(rows[index], column)))
        return both(rows.length, passed, foundIn(rows, column, fold(wanted)))
      }, undefined),
    prepare: (rows, column) => void searchedOf(rows, column),
  }
}

function foldedTexts(rows: readonly Row[], text: (row: Row) => string, folded: (text: string) => string): string[] {
  return rows.map((row) => folded(text(row)))
}

/** Of so many rows, or of those that passed before, the ones that pass. */
function passing(count: number, before: Passing, passes: (index: number) => boolean): Uint32Array {
  const found = new Uint32Array(before?.length ?? count)
  let length = 0
  for (let at = 0; at < found.length; at += 1) {
    const index = before === undefined ? at : (before[at] ?? 0)
    if (passes(index)) found[length++] = index
  }
  return found.subarray(0, length)
}

function both(count: number, one: Passing, other: Passing): Passing {
  if (one === undefined || other === undefined) return one ?? other
  const marks = marksOf(count, other)
  return one.filter((index) => marks[index] === 1)
}

function marksOf(count: number, passed: Uint32Array): Uint8Array {
  const marks = new Uint8Array(count)
  for (const index of passed) marks[index] = 1
  return marks
}

/** The rows that pass, in an order by their indexes; undefined: as they came. */
export function inPlace(rows: readonly Row[], order: Uint32Array | undefined, passed: Passing): readonly Row[] {
  if (order === undefined && passed === undefined) return rows
  const marks = order === undefined || passed === undefined ? undefined : marksOf(rows.length, passed)
  const found: Row[] = []
  for (const index of order ?? passed ?? []) {
    const row = rows[index]
    if (row !== undefined && (marks === undefined || marks[index] === 1)) found.push(row)
  }
  return found
}
