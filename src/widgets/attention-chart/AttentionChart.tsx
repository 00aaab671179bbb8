import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { countText, sumOf, toneOf, useEngine } from '../../render/index.ts'
import type { ChartPartProps } from '../../render/index.ts'
import type { Options } from './manifest.ts'

/** Cards so wide stand alone in their line. */
const LINE = '@container (min-width: 800px)'

/** The number of what needs a person, with a sentence; a click anywhere leads there. A number that is unknown is a dash, and zero is said quietly. */
export function AttentionChart({ label, figures, options, choose }: ChartPartProps<Options>) {
  const { t, formats } = useEngine()
  const isKnown = figures.some((figure) => figure.value !== undefined)
  const value = sumOf(figures)
  const opens = figures.some((figure) => figure.opens)
  const tone = options.tone ?? figures.find((figure) => (figure.value ?? 0) > 0)?.tone
  const number = isKnown ? countText(value, formats) : t('dashboard.noFigure')
  const sentence = t(isKnown && value === 0 ? options.quiet : options.says)
  return (
    <ButtonBase
      aria-label={`${label}: ${number}. ${sentence}`}
      aria-disabled={!opens}
      onClick={() => choose({ id: 'sum', code: '', label, value, opens })}
      sx={{
        display: 'grid',
        justifyContent: 'start',
        justifyItems: 'start',
        alignContent: 'start',
        width: '100%',
        height: '100%',
        px: 2.5,
        py: 2,
        borderRadius: 'inherit',
        textAlign: 'start',
        cursor: opens ? 'pointer' : 'default',
        // Alone in its line it is a line: the number first, its words beside it.
        [LINE]: {
          gridTemplateColumns: 'auto 1fr',
          columnGap: 2.5,
          alignContent: 'center',
          alignItems: 'center',
          py: 1,
        },
        '&:hover': opens ? { bgcolor: 'action.hover' } : undefined,
      }}
    >
      <Box
        component="span"
        sx={{
          typography: 'caption',
          fontWeight: 500,
          color: 'text.secondary',
          [LINE]: { alignSelf: 'end', typography: 'h3', color: 'text.primary' },
        }}
      >
        {label}
      </Box>
      <Box
        component="span"
        sx={{
          typography: 'figure',
          [LINE]: { gridRow: '1 / 3', gridColumn: 1 },
          fontVariantNumeric: 'tabular-nums',
          color: (theme) => (value === 0 ? theme.palette.text.secondary : toneOf(theme, tone ?? 'neutral').ink),
        }}
      >
        {number}
      </Box>
      <Box component="span" sx={{ typography: 'body2', color: 'text.secondary', [LINE]: { alignSelf: 'start' } }}>
        {sentence}
      </Box>
    </ButtonBase>
  )
}
