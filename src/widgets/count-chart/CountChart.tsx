import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { countText, sumOf, useEngine } from '../../render/index.ts'
import type { ChartPartProps } from '../../render/index.ts'

/** One large number, the sum of the figures; a click on it is a click on all of them. One that is unknown is a dash. */
export function CountChart({ label, figures, choose }: ChartPartProps) {
  const { t, formats } = useEngine()
  const value = sumOf(figures)
  const number = figures.some((figure) => figure.value !== undefined)
    ? countText(value, formats)
    : t('dashboard.noFigure')
  const opens = figures.some((figure) => figure.opens)
  return (
    <ButtonBase
      aria-label={`${label}: ${number}`}
      aria-disabled={!opens}
      onClick={() => choose({ id: 'sum', code: '', label, value, opens })}
      sx={{
        justifyContent: 'flex-start',
        minHeight: 72,
        px: 1,
        ml: -1,
        borderRadius: '10px',
        cursor: opens ? 'pointer' : 'default',
        color: opens ? 'secondary.main' : 'text.secondary',
        '&:hover': opens ? { bgcolor: 'action.hover' } : undefined,
      }}
    >
      <Box
        component="span"
        sx={{
          typography: 'figure',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {number}
      </Box>
    </ButtonBase>
  )
}
