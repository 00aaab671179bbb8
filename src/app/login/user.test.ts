import { describe, expect, it } from 'vitest'
import { readUser } from './user.ts'

describe('the user-id field', () => {
  it.each(['customer', ' Customer ', 'CUSTOMER', 'ｃｕｓｔｏｍｅｒ'])(
    'sends a plain entry as user id, in upper case: %j',
    (text) => {
      expect(readUser(text)).toEqual({ ok: true, who: { userId: 'CUSTOMER' } })
    },
  )

  it.each(['A-B_C', 'USER01', '山田'])('lets letters, digits, _ and - through: %s', (text) => {
    expect(readUser(text)).toEqual({ ok: true, who: { userId: text } })
  })

  it.each(['casey@north.example', 'CASEY.C@MAIL.NORTH.EXAMPLE'])('sends an e-mail address as one: %s', (text) => {
    expect(readUser(text)).toEqual({ ok: true, who: { email: text.toUpperCase() } })
  })

  it.each(['', '   '])('is required: %j', (text) => {
    expect(readUser(text)).toEqual({ ok: false, error: 'login.userRequired' })
  })

  it.each(['a b', 'a+b', 'a/b', "o'neil", 'a#1', '<b>', 'a,b', 'me+you@north.example'])(
    'refuses other special characters: %s',
    (text) => {
      expect(readUser(text)).toEqual({ ok: false, error: 'login.userCharacters' })
    },
  )

  it.each([
    'casey.c',
    '.',
    '@',
    'a@',
    '@b.c',
    'a@b',
    'a@b..c',
    'a@b@c.de',
    'a@b.',
    'a..b@c.de',
    '.a@b.de',
    'a@-b.de',
    'josé@b.de',
  ])("wants a valid e-mail address after an '@' or a '.': %s", (text) => {
    expect(readUser(text)).toEqual({ ok: false, error: 'login.emailInvalid' })
  })
})
