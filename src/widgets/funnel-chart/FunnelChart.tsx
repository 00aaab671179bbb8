import { useState } from 'react'
import Box from '@mui/material/Box'
import type { ChartPartProps } from '../../render/index.ts'
import { Legend } from '../chart/Legend.tsx'
import { Slice } from '../chart/Slice.tsx'
import { useChartColours } from '../chart/use-chart-colours.ts'
import { stagesOf } from './stages.ts'

const SIZE = 208
const AREA = { left: 4, top: 4, width: 200, height: 200 }

/** Figures from the largest to the smallest, each as wide as its share of the largest. */
export function FunnelChart({ figures: given, choose }: ChartPartProps) {
  const figures = [...given].sort((one, other) => (other.value ?? 0) - (one.value ?? 0))
  const colours = useChartColours(figures.length)
  const [current, setCurrent] = useState<number>()
  const stages = stagesOf(
    figures.map(({ value = 0 }) => value),
    AREA,
  )
  const shared = { figures, colours, current, setCurrent, choose }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: 2 }}>
      <Box component="svg" aria-hidden width={SIZE} height={SIZE} viewBox={`0 0 ${SIZE} ${SIZE}`} sx={{ flex: 'none' }}>
        {stages.map((outline, index) => (
          <Slice key={figures[index]?.id ?? index} outline={outline} index={index} {...shared} />
        ))}
      </Box>
      <Legend {...shared} />
    </Box>
  )
}
