import { useMemo, useState } from 'react'
import Box from '@mui/material/Box'
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider'
import { ChartsSurface } from '@mui/x-charts/ChartsSurface'
import { useDrawingArea } from '@mui/x-charts/hooks'
import type { ChartPartProps, Figure } from '../../render/index.ts'
import { Legend } from '../chart/Legend.tsx'
import { useChartColours } from '../chart/colours.ts'
import { stagesOf } from '../chart/outlines.ts'

const WIDTH = 208
const HEIGHT = 208
/** Without it the library keeps room for axes. */
const NO_AXIS = [{ position: 'none' as const }]

/** Figures from the largest to the smallest, each as wide as its share of the largest. */
export function FunnelChart({ figures, choose }: ChartPartProps) {
  const sorted = useMemo(() => figures.toSorted((one, other) => (other.value ?? 0) - (one.value ?? 0)), [figures])
  const colours = useChartColours(sorted)
  const [current, setCurrent] = useState<number>()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: 2 }}>
      <Box aria-hidden sx={{ flex: 'none', width: WIDTH, height: HEIGHT }}>
        <ChartsDataProvider
          series={[]}
          width={WIDTH}
          height={HEIGHT}
          margin={4}
          xAxis={NO_AXIS}
          yAxis={NO_AXIS}
          disableKeyboardNavigation
        >
          <ChartsSurface>
            <Stages {...{ figures: sorted, colours, current, setCurrent, choose }} />
          </ChartsSurface>
        </ChartsDataProvider>
      </Box>
      <Legend {...{ figures: sorted, colours, current, setCurrent, choose }} />
    </Box>
  )
}

interface StagesProps {
  figures: readonly Figure[]
  colours: readonly string[]
  current: number | undefined
  setCurrent(index: number | undefined): void
  choose(figure: Figure): void
}

function Stages({ figures, colours, current, setCurrent, choose }: StagesProps) {
  const area = useDrawingArea()
  const stages = stagesOf(
    figures.map(({ value = 0 }) => value),
    area,
  )
  return figures.map((figure, index) => (
    <path
      key={figure.id}
      d={stages[index]}
      fill={colours[index]}
      opacity={current === undefined || current === index ? 1 : 0.35}
      cursor={figure.opens ? 'pointer' : undefined}
      onMouseEnter={() => setCurrent(index)}
      onMouseLeave={() => setCurrent(undefined)}
      onClick={() => choose(figure)}
    />
  ))
}
