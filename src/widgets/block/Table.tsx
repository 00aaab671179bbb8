import { useRef } from 'react'
import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { isTooWide, useHeadingAbove, useMeasured } from '../../render/index.ts'

/** A table inside a record: one look for rows, events and documents. What has buttons or signs alone is a cell of the class `control`. */
const Table = styled('table')(({ theme: { palette, typography } }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  '& > thead > tr > th, & > tbody > tr > :is(th, td)': {
    padding: '9px 12px',
    textAlign: 'start',
    verticalAlign: 'baseline',
    borderBottom: `1px solid ${palette.divider}`,
  },
  '& > thead > tr > th': {
    ...typography.caption,
    fontWeight: 500,
    color: palette.text.secondary,
    whiteSpace: 'nowrap',
  },
  '& > tbody > tr > :is(th, td)': typography.body2,
  // A row is as high with a badge as without.
  '& > tbody > tr > td .MuiChip-root': { marginBlock: -3 },
  '& > tbody > tr > td:empty:not(.control)::before': { content: '"–"', color: palette.text.secondary },
  // A sign stands in the middle of the first line of the text beside it.
  '& > tbody > tr > td.control': {
    padding: '3px 4px',
    width: 1,
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
    '& .MuiIconButton-root': { padding: 6 },
  },
  '& > tbody > tr:last-of-type > :is(th, td)': { borderBottom: 0 },
  '& > tfoot > tr > td': {
    ...typography.body2,
    fontWeight: 600,
    padding: '9px 12px',
    borderTop: `2px solid ${palette.divider}`,
  },
  // A page cannot be scrolled sideways; a sum stands once, at the end.
  '@media print': {
    '& > thead > tr > th': { whiteSpace: 'normal' },
    '& > tbody > tr > td': { minWidth: '0 !important' },
    '& > tfoot': { display: 'table-row-group' },
  },
}))

interface RecordTableProps {
  /** What it is called where that is not the heading above it. */
  name?: string | undefined
  children: ReactNode
}

/** A table inside a record, called as its heading is. One that is too wide is moved in its edge, also by the keyboard; one that fits is no stop on the way of the focus. */
export function RecordTable({ name, children }: RecordTableProps) {
  const above = useHeadingAbove()
  const box = useRef<HTMLElement>(null)
  const isWide = useMeasured(box, isTooWide)
  const label = name ?? above
  return (
    <Box
      ref={box}
      sx={{ overflowX: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}
      {...(isWide && { tabIndex: 0, role: 'group', 'aria-label': label })}
    >
      <Table aria-label={label}>{children}</Table>
    </Box>
  )
}
