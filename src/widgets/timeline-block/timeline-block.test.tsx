import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { EngineContext } from '../../render/index.ts'
import { blockParts } from '../blocks.ts'
import { blockOf } from '../testing/models.ts'
import { servicesOf } from '../testing/services.ts'
import { eventState, textOf } from './TimelineBlock.tsx'

// @vitest-environment jsdom

afterEach(cleanup)

const data = [
  { what: 'Gate in', p: '20200105', a: '20200108' },
  { what: 'Sailing', p: '20200110' },
]
const show = (options: Record<string, unknown>) => {
  const block = blockOf({ block: 'timeline', options: { name: 'what', planned: 'p', actual: 'a', ...options } })
  const Timeline = blockParts['timeline']?.component ?? expect.unreachable()
  render(
    <EngineContext value={servicesOf()}>
      <Timeline block={block} data={data} lookups={{}} />
    </EngineContext>,
  )
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent)
}

describe('events in their order', () => {
  it('say what was planned, what came true, and how late it was', () => {
    const [done, due] = show({})
    expect(done).toBe('Gate intimeline.late 3timeline.planned 2020/01/05 · timeline.actual 2020/01/08')
    expect(due).toMatch(/^Sailingtimeline\.overdue \d+timeline\.planned 2020\/01\/10$/)
  })

  it('without comparing say when they happened, else when they are planned', () => {
    expect(show({ compares: false })).toEqual(['Gate in2020/01/08', 'Sailingtimeline.planned 2020/01/10'])
  })
})

describe('an event of a journey', () => {
  it.each([
    ['20260105', '20260105', { state: 'done', daysLate: 0 }],
    ['20260105', '20260108', { state: 'done', daysLate: 3 }],
    ['2026-01-05', '20260104', { state: 'done', daysLate: -1 }],
    ['', '20260104', { state: 'done', daysLate: undefined }],
    ['20260105', '', { state: 'due', daysLate: 5 }],
    ['20260110', '', { state: 'ahead', daysLate: undefined }],
    ['20260111', '', { state: 'ahead', daysLate: undefined }],
    ['', '', { state: 'ahead', daysLate: undefined }],
    ['soon', '', { state: 'ahead', daysLate: undefined }],
  ])('planned for "%s", true on "%s"', (planned, actual, expected) => {
    expect(eventState(planned, actual, '20260110')).toEqual(expected)
  })

  it('counts days over the change of a year', () => {
    expect(eventState('20251231', '20260102', '20260110').daysLate).toBe(2)
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
