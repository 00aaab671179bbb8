import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import type { GridModel } from '../../../config/index.ts'
import type { Problem } from '../../../contract/index.ts'
import { Failed, FailedPlace } from '../../frame/failed.tsx'
import { useEngine } from '../../services/services.ts'
import { LineSkeleton } from '../../frame/skeletons.tsx'
import { visuallyHidden } from '../../look/visually-hidden.ts'
import { CARD_GRID } from './cards.tsx'
import { headerHeight } from './data-rows.tsx'
import { useListHeight } from './list-height.ts'

/** Lines of rows and cards, as wide as texts are, in per cent. */
const COLUMNS = [70, 85, 60, 75, 50, 65]
const LINES = [80, 60, 70, 50, 65]

/** The shape of a list while its rows load: of its table, or of its cards on a narrow screen. */
export function GridSkeleton({
  model,
  fill,
  hasFilters,
  isNarrow,
}: {
  model: GridModel
  fill: boolean
  hasFilters: boolean
  isNarrow: boolean
}) {
  const { t } = useEngine()
  return (
    <Box role="status" aria-busy>
      <span style={visuallyHidden}>{t('grid.loading')}</span>
      {isNarrow ? <CardsSkeleton /> : <TableSkeleton {...model} fill={fill} head={headerHeight(hasFilters)} />}
    </Box>
  )
}

function TableSkeleton({
  rowHeight,
  head,
  ...given
}: Pick<GridModel, 'height' | 'fill' | 'rowHeight'> & { head: number }) {
  const { box, height } = useListHeight(given)
  const rows = Math.ceil((height - head) / rowHeight)
  return (
    <Paper ref={box} variant="outlined" sx={{ overflow: 'hidden' }} style={{ height }}>
      {Array.from({ length: rows + 1 }, (_, index) => (
        <Box key={index} sx={{ ...LINE, height: index === 0 ? head : rowHeight }}>
          {COLUMNS.map((width, column) => (
            <LineSkeleton key={column} width={`${String(width)}%`} />
          ))}
        </Box>
      ))}
    </Paper>
  )
}

const LINE = {
  display: 'grid',
  gridTemplateColumns: `repeat(${String(COLUMNS.length)}, 1fr)`,
  gap: 2.5,
  alignItems: 'center',
  px: 1.25,
  borderBottom: 1,
  borderColor: 'divider',
}

function CardsSkeleton() {
  return (
    <Box sx={CARD_GRID}>
      {[0, 1, 2].map((card) => (
        <Paper key={card} variant="outlined" sx={{ display: 'grid', gap: 1.5, p: 2 }}>
          {LINES.map((width, index) => (
            <LineSkeleton key={index} width={`${String(width)}%`} />
          ))}
        </Paper>
      ))}
    </Box>
  )
}

/**
 * Stands in place of a list that could not be loaded, as high as its table would be, with what leads to other pages of it; above rows that are
 * known, as one line.
 */
export function GridFailed({ model, fill, isNarrow, isKnown, children, ...failed }: GridFailedProps) {
  const { box, height } = useListHeight({ height: model.height, fill })
  if (isKnown)
    return (
      <Box sx={{ mb: 1 }}>
        <Failed {...failed} />
      </Box>
    )
  if (isNarrow)
    return (
      <>
        <FailedPlace {...failed} />
        {children}
      </>
    )
  return (
    <Paper ref={box} variant="outlined" sx={FAILED} style={{ minHeight: height }}>
      <FailedPlace {...failed} />
      {children}
    </Paper>
  )
}

const FAILED = { display: 'flex', flexDirection: 'column', '& > nav': { flex: 'none', px: 1.5 } } as const

interface GridFailedProps {
  model: GridModel
  fill: boolean
  isNarrow: boolean
  /** Rows of an earlier call are shown. */
  isKnown: boolean
  problem: Problem | undefined
  retry(): void
  children: ReactNode
}
