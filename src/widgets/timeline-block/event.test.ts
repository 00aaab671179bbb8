import { describe, expect, it } from 'vitest'
import { eventState, textOf } from './event.ts'

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
