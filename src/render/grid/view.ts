import { getAt } from '../../config/index.ts'
import type { ColumnModel, GridModel } from '../../config/index.ts'
import type { CellTextContext, PartRegistry } from '../parts.ts'
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
export function createTexts(
  model: GridModel,
  cells: PartRegistry['cells'],
  say: (label: string) => string,
  locale: string,
): TextOf {
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

/** A value as it is, for filters that choose among values. */
export function rawText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

/** The indexes of rows in the order of a column; undefined: as they came. */
export type Order = (
  rows: readonly Row[],
  columns: readonly ColumnModel[],
  sort: Sort | undefined,
) => Uint32Array | undefined

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
export function choicesOf(
  rows: readonly Row[],
  column: ColumnModel,
  textOf: TextOf,
  locale: string,
): { value: string; text: string }[] {
  const text = textOf(column)
  const found = new Map<string, string>()
  for (const row of rows) {
    const value = rawText(getAt(row, column.field))
    if (value !== '' && !found.has(value)) found.set(value, text(row))
  }
  const collator = new Intl.Collator(locale, { numeric: true })
  return [...found]
    .map(([value, said]) => ({ value, text: said }))
    .sort((left, right) => collator.compare(left.text, right.text))
}
