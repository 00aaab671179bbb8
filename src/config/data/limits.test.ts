import { describe, expect, it } from 'vitest'
import { tighten, weakness } from './limits.ts'

describe('rules under further rules', () => {
  it('keep the stricter limit, whichever it is', () => {
    expect(tighten({ maxLength: 50, minimum: 1 }, { maxLength: 80, minimum: 2 })).toEqual({ maxLength: 50, minimum: 2 })
    expect(tighten({ type: 'number' }, { type: 'integer' })).toEqual({ type: 'integer' })
    expect(tighten({ enum: ['A', 'B'] }, { enum: ['B', 'C'] })).toEqual({ enum: ['B'] })
    expect(tighten({ required: ['a'] }, { required: ['b'] })).toEqual({ required: ['a', 'b'] })
    expect(tighten({ readOnly: true }, { readOnly: false })).toEqual({ readOnly: true })
  })

  it('hold both patterns', () => {
    expect(tighten({ pattern: '^a' }, { pattern: 'b$' })).toEqual({ pattern: '^a', allOf: [{ pattern: 'b$' }] })
    expect(tighten({ pattern: '^a' }, { pattern: '^a' })).toEqual({ pattern: '^a' })
  })

  it('hold both steps', () => {
    expect(tighten({ multipleOf: 0.1 }, { multipleOf: 0.3 })).toEqual({ multipleOf: 0.3 })
    expect(tighten({ multipleOf: 4 }, { multipleOf: 2 })).toEqual({ multipleOf: 4 })
    expect(tighten({ multipleOf: 4 }, { multipleOf: 6 })).toEqual({ multipleOf: 4, allOf: [{ multipleOf: 6 }] })
  })

  it('leave the types that both allow', () => {
    expect(tighten({ type: ['number', 'null'] }, { type: 'integer' })).toEqual({ type: 'integer' })
    expect(tighten({ type: ['string', 'null'] }, { type: 'string' })).toEqual({ type: 'string' })
  })

  it('go down into properties and items', () => {
    const base = { properties: { list: { items: { properties: { qty: { minimum: 1 } } } } } }
    expect(
      tighten(base, { properties: { list: { maxItems: 4, items: { properties: { qty: { maximum: 9 } } } } } }),
    ).toEqual({
      properties: { list: { maxItems: 4, items: { properties: { qty: { minimum: 1, maximum: 9 } } } } },
    })
    expect(base).toEqual({ properties: { list: { items: { properties: { qty: { minimum: 1 } } } } } })
  })
})

describe('a limit is weaker', () => {
  it.each<[string, Record<string, unknown>, unknown, boolean]>([
    ['maxLength', { maxLength: 50 }, 51, true],
    ['maxLength', { maxLength: 50 }, 50, false],
    ['minimum', { minimum: 1 }, 0, true],
    ['minimum', { minimum: 1 }, 2, false],
    ['exclusiveMaximum', { exclusiveMaximum: 10 }, 11, true],
    ['multipleOf', { multipleOf: 2 }, 3, true],
    ['multipleOf', { multipleOf: 2 }, 4, false],
    ['multipleOf', { multipleOf: 0.1 }, 0.3, false],
    ['multipleOf', { multipleOf: 0.01 }, 0.07, false],
    ['enum', { enum: ['A'] }, ['A', 'B'], true],
    ['type', { type: ['string', 'null'] }, ['string', 'null'], false],
    ['type', { type: ['string', 'null'] }, ['string', 'number'], true],
    ['type', { type: 'integer' }, 'number', true],
    ['type', { type: 'number' }, 'integer', false],
    ['readOnly', { readOnly: true }, false, true],
    ['maxLength', {}, 1000, false],
  ])('%s of %j as %j: %s', (key, base, value, expected) =>
    expect(weakness(key, base, value) !== undefined).toBe(expected),
  )
})
