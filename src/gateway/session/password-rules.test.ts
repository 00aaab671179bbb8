import { describe, expect, it } from 'vitest'
import { meetsCriteria } from './password-rules.ts'

describe('a new password', () => {
  it.each(['Harbour!2027', 'aA1!aA1!', `aA1)${'x'.repeat(26)}`, 'Über^Grün9'])('may be %s', (password) => {
    expect(meetsCriteria(password)).toBe(true)
  })

  it.each([
    ['has 7 characters', 'aA1!aA1'],
    ['has 31 characters', `aA1)${'x'.repeat(27)}`],
    ['has no upper-case letter', 'harbour!2027'],
    ['has no lower-case letter', 'HARBOUR!2027'],
    ['has no digit', 'Harbour!harbour'],
    ['has no special character', 'Harbour2027'],
    ['has a special character of another kind only', 'Harbour-2027'],
  ])('may not be one that %s', (_, password) => {
    expect(meetsCriteria(password)).toBe(false)
  })
})
