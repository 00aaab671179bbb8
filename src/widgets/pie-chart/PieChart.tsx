import { useState } from 'react'
import Box from '@mui/material/Box'
import { arc, pie } from 'd3-shape'
import type { PieArcDatum } from 'd3-shape'
import { sumOf, useEngine } from '../../render/index.ts'
import type { ChartPartProps } from '../../render/index.ts'
import { Legend } from '../chart/Legend.tsx'
import { Slice } from '../chart/Slice.tsx'
import { useChartColours } from '../chart/use-chart-colours.ts'

const SIZE = 208
const RADIUS = 99
/** How far a part under the pointer or the focus stands out. */
const OUT = 4
/** Radians between two parts. */
const GAP = 0.02

const sharesOf = pie().sort(null)

/** Shares of a whole. */
export function PieChart(props: ChartPartProps) {
  return <Shares {...props} hole={0} />
}

/** Shares of a whole around their sum. */
export function DonutChart(props: ChartPartProps) {
  return <Shares {...props} hole={64} />
}

function Shares({ figures, choose, hole }: ChartPartProps & { hole: number }) {
  const { locale } = useEngine()
  const colours = useChartColours(figures.length)
  const [current, setCurrent] = useState<number>()
  const shape = arc<PieArcDatum<unknown>>()
    .innerRadius(hole)
    .padAngle(figures.length > 1 ? GAP : 0)
    .cornerRadius(3)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: 2 }}>
      <Box aria-hidden sx={{ position: 'relative', flex: 'none', width: SIZE, height: SIZE }}>
        <svg width={SIZE} height={SIZE} viewBox={`${-SIZE / 2} ${-SIZE / 2} ${SIZE} ${SIZE}`}>
          {sharesOf(figures.map(({ value = 0 }) => value)).map((share, index) => (
            <Slice
              key={figures[index]?.id ?? index}
              outline={shape.outerRadius(index === current ? RADIUS + OUT : RADIUS)(share) ?? ''}
              {...{ index, figures, colours, current, setCurrent, choose }}
            />
          ))}
        </svg>
        {hole > 0 && (
          <Box sx={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center', pointerEvents: 'none', fontSize: '1.7rem', fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
            {sumOf(figures).toLocaleString(locale)}
          </Box>
        )}
      </Box>
      <Legend {...{ figures, colours, current, setCurrent, choose }} />
    </Box>
  )
}
