import { useState } from 'react'
import Box from '@mui/material/Box'
import { sumOf, useEngine } from '../../render/index.ts'
import type { ChartPartProps } from '../../render/index.ts'
import { Legend } from '../chart/Legend.tsx'
import { sectorOutlines } from '../chart/outlines.ts'
import { pathOf } from '../chart/path.ts'
import { Slice } from '../chart/Slice.tsx'
import { useChartColours } from '../chart/use-chart-colours.ts'

const SIZE = 208
/** How far a part under the pointer or the focus stands out. */
const OUT = 4
const AREA = { left: OUT, top: OUT, width: SIZE - 2 * OUT, height: SIZE - 2 * OUT }
const WIDER = { left: 0, top: 0, width: SIZE, height: SIZE }
/** The hole of a donut, as a share of its radius. */
const HOLE = 0.64

/** Shares of a whole. */
export function PieChart(props: ChartPartProps) {
  return <Shares {...props} hole={0} />
}

/** Shares of a whole around their sum. */
export function DonutChart(props: ChartPartProps) {
  return <Shares {...props} hole={HOLE} />
}

function Shares({ figures, choose, hole }: ChartPartProps & { hole: number }) {
  const { locale } = useEngine()
  const colours = useChartColours(figures.length)
  const [current, setCurrent] = useState<number>()
  const values = figures.map(({ value = 0 }) => value)
  const [sectors, wider] = [AREA, WIDER].map((area) => sectorOutlines(values, area, hole).map(pathOf))
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: 2 }}>
      <Box aria-hidden sx={{ position: 'relative', flex: 'none', width: SIZE, height: SIZE }}>
        <svg width={SIZE} height={SIZE}>
          {sectors?.map((outline, index) => (
            <Slice key={figures[index]?.id ?? index} outline={(index === current ? wider?.[index] : undefined) ?? outline} {...{ index, figures, colours, current, setCurrent, choose }} />
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
