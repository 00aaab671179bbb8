import { dayIn, dayOrText, getAt, isMoment } from '../../../config/index.ts'
import type { ColumnModel } from '../../../config/index.ts'
import { orderBy, rankingBy, type Ranking } from './ranking.ts'
import type { PartRegistry } from '../../services/parts.ts'
import { textIn } from '../../parts/text-in.ts'
import type { Row } from './row.ts'
import type { TextOf } from './texts.ts'

/** By which column rows are sorted, and which end comes first. */
export interface Sort {
  column: string
  direction: 'asc' | 'desc'
}

/** The indexes of rows in the order of a column; undefined: as they came. */
export type Order = (
  rows: readonly Row[],
  columns: readonly ColumnModel[],
  sort: Sort | undefined,
) => Uint32Array | undefined

/**
 * The order of rows by a column: numbers as numbers, codes of a lookup by their text, everything else by its characters
 * in the reader's language. Rows without a value come last in either direction, those of a column of days without a day or of numbers without
 * one, too; equal ones keep their order. A list is ranked by a column once.
 */
export function createOrder(textOf: TextOf, locale: string, cells: PartRegistry['cells'] = {}): Order {
  const known = new WeakMap<readonly Row[], Map<string, Ranking>>()
  const rankingOf = (rows: readonly Row[], column: ColumnModel): Ranking => {
    const columns = known.get(rows) ?? new Map<string, Ranking>()
    known.set(rows, columns)
    const isCode = typeof column.options['lookup'] === 'string'
    const { days, numbers } = cells[column.cell] ?? {}
    const value = days === true ? whenOf(column) : numbers === true ? numberOf(column) : valueOf(column)
    const sorted = isCode ? textOf(column) : value
    const found = columns.get(column.id) ?? rankingBy(rows.map(sorted), locale)
    columns.set(column.id, found)
    return found
  }
  return (rows, columns, sort) => {
    const column = columns.find(({ id }) => id === sort?.column)
    return column === undefined || sort === undefined ? undefined : orderBy(rankingOf(rows, column), sort.direction)
  }
}

/** Numbers as they are, everything else as text; spaces alone are none. */
function valueOf({ field }: ColumnModel): (row: Row) => string | number {
  return (row) => {
    const value = getAt(row, field)
    return typeof value === 'number' ? value : textIn(value).replace(/^\s+$/, '')
  }
}

/** Numbers as they are, also those that came as texts; none where it says something else, as all others would be sorted as texts beside it. */
function numberOf(column: ColumnModel): (row: Row) => string | number {
  const value = valueOf(column)
  return (row) => {
    const text = String(value(row)).trim()
    const number = Number(text)
    return text === '' || Number.isNaN(number) ? '' : number
  }
}

/** A day in digits, and of a moment what has gone of the reader's day behind the point; none where it says something without digits first, or that there is none. */
function whenOf(column: ColumnModel): (row: Row) => string | number {
  const value = valueOf(column)
  return (row) => {
    const text = String(value(row)).trim()
    const day = dayIn(text)
    if (day === undefined) return byDigits(dayOrText(text))
    if (!isMoment(text)) return Number(day)
    const moment = new Date(text)
    return Number(day) + (moment.getTime() - new Date(moment).setHours(0, 0, 0, 0)) / MORE_THAN_A_DAY
  }
}

/** What is written in no way of the wire, as a moment without its T, is shown as it came: as its digits say. */
function byDigits(text: string): number | '' {
  const digits = text.replaceAll(/\D/g, '')
  return /^\d/.test(text) ? Number(`${digits.slice(0, 8).padEnd(8, '0')}.${digits.slice(8)}`) : ''
}

/** Milliseconds, more than a day has where its clocks are put back. */
const MORE_THAN_A_DAY = 1e8

/**
 * Whether rows stand in an order that was asked for: a gateway may not know how to sort. Texts may be sorted by the signs themselves or in the
 * reader's language; rows without a value may stand at either end.
 */
export function cameSorted(
  rows: readonly Row[],
  column: ColumnModel,
  direction: Sort['direction'],
  locale: string,
): boolean {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  const values = rows.map(valueOf(column)).filter((value) => value !== '')
  const inOrder = direction === 'asc' ? values : values.reverse()
  return inOrder.every((value, index) => {
    const before = inOrder[index - 1]
    return before === undefined || before <= value || compare(String(before), String(value)) <= 0
  })
}
