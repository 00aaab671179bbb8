import type { ColumnModel, GridModel } from '../../config/index.ts'
import type { CellTextContext, PartRegistry } from '../parts.ts'
import { getAt } from '../form/core/paths.ts'
import { orderBy, rankingBy, type Ranking } from './ranking.ts'

/** One row of a list, as it came. */
export type Row = Record<string, unknown>

/** Filters by column id, as the address holds them; an empty text is none. */
export type Filters = Readonly<Record<string, string>>

/** The filter under a key, empty where there is none; a key may be called like something that every object has. */
export function filterOf(filters: Filters, key: string): string {
  return Object.hasOwn(filters, key) ? (filters[key] ?? '') : ''
}

export interface Sort {
  column: string
  direction: 'asc' | 'desc'
}

/** The cells of a column as texts: what filters search and CSV holds. */
export type TextOf = (column: ColumnModel) => (row: Row) => string

/** The texts of cells by their parts. A column whose part is not there shows its value as it is. */
export function createTexts(model: GridModel, cells: PartRegistry['cells'], say: (label: string) => string, locale: string): TextOf {
  const { lookups } = model
  return (column) => {
    const text = cells[column.cell]?.text
    const { field } = column
    if (text === undefined) return (row) => rawText(getAt(row, field))
    // One for all rows: those of a hundred thousand would have to be cleared away.
    const context: CellTextContext = { say, locale, lookups, row: {} }
    return (row) => {
      context.row = row
      return text(getAt(row, field), column, context)
    }
  }
}

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
 * A search by filters: of a text by what the cell's text contains, upper and lower case being the same; of a choice by the
 * value itself. Filters of columns that are not there, or take none, are passed. The texts of a list are made once, and a word that
 * grew is looked for where the shorter one was.
 */
export function createSearch(textOf: TextOf): Search {
  const known = new WeakMap<readonly Row[], Map<string, Searched>>()
  const searchedOf = (rows: readonly Row[], column: ColumnModel): Searched => {
    const columns = known.get(rows) ?? new Map<string, Searched>()
    known.set(rows, columns)
    const searched = columns.get(column.id) ?? { texts: lowered(rows, textOf(column)), wanted: '', found: undefined }
    columns.set(column.id, searched)
    return searched
  }
  const foundIn = (rows: readonly Row[], column: ColumnModel, wanted: string): Passing => {
    const searched = searchedOf(rows, column)
    if (searched.wanted === wanted) return searched.found
    const { texts } = searched
    const before = wanted.includes(searched.wanted) ? searched.found : undefined
    return Object.assign(searched, { wanted, found: passing(rows.length, before, (index) => texts[index]?.includes(wanted) === true) }).found
  }
  return {
    find: (rows, columns, filters) =>
      columns.reduce<Passing>((passed, column) => {
        const wanted = filterOf(filters, column.id).trim()
        if (wanted === '' || column.filter === 'none') return passed
        if (column.filter === 'select') return passing(rows.length, passed, (index) => rawText(getAt(rows[index], column.field)) === wanted)
        return both(rows.length, passed, foundIn(rows, column, wanted.toLowerCase()))
      }, undefined),
    prepare: (rows, column) => void searchedOf(rows, column),
  }
}

function lowered(rows: readonly Row[], text: (row: Row) => string): string[] {
  return rows.map((row) => text(row).toLowerCase())
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

/** A value as it is, for filters that choose among values. */
export function rawText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

/** The indexes of rows in the order of a column; undefined: as they came. */
export type Order = (rows: readonly Row[], columns: readonly ColumnModel[], sort: Sort | undefined) => Uint32Array | undefined

/**
 * The order of rows by a column: numbers as numbers, codes of a lookup by their text, everything else by its characters
 * in the reader's language. Rows without a value come last in either direction; equal ones keep their order. A list is
 * ranked by a column once.
 */
export function createOrder(textOf: TextOf, locale: string): Order {
  const known = new WeakMap<readonly Row[], Map<string, Ranking>>()
  const rankingOf = (rows: readonly Row[], column: ColumnModel): Ranking => {
    const columns = known.get(rows) ?? new Map<string, Ranking>()
    known.set(rows, columns)
    const isCode = typeof column.options['lookup'] === 'string'
    const found = columns.get(column.id) ?? rankingBy(rows.map(isCode ? textOf(column) : valueOf(column)), locale)
    columns.set(column.id, found)
    return found
  }
  return (rows, columns, sort) => {
    const column = columns.find(({ id }) => id === sort?.column)
    return column === undefined || sort === undefined ? undefined : orderBy(rankingOf(rows, column), sort.direction)
  }
}

/** Numbers as they are, everything else as text. */
function valueOf({ field }: ColumnModel): (row: Row) => string | number {
  return (row) => {
    const value = getAt(row, field)
    return typeof value === 'number' ? value : rawText(value)
  }
}

/** The values of a column, each once with its text, in order of the texts: the choices of its filter. */
export function choicesOf(rows: readonly Row[], column: ColumnModel, textOf: TextOf, locale: string): { value: string; text: string }[] {
  const text = textOf(column)
  const found = new Map<string, string>()
  for (const row of rows) {
    const value = rawText(getAt(row, column.field))
    if (value !== '' && !found.has(value)) found.set(value, text(row))
  }
  const collator = new Intl.Collator(locale, { numeric: true })
  return [...found].map(([value, said]) => ({ value, text: said })).sort((left, right) => collator.compare(left.text, right.text))
}
