import { describe, expect, it } from 'vitest'
import { strengthName, strengthOf } from './PasswordStrength.tsx'

describe('the strength', () => {
  it.each([
    ['', 0, undefined],
    ['-', 0, undefined],
    ['a', 1, 'password.strengthVeryWeak'],
    ['aA', 2, 'password.strengthWeak'],
    ['abcdefgh', 2, 'password.strengthWeak'],
    ['aA1', 3, 'password.strengthCanBeBetter'],
    ['abcdefghijkl', 3, 'password.strengthCanBeBetter'],
    ['aA1!', 4, 'password.strengthCanBeBetter'],
    ['Harbour1', 4, 'password.strengthCanBeBetter'],
    ['Harbour!1', 5, 'password.strengthStrong'],
    ['Harbour20271', 5, 'password.strengthStrong'],
    ['Harbour!2027', 6, 'password.strengthVeryStrong'],
    [`Harbour!${'2'.repeat(23)}`, 5, 'password.strengthStrong'],
  ])('of %j is %d', (password, strength, name) => {
    expect(strengthOf(password)).toBe(strength)
    expect(strengthName(strengthOf(password))).toBe(name)
  })
})
