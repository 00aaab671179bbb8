import { Cell } from '../../render/index.ts'
import type { ColumnModel, RowOpening } from '../../render/index.ts'
import type { Row } from '../input/rows-of.ts'
import type { RowList } from './list.ts'
import type { ReactNode } from 'react'
import Link from '@mui/material/Link'

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

/** The first value of a row that opens something: a button in the way of a link. It takes the focus when one comes back from its row. */
function RowLink({
  row,
  opening,
  isEmpty,
  children,
}: {
  row: Row
  opening: RowOpening | undefined
  isEmpty: boolean
  children: ReactNode
}) {
  if (opening === undefined) return children
  return (
    <Link
      component="button"
      type="button"
      variant="body2"
      autoFocus={opening.isLeft(row)}
      onClick={(event) => {
        // The row around it opens the same.
        event.stopPropagation()
        opening.open(row)
      }}
      sx={{ display: 'inline-flex', minHeight: 24, textAlign: 'inherit', verticalAlign: 'baseline', fontWeight: 600 }}
    >
      <span>{isEmpty ? '–' : children}</span>
    </Link>
  )
}
