import { describe, expect, it } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

describe('[GW-07] [HD-34] a password that is tried first', () => {
  it.each(['Password1!', 'P@ssw0rd2026', 'Welcome#1', '!Summer2026', 'Dragon(99)', 'Qwerty123!', '123456'])(
    'is %s',
    (password) => {
      expect(isCommonPassword(password)).toBe(true)
    },
  )

  it.each(['Harbour!2027', 'Quayside!2028', 'Portal#2026', 'Passw-of-my-cat-7!', 'zT4$kkq9Lm'])(
    'is not %s',
    (password) => {
      expect(isCommonPassword(password)).toBe(false)
    },
  )
})
