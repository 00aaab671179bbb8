import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import { visuallyHidden } from '../../render/index.ts'
import { useT } from '../portal/portal.ts'

/** Pixels that a tile and a chart of a dashboard are high. */
const [TILE, CHART] = [128, 300]

/** The shape of a page of the shell whose screen is on its way, once that has taken a while: its heading, and a sheet to the foot of the window. */
export function PageOutline() {
  return (
    <Outline>
      <Box sx={{ gridColumn: '1 / -1', width: 220, height: 36, borderRadius: 1, bgcolor: 'action.hover' }} />
      <Sheet height="calc(100vh - 220px)" columns={12} />
    </Outline>
  )
}

/** The shape of a dashboard that is on its way: its tiles, and the charts below them. */
export function DashboardOutline() {
  return (
    <Outline>
      {[3, 3, 3, 3].map((columns, index) => (
        <Sheet key={index} height={TILE} columns={columns} />
      ))}
      <Sheet height={CHART} columns={6} />
      <Sheet height={CHART} columns={6} />
    </Outline>
  )
}

function Outline({ children }: { children: ReactNode }) {
  const t = useT()
  return (
    <Box role="status" aria-busy sx={OUTLINE}>
      <span style={visuallyHidden}>{t('app.loading')}</span>
      {children}
    </Box>
  )
}

/** `columns`: of twelve; a small one takes half the line of a phone. */
function Sheet({ height, columns }: { height: number | string; columns: number }) {
  return (
    <Box
      sx={{
        gridColumn: { xs: columns < 6 ? 'span 1' : '1 / -1', sm: `span ${String(columns)}` },
        height,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: '12px',
      }}
    />
  )
}

const OUTLINE = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(12, minmax(0, 1fr))' },
  gap: { xs: 2, md: 2.5 },
  // As what waits before the portal is there: a screen that comes at once is seen alone.
  animation: 'late 0.2s 0.3s backwards',
} as const
