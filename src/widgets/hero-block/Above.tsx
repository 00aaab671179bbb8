import Box from '@mui/material/Box'
import { getAt, Icon, useEngine } from '../../render/index.ts'
import type { BlockPartProps, LookupModel } from '../../render/index.ts'
import { firstText, showText } from '../wire/text.ts'
import type { Stop } from './journey.ts'
import type { Options } from './manifest.ts'
import { relativeDay } from './relative-day.ts'

interface AboveProps extends Pick<BlockPartProps<Options>, 'data' | 'lookups'> {
  options: Options
  stops: readonly Stop[]
  /** The place of the answer, where that says that it is overdue there. */
  overdue: string | undefined
}

/** What carries the record, with the sign of its mode, and at the end what comes next. */
export function Above({ options, data, lookups, stops, overdue }: AboveProps) {
  const { mode, strong, soft = [] } = options
  const icon = mode === undefined ? undefined : iconOf(lookups[mode.lookup], showText(getAt(data, mode.field)))
  const leading = strong === undefined ? '' : firstText(data, strong)
  const words = soft
    .map((path) => showText(getAt(data, path)))
    .filter((each) => each !== '' && each !== leading)
    .join(' · ')
  return (
    <Box sx={{ ...WORDS, justifyContent: 'space-between', columnGap: 3, mb: 1.5, '&:empty': { display: 'none' } }}>
      {(icon !== undefined || leading !== '' || words !== '') && (
        <Box sx={{ ...WORDS, minWidth: 0 }}>
          {icon !== undefined && <Icon name={icon} fontSize="small" />}
          {leading !== '' && (
            <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere', minWidth: 0 }}>
              {leading}
            </Box>
          )}
          {words !== '' && (
            <Box
              component="span"
              sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere', minWidth: 0 }}
            >
              {words}
            </Box>
          )}
        </Box>
      )}
      <Next {...{ stops, overdue }} />
    </Box>
  )
}

const WORDS = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 } as const

/** The first place that is not passed and has a day; nothing where the answer says that it is overdue there. */
function Next({ stops, overdue }: Pick<AboveProps, 'stops' | 'overdue'>) {
  const { t, locale } = useEngine()
  const next = stops.find(({ state, day }) => state !== 'passed' && (day !== '' || state === 'late'))
  if (next === undefined || (next.state === 'late' && next.name === overdue)) return null
  return (
    <Box
      component="span"
      sx={{
        typography: 'body2',
        minWidth: 0,
        overflowWrap: 'anywhere',
        color: next.state === 'late' ? 'error.main' : 'text.secondary',
      }}
    >
      {t(next.state === 'late' ? 'hero.awaited' : 'hero.next', {
        what: t(next.label),
        place: next.name,
        when: relativeDay(next.day, locale),
      })}
    </Box>
  )
}

function iconOf(lookup: LookupModel | undefined, code: string): string | undefined {
  return lookup?.options?.find(({ value }) => value === code)?.icon
}
