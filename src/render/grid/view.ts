import type { ColumnModel, GridModel } from '../../config/index.ts'
import type { PartRegistry } from '../parts.ts'
import { getAt } from '../form/core/paths.ts'
import { inRanking, rankingBy, type Ranking } from './ranking.ts'

/** One row of a list, as it came. */
export type Row = Record<string, unknown>

/** Filters by column id, as the address holds them; an empty text is none. */
export type Filters = Readonly<Record<string, string>>

export interface Sort {
  column: string
  direction: 'asc' | 'desc'
}

/** A cell as text: what filters search and CSV holds. */
export type TextOf = (row: Row, column: ColumnModel) => string

/** The texts of cells by their parts. A column whose part is not there shows its value as it is. */
export function createTexts(model: GridModel, cells: PartRegistry['cells'], say: (label: string) => string, locale: string): TextOf {
  const { lookups } = model
  return (row, column) => {
    const value = getAt(row, column.field)
    return cells[column.cell]?.text(value, column, { say, locale, lookups, row }) ?? rawText(value)
  }
}

/** What a filter searches of each row: its text in lower case. */
export type SearchedOf = (rows: readonly Row[], column: ColumnModel) => readonly string[]

/** The searched texts of lists, each made once: the keys after the first one only compare. */
export function createSearched(textOf: TextOf): SearchedOf {
  const known = new WeakMap<readonly Row[], Map<string, readonly string[]>>()
  return (rows, column) => {
    const columns = known.get(rows) ?? new Map<string, readonly string[]>()
    known.set(rows, columns)
    const found = columns.get(column.id) ?? rows.map((row) => textOf(row, column).toLowerCase())
    columns.set(column.id, found)
    return found
  }
}

/** A value as it is, for filters that choose among values. */
export function rawText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

/**
 * The rows that pass every filter: a text filter by what the cell's text contains, upper and lower case being the same;
 * a choice by the value itself. Filters of columns that are not there, or take none, are passed.
 */
export function filterRows(rows: readonly Row[], columns: readonly ColumnModel[], filters: Filters, searchedOf: SearchedOf): readonly Row[] {
  return columns.reduce((passed, column) => {
    const wanted = filters[column.id]?.trim() ?? ''
    if (wanted === '' || column.filter === 'none') return passed
    if (column.filter === 'select') return passed.filter((row) => rawText(getAt(row, column.field)) === wanted)
    const texts = searchedOf(rows, column)
    const lower = wanted.toLowerCase()
    if (passed === rows) return rows.filter((_row, index) => texts[index]?.includes(lower))
    const found = new Set(rows.filter((_row, index) => texts[index]?.includes(lower)))
    return passed.filter((row) => found.has(row))
  }, rows)
}

/** Puts rows in the order of a column. */
export type InOrder = (rows: readonly Row[], columns: readonly ColumnModel[], sort: Sort | undefined) => readonly Row[]

/**
 * The rows in order of a column: numbers as numbers, codes of a lookup by their text, everything else by its characters
 * in the reader's language. Rows without a value come last in either direction; equal ones keep their order. A list is
 * ranked by a column once.
 */
export function createOrder(textOf: TextOf, locale: string): InOrder {
  const known = new WeakMap<readonly Row[], Map<string, Ranking>>()
  const rankingOf = (rows: readonly Row[], column: ColumnModel): Ranking => {
    const columns = known.get(rows) ?? new Map<string, Ranking>()
    known.set(rows, columns)
    const isCode = typeof column.options['lookup'] === 'string'
    const found = columns.get(column.id) ?? rankingBy(rows.map((row) => valueOf(row, column, isCode ? textOf : undefined)), locale)
    columns.set(column.id, found)
    return found
  }
  return (rows, columns, sort) => {
    const column = columns.find(({ id }) => id === sort?.column)
    return column === undefined || sort === undefined ? rows : inRanking(rows, rankingOf(rows, column), sort.direction)
  }
}

function valueOf(row: Row, column: ColumnModel, textOf: TextOf | undefined): string | number {
  const value = getAt(row, column.field)
  if (typeof value === 'number') return value
  return textOf === undefined ? rawText(value) : textOf(row, column)
}

/** The values of a column, each once with its text, in order of the texts: the choices of its filter. */
export function choicesOf(rows: readonly Row[], column: ColumnModel, textOf: TextOf, locale: string): { value: string; text: string }[] {
  const found = new Map<string, string>()
  for (const row of rows) {
    const value = rawText(getAt(row, column.field))
    if (value !== '' && !found.has(value)) found.set(value, textOf(row, column))
  }
  const collator = new Intl.Collator(locale, { numeric: true })
  return [...found].map(([value, text]) => ({ value, text })).sort((left, right) => collator.compare(left.text, right.text))
}
