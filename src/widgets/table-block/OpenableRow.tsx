import type { MouseEvent, ReactNode } from 'react'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import IconButton from '@mui/material/IconButton'
import type { Row } from '../block/rows-of.ts'
import type { RowList } from './list.ts'
import { Cell, Icon, useEngine, useMarking } from '../../render/index.ts'
import type { ColumnModel, RowOpening } from '../../render/index.ts'

interface Props {
  component: 'tr' | 'li'
  list: RowList
  row: Row
  id: string
  sx?: Record<string, string | number>
  children: ReactNode
}

/** A row or a card; a click anywhere on it opens it out, where it has details, else it does what its link does. */
export function Openable({ component, list: { opening, expansion }, row, id, sx, children }: Props) {
  const toggle = expansion?.toggle
  const open = opening?.canOpen(row) === true ? () => opening.open(row) : undefined
  const act = toggle === undefined ? open : () => toggle(id)
  const hover = act === undefined ? {} : { cursor: 'pointer', '&:hover': { bgcolor: 'action.hover' } }
  const { onMouseDown, hasMarked } = useMarking()
  const press = (event: MouseEvent) => {
    if (!hasMarked(event)) act?.()
  }
  return (
    <Box component={component} onClick={act && press} onMouseDown={onMouseDown} sx={{ ...sx, ...hover }}>
      {children}
    </Box>
  )
}

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
      data-opens={opening.level}
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

/** Opens a row out, and closes it. */
export function ExpandButton({
  name,
  controls,
  isOpen,
  toggle,
}: {
  name: string
  controls: string
  isOpen: boolean
  toggle(): void
}) {
  const { t } = useEngine()
  return (
    <IconButton
      size="small"
      aria-label={t('table.details', { name })}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={(event) => {
        // The row around it may open something.
        event.stopPropagation()
        toggle()
      }}
    >
      <Icon name={isOpen ? 'collapse' : 'expand'} />
    </IconButton>
  )
}
