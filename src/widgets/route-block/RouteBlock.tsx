import Box from '@mui/material/Box'
import { dayText, useEngine, getAt } from '../../render/index.ts'
import type { BlockPartProps } from '../../render/index.ts'
import type { Options } from './manifest.ts'
import { firstText, showText } from '../wire/text.ts'

/** The way from place to place: side by side, or below each other where there is little room. */
export function RouteBlock({ block: { options }, data }: BlockPartProps<Options>) {
  const { t, formats } = useEngine()
  const stops = stopsOf(data, options.stops)
  if (stops.length === 0) return null
  return (
    <Box
      component="ol"
      aria-label={t(options.name)}
      sx={{
        listStyle: 'none',
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: `repeat(${String(stops.length)}, 1fr)` },
        m: 0,
        p: 0,
        '& li': { position: 'relative', pl: { xs: 3, sm: 0 }, pr: { sm: 2 }, pt: { sm: 2.5 }, pb: { xs: 2.5, sm: 0 } },
        '& li::before': {
          content: '""',
          position: 'absolute',
          left: 0,
          top: { xs: 6, sm: 0 },
          width: 12,
          height: 12,
          borderRadius: '50%',
          bgcolor: 'primary.main',
          forcedColorAdjust: 'none',
        },
        '& li:not(:last-of-type)::after': {
          content: '""',
          position: 'absolute',
          bgcolor: 'divider',
          left: { xs: 5, sm: 18 },
          right: { sm: 6 },
          top: { xs: 22, sm: 5 },
          bottom: { xs: -2, sm: 'auto' },
          width: { xs: 2, sm: 'auto' },
          height: { sm: 2 },
        },
      }}
    >
      {stops.map(({ label, name, day, dayLabel }) => (
        <li key={label}>
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{t(label)}</Box>
          <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Box>
          {day !== '' && (
            <Box sx={{ typography: 'body2' }}>
              {[dayLabel === '' ? '' : t(dayLabel), dayText(day, formats, options.format)].join(' ').trim()}
            </Box>
          )}
        </li>
      ))}
    </Box>
  )
}

/** A place of the way; `day` is YYYYMMDD. */
interface Stop {
  label: string
  name: string
  day: string
  dayLabel: string
}

/** The places that the data names, in their order. One without a day that is the place before it is left out. */
export function stopsOf(data: unknown, options: Options['stops']): Stop[] {
  const named = options
    .map(({ label, place, day, dayLabel = '' }) => ({
      label,
      name: firstText(data, place),
      day: day === undefined ? '' : showText(getAt(data, day)),
      dayLabel,
    }))
    .filter(({ name }) => name !== '')
  return named.filter(({ name, day }, index) => day !== '' || name !== named[index - 1]?.name)
}
