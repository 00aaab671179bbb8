import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import type { SxProps } from '@mui/material/styles'
import { dayOf, daysBetween, isDay } from '../../config/index.ts'
import { codeName, dayText, getAt, Icon, useEngine, weekdayText } from '../../render/index.ts'
import type { BlockPartProps, DayStyle, LookupModel } from '../../render/index.ts'
import { currencyDigits, showNumber } from '../wire/number.ts'
import { firstText, showText } from '../wire/text.ts'
import { answerFor, found } from './answer.ts'
import type { Answer, AnswerOptions } from './answer.ts'
import { stopsOf } from './journey.ts'
import type { Stop } from './journey.ts'
import type { Options } from './manifest.ts'
import { relativeDay } from './relative-day.ts'
import { Difference } from './Difference.tsx'
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
  const stops = stopsOf(data, options, dayOf(new Date()))
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
            <Above {...{ options, data, lookups }} next={<Next {...{ stops, overdue }} />} />
            <Strip name={t(options.name)} stops={stops} format={options.format} />
          </Box>
        )}
      </Box>
    </Box>
  )
}

interface PaneProps extends Pick<Props, 'data' | 'lookups'> {
  options: Options
}

function AnswerPane({ answer, options, data, lookups }: PaneProps & { answer: AnswerOptions }) {
  const { t, locale } = useEngine()
  const name = (lookup: string | undefined, code: string): string | undefined =>
    codeName(lookup === undefined ? undefined : lookups[lookup], code, t, locale)
  const place = answer.place === undefined ? '' : firstText(data, answer.place)
  const figure = found(data, options, answer, name)
  const isGone = figure.kind === 'day' && figure.day < dayOf(new Date())
  const hasHappened = figure.kind === 'day' && figure.hasHappened
  const overdue = isGone && !hasHappened ? answer.overdue : undefined
  const label = overdue ?? (hasHappened ? answer.doneLabel : undefined) ?? answer.label
  return (
    <>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        {[t(label), place].filter((each) => each !== '').join(' · ')}
      </Box>
      <Figure
        answer={figure}
        format={options.format}
        isOverdue={overdue !== undefined}
        tone={toneOf(answer.lookup === undefined ? undefined : lookups[answer.lookup], figure)}
      />
      {(answer.notes ?? []).map((note) => (
        <Note key={note.label} {...{ note, name }} value={getAt(data, note.field)} format={options.format} />
      ))}
    </>
  )
}

interface FigureProps {
  answer: Answer
  format: DayStyle
  /** Its day has gone by, and it is not there. */
  isOverdue: boolean
  tone: SxProps
}

/** The largest thing of the screen. */
function Figure({ answer, format, isOverdue, tone }: FigureProps) {
  const { t, locale, formats } = useEngine()
  switch (answer.kind) {
    case 'day': {
      const { day, planned } = answer
      const today = dayOf(new Date())
      // Near, the year is no part of what is large.
      const isNear = format === 'near'
      const year = isNear && day.slice(0, 4) !== today.slice(0, 4) ? [day.slice(0, 4)] : []
      const late = planned === '' ? 0 : (daysBetween(planned, day) ?? 0)
      return (
        <>
          <Large more={[...year, weekdayText(day, formats)].join(' · ')}>
            {dayText(day, formats, isNear ? 'axis' : format)}
          </Large>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, typography: 'body2' }}>
            {isOverdue ? (
              <Box component="span" sx={{ color: 'error.main', fontWeight: 600 }}>
                {t('hero.overdue', { count: -(daysBetween(today, day) ?? 0) })}
              </Box>
            ) : (
              <span>{relativeDay(day, locale)}</span>
            )}
            {late !== 0 && (
              <>
                <Difference days={late} />
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {t('timeline.planned', { day: dayText(planned, formats, format) })}
                </Box>
              </>
            )}
          </Box>
        </>
      )
    }
    case 'text':
      return <Large sx={tone}>{answer.text}</Large>
    case 'sums':
      return answer.sums.map(({ unit, sum }) => (
        <Large key={unit} more={unit}>
          {showNumber(sum, locale, currencyDigits(unit))}
        </Large>
      ))
    case 'nothing':
      return <Box sx={{ typography: 'h1', color: 'text.secondary' }}>{t('hero.unknown')}</Box>
  }
}

function Large({ children, more = '', sx = {} }: { children: string; more?: string; sx?: SxProps }) {
  const isLong = children.length > 9
  return (
    <Box sx={[{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1, my: 0.5 }, sx] as SxProps}>
      <Box
        component="span"
        sx={{
          typography: isLong ? 'h1' : 'figure',
          fontVariantNumeric: 'tabular-nums',
          overflowWrap: 'anywhere',
          minWidth: 0,
        }}
      >
        {children}
      </Box>
      {more !== '' && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {more}
        </Box>
      )}
    </Box>
  )
}

interface NoteProps {
  note: NonNullable<AnswerOptions['notes']>[number]
  value: unknown
  format: DayStyle
  name(lookup: string | undefined, code: string): string | undefined
}

function Note({ note, value, format, name }: NoteProps) {
  const { t, locale, formats } = useEngine()
  const texts = (Array.isArray(value) ? value : [value])
    .map(showText)
    // Several codes may come as one text.
    .flatMap((text) => (note.lookup === undefined ? text : text.split(',').map((code) => code.trim())))
    .filter((each) => each !== '')
  if (texts.length === 0) return null
  const ends = note.ends ? texts.find(isDay) : undefined
  const isOver = ends !== undefined && ends < dayOf(new Date())
  return (
    <Box sx={{ typography: 'body2', mt: 0.5, overflowWrap: 'anywhere' }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {t(note.label)}{' '}
      </Box>
      {texts.map((text) => name(note.lookup, text) ?? dayText(text, formats, format)).join(', ')}
      {ends !== undefined && (
        <Box component="span" sx={{ fontWeight: 600, ...(isOver && { color: 'error.main' }) }}>
          {` · ${relativeDay(ends, locale)}`}
        </Box>
      )}
    </Box>
  )
}

/** What carries the record, with the sign of its mode, and at the end what comes next. */
function Above({ options, data, lookups, next }: PaneProps & { next: ReactNode }) {
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
      {next}
    </Box>
  )
}

const WORDS = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 } as const

/** A state that needs a person has the colour of its chip. */
function toneOf(lookup: LookupModel | undefined, answer: Answer): SxProps {
  const tone = answer.kind === 'text' ? lookup?.options?.find(({ value }) => value === answer.code)?.tone : undefined
  return tone === 'danger' ? { color: 'error.main' } : tone === 'warning' ? { color: 'warning.main' } : {}
}

/** The first place that is not passed and has a day; nothing where the answer says that it is overdue there. */
function Next({ stops, overdue }: { stops: readonly Stop[]; overdue: string | undefined }) {
  const { t, locale } = useEngine()
  const next = stops.find(({ state, day }) => state !== 'passed' && (day !== '' || state === 'late'))
  if (next === undefined || (next.state === 'late' && next.name === overdue)) return null
  return (
    <Box
      component="span"
      sx={{
        typography: 'body2',
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
