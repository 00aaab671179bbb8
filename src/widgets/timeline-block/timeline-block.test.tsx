import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { EngineContext } from '../../render/index.ts'
import { blockParts } from '../blocks.ts'
import { blockOf } from '../testing/models.ts'
import { servicesOf } from '../testing/services.ts'
import { eventState, pointOf, textOf } from './event.ts'

// @vitest-environment jsdom

afterEach(cleanup)

const data = [
  { what: 'Gate in', p: '20200105', a: '20200108' },
  { what: 'Sailing', p: '20200110' },
]
const draw = (options: Record<string, unknown>, rows: unknown) => {
  const block = blockOf({ block: 'timeline', options: { name: 'what', planned: 'p', actual: 'a', ...options } })
  const Timeline = blockParts['timeline']?.component ?? expect.unreachable()
  render(
    <EngineContext value={servicesOf()}>
      <Timeline block={block} data={rows} lookups={{}} />
    </EngineContext>,
  )
}
const show = (options: Record<string, unknown>, rows: unknown = data) => {
  draw(options, rows)
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent)
}

describe('events in their order', () => {
  it('say what was planned, what came true, and how late it was', () => {
    const [done, due] = show({})
    expect(done).toBe('Gate intimeline.late 3timeline.planned 2020/01/05 · timeline.actual 2020/01/08')
    expect(due).toMatch(/^Sailingtimeline\.overdue \d+timeline\.planned 2020\/01\/10$/)
  })

  it('follow each other as the page is written, however each of them is', () => {
    draw({}, [{ what: 'Gate in', p: '20200105', a: '20200108' }])
    const facts = screen.getByText('timeline.planned 2020/01/05').parentElement
    expect(facts?.tagName).toBe('SPAN')
    expect(facts?.getAttribute('style')).toContain('unicode-bidi: isolate')
  })

  it('[SP-07] have not happened while their day is null, empty or blank', () => {
    const rows = [null, '', ' ', undefined].map((a) => ({ what: 'Sailing', p: '29990110', a }))
    expect(show({ compares: false }, rows)).toEqual(rows.map(() => 'Sailingtimeline.planned 2999/01/10'))
  })

  it('[SP-07] have not happened while a back end writes zeros for their day, or one of year 1', () => {
    const rows = ['00000000', '0', 0, '0001-01-01T00:00:00'].map((a) => ({ what: 'Sailing', p: '29990110', a }))
    expect(show({ compares: false }, rows)).toEqual(rows.map(() => 'Sailingtimeline.planned 2999/01/10'))
  })

  it('[LK-03] as a table stand with what was planned, what came true, the difference as a sign and in words, and what is overdue', () => {
    const rows = [
      { what: 'Gate in', p: '20200105', a: '20200108', at: 'Yokohama' },
      { what: 'Loaded', p: '20200109', a: '20200109' },
      { what: 'Sailing', p: '20200110', a: '20200109' },
      { what: 'Arrival', p: '20200120' },
      { what: 'Delivery', p: '29990110' },
      { code: 'X' },
    ]
    draw({ table: true, place: 'at', code: 'code' }, rows)
    const table = screen.getByRole('table')
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['field.event', 'timeline.place', 'timeline.plannedFor', 'timeline.happened', 'timeline.difference'])
    const none = '–timeline.noDate'
    const lines = within(table).getAllByRole('row').slice(1)
    expect(lines.map((line) => [...line.children].map(({ textContent }) => textContent))).toEqual([
      ['Gate in', 'Yokohama', '2020/01/05', '2020/01/08', '+timeline.inDays 3timeline.daysLate 3'],
      ['Loaded', '', '2020/01/09', '2020/01/09', 'timeline.onTime'],
      ['Sailing', '', '2020/01/10', '2020/01/09', '−timeline.inDays 1timeline.daysEarly 1'],
      ['Arrival', '', '2020/01/20', none, expect.stringMatching(/^timeline\.overdue \d+timeline\.daysOverdue \d+$/)],
      ['Delivery', '', '2999/01/10', none, ''],
      ['X', '', none, none, ''],
    ])
    expect(screen.getByText('+timeline.inDays 3').closest('[aria-hidden]')).not.toBeNull()
  })

  it('[LK-06] on a narrow screen say the same in short: no code, no plan that came true', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
    const rows = [
      { what: 'Gate in', p: '20200105', a: '20200108', at: 'Yokohama', code: 'GTI' },
      { what: 'Loaded', p: '20200109', a: '20200109', code: 'LOD' },
      { what: 'Delivery', p: '29990110', code: 'DLV' },
    ]
    expect(show({ table: true, place: 'at', code: 'code' }, rows)).toEqual([
      'Gate in+timeline.inDays 3timeline.daysLate 308 Jan 2020 · timeline.planned 05 Jan 2020 · Yokohama',
      'Loadedtimeline.onTime09 Jan 2020',
      'Deliverytimeline.planned 10 Jan 2999',
    ])
  })

  it('without comparing say when they happened, else when they are planned', () => {
    expect(show({ compares: false })).toEqual(['Gate in2020/01/08', 'Sailingtimeline.planned 2020/01/10'])
  })
})

describe('an event of a journey', () => {
  const now = new Date(2026, 0, 10, 20, 0)
  const days = (count: number) => ({ count, unit: 'days' })
  const stands = (planned: string, actual: string) => {
    const [[plannedDay = '', plannedTime = ''], [day = '', time = '']] = [planned.split(' '), actual.split(' ')]
    return eventState(pointOf(plannedDay, plannedTime), pointOf(day, time), now)
  }

  it.each([
    ['20260105', '20260105', { state: 'done', late: days(0) }],
    ['20260105', '20260108', { state: 'done', late: days(3) }],
    ['2026-01-05', '20260104', { state: 'done', late: days(-1) }],
    ['', '20260104', { state: 'done', late: undefined }],
    ['20260105', '', { state: 'due', late: days(5) }],
    ['20260110', '', { state: 'ahead', late: undefined }],
    ['20260111', '', { state: 'ahead', late: undefined }],
    ['', '', { state: 'ahead', late: undefined }],
    ['soon', '', { state: 'ahead', late: undefined }],
    ['20251231', '20260102', { state: 'done', late: days(2) }],
  ])('planned for "%s", true on "%s"', (planned, actual, expected) => {
    expect(stands(planned, actual)).toEqual(expected)
  })

  it.each([
    ['20260105 2330', '20260106 0030', { state: 'done', late: { count: 1, unit: 'hours' } }],
    ['20260105 0800', '20260105 0745', { state: 'done', late: { count: -15, unit: 'minutes' } }],
    ['20260105 0800', '20260107 0700', { state: 'done', late: days(1) }],
    ['20260105 0800', '20260106', { state: 'done', late: days(1) }],
    ['20260105 08:00', '20260105 07:45:00', { state: 'done', late: { count: -15, unit: 'minutes' } }],
    ['2026-01-10T08:00:00', '2026-01-10T07:45:00', { state: 'done', late: { count: -15, unit: 'minutes' } }],
    ['2026-01-10T08:00:00', '', { state: 'due', late: { count: 12, unit: 'hours' } }],
    ['2026-01-10T21:00:00', '', { state: 'ahead', late: undefined }],
  ])('[SP-02] by the clock: planned for "%s", true on "%s"', (planned, actual, expected) => {
    expect(stands(planned, actual)).toEqual(expected)
  })

  it.each([
    ['20260110 0800', '', { state: 'ahead', late: undefined }],
    ['20260109 2300', '', { state: 'due', late: days(1) }],
    ['20260109 2300', '2026-01-10T01:00:00', { state: 'done', late: days(1) }],
  ])(
    'at a place whose zone nobody says is not late by hours of the reader: planned for "%s"',
    (...[planned, actual, expected]) => {
      expect(stands(planned, actual)).toEqual(expected)
    },
  )

  it('that came true at some time is done, and nobody knows how late', () => {
    expect(eventState({ day: '20260105' }, 'at some time', now)).toEqual({ state: 'done', late: undefined })
  })
})

describe('what an event says', () => {
  it('stands under the name of the field, or under the same with the prefix', () => {
    expect(textOf({ eventName: 'Gate in', ctnEventName: 'other' }, 'eventName', 'ctn')).toBe('Gate in')
    expect(textOf({ ctnEventName: 'Gate out' }, 'eventName', 'ctn')).toBe('Gate out')
    expect(textOf({ ctnEventName: 'Gate out' }, 'eventName', undefined)).toBe('')
    expect(textOf({ eventName: 'Gate in' }, undefined, 'ctn')).toBe('')
  })
})
