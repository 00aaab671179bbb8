import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hearTime, now, surelyPast } from './now.ts'

const HOUR = 3_600_000
const TRUE_TIME = Date.parse('2026-11-30T10:00:00Z')
const told = (at = TRUE_TIME) => new Date(at).toUTCString()

beforeEach(() => {
  vi.useFakeTimers({ now: TRUE_TIME })
})
afterEach(() => {
  hearTime(new Date().toUTCString(), Date.now())
  vi.useRealTimers()
})

/** The device's clock is off by so many hours when an answer comes. */
const off = (hours: number) => {
  vi.setSystemTime(TRUE_TIME + hours * HOUR)
  hearTime(told(), Date.now())
}

describe('a device whose clock is wrong', () => {
  it.each([365 * 24, -365 * 24, 27, -27])('by %d hours goes by what the gateway tells', (hours) => {
    off(hours)
    expect(now().getTime()).toBe(TRUE_TIME)
    vi.advanceTimersByTime(HOUR)
    expect(now().getTime()).toBe(TRUE_TIME + HOUR)
  })

  it.each([25, -25, 0.1])('by %d hours may be in another zone: its days are the reader’s', (hours) => {
    off(hours)
    expect(now().getTime()).toBe(TRUE_TIME + hours * HOUR)
  })

  it('and is put right meanwhile goes by its own from the next answer on', () => {
    off(24 * 365)
    off(0)
    expect(now().getTime()).toBe(TRUE_TIME)
  })

  it('throws nothing away that is old by one clock alone', () => {
    off(24 * 365)
    expect(surelyPast()).toBe(TRUE_TIME)
    off(-24 * 365)
    expect(surelyPast()).toBe(TRUE_TIME - 24 * 365 * HOUR)
  })
})

describe('the time', () => {
  it.each([null, '', 'yesterday'])('is not told by %j', (date) => {
    off(0)
    hearTime(date, Date.now())
    expect(now().getTime()).toBe(TRUE_TIME)
  })

  it('is not told by an answer that the device slept over', () => {
    off(0)
    const askedAt = Date.now()
    vi.setSystemTime(TRUE_TIME + 48 * HOUR)
    hearTime(told(), askedAt)
    expect(now().getTime()).toBe(TRUE_TIME + 48 * HOUR)
  })
})
