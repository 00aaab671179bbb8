import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import type { Row } from '../input/rows-of.ts'
import type { RowList } from './list.ts'

interface Props {
  component: 'tr' | 'li'
  list: RowList
  row: Row
  index: number
  sx?: Record<string, string | number>
  children: ReactNode
}

/** A row or a card; a click anywhere on it opens it out, where it has details, else it does what its link does. */
export function Openable({ component, list: { opening, expansion }, row, index, sx, children }: Props) {
  const toggle = expansion?.toggle
  const open = opening?.canOpen(row) === true ? () => opening.open(row) : undefined
  const act = toggle === undefined ? open : () => toggle(index)
  const hover = act === undefined ? {} : { cursor: 'pointer', '&:hover': { bgcolor: 'action.hover' } }
  return (
    <Box component={component} onClick={act} sx={{ ...sx, ...hover }}>
      {children}
    </Box>
  )
}
