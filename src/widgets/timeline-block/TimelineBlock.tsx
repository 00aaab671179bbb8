import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import type { Theme } from '@mui/material/styles'
import { now } from '../../config/index.ts'
import { badgeLook, dayText, Icon, inputEdge, NARROW, useEngine, useNarrow, usePaper } from '../../render/index.ts'
import type { BlockPartProps } from '../../render/index.ts'
import { rowsOf } from '../block/rows-of.ts'
import type { Row } from '../block/rows-of.ts'
import { whenText } from '../wire/moment.ts'
import { Facts } from '../block/Facts.tsx'
import { Difference, OVERDUE } from './Difference.tsx'
import { eventOf, lateness } from './event.ts'
import type { Late } from './event.ts'
import type { Options } from './manifest.ts'
import { PlanTable } from './PlanTable.tsx'

type Props = BlockPartProps<Options>

/** Events in their order: as a table where the options say so and there is room, in short where there is none; else below each other on a line. */
export function TimelineBlock({ block, data }: Props) {
  const isNarrow = useNarrow(NARROW)
  const isPaper = usePaper()
  const rows = rowsOf(data)
  if (block.options.table && (isPaper || !isNarrow)) return <PlanTable rows={rows} options={block.options} />
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map((row, index) => (
        <Event key={index} row={row} options={block.options} />
      ))}
    </Box>
  )
}

/** As the places of a way are marked. */
const DOTS = { done: 'primary.main', due: 'error.main', ahead: ({ palette }: Theme) => inputEdge(palette) } as const

function Event({ row, options }: { row: Row; options: Props['block']['options'] }) {
  const { t, formats } = useEngine()
  const { text, state, late } = eventOf(row, options, now())
  const planned = text('planned')
  const actual = text('actual')
  const { compares, table } = options
  const place = text('place')
  const note = text('note')
  const code = text('code')
  const name = text('name')
  // What has no room for a table says the same in fewer words.
  const moment = (name: 'planned' | 'actual'): string =>
    whenText(text(name), text(`${name}Time`), (wire) => dayText(wire, formats, table ? 'near' : options.format))
  const happened =
    actual === '' ? '' : compares && !table ? t('timeline.actual', { day: moment('actual') }) : moment('actual')
  const isAsPlanned = late === undefined || late.count === 0
  const saysPlan = table ? actual === '' || !isAsPlanned : compares || actual === ''
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        overflowWrap: 'anywhere',
        pl: 3.5,
        pb: 2,
        '&:not(:last-of-type)::before': {
          content: '""',
          position: 'absolute',
          left: 7,
          top: 14,
          bottom: -4,
          width: '2px',
          bgcolor: state === 'done' ? DOTS.done : 'divider',
        },
      }}
    >
      <Box
        aria-hidden
        sx={{
          position: 'absolute',
          left: 0,
          top: 4,
          width: 16,
          height: 16,
          borderRadius: '50%',
          border: 2,
          borderColor: DOTS[state],
          bgcolor: state === 'done' ? DOTS.done : 'background.paper',
          color: 'primary.contrastText',
          display: 'grid',
          placeItems: 'center',
          forcedColorAdjust: 'none',
        }}
      >
        {state === 'done' && <Icon name="check" sx={{ width: 12, height: 12 }} />}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.25 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {name === '' ? code : name}
        </Typography>
        {!table && code !== '' && name !== '' && (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {code}
          </Typography>
        )}
        {table ? (
          <Box component="span" sx={{ ml: 'auto' }}>
            <Difference state={state} late={late} />
          </Box>
        ) : (
          <Lateness late={late} isDone={state === 'done'} />
        )}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <Facts
          facts={[
            ...(table ? [happened] : []),
            planned !== '' && saysPlan ? t('timeline.planned', { day: moment('planned') }) : '',
            ...(table ? [] : [happened]),
            planned === '' && actual === '' ? t('timeline.noDate') : '',
            place,
          ]}
        />
      </Typography>
      {note !== '' && <Typography variant="body2">{note}</Typography>}
    </Box>
  )
}

/** Labels of how far plan and truth are apart. */
const LATENESS = {
  early: { days: 'timeline.early', hours: 'timeline.earlyHours', minutes: 'timeline.earlyMinutes' },
  late: { days: 'timeline.late', hours: 'timeline.lateHours', minutes: 'timeline.lateMinutes' },
  overdue: OVERDUE,
} as const

function Lateness({ late, isDone }: { late: Late | undefined; isDone: boolean }) {
  const { t } = useEngine()
  if (late === undefined || late.count === 0) return null
  const { kind, tone } = lateness(late, isDone)
  const label = LATENESS[kind][late.unit]
  return <Chip size="small" label={t(label, { count: Math.abs(late.count) })} sx={badgeLook(tone)} />
}
