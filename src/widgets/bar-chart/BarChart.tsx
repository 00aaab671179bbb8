import { useRef, useState } from 'react'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useTheme } from '@mui/material/styles'
import { BarPlot } from '@mui/x-charts/BarChart'
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider'
import { ChartsSurface } from '@mui/x-charts/ChartsSurface'
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis'
import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks'
import { dayOf, now } from '../../config/index.ts'
import { countText, StepButton, useEngine, usePrinting } from '../../render/index.ts'
import type { ChartPartProps } from '../../render/index.ts'
import { axisTexts, shortName } from './axis-texts.ts'
import type { Options } from './manifest.ts'
import { useWidth } from './width.ts'

const HEIGHT = 220

/** Height of the number above a bar. */
const LABEL = 18

/** Height of a bar that is hardly any beside the others: without one its number would hang into the name of its day. */
const LEAST = 3

/** Room at both sides: the last day has room for its name, which is measured on one line. */
const SIDE = 28

/** The most that fits beside the edges of a sheet that stands upright, and of the card: the browser cuts off what is wider. */
const ON_PAPER = 640

/** Between the names of two days at least; of an axis that is turned round the library takes it off where it should add it. */
const GAP = { ltr: 4, rtl: -4 } as const

/** A bar for each day with its number, in the direction of writing, today's the strongest, so many days a page; on a last page that is not full they are as wide as on the others. Each bar that opens something can be reached and opened with the keyboard. */
export function BarChart({ label, figures, options: { perPage }, choose }: ChartPartProps<Options>) {
  const { t, formats } = useEngine()
  const { palette, direction } = useTheme()
  const [wanted, setWanted] = useState(0)
  const ground = useRef<HTMLDivElement>(null)
  const isPrinting = usePrinting()
  const room = useWidth(ground)
  const width = isPrinting && room !== undefined ? Math.min(room, ON_PAPER) : room
  const { page, pages, shown } = pageOf(figures, wanted, perPage)
  // Once there are fewer days, those that come back later are not what anybody turned to.
  if (page !== wanted) setWanted(page)
  const empty = pages > 1 ? Array.from({ length: Math.max(perPage - shown.length, 0) }, (_, index) => `${index}`) : []
  const values = [...shown.map(({ value = 0 }) => value), ...empty.map(() => null)]
  const most = Math.max(...figures.map(({ value = 0 }) => value))
  const today = dayOf(now())
  const each = ((width ?? 0) - 2 * SIDE) / values.length - GAP.ltr
  const texts = axisTexts(shown, formats, each, { [today]: t('grid.today') })
  const lines = Math.max(0, ...texts.map((text) => text.split('\n').length))
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
                barLabel: ({ value }) => (value === null || value === 0 ? null : countText(value, formats)),
                barLabelPlacement: 'outside',
              },
            ]}
            xAxis={[
              {
                id: 'days',
                scaleType: 'band',
                data: [...shown.map(({ code }) => code), ...empty],
                height: lines > 2 ? 56 : 40,
                reverse: direction === 'rtl',
                tickLabelMinGap: GAP[direction],
                categoryGapRatio: 0.35,
                disableTicks: true,
                valueFormatter: (code: string) => texts[shown.findIndex((each) => each.code === code)] ?? '',
              },
            ]}
            yAxis={[{ id: 'counts', position: 'none', min: 0, max: Math.max(most, 3) }]}
          >
            <ChartsSurface>
              <BarPlot borderRadius={4} skipAnimation={isPrinting} />
              <ChartsXAxis axisId="days" sx={{ '& .MuiChartsAxis-line': { stroke: palette.divider } }} />
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
  const area = useDrawingArea()
  const across = useXScale<'band'>('days')
  const up = useYScale<'linear'>('counts')
  return figures
    .filter(({ opens }) => opens)
    .map((figure) => {
      const top = up(figure.value ?? 0)
      return (
        <ButtonBase
          key={figure.id}
          aria-label={`${figure.label}: ${countText(figure.value ?? 0, formats)}`}
          onClick={() => choose(figure)}
          // As the picture has it: a style sheet would be turned round for a language written from right to left, and the button with it.
          style={{
            left: across(figure.code),
            top: top - LABEL,
            width: across.bandwidth(),
            height: area.top + area.height - top + LABEL,
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
