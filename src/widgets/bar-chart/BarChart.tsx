import { useState } from 'react'
import Box from '@mui/material/Box'
import { dayText, useEngine } from '../../render/index.ts'
import type { ChartPartProps } from '../../render/index.ts'
import { Bar, NUMBER_HEIGHT } from './Bar.tsx'
import { DayPages } from './DayPages.tsx'
import { pageOf } from './pages.ts'
import { scaleOf } from './scale.ts'

/** Pixels: the bars, and the numbers beside them. */
const HEIGHT = 158
const AXIS_WIDTH = 32

/** A bar for each day, so many days a page. Each bar that opens something can be reached and opened with the keyboard. */
export function BarChart({ label, figures, options, choose }: ChartPartProps) {
  const { locale } = useEngine()
  const [wanted, setWanted] = useState(0)
  const { page, pages, shown } = pageOf(figures, wanted, Number(options['perPage']))
  const { top, ticks } = scaleOf(figures.map(({ value = 0 }) => value))
  return (
    <Box role="group" aria-label={label}>
      <Box sx={{ position: 'relative', height: HEIGHT, mt: `${NUMBER_HEIGHT}px`, ml: `${AXIS_WIDTH}px` }}>
        {ticks.map((tick) => (
          <Box key={tick} aria-hidden style={{ bottom: `${((tick / top) * 100).toFixed(2)}%` }} sx={{ position: 'absolute', insetInline: 0, borderBottom: 1, borderColor: 'divider' }}>
            <Box component="span" sx={{ position: 'absolute', right: '100%', pr: 1, transform: 'translateY(-50%)', fontSize: 11, fontVariantNumeric: 'tabular-nums', color: 'text.secondary' }}>
              {tick.toLocaleString(locale)}
            </Box>
          </Box>
        ))}
        <Box sx={{ position: 'absolute', inset: 0, display: 'flex' }}>
          {shown.map((figure) => (
            <Box key={figure.id} sx={{ flex: '1 1 0', minWidth: 0, display: 'flex', justifyContent: 'center' }}>
              <Bar figure={figure} share={(figure.value ?? 0) / top} choose={choose} />
            </Box>
          ))}
        </Box>
      </Box>
      <Box aria-hidden sx={{ display: 'flex', ml: `${AXIS_WIDTH}px`, pt: 0.75, fontSize: 11, lineHeight: 1.3, textAlign: 'center', color: 'text.secondary' }}>
        {shown.map(({ id, code }) => (
          <Box key={id} sx={{ flex: '1 1 0', minWidth: 0 }}>
            <div>{dayText(code, locale, { weekday: 'short' })}</div>
            <div>{dayText(code, locale, { day: 'numeric', month: 'numeric' })}</div>
          </Box>
        ))}
      </Box>
      {pages > 1 && <DayPages {...{ page, pages, shown, setWanted }} />}
    </Box>
  )
}
