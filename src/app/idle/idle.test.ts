// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchIdle } from './idle.ts'
import { forgetLastClick, isLeftAlone } from './last-click.ts'
import type { IdleWatch } from './idle.ts'

const times = { warnAfterMinutes: 25, endAfterMinutes: 30 }
const MINUTE = 60_000
const watches: IdleWatch[] = []

function begin() {
  const heard = { tell: vi.fn(), onState: vi.fn(), onEnd: vi.fn() }
  const watch = watchIdle({ times, storage: sessionStorage, ...heard })
  watches.push(watch)
  return { watch, ...heard }
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-01-31T09:00:00Z') })
  sessionStorage.clear()
})

afterEach(() => {
  watches.splice(0).forEach((watch) => {
    watch.stop()
  })
  vi.useRealTimers()
})

describe('a session in which nobody clicks', () => {
  it('is warned after 25 minutes, with 5 minutes left, and ends after 30', () => {
    const { onState, onEnd } = begin()
    vi.advanceTimersByTime(25 * MINUTE - 1000)
    expect(onState).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1000)
    expect(onState).toHaveBeenLastCalledWith({ kind: 'warned', leftMs: 5 * MINUTE })
    vi.advanceTimersByTime(4 * MINUTE + 59_000)
    expect(onState).toHaveBeenLastCalledWith({ kind: 'warned', leftMs: 1000 })
    expect(onEnd).not.toHaveBeenCalled()
    vi.advanceTimersByTime(10 * MINUTE)
    expect(onEnd).toHaveBeenCalledTimes(1)
  })

  it('begins anew with a click here, and tells the other tabs', () => {
    const { watch, onState, tell } = begin()
    vi.advanceTimersByTime(24 * MINUTE)
    watch.click()
    expect(tell).toHaveBeenCalledExactlyOnceWith(Date.now())
    vi.advanceTimersByTime(24 * MINUTE)
    expect(onState).not.toHaveBeenCalled()
  })

  it('begins anew with a click in another tab, and tells nobody', () => {
    const { watch, onState, tell } = begin()
    vi.advanceTimersByTime(24 * MINUTE)
    watch.heard(Date.now())
    vi.advanceTimersByTime(24 * MINUTE)
    expect(onState).not.toHaveBeenCalled()
    expect(tell).not.toHaveBeenCalled()
  })

  it('announces many clicks once a second', () => {
    const { watch, tell } = begin()
    for (let click = 0; click < 50; click++) {
      watch.click()
      vi.advanceTimersByTime(100)
    }
    expect(tell).toHaveBeenCalledTimes(5)
  })
})

describe('a session that was warned', () => {
  it.each(['here', 'in another tab'])('goes on with Stay %s, and not with a click', (where) => {
    const { watch, onState, onEnd } = begin()
    vi.advanceTimersByTime(26 * MINUTE)
    watch.click()
    expect(onState).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'warned' }))
    if (where === 'here') watch.stay()
    else watch.heard(Date.now())
    expect(onState).toHaveBeenLastCalledWith({ kind: 'active' })
    vi.advanceTimersByTime(24 * MINUTE)
    expect(onEnd).not.toHaveBeenCalled()
  })
})

describe('a computer that slept', () => {
  it('wakes up signed out, by the clock, though no timer ran', () => {
    const { watch, onEnd } = begin()
    vi.setSystemTime(Date.now() + 31 * MINUTE)
    watch.click()
    vi.advanceTimersByTime(1000)
    expect(onEnd).toHaveBeenCalledTimes(1)
    watch.stay()
    expect(onEnd).toHaveBeenCalledTimes(1)
  })

  it('hears first what was clicked in other tabs, which did not sleep: it ends nothing that goes on there', () => {
    const { watch, onState, onEnd } = begin()
    const asleepAt = Date.now()
    vi.setSystemTime(asleepAt + 40 * MINUTE)
    watch.look()
    for (const clicked of [1, 12, 28, 39]) watch.heard(asleepAt + clicked * MINUTE)
    vi.advanceTimersByTime(10_000)
    expect(onEnd).not.toHaveBeenCalled()
    expect(onState).not.toHaveBeenCalledWith(expect.objectContaining({ kind: 'warned' }))
  })

  it('ends where nobody clicked anywhere, also where its timers run once a minute', () => {
    const { watch, onEnd } = begin()
    vi.setSystemTime(Date.now() + 40 * MINUTE)
    watch.look()
    expect(onEnd).not.toHaveBeenCalled()
    vi.setSystemTime(Date.now() + MINUTE)
    watch.look()
    expect(onEnd).toHaveBeenCalledTimes(1)
  })

  it('and whose clock is set back, is warned 25 minutes later all the same', () => {
    const { onState } = begin()
    vi.setSystemTime(Date.now() - 60 * MINUTE)
    vi.advanceTimersByTime(25 * MINUTE + 1000)
    expect(onState).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'warned' }))
  })

  it('wakes up warned when the time is not over yet', () => {
    const { watch, onState } = begin()
    vi.setSystemTime(Date.now() + 28 * MINUTE)
    watch.look()
    vi.advanceTimersByTime(1000)
    expect(onState).toHaveBeenCalledWith({ kind: 'warned', leftMs: 2 * MINUTE - 1000 })
  })
})

describe('a page that is loaded again', () => {
  it('goes on counting from the last click', () => {
    begin().watch.stop()
    vi.setSystemTime(Date.now() + 24 * MINUTE)
    const { onState } = begin()
    vi.advanceTimersByTime(MINUTE)
    expect(onState).toHaveBeenCalledTimes(1)
  })

  it('knows that it was left alone for too long', () => {
    expect(isLeftAlone(times, sessionStorage)).toBe(false)
    begin().watch.stop()
    vi.setSystemTime(Date.now() + 29 * MINUTE)
    expect(isLeftAlone(times, sessionStorage)).toBe(false)
    vi.setSystemTime(Date.now() + MINUTE)
    expect(isLeftAlone(times, sessionStorage)).toBe(true)
    forgetLastClick(sessionStorage)
    expect(isLeftAlone(times, sessionStorage)).toBe(false)
  })
})
