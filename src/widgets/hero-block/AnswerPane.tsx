import Box from '@mui/material/Box'
import type { SxProps } from '@mui/material/styles'
import { dayIn, dayOf, daysBetween, isDay, now } from '../../config/index.ts'
import { codeName, currencyDigits, dayText, getAt, showNumber, useEngine, weekdayText } from '../../render/index.ts'
import type { BlockPartProps, DayStyle, LookupModel } from '../../render/index.ts'
import { firstText, showText } from '../wire/text.ts'
import { found } from './answer.ts'
import type { Answer, AnswerOptions } from './answer.ts'
import { Difference } from './Difference.tsx'
import type { Options } from './manifest.ts'
import { relativeDay } from './relative-day.ts'

interface AnswerPaneProps extends Pick<BlockPartProps<Options>, 'data' | 'lookups'> {
  answer: AnswerOptions
  options: Options
}

/** What a record comes to: its day, its state or its sums, with what is said about it. */
export function AnswerPane({ answer, options, data, lookups }: AnswerPaneProps) {
  const { t, locale } = useEngine()
  const name = (lookup: string | undefined, code: string): string | undefined =>
    codeName(lookup === undefined ? undefined : lookups[lookup], code, t, locale)
  const place = answer.place === undefined ? '' : firstText(data, answer.place)
  const figure = found(data, options, answer, name)
  const isGone = figure.kind === 'day' && figure.day < dayOf(now())
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
      {(answer.notes ?? []).map((note, index) => (
        <Note key={index} {...{ note, name }} value={getAt(data, note.field)} format={options.format} />
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
      const today = dayOf(now())
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
        <Large key={unit} more={unit} isNumber>
          {showNumber(sum, formats.numbers, currencyDigits(unit))}
        </Large>
      ))
    case 'nothing':
      return <Box sx={{ typography: 'h1', color: 'text.secondary' }}>{t('hero.unknown')}</Box>
  }
}

/** How wide a figure is, of its letters' size. */
const FIGURE = 0.6

/** What is said in the largest letters. A number stands in one line, in smaller letters where there is little room: a broken one is read as two. */
function Large({
  children,
  more = '',
  isNumber = false,
  sx = {},
}: {
  children: string
  more?: string
  isNumber?: boolean
  sx?: SxProps
}) {
  const isLong = children.length > 9
  return (
    <Box
      sx={
        [
          {
            containerType: 'inline-size',
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'baseline',
            columnGap: 1,
            my: 0.5,
          },
          sx,
        ] as SxProps
      }
    >
      <Box
        component="span"
        sx={{
          typography: isLong ? 'h1' : 'figure',
          fontVariantNumeric: 'tabular-nums',
          overflowWrap: 'anywhere',
          minWidth: 0,
        }}
      >
        {isNumber ? (
          <Box
            component="span"
            sx={{
              whiteSpace: 'nowrap',
              fontSize: `min(1em, calc(100cqi / ${(children.length * FIGURE).toFixed(2)}))`,
            }}
          >
            {children}
          </Box>
        ) : (
          children
        )}
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
    .map((each) => dayIn(each) ?? each)
  if (texts.length === 0) return null
  const ends = note.ends ? texts.find(isDay) : undefined
  const isOver = ends !== undefined && ends < dayOf(now())
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

/** A state that needs a person has the colour of its chip. */
function toneOf(lookup: LookupModel | undefined, answer: Answer): SxProps {
  const tone = answer.kind === 'text' ? lookup?.options?.find(({ value }) => value === answer.code)?.tone : undefined
  return tone === 'danger' ? { color: 'error.main' } : tone === 'warning' ? { color: 'warning.main' } : {}
}
