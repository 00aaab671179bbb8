import Box from '@mui/material/Box'
import { dayOf, now } from '../../config/index.ts'
import { useEngine } from '../../render/index.ts'
import type { BlockPartProps } from '../../render/index.ts'
import { firstText } from '../wire/text.ts'
import { Above } from './Above.tsx'
import { answerFor } from './answer.ts'
import { AnswerPane } from './AnswerPane.tsx'
import { stopsOf } from './journey.ts'
import type { Stop } from './journey.ts'
import type { Options } from './manifest.ts'
import { columnsOf, ROOM, Strip } from './Strip.tsx'

type Props = BlockPartProps<Options>

/** The least width of the answer, and what stands around the places beside it, in pixels. */
const [ANSWER, AROUND] = [240, 42]
/** How much of the width the places have beside the answer, at most. */
const SHARE = 3 / 4

/** Where the places have room beside each other beside the answer, it stands beside them, else above them. */
function besideOf(stops: readonly Stop[]): string {
  const needed = columnsOf(stops) * ROOM + AROUND
  return `@container (min-width: ${String(Math.ceil(Math.max(needed + ANSWER, needed / SHARE)))}px)`
}

const BOX = {
  border: 1,
  borderColor: 'divider',
  borderRadius: '12px',
  overflow: 'hidden',
  bgcolor: 'background.paper',
} as const
const PANE = { p: 2.5, minWidth: 0 } as const
const WASH = { bgcolor: 'action.hover' } as const
/** On a surface that is there already, space alone parts the two. */
const APART = { gap: 3 } as const
const PLAIN = { minWidth: 0 } as const

/** What a record comes to, and how far it has come on its way: the answer first where there is little room. */
export function HeroBlock({ block: { options }, data, lookups }: Props) {
  const { t } = useEngine()
  const stops = stopsOf(data, options, dayOf(now()))
  const answer = answerFor(data, options)
  if (stops.length === 0 && answer === undefined) return null
  // Where the answer says that what it is about is overdue.
  const overdue = answer?.overdue === undefined ? undefined : firstText(data, answer.place ?? [])
  const pane = options.plain ? PLAIN : PANE
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box
        sx={{
          display: 'grid',
          breakInside: 'avoid',
          ...(options.plain ? APART : BOX),
          ...(answer !== undefined &&
            stops.length > 0 && {
              [besideOf(stops)]: { gridTemplateColumns: `minmax(${String(ANSWER)}px, 3fr) 9fr` },
            }),
        }}
      >
        {answer !== undefined && (
          <Box sx={{ ...pane, ...(!options.plain && WASH) }}>
            <AnswerPane {...{ answer, options, data, lookups }} />
          </Box>
        )}
        {stops.length > 0 && (
          <Box sx={pane}>
            <Above {...{ options, data, lookups, stops, overdue }} />
            <Strip name={t(options.name)} stops={stops} format={options.format} />
          </Box>
        )}
      </Box>
    </Box>
  )
}
