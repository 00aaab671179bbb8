import { randomBytes, scryptSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { hashPassword, verifyPassword } from './passwords.ts'

/** A hash names its cost, and a cheap one waits for its turn like any other. */
function cheapHash(): string {
  const salt = randomBytes(16)
  const key = scryptSync('Portal#2026', salt, 32, { N: 2 ** 10 })
  return ['scrypt', 2 ** 10, 8, 1, salt.toString('base64'), key.toString('base64')].join('$')
}

describe('[HD-19] a password', () => {
  it('is known by its hash, and no other is', async () => {
    const hash = await hashPassword('Portal#2026')
    expect(await verifyPassword('Portal#2026', hash, 'a')).toBe(true)
    expect(await verifyPassword('portal#2026', hash, 'a')).toBe(false)
    expect(hash).not.toContain('Portal')
  })

  it('has another hash each time', async () => {
    expect(await hashPassword('same')).not.toBe(await hashPassword('same'))
  })

  it('[GW-01] is computed two at a time; what nobody could wait for is refused at once', async () => {
    const hash = cheapHash()
    const asked = Array.from({ length: 60 }, () => verifyPassword('Portal#2026', hash, 'a').catch(String))
    const answers = await Promise.all(asked)
    expect(answers.filter((answer) => answer === true).length).toBe(52)
    expect(answers[59]).toContain('did not come')
    expect(await hashPassword('Portal#2026')).toContain('scrypt')
  })

  it('[HD-30] is computed for who signs in while one network asks without end: that one is refused, nobody else', async () => {
    const hash = cheapHash()
    const flood = Array.from({ length: 200 }, () => verifyPassword('Portal#2026', hash, 'flood').catch(() => 'refused'))
    const others = ['b', 'c'].map((network) => verifyPassword('Portal#2026', hash, network))
    expect(await Promise.all(others)).toEqual([true, true])
    const answers = await Promise.all(flood)
    expect(answers.filter((answer) => answer === true).length).toBe(50)
  })

  it('of nobody is never right', async () => {
    expect(await verifyPassword('', undefined, 'a')).toBe(false)
  })

  it('is the same however its letters were composed', async () => {
    expect(await verifyPassword('Ge\u0301nie#26', await hashPassword('G\u00e9nie#26'), 'a')).toBe(true)
  })
})
