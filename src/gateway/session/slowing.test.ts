import { describe, expect, it } from 'vitest'
import { delayAfter, GUESSES, TRACKED } from './slowing.ts'

describe('[GW-07] the wait', () => {
  it.each([
    [GUESSES, 0, 0],
    [GUESSES, 50, 0],
    [GUESSES, 51, 10_000],
    [GUESSES, 52, 20_000],
    [GUESSES, 5_000, 15 * 60_000],
    [TRACKED, 200, 0],
    [TRACKED, 201, 30_000],
    [TRACKED, 221, 60_000],
  ])('of $name after %i is %i milliseconds', (slowing, amount, wait) => {
    expect(delayAfter(slowing, amount)).toBe(wait)
  })
})
