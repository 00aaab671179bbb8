import type { ColumnModel, GridModel } from '../../config/index.ts'
import type { PartRegistry } from '../parts.ts'
import { getAt } from '../form/core/paths.ts'

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

/** The texts of cells by their parts, each made once a row. A column whose part is not there shows its value as it is. */
export function createTexts(model: GridModel, cells: PartRegistry['cells'], say: (label: string) => string, locale: string): TextOf {
  const known = new WeakMap<Row, Map<string, string>>()
  const context = { say, locale, lookups: model.lookups }
  return (row, column) => {
    const texts = known.get(row) ?? new Map<string, string>()
    known.set(row, texts)
    const found = texts.get(column.id)
    if (found !== undefined) return found
    const value = getAt(row, column.field)
    const text = cells[column.cell]?.text(value, column, { ...context, row }) ?? rawText(value)
    texts.set(column.id, text)
    return text
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
export function filterRows(rows: readonly Row[], columns: readonly ColumnModel[], filters: Filters, textOf: TextOf): Row[] {
  const active = columns.flatMap((column) => {
    const wanted = filters[column.id]?.trim() ?? ''
    return wanted === '' || column.filter === 'none' ? [] : [{ column, wanted, lower: wanted.toLocaleLowerCase() }]
  })
  return rows.filter((row) =>
    active.every(({ column, wanted, lower }) =>
      column.filter === 'select' ? rawText(getAt(row, column.field)) === wanted : textOf(row, column).toLocaleLowerCase().includes(lower),
    ),
  )
}

/**
 * The rows in order of a column: numbers as numbers, codes of a lookup by their text, everything else by its characters
 * in the reader's language. Rows without a value come last in either direction; equal ones keep their order.
 */
export function sortRows(rows: readonly Row[], columns: readonly ColumnModel[], sort: Sort | undefined, textOf: TextOf, locale: string): readonly Row[] {
  const column = columns.find(({ id }) => id === sort?.column)
  if (column === undefined || sort === undefined) return rows
  const collator = new Intl.Collator(locale, { numeric: true })
  const sign = sort.direction === 'asc' ? 1 : -1
  const keyOf = (row: Row): string | number => {
    const value = getAt(row, column.field)
    if (typeof value === 'number') return value
    return typeof column.options['lookup'] === 'string' ? textOf(row, column) : rawText(value)
  }
  const keyed = rows.map((row) => ({ row, key: keyOf(row) }))
  keyed.sort((left, right) => {
    if (left.key === '' || right.key === '') return Number(left.key === '') - Number(right.key === '')
    if (typeof left.key === 'number' && typeof right.key === 'number') return sign * (left.key - right.key)
    return sign * collator.compare(String(left.key), String(right.key))
  })
  return keyed.map(({ row }) => row)
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
