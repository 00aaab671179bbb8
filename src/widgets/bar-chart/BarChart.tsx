import { useRef, useState } from 'react'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useTheme } from '@mui/material/styles'
import { BarPlot } from '@mui/x-charts/BarChart'
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider'
import { ChartsSurface } from '@mui/x-charts/ChartsSurface'
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis'
import { useXScale, useYScale } from '@mui/x-charts/hooks'
import { dayOf, now } from '../../config/index.ts'
import { countText, StepButton, useEngine, usePrinting } from '../../render/index.ts'
import type { ChartPartProps } from '../../render/index.ts'
import { axisTexts, countTexts, shortName } from './axis-texts.ts'
import type { Options } from './manifest.ts'
import { useWidth } from './width.ts'

const HEIGHT = 220

/** Width on paper, where a card is as wide as the print space of A4, in pixels. */
const PAPER = 640

/** Height of the number above a bar, or below one of a number below zero. */
const LABEL = 18

/** As low as a bar is at least whose number is not zero, in pixels: beside a huge one it is seen, too, and its number stands at its end. */
const LEAST = 2

/** As wide as a bar is at most, in pixels: one alone is no wall. */
const WIDEST = 72

/** Of the room of a bar, how much stays free beside it. */
const FREE = 0.35

/** Room at both sides: the last day has room for its name, which is measured on one line. */
const SIDE = 28

/** How high the names below the bars are, of two lines and of three. */
const AXIS = { low: 40, high: 56 } as const

/** Between the names of two days at least; of an axis that is turned round the library takes it off where it should add it. */
const GAP = { ltr: 4, rtl: -4 } as const

/** A bar for each day with its number, below the line of zero where it is less, in the direction of writing, today's the strongest, so many days a page; on a last page that is not full they are as wide as on the others. Each bar that opens something can be reached and opened with the keyboard. */
export function BarChart({ label, figures, options: { perPage }, choose }: ChartPartProps<Options>) {
  const { t, formats } = useEngine()
  const { palette, direction } = useTheme()
  const [wanted, setWanted] = useState(0)
  const ground = useRef<HTMLDivElement>(null)
  const measured = useWidth(ground)
  const isPrinting = usePrinting()
  const width = isPrinting ? PAPER : measured
  const { page, pages, shown } = pageOf(figures, wanted, perPage)
  // Once there are fewer days, those that come back later are not what anybody turned to.
  if (page !== wanted) setWanted(page)
  const empty = Array.from({ length: pages > 1 ? perPage - shown.length : 0 })
  const most = Math.max(3, ...figures.map(({ value = 0 }) => value))
  // Nothing has no bar, not even the least one.
  const values = [...shown.map(({ value }) => value || null), ...empty.map(() => null)]
  const today = dayOf(now())
  const step = ((width ?? 0) - 2 * SIDE) / values.length
  const room = step - GAP.ltr
  const counts = countTexts(shown, formats, room)
  const texts = axisTexts(shown, formats, room, { [today]: t('grid.today') })
  const lines = Math.max(0, ...texts.map((text) => text.split('\n').length))
  const low = lines > 2 ? AXIS.high : AXIS.low
  const high = HEIGHT - LABEL - low
  const below = Math.min(0, ...figures.map(({ value = 0 }) => value))
  // With room for the number below the lowest bar.
  const least = below && (below * high - most * LABEL) / (high - LABEL)
  const strong = palette.primary.main
  const isMarked = figures.some(({ code }) => code === today)
  const other = isMarked ? `color-mix(in oklab, ${strong} 65%, ${palette.background.paper})` : strong
  return (
    <Box role="group" aria-label={label}>
      <Box ref={ground} sx={{ position: 'relative', height: HEIGHT }}>
        {width !== undefined && (
          <ChartsDataProvider
            width={width}
            height={HEIGHT}
            margin={{ top: LABEL, right: SIDE, bottom: 0, left: SIDE }}
            disableKeyboardNavigation
            series={[
              {
                type: 'bar',
                data: values,
                color: strong,
                minBarSize: LEAST,
                colorGetter: ({ dataIndex }) => (shown[dataIndex]?.code === today ? strong : other),
                barLabel: ({ dataIndex }) => counts[dataIndex],
                barLabelPlacement: 'outside',
              },
            ]}
            xAxis={[
              {
                id: 'days',
                scaleType: 'band',
                // By their places: two may be of one day, or of none.
                data: values.map((_, index) => index),
                height: low,
                reverse: direction === 'rtl',
                tickLabelMinGap: GAP[direction],
                categoryGapRatio: Math.max(FREE, 1 - WIDEST / Math.max(step, 1)),
                disableTicks: true,
                valueFormatter: (index: number) => texts[index] ?? '',
              },
            ]}
            yAxis={[{ id: 'counts', position: 'none', min: least, max: most }]}
          >
            <ChartsSurface>
              <BarPlot borderRadius={4} skipAnimation={isPrinting} />
              <ChartsXAxis
                axisId="days"
                sx={{
                  '& .MuiChartsAxis-line': {
                    stroke: palette.divider,
                    transform: `translateY(${(high * least) / (most - least)}px)`,
                  },
                }}
              />
            </ChartsSurface>
            <BarButtons figures={shown} choose={choose} />
          </ChartsDataProvider>
        )}
      </Box>
      {pages > 1 && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'center',
            gap: 1,
            mt: 0.5,
            typography: 'body2',
            color: 'text.secondary',
          }}
        >
          <StepButton
            size="small"
            way="before"
            label={t('dashboard.earlierDays')}
            isEnd={page === 0}
            onStep={() => setWanted(page - 1)}
          />
          <span role="status">
            {shown.length === 1
              ? shortName(shown[0], formats)
              : t('dashboard.daysShown', { from: shortName(shown[0], formats), to: shortName(shown.at(-1), formats) })}
          </span>
          <StepButton
            size="small"
            way="after"
            label={t('dashboard.laterDays')}
            isEnd={page === pages - 1}
            onStep={() => setWanted(page + 1)}
          />
        </Box>
      )}
    </Box>
  )
}

/** A button over each bar that opens something; the picture itself is hidden from screen readers. */
function BarButtons({ figures, choose }: Pick<ChartPartProps, 'figures' | 'choose'>) {
  const { formats } = useEngine()
  const across = useXScale<'band'>('days')
  const up = useYScale<'linear'>('counts')
  return figures.map((figure, index) => {
    if (!figure.opens) return null
    const top = up(figure.value ?? 0)
    const said = `${figure.label}: ${countText(figure.value ?? 0, formats)}`
    return (
      <ButtonBase
        key={figure.id}
        aria-label={said}
        title={said}
        onClick={() => choose(figure)}
        // As the picture has it: a style sheet would be turned round for a language written from right to left, and the button with it.
        style={{
          left: across(index),
          top: top - LABEL,
          width: across.bandwidth(),
          height: up(0) - top + LABEL,
        }}
        sx={{
          position: 'absolute',
          borderRadius: 1,
          '&:hover': { bgcolor: 'action.hover' },
          '&:focus-visible': { outline: '3px solid', outlineColor: 'text.primary', outlineOffset: 1 },
        }}
      />
    )
  })
}

/** A page of a list, and how many there are, never more on one than its size (frame §2). A page that is not there any more is the last one. */
export function pageOf<Entry>(
  entries: readonly Entry[],
  page: number,
  size: number,
): { page: number; pages: number; shown: readonly Entry[] } {
  const pages = Math.max(1, Math.ceil(entries.length / size))
  const at = Math.min(Math.max(page, 0), pages - 1)
  return { page: at, pages, shown: entries.slice(at * size, (at + 1) * size) }
}
