import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Cell, useCondition, useEngine, usePaper, getAt } from '../../render/index.ts'
import type { BlockPartProps, ShownModel } from '../../render/index.ts'
import type { Options } from './manifest.ts'

type Row = Record<string, unknown>

/** Columns of a line; half as many where there is less room, two on a phone and beside a list. A sheet of paper has them all. */
const COLUMNS = 12
const FEWER = COLUMNS / 2

/** The block's own width counts, not the window's. */
const SOME_ROOM = '@container (min-width: 540px)'
const ALL_ROOM = '@container (min-width: 700px)'

const FULL = `repeat(${String(COLUMNS)}, minmax(0, 1fr))`

/** Labelled values side by side, as many as there is room for. */
export function FieldsBlock({ block, data, lookups }: BlockPartProps<Options>) {
  const row = typeof data === 'object' && data !== null ? (data as Row) : {}
  const middle = usePaper() ? COLUMNS : FEWER
  const { hideEmpty } = block.options
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          columnGap: 3,
          rowGap: 2,
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          [SOME_ROOM]: { gridTemplateColumns: `repeat(${String(middle)}, minmax(0, 1fr))` },
          [ALL_ROOM]: { gridTemplateColumns: FULL },
          '@media print': { '&&': { gridTemplateColumns: FULL } },
        }}
      >
        {block.fields.map((shown) => (
          <Shown key={shown.column.id} {...{ shown, row, lookups, hideEmpty, middle }} />
        ))}
      </Box>
    </Box>
  )
}

interface ShownProps {
  shown: ShownModel
  row: Row
  lookups: BlockPartProps['lookups']
  hideEmpty: boolean
  /** Columns of a line on a screen of middle width. */
  middle: number
}

function Shown({ shown: { column, width, visible }, row, lookups, hideEmpty, middle }: ShownProps) {
  const { t, parts, locale, formats } = useEngine()
  const isVisible = useCondition(visible)
  const value = getAt(row, column.field)
  const text = parts.cells[column.cell]?.text(value, column, { say: t, locale, formats, lookups, row })
  if (!isVisible || (hideEmpty && text === '')) return null
  return (
    <Box
      data-entry={column.id}
      sx={{
        minWidth: 0,
        gridColumn: width >= FEWER ? 'span 2' : 'span 1',
        [SOME_ROOM]: { gridColumn: `span ${String(Math.min(width, middle))}` },
        [ALL_ROOM]: { gridColumn: `span ${String(width)}` },
        '@media print': { '&&': { gridColumn: `span ${String(width)}` } },
      }}
    >
      <Typography component="dt" variant="caption" sx={{ color: 'text.secondary', display: 'block' }}>
        {t(column.label)}
      </Typography>
      <Typography
        component="dd"
        variant="body2"
        sx={{ m: 0, maxWidth: '72ch', overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
      >
        {text === '' ? '–' : <Cell row={row} column={column} lookups={lookups} />}
      </Typography>
    </Box>
  )
}
