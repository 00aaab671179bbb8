import Box from '@mui/material/Box'
import { countText, useEngine } from '../../render/index.ts'
import type { Figure, Formats } from '../../render/index.ts'
import { LAND, PLACES, SIZE } from './world.ts'

interface Props {
  figures: readonly Figure[]
  /** Those that have their number beside the circle. */
  named: readonly Figure[]
  /** Code of the country under the pointer or the focus. */
  current: string | undefined
  setCurrent(code: string | undefined): void
  choose(figure: Figure): void
}

/** Radius of the circle of the greatest figure and of the smallest, in the map's units. */
const RADIUS = { most: 34, least: 9 }
/** Two numbers that are nearer than this would stand in each other; so would those that are as near as they are wide and high. */
const APART = 34
/** Of a figure of a number, and of a line, in the map's units. */
const [FIGURE, LINE] = [14, 26]

/** The map itself, for the eye alone: what it says stands in the list and in the table, too. */
export function World({ figures, named, current, setCurrent, choose }: Props) {
  const { formats } = useEngine()
  const marks = marksOf(figures)
  const texts = apart(
    marks.filter(({ figure }) => named.includes(figure)),
    formats,
  )
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${SIZE.join(' ')}`}
      sx={{
        display: 'block',
        width: '100%',
        height: 'auto',
        '& .land': { fill: (theme) => theme.palette.divider },
        '& circle': { fill: (theme) => theme.palette.primary.main, transition: 'fill-opacity 100ms' },
        '& text': {
          fill: 'currentColor',
          fontSize: 'h1.fontSize',
          fontWeight: 600,
          textAnchor: 'middle',
          pointerEvents: 'none',
        },
        '@container (max-width: 420px)': { '& text': { display: 'none' } },
        '@media (prefers-reduced-motion: reduce)': { '& circle': { transition: 'none' } },
      }}
    >
      <path className="land" d={LAND} />
      {marks.map(({ figure, x, y, radius }) => (
        <g
          key={figure.id}
          style={{ cursor: figure.opens ? 'pointer' : undefined }}
          onMouseEnter={() => setCurrent(figure.code)}
          onMouseLeave={() => setCurrent(undefined)}
          onClick={() => choose(figure)}
        >
          <circle cx={x} cy={y} r={radius} fillOpacity={figure.code === current ? 0.55 : 0.3} />
          <circle cx={x} cy={y} r={5} />
        </g>
      ))}
      {texts.map(({ figure, x, y, radius }) => (
        <text key={figure.id} x={x} y={y - radius - 5}>
          {countText(figure.value ?? 0, formats)}
        </text>
      ))}
    </Box>
  )
}

interface Mark {
  figure: Figure
  x: number
  y: number
  radius: number
}

/** The countries that have a figure and a place, the greatest first: a small circle lies on a great one. The area says the figure. */
export function marksOf(figures: readonly Figure[]): Mark[] {
  const most = Math.max(1, ...figures.map(({ value = 0 }) => value))
  return figures
    .flatMap((figure) => {
      const place = Object.hasOwn(PLACES, figure.code) ? PLACES[figure.code] : undefined
      const { value = 0 } = figure
      if (place === undefined || value <= 0) return []
      const [x, y] = place
      return [{ figure, x, y, radius: Math.max(RADIUS.least, Math.sqrt(value / most) * RADIUS.most) }]
    })
    .sort((one, other) => other.radius - one.radius)
}

/** The marks whose numbers do not stand in that of a greater one. */
export function apart(marks: readonly Mark[], formats: Formats): Mark[] {
  const kept: Mark[] = []
  for (const mark of marks) {
    const top = ({ y, radius }: Mark): number => y - radius
    const width = ({ figure }: Mark): number => countText(figure.value ?? 0, formats).length * FIGURE
    const isFree = kept.every((other) => {
      const [across, up] = [Math.abs(other.x - mark.x), Math.abs(top(other) - top(mark))]
      return Math.hypot(across, up) >= APART && (up >= LINE || across >= (width(other) + width(mark)) / 2)
    })
    if (isFree) kept.push(mark)
  }
  return kept
}
