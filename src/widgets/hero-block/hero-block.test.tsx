// @vitest-environment jsdom
// @looks-at-styles
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EngineContext } from '../../render/index.ts'
import type { LookupModel } from '../../render/index.ts'
import { lookupOf } from '../testing/form.tsx'
import { blockOf } from '../testing/models.ts'
import { servicesOf } from '../testing/services.ts'
import { HeroBlock } from './HeroBlock.tsx'
import { stopsOf } from './journey.ts'
import type { Options } from './manifest.ts'

const way: Options = {
  name: 'way',
  format: 'near',
  plain: false,
  state: 'state',
  events: { list: 'events', code: 'code', planned: 'planned', actual: 'actual' },
  answers: [
    { label: 'done', in: ['IN'], event: ['ARR'] },
    { label: 'due', place: ['toName'], day: 'due', planned: 'first' },
  ],
  stops: [
    { label: 'from', place: ['fromName', 'fromCode'], day: 'leaves', dayLabel: 'etd', event: ['DEP'] },
    { label: 'over', place: ['overName'], day: 'passes', dayLabel: 'eta' },
    { label: 'to', place: ['toName'], day: 'due', planned: 'first', event: ['ARR'], passed: ['IN'] },
  ],
}
const toned = (lookup: LookupModel): LookupModel => ({
  ...lookup,
  options: (lookup.options ?? []).map((each) => (each.value === 'HOLD' ? { ...each, tone: 'danger' } : each)),
})
const places = {
  fromName: 'Yokohama',
  leaves: '20260205',
  overName: 'Oakland',
  passes: '20260218',
  toName: 'Reno',
  due: '20260301',
}
const stops = (data: unknown, today = '20260210') => stopsOf(data, way, today)
const states = (data: unknown, today?: string) => stops(data, today).map(({ state }) => state)

describe('the places of a way', () => {
  it('are those that are named, each with its day', () => {
    expect(
      stops({ fromName: 'Yokohama', overName: 'Oakland', passes: '20260218' }).map(({ name, day }) => [name, day]),
    ).toEqual([
      ['Yokohama', ''],
      ['Oakland', '20260218'],
    ])
    expect(stops({})).toEqual([])
  })

  it('show the code where the name is absent, and a place once unless a day counts there', () => {
    expect(stops({ fromName: '', fromCode: 'JPYOK' })[0]?.name).toBe('JPYOK')
    expect(stops({ fromName: 'Oakland', overName: 'Oakland', toName: 'Oakland' })).toHaveLength(1)
    expect(stops({ fromName: 'Oakland', overName: 'Oakland', passes: '20260218' })).toHaveLength(2)
  })

  it('are called as the mode has them, and as always in a mode that nobody named', () => {
    const [first, ...others] = way.stops ?? []
    const byMode: Options = {
      ...way,
      mode: { field: 'mode', lookup: 'modes' },
      stops: first === undefined ? others : [{ ...first, byMode: { A: 'airport' } }, ...others],
    }
    const labelIn = (mode: string) => stopsOf({ ...places, mode }, byMode, '20260210')[0]?.label
    expect(['A', 'S', '__proto__', 'constructor'].map(labelIn)).toEqual(['airport', 'from', 'from', 'from'])
  })

  it('are passed by what happened there, or later on the way, or by the state', () => {
    const left = { events: [{ code: 'DEP', planned: '20260205', actual: '20260207' }] }
    expect(states({ ...places, ...left })).toEqual(['passed', 'here', 'ahead'])
    expect(stops({ ...places, ...left })[0]).toMatchObject({ day: '20260207', isActual: true, late: 2 })
    for (const state of ['IN', 'In']) expect(states({ ...places, state })).toEqual(['passed', 'passed', 'passed'])
  })

  it('are late once their day has gone by, and the first is the next while nothing has begun', () => {
    expect(states(places)).toEqual(['late', 'ahead', 'ahead'])
    expect(states(places, '20260101')).toEqual(['here', 'ahead', 'ahead'])
  })

  it('have as much of the way behind as of its time; half where a day is missing', () => {
    const left = { ...places, events: [{ code: 'DEP', actual: '20260206' }] }
    expect(stops(left, '20260212').map(({ behind }) => behind)).toEqual([0.5, 0, 0])
    expect(stops({ ...left, passes: '' }, '20260207')[0]?.behind).toBe(0.5)
    expect(stops(left, '20260301')[0]?.behind).toBe(0.95)
  })
})

describe('what a record comes to', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 1, 10), toFake: ['Date'] }))
  afterEach(() => {
    vi.useRealTimers()
    cleanup()
  })
  const show = (data: unknown, options: Options = way, lookups: Record<string, LookupModel> = {}, locale = 'en') => {
    const { container } = render(
      <EngineContext value={{ ...servicesOf(), locale }}>
        <HeroBlock block={{ ...blockOf({ block: 'hero' }), options }} data={data} lookups={lookups} />
      </EngineContext>,
    )
    return container.textContent
  }

  it('is its day, how far that has moved and how long it is until then', () => {
    const text = show({ ...places, first: '20260227' })
    expect(text).toContain('due · Reno')
    expect(text).toContain('in 19 days')
    expect(screen.getAllByText('date.later 2')).toHaveLength(2)
    expect(text).toContain('timeline.planned')
  })

  it('is the day on which it happened, once the state says so', () => {
    const text = show({ ...places, state: 'IN', events: [{ code: 'ARR', actual: '20260209' }] })
    expect(text).toContain('done')
    expect(text).toContain('yesterday')
    expect(text).not.toContain('hero.next')
  })

  it('is overdue once its day has gone by, in words of its own; what is awaited is no next one, and is not said again', () => {
    const answers = [{ label: 'due', place: ['toName'], day: 'due', planned: 'first', overdue: 'expected' }]
    const gone = { ...places, leaves: '', passes: '', due: '20260208', events: [{ code: 'DEP', actual: '20260201' }] }
    const text = show(gone, { ...way, answers })
    expect(text).toContain('expected · Reno')
    expect(text).toContain('hero.overdue 2')
    expect(text).not.toContain('due · Reno')
    expect(text).not.toMatch(/hero.awaited|hero.next/)
    cleanup()
    expect(show(gone, { ...way, answers: [{ ...answers[0], label: 'due', place: ['fromName'] }] })).toContain(
      'hero.awaited',
    )
    cleanup()
    // Whatever the state says: what has happened is not awaited.
    const came = { ...gone, events: [...gone.events, { code: 'ARR', actual: '20260209' }] }
    const arrived = show(came, {
      ...way,
      answers: [{ ...answers[0], label: 'due', event: ['ARR'], doneLabel: 'there' }],
    })
    expect(arrived).toContain('there · Reno')
    expect(arrived).toContain('yesterday')
    expect(arrived).not.toContain('hero.overdue')
    cleanup()
    expect(show({ ...gone, due: '20260210' }, { ...way, answers })).toContain('due · Reno')
  })

  it('is a state in the colour of its chip, with all that its notes name; what is held stands as late', () => {
    const options: Options = {
      name: 'way',
      format: 'near',
      plain: false,
      state: 'state',
      answers: [
        {
          label: 'status',
          text: 'state',
          lookup: 'states',
          notes: [{ label: 'by', field: 'by', lookup: 'offices', ends: false }],
        },
      ],
      stops: [
        { label: 'land', place: ['at'], passed: ['HOLD'] },
        { label: 'entry', place: ['at'], passed: ['FREE'], held: ['HOLD'] },
      ],
    }
    const lookups = {
      states: toned(lookupOf('states', { HOLD: 'On hold', FREE: 'Free' })),
      offices: lookupOf('offices', { A: 'Office A', B: 'Office B' }),
    }
    expect(show({ state: 'HOLD', at: 'Reno', by: 'A,B' }, options, lookups)).toContain('by Office A, Office B')
    const colourOf = (text: string) => getComputedStyle(screen.getByText(text).parentElement ?? document.body).color
    const danger = colourOf('On hold')
    expect(screen.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
      'landRenohero.passed',
      'entryRenohero.late',
    ])
    cleanup()
    show({ state: 'FREE', at: 'Reno' }, options, lookups)
    expect(colourOf('Free')).not.toBe(danger)
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
  })

  it('says of a place what happened there, and on which day', () => {
    const stops = [
      { label: 'from', place: ['fromName'], day: 'leaves', dayLabel: 'etd', doneLabel: 'left', event: ['DEP'] },
    ]
    expect(show({ ...places, events: [{ code: 'DEP', actual: '20260206' }] }, { ...way, stops })).toContain(
      'left 06 Feb',
    )
    cleanup()
    expect(show(places, { ...way, stops })).toContain('etd 05 Feb')
  })

  it('says so where nobody knows, and shows the places beside it', () => {
    expect(show({ fromName: 'Yokohama', toName: 'Reno' })).toContain('hero.unknown')
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
  })

  it('is left out where it is one that must be given and is not: the next one that is given stands in its place', () => {
    const answers = ['first', 'second'].map((day) => ({ label: `on ${day}`, day, ifGiven: true }))
    const options: Options = { ...way, format: 'short', answers }
    expect(show({ ...places, second: '20270301' }, options)).toMatch(/on second.*2027\/03\/01/)
    cleanup()
    expect(show(places, options)).not.toContain('on ')
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
  })

  it('folds the places of a long way until they are asked for, and leads there', async () => {
    const fields = Array.from({ length: 9 }, (_, index) => `place${String(index)}`)
    const options: Options = {
      name: 'way',
      format: 'near',
      plain: false,
      stops: fields.map((field) => ({ label: field, place: [field] })),
    }
    show(Object.fromEntries(fields.map((field) => [field, `in ${field}`])), options)
    const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent?.match(/in place\d/)?.[0])
    const ends = ['in place0', 'in place1', 'in place2', 'in place3', undefined, 'in place8']
    expect(shown()).toEqual(ends)
    await userEvent.click(screen.getByRole('button', { name: 'hero.more 4' }))
    expect(shown()).toEqual(fields.map((field) => `in ${field}`))
    expect(document.activeElement?.textContent).toContain('in place4')
    await userEvent.click(screen.getByRole('button', { name: 'hero.fewer' }))
    expect(shown()).toEqual(ends)
    expect(document.activeElement).toBe(screen.getByRole('list'))
  })

  it('is a sum for each currency, with the days until the offer ends', () => {
    const options: Options = {
      name: 'way',
      format: 'near',
      plain: false,
      answers: [
        {
          label: 'price',
          sum: { list: 'lines', field: 'amount', unit: 'currency' },
          notes: [{ label: 'until', field: 'ends', ends: true }],
        },
      ],
    }
    const text = show(
      {
        lines: [
          { amount: 10.5, currency: 'USD' },
          { amount: 2, currency: 'USD' },
          { amount: 7, currency: 'EUR' },
        ],
        ends: '20260208',
      },
      options,
    )
    expect(text).toContain('12.50USD')
    expect(text).toContain('7.00EUR')
    expect(text).toContain('2 days ago')
    expect(screen.queryByRole('list')).toBeNull()
    cleanup()
    // A day in each form in which back ends write it.
    expect(show({ lines: [], ends: '2026-02-08T00:00:00Z' }, options)).toContain('until 08 Feb · 2 days ago')
    cleanup()
    // Numbers are written as all others of the portal, which a language may leave as they are.
    expect(show({ lines: [{ amount: 10.5, currency: 'USD' }] }, options, {}, 'de')).toContain('10.50USD')
  })
})
