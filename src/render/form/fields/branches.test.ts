import { describe, expect, it } from 'vitest'
import { matches } from './branches.ts'

const card = {
  type: 'object',
  properties: { kind: { const: 'card' }, number: { type: 'string' } },
  required: ['number'],
}
const transfer = { type: 'object', properties: { kind: { const: 'transfer' }, account: { type: 'string' } } }

describe('a value', () => {
  it('is distinguished from other branches by what it must hold and by what stays the same in it', () => {
    expect(matches(card, { kind: 'card', number: '1' })).toBe(true)
    expect(matches(card, { kind: 'card' })).toBe(false)
    expect(matches(card, { kind: 'transfer', number: '1' })).toBe(false)
    expect(matches(transfer, { kind: 'transfer', account: 'A' })).toBe(true)
  })

  it.each([
    ['string', 'a', true],
    ['integer', 1.5, false],
    [['number', 'null'], null, true],
    ['array', {}, false],
    ['object', [], false],
  ])('of type %j may be %j: %s', (type, value, fits) => {
    expect(matches({ type }, value)).toBe(fits)
  })

  it('is not taken to hold what every object has by its nature', () => {
    expect(matches({ required: ['constructor'] }, {})).toBe(false)
    expect(matches({ properties: { toString: { type: 'string' } } }, {})).toBe(true)
  })

  it('fits `allOf`, `anyOf` and the rules of each entry', () => {
    expect(
      matches(
        { ...transfer, allOf: [{ anyOf: [{ required: ['account'] }, { required: ['bank'] }] }] },
        {
          account: 'A',
        },
      ),
    ).toBe(true)
    expect(matches({ oneOf: [{ const: 'r' }, { enum: ['g', 'b'] }] }, 'g')).toBe(true)
    expect(matches({ oneOf: [{ const: 'r' }, { enum: ['g', 'b'] }] }, 'x')).toBe(false)
    expect(matches({ type: 'array', items: { type: 'string' } }, ['a', 1])).toBe(false)
  })
})
