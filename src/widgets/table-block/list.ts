import { setAt } from '../../config/index.ts'
import {
  eachOnce,
  isCode,
  openColumns,
  useEngine,
  usePaper,
  useHeadingAbove,
  useRowOpening,
  useScope,
  getAt,
} from '../../render/index.ts'
import type { BlockPartProps, ColumnModel, RowOpening, BlockModel } from '../../render/index.ts'
import { isShown, rowsOf } from '../block/rows-of.ts'
import { showText } from '../wire/text.ts'
import type { Row } from '../block/rows-of.ts'
import { sums } from '../../render/index.ts'
import type { Options } from './manifest.ts'
import { useState } from 'react'

export type TableProps = BlockPartProps<Options>

/** What a table and its cards are drawn from. */
export interface RowList {
  block: TableProps['block']
  columns: readonly ColumnModel[]
  rows: readonly Row[]
  /** By which each row is known again: by the record that it opens, else by its name. */
  ids: readonly string[]
  lookups: TableProps['lookups']
  opening: RowOpening | undefined
  expansion: Expansion | undefined
  /** What the list is called: as the heading above it; where there is none, by its columns. */
  name: string
  /** Whether a value stays in one line: a figure, a day, a number or code without a space. */
  isUnbroken(row: Row, column: ColumnModel): boolean
  /** What a row is called: its first value. */
  nameOf(row: Row): string
  /** The sum of a column over the rows, one for each unit; empty where it has none. */
  totalOf(column: ColumnModel): string
  hasTotals: boolean
}

/** The rows of a block with what can be done with each. */
export function useRowList({ block, data, lookups }: TableProps): RowList {
  const { parts, t, locale, formats } = useEngine()
  const isPaper = usePaper()
  const opening = useRowOpening(block)
  const columns = openColumns(block.columns, useScope())
  const [first] = columns
  const textOf = (value: unknown, column: ColumnModel, row: Row): string =>
    parts.cells[column.cell]?.text(value, column, { say: t, locale, formats, lookups, row }) ?? ''
  const nameOf = (row: Row): string => (first === undefined ? '' : textOf(getAt(row, first.field), first, row))
  const isUnbroken = (row: Row, column: ColumnModel): boolean =>
    parts.cells[column.cell]?.unbroken === true || isCode(textOf(getAt(row, column.field), column, row))
  const { totals = [], without } = block.options
  const rows = rowsOf(data).filter((row) => isShown(row, without))
  const recordOf = (row: Row): string => (block.open === undefined ? '' : showText(getAt(row, block.open.id)))
  const ids = eachOnce(rows.map((row) => recordOf(row) || nameOf(row)))
  const totalOf = (column: ColumnModel): string => {
    const total = totals.find(({ field }) => field === column.field)
    if (total === undefined) return ''
    const { field, unitField } = total
    return sums(rows, field, unitField)
      .map(({ unit, sum }) => textOf(sum, column, unitField === undefined ? {} : (setAt({}, unitField, unit) as Row)))
      .join(' + ')
  }
  const name = useHeadingAbove() || columns.map(({ label }) => t(label)).join(', ')
  return {
    block,
    name,
    columns,
    rows,
    ids,
    lookups,
    opening: isPaper ? undefined : opening,
    expansion: useExpansion(block, ids),
    isUnbroken,
    nameOf,
    totalOf,
    hasTotals: totals.length > 0 && rows.length > 0,
  }
}

/** Which row is opened out, by its id: also when others come before it. */
export interface Expansion {
  isOpen(id: string): boolean
  /** Absent on paper, where every row is opened out. */
  toggle?: (id: string) => void
}

/** Rows with details open out one at a time (specification, §4); undefined for a table without details. */
function useExpansion({ details, options }: BlockModel<Options>, ids: readonly string[]): Expansion | undefined {
  const isPaper = usePaper()
  // Undefined: the first one, once there is one.
  const [open, setOpen] = useState<string | null | undefined>(options.opensFirst ? undefined : null)
  if (open === undefined && ids[0] !== undefined) setOpen(ids[0])
  if (details.length === 0) return undefined
  if (isPaper) return { isOpen: () => true }
  return { isOpen: (id) => id === open, toggle: (id) => setOpen(id === open ? null : id) }
}
