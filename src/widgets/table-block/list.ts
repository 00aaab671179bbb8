import { openColumns, useEngine, usePaper, useRowOpening, useScope, valueAt } from '../../render/index.ts'
import type { BlockPartProps, ColumnModel, RowOpening } from '../../render/index.ts'
import { rowsOf } from '../input/rows-of.ts'
import type { Row } from '../input/rows-of.ts'
import { useExpansion } from './expansion.ts'
import type { Expansion } from './expansion.ts'

/** What a table and its cards are drawn from. */
export interface RowList {
  block: BlockPartProps['block']
  columns: readonly ColumnModel[]
  rows: readonly Row[]
  lookups: BlockPartProps['lookups']
  opening: RowOpening | undefined
  expansion: Expansion | undefined
  /** What the list is called. */
  name: string
  /** What a row is called: its first value. */
  nameOf(row: Row): string
}

/** The rows of a block with what can be done with each. */
export function useRowList({ block, data, lookups }: BlockPartProps): RowList {
  const { parts, t, locale } = useEngine()
  const isPaper = usePaper()
  const opening = useRowOpening(block)
  const columns = openColumns(block.columns, useScope())
  const [first] = columns
  const nameOf = (row: Row): string =>
    first === undefined ? '' : (parts.cells[first.cell]?.text(valueAt(row, first.field), first, { say: t, locale, lookups, row }) ?? '')
  const name = block.label === undefined ? columns.map(({ label }) => t(label)).join(', ') : t(block.label)
  return { block, name, columns, rows: rowsOf(data), lookups, opening: isPaper ? undefined : opening, expansion: useExpansion(block), nameOf }
}
