// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Line, Outcome } from './line.ts'
import { createLine } from './line.ts'

let answers: boolean | 'elsewhere'
let tried: number
let line: Line
let close: () => void
const heard = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  answers = true
  tried = 0
  heard.mockClear()
  line = createLine(() => {
    tried += 1
    return answers ? Promise.resolve(answers) : Promise.reject(new TypeError('Failed to fetch'))
  })
  line.listen(heard)
  close = line.open()
})
afterEach(() => {
  close()
  vi.useRealTimers()
})

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const call = (outcome: Outcome) => line.watch(Promise.resolve(outcome))
const browser = (event: 'online' | 'offline') => window.dispatchEvent(new Event(event))

describe('the line to the gateway', () => {
  it('is away as soon as the browser says so, and back once the gateway answers', async () => {
    answers = false
    browser('offline')
    expect(line.isAway()).toBe(true)
    await pass(60_000)
    expect(line.isAway()).toBe(true)
    answers = true
    browser('online')
    await pass(0)
    expect(line.isAway()).toBe(false)
    expect(heard).toHaveBeenCalledTimes(2)
  })

  it('is away since somebody leads elsewhere while the try says so, and no longer', async () => {
    answers = 'elsewhere'
    call('unanswered')
    await pass(0)
    expect([line.isAway(), line.isLedElsewhere()]).toEqual([true, true])
    answers = false
    await pass(1_000)
    expect([line.isAway(), line.isLedElsewhere()]).toEqual([true, false])
    answers = true
    await pass(10_000)
    expect([line.isAway(), line.isLedElsewhere()]).toEqual([false, false])
    expect(heard).toHaveBeenCalledTimes(3)
  })

  it('is away where a call is lost, though one from before it is answered while the line is tried', async () => {
    let giveUp: (isThere: boolean) => void = () => undefined
    const waiting = createLine(() => new Promise((resolve) => (giveUp = resolve)))
    let answer: (outcome: Outcome) => void = () => undefined
    waiting.watch(new Promise((resolve) => (answer = resolve)))
    waiting.watch(Promise.resolve('unanswered'))
    await pass(0)
    answer('answered')
    await pass(0)
    giveUp(false)
    await pass(0)
    expect(waiting.isAway()).toBe(true)
    waiting.watch(Promise.resolve('answered'))
    await pass(0)
    expect(waiting.isAway()).toBe(false)
  })

  it('is tried anew when the network is back, though a try that began without one is not over', async () => {
    let tries = 0
    const waiting = createLine(() => {
      tries += 1
      return tries === 1 ? new Promise(() => undefined) : Promise.resolve(true)
    })
    const end = waiting.open()
    browser('offline')
    await pass(1_000)
    expect([tries, waiting.isAway()]).toEqual([1, true])
    browser('online')
    await pass(0)
    expect([tries, waiting.isAway()]).toEqual([2, false])
    end()
  })

  it('is not back because the device has a network: the gateway has to answer', async () => {
    answers = false
    browser('offline')
    browser('online')
    await pass(0)
    expect(line.isAway()).toBe(true)
  })

  it('is away when a call fails without an answer and the gateway does not answer either', async () => {
    call('unanswered')
    await pass(0)
    expect(line.isAway()).toBe(false)
    answers = false
    call('unanswered')
    await pass(0)
    expect(line.isAway()).toBe(true)
  })

  it('is tried when a call stays without an answer; a call that was given up says nothing', async () => {
    answers = false
    call('givenUp')
    await pass(60_000)
    expect(tried).toBe(0)
    line.watch(new Promise(() => undefined))
    await pass(3_000)
    expect(line.isAway()).toBe(true)
  })

  it('is back with any answer', async () => {
    browser('offline')
    call('answered')
    await pass(0)
    expect(line.isAway()).toBe(false)
  })

  it('that is away is tried again by itself, less and less often', async () => {
    answers = false
    browser('offline')
    await pass(60_000)
    expect(tried).toBeGreaterThan(5)
    expect(tried).toBeLessThan(12)
    answers = true
    await pass(10_000)
    expect(line.isAway()).toBe(false)
    const before = tried
    await pass(60_000)
    expect(tried).toBe(before)
  })

  it('does not take a try that was begun before an answer for the present state', async () => {
    let fail: (why: Error) => void = () => undefined
    close()
    line = createLine(() => new Promise((_, reject) => (fail = reject)))
    close = line.open()
    call('unanswered')
    await pass(0)
    call('answered')
    await pass(0)
    fail(new TypeError('Failed to fetch'))
    await pass(0)
    expect(line.isAway()).toBe(false)
  })

  it('that went without a word is found when somebody comes back to the page after a while', async () => {
    answers = false
    window.dispatchEvent(new Event('focus'))
    await pass(0)
    expect(tried).toBe(0)
    await pass(20_000)
    window.dispatchEvent(new Event('focus'))
    await pass(0)
    expect([tried, line.isAway()]).toEqual([1, true])
  })
})
