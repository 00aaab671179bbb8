import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { countText, Icon, sumOf, toneOf, useEngine } from '../../render/index.ts'
import type { ChartPartProps } from '../../render/index.ts'
import type { Options } from './manifest.ts'

/** Cards so wide stand alone in their line. */
const LINE = '@container (min-width: 800px)'

/** In its own colour also where the reader's replace all others: it says nothing that words do not, but its room would be empty. */
const DOT = {
  content: '""',
  flex: 'none',
  mt: '0.33em',
  width: '0.67em',
  height: '0.67em',
  borderRadius: '50%',
  forcedColorAdjust: 'none',
} as const

/** The sign that the tile leads on, in its corner. */
const LEADS = {
  position: 'absolute',
  insetInlineEnd: 6,
  top: 14,
  display: 'flex',
  displayPrint: 'none',
  color: 'text.disabled',
  [LINE]: { top: 'calc(50% - 10px)' },
} as const

/** Between words that stand below each other: who speaks to the page says them as they are read. */
const SPACE = ' '

/** How wide a sign of a number is at most, of its letters' size. */
const SIGN = 0.58

/** As large as figures are, and smaller where so many signs would not stand in one line of the card: a broken number is read as two. */
const fitting = (signs: number): string => `min(1em, calc((100cqi - 40px) / ${(signs * SIGN).toFixed(2)}))`

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
        // Japanese is broken between its phrases: one that is longer than the tile is broken where it must.
        overflowWrap: 'anywhere',
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
          display: 'flex',
          gap: 0.5,
          pr: 0.5,
          typography: 'caption',
          fontWeight: 500,
          color: 'text.secondary',
          // The state beside its word; the number itself is in ink.
          '&::before': {
            ...DOT,
            bgcolor: (theme) => (value > 0 ? toneOf(theme, tone ?? 'neutral').ink : theme.palette.divider),
          },
          [LINE]: { alignSelf: 'end', typography: 'h3', color: 'text.primary' },
        }}
      >
        {label}
      </Box>
      {SPACE}
      <Box
        component="span"
        sx={{
          typography: 'figure',
          whiteSpace: 'nowrap',
          [LINE]: { gridRow: '1 / 3', gridColumn: 1 },
          fontVariantNumeric: 'tabular-nums',
          color: value === 0 ? 'text.secondary' : 'text.primary',
        }}
      >
        <Box component="span" sx={{ fontSize: fitting(number.length) }}>
          {number}
        </Box>
      </Box>
      {SPACE}
      <Box component="span" sx={{ typography: 'body2', color: 'text.secondary', [LINE]: { alignSelf: 'start' } }}>
        {sentence}
      </Box>
      {opens && (
        <Box component="span" sx={LEADS}>
          <Icon name="after" fontSize="small" />
        </Box>
      )}
    </ButtonBase>
  )
}
