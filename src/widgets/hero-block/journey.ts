import { dayIn, daysBetween } from '../../config/index.ts'
import { getAt } from '../../render/index.ts'
import { rowsOf } from '../block/rows-of.ts'
import { ownValue } from '../wire/own-value.ts'
import { firstText, showText } from '../wire/text.ts'
import type { Options } from './manifest.ts'

/** A place of the way, and how it stands with it. Days are YYYYMMDD, empty where nobody knows. */
export interface Stop {
  label: string
  name: string
  day: string
  dayLabel: string
  doneLabel: string
  /** `here`: the next one, where its day is known. `late`: not passed, and its day has gone by, or something keeps it. */
  state: 'passed' | 'here' | 'ahead' | 'late'
  /** The day is the one on which it happened. */
  isActual: boolean
  /** Days after the plan; negative is before it. Undefined without a plan. */
  late: number | undefined
  /** How much of the way to the next stop is behind, 0 to 1. */
  behind: number
}

type StopOptions = NonNullable<Options['stops']>[number]

/** The places that the data names, in their order. One without a day that is the place before it is left out. */
export function stopsOf(data: unknown, options: Options, today: string): Stop[] {
  const state = stateOf(data, options)
  const mode = options.mode === undefined ? '' : showText(getAt(data, options.mode.field))
  const named = (options.stops ?? [])
    .map((stop) => ({
      stop,
      name: firstText(data, stop.place),
      isHeld: isOneOf(stop.held, state),
      ...dayAt(data, options, stop),
    }))
    .filter(({ name }) => name !== '')
    .filter(({ name, day, isHeld }, index, all) => isHeld || day !== '' || name !== all[index - 1]?.name)
  const lastPassed = named.findLastIndex(({ isPassed }) => isPassed)
  return named.map(({ stop, name, day, isHeld, isActual, late }, index) => ({
    label: ownValue(stop.byMode, mode) ?? stop.label,
    name,
    day,
    dayLabel: stop.dayLabel ?? '',
    doneLabel: stop.doneLabel ?? '',
    state:
      index <= lastPassed
        ? 'passed'
        : isHeld || (day !== '' && day < today)
          ? 'late'
          : index === lastPassed + 1 && day !== ''
            ? 'here'
            : 'ahead',
    isActual,
    late,
    behind: index < lastPassed ? 1 : index > lastPassed ? 0 : shareOf(day, named[index + 1]?.day ?? '', today),
  }))
}

/** When a place is passed: the day on which it happened, else the day that is expected, and how far that is from the plan. */
function dayAt(data: unknown, options: Options, { day, planned, event, passed }: StopOptions) {
  const found = eventOf(data, options, event)
  const expected = dayOfText(data, day) || (found?.planned ?? '')
  const plan = dayOfText(data, planned) || (found?.planned ?? '')
  const actual = found?.actual ?? ''
  const shown = actual === '' ? expected : actual
  return {
    day: shown,
    isActual: actual !== '',
    isPassed: actual !== '' || isOneOf(passed, stateOf(data, options)),
    late: plan === '' ? undefined : daysBetween(plan, shown),
  }
}

/** The code of the state that the record is in; empty where it has none. */
export function stateOf(data: unknown, { state }: Options): string {
  return state === undefined ? '' : showText(getAt(data, state))
}

/** Whether a state is one of some, however a gateway writes its letters. */
export function isOneOf(states: readonly string[] = [], state: string): boolean {
  return state !== '' && states.some((each) => each.toUpperCase() === state.toUpperCase())
}

/** The first event of one of the codes, one that has happened before others. */
export function eventOf(
  data: unknown,
  { events }: Options,
  codes: readonly string[] = [],
): { planned: string; actual: string } | undefined {
  if (events === undefined) return undefined
  const found = rowsOf(getAt(data, events.list)).filter((row) => codes.includes(showText(row[events.code])))
  const days = found.map((row) => ({ planned: dayOfText(row, events.planned), actual: dayOfText(row, events.actual) }))
  return days.find(({ actual }) => actual !== '') ?? days[0]
}

/** The day in a text at a path, YYYYMMDD; empty where there is none. */
export function dayOfText(data: unknown, path: string | undefined): string {
  return path === undefined ? '' : (dayIn(showText(getAt(data, path))) ?? '')
}

/** How much of the time between two days is over; half of it where a day is not known. Never none, never all: it is on the way. */
function shareOf(from: string, to: string, today: string): number {
  const [gone, all] = [daysBetween(from, today), daysBetween(from, to)]
  return gone === undefined || all === undefined || all <= 0 ? 0.5 : Math.min(0.95, Math.max(0.05, gone / all))
}
