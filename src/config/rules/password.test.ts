import { describe, expect, it } from 'vitest'
import { isGoodPassword, judgePassword } from './password.ts'

const broken = (password: string) => judgePassword(password).flatMap(({ rule, met }) => (met ? [] : [rule]))

describe('a password', () => {
  it.each([
    ['Harbour!', ['digit']],
    ['Harbour1', ['special']],
    ['Harbour!2027', []],
    ['harbour!2027', ['upperCase']],
    ['HARBOUR!2027', ['lowerCase']],
    ['Harbour!port', ['digit']],
    ['Harbour_2027', ['special']],
    ['Hb!2027', ['length']],
    ['Hb!20270', []],
    [`Hb!2027${'x'.repeat(23)}`, []],
    [`Hb!2027${'x'.repeat(24)}`, ['length']],
    ['', ['length', 'upperCase', 'lowerCase', 'digit', 'special']],
    ['Öffnung!2027', ['upperCase']],
    ['ÄÖÜäöü٣٤§', ['upperCase', 'lowerCase', 'digit', 'special']],
  ])('%j breaks the rules %j', (password, rules) => {
    expect(broken(password)).toEqual(rules)
    expect(isGoodPassword(password)).toBe(rules.length === 0)
  })

  it.each([...'!@#$%^&*()'])('may have %s as its special character', (character) => {
    expect(isGoodPassword(`Harbour2027${character}`)).toBe(true)
  })

  it.each([...'-_=+[]{};:\'"\\|,.<>/?`~ ·'])('does not have a special character by %j', (character) => {
    expect(broken(`Harbour2027${character}`)).toEqual(['special'])
  })
})

it('may be any passphrase where a tenant asks for length alone', () => {
  const rules = { shortest: 15, longest: 128, needs: [] }
  expect(judgePassword('four horses, no cart', rules)).toEqual([{ rule: 'length', met: true }])
  expect(isGoodPassword('x'.repeat(129), rules)).toBe(false)
  expect(isGoodPassword('Harbour!2027', rules)).toBe(false)
})
