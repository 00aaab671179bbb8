import { describe, expect, it } from 'vitest'
import { judge, meetsCriteria, strengthName, strengthOf } from './rules.ts'

const broken = (password: string) => judge(password).flatMap(({ rule, met }) => (met ? [] : [rule]))

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
    ['ÄÖÜäöü٣٤§', ['upperCase', 'lowerCase', 'digit', 'special']],
  ])('%j breaks the rules %j', (password, rules) => {
    expect(broken(password)).toEqual(rules)
    expect(meetsCriteria(password)).toBe(rules.length === 0)
  })

  it.each([...'!@#$%^&*()'])('may have %s as its special character', (character) => {
    expect(meetsCriteria(`Harbour2027${character}`)).toBe(true)
  })

  it.each([...'-_=+[]{};:\'"\\|,.<>/?`~ ·'])('does not have a special character by %j', (character) => {
    expect(broken(`Harbour2027${character}`)).toEqual(['special'])
  })
})

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
