import { useMemo, useState } from 'react'
import Box from '@mui/material/Box'
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider'
import { ChartsSurface } from '@mui/x-charts/ChartsSurface'
import { PiePlot } from '@mui/x-charts/PieChart'
import { countText, sumOf, useEngine } from '../../render/index.ts'
import type { ChartPartProps } from '../../render/index.ts'
import { Legend } from '../chart/Legend.tsx'
import { gathered } from '../chart/gathered.ts'
import { useChartColours } from '../chart/colours.ts'
import { betweenShares } from '../chart/outlines.ts'
import type { Options } from './manifest.ts'

const SIZE = 208
const SERIES = 'figures'
/** Without it the library keeps room for axes. */
const NO_AXIS = [{ position: 'none' as const }]

/** Shares of a whole. */
export function PieChart(props: ChartPartProps<Options>) {
  return <Shares {...props} hole={0} />
}

/** Shares of a whole around their sum. */
export function DonutChart(props: ChartPartProps<Options>) {
  return <Shares {...props} hole={64} />
}

function Shares({ figures: all, options: { slices }, choose, hole }: ChartPartProps<Options> & { hole: number }) {
  const { t, formats } = useEngine()
  const figures = useMemo(() => gathered(all, slices, t('dashboard.others')), [all, slices, t])
  const colours = useChartColours(figures)
  const [current, setCurrent] = useState<number>()
  const series = useMemo(
    () => [
      {
        type: 'pie' as const,
        id: SERIES,
        data: figures.map(({ label, value = 0 }, id) => ({ id, label, value, color: colours[id] ?? '' })),
        innerRadius: hole,
        outerRadius: '95%',
        paddingAngle: betweenShares(figures.length),
        cornerRadius: 3,
        highlightScope: { highlight: 'item' as const, fade: 'global' as const },
        highlighted: { additionalRadius: 4 },
        faded: { additionalRadius: 0 },
      },
    ],
    [figures, colours, hole],
  )
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: 2 }}>
      <Box aria-hidden sx={{ position: 'relative', flex: 'none', width: SIZE, height: SIZE }}>
        <ChartsDataProvider
          series={series}
          width={SIZE}
          height={SIZE}
          margin={0}
          xAxis={NO_AXIS}
          yAxis={NO_AXIS}
          disableKeyboardNavigation
          highlightedItem={current === undefined ? null : { seriesId: SERIES, dataIndex: current }}
          onHighlightChange={(item) => setCurrent(item === null || !('dataIndex' in item) ? undefined : item.dataIndex)}
        >
          <ChartsSurface>
            <PiePlot
              onItemClick={(_event, { dataIndex }) => figures[dataIndex] !== undefined && choose(figures[dataIndex])}
            />
          </ChartsSurface>
        </ChartsDataProvider>
        {hole > 0 && (
          <Box
            sx={{
              position: 'absolute',
              inset: 0,
              display: 'grid',
              placeItems: 'center',
              pointerEvents: 'none',
              typography: 'h1',
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            {countText(sumOf(figures), formats)}
          </Box>
        )}
      </Box>
      <Legend {...{ figures, colours, current, setCurrent, choose }} />
    </Box>
  )
}
