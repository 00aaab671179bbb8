import { describe, expect, it } from 'vitest'
import { hasShape, matches } from './matches.ts'

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

  it('keeps an `if` by its limits, its pattern and what it must not be, as one form and no other; of a branch it is by its shape alone', () => {
    const long = { properties: { number: { type: 'string', minLength: 3 } } }
    expect([matches(long, { number: '1' }), hasShape(long, { number: '1' })]).toEqual([false, true])
    const rules: [Parameters<typeof matches>[0], unknown, boolean][] = [
      [{ minimum: 5 }, 5, true],
      [{ exclusiveMinimum: 5 }, 5, false],
      [{ pattern: '^A' }, 'BA', false],
      [{ not: { const: 'A' } }, 'A', false],
      [{ contains: { const: 1 } }, [2, 1], true],
      [{ contains: { const: 1 } }, [2], false],
      [{ minItems: 2 }, [1], false],
      [{ maxProperties: 1 }, { a: 1, b: 2 }, false],
      [{ propertyNames: { maxLength: 1 } }, { ab: 1 }, false],
      [{ if: { const: 1 }, then: { not: {} } }, 1, false],
      [{ allOf: [{ minimum: 5 }, { maximum: 9 }] }, 4, false],
      [{ oneOf: [{ required: ['a'] }, { required: ['b'] }] }, { a: 1, b: 2 }, false],
      [{ minLength: 3, minItems: 2, minProperties: 1, minimum: 9 }, true, true],
    ]
    expect(rules.map(([schema, value]) => matches(schema, value))).toEqual(rules.map(([, , fits]) => fits))
  })

  it('is of a form by what all its names and entries hold', () => {
    const map = (of: object) => ({ type: 'object', additionalProperties: of })
    expect(hasShape(map({ type: 'string' }), { a: {} })).toBe(false)
    expect(hasShape(map(map({ type: 'string' })), { a: { b: 'c' } })).toBe(true)
    expect(hasShape({ patternProperties: { '^n': { type: 'number' } }, additionalProperties: false }, { n: 1 })).toBe(
      true,
    )
    const pair = { items: [{ type: 'number' }, { type: 'string' }], additionalItems: false } as unknown as boolean
    expect([hasShape(pair, [1, 'a']), hasShape(pair, [1, 'a', 2])]).toEqual([true, false])
  })
})
