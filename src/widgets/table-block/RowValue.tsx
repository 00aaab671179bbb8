import { Cell } from '../../render/index.ts'
import type { ColumnModel } from '../../render/index.ts'
import type { Row } from '../input/rows-of.ts'
import type { RowList } from './list.ts'
import { RowLink } from './RowLink.tsx'

/** A value of a row; the first one opens what the row opens. */
export function RowValue({
  list: { lookups, opening, nameOf },
  row,
  column,
  isFirst,
}: {
  list: RowList
  row: Row
  column: ColumnModel
  isFirst: boolean
}) {
  return (
    <RowLink
      row={row}
      opening={isFirst && opening?.canOpen(row) === true ? opening : undefined}
      isEmpty={nameOf(row) === ''}
    >
      <Cell row={row} column={column} lookups={lookups} />
    </RowLink>
  )
}
