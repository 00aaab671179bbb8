import { describe, expect, it } from 'vitest'
import type { DataRules } from '../model/values.ts'
import { withoutUnmet } from './unmet.ts'

const text: DataRules = { type: 'string' }
const named = (name: string, more: object = {}): DataRules => ({ properties: { [name]: text, ...more } })
const order: DataRules = {
  ...named('kind', { size: text }),
  if: { properties: { kind: { const: 'A' } } },
  then: { ...named('a'), dependentSchemas: { a: named('more') } },
  else: named('b', { size: text }),
}

describe('what a condition of the rules names', () => {
  it.each([
    ['goes while it does not hold', order, { kind: 'B', a: '1', b: '2', more: '3' }, { kind: 'B', b: '2' }],
    [
      'stays while it holds, as what stands in it',
      order,
      { kind: 'A', a: '1', b: '2', more: '3' },
      { kind: 'A', a: '1', more: '3' },
    ],
    ['goes with what it depends on', order, { kind: 'A', more: '3' }, { kind: 'A' }],
    ['stays where other rules name it, too', order, { kind: 'A', size: '1' }, { kind: 'A', size: '1' }],
    [
      'stays where any name may stand',
      { ...order, additionalProperties: true },
      { kind: 'B', a: '1' },
      { kind: 'B', a: '1' },
    ],
    ['leaves what nothing names', order, { kind: 'B', z: '1' }, { kind: 'B', z: '1' }],
    ['is found in all parts and in a form', { allOf: [{ oneOf: [order] }] }, { kind: 'B', a: '1' }, { kind: 'B' }],
    [
      'is found in entries and under names of their own',
      { items: { additionalProperties: { $ref: '#/$defs/order' } } },
      [{ x: { kind: 'B', a: '1' } }],
      [{ x: { kind: 'B' } }],
    ],
    [
      'stays in entries of a list whose other form names it',
      { oneOf: [{ items: order }, { items: named('kind', { a: text }) }] },
      [{ kind: 'B', a: '1', more: '3' }],
      [{ kind: 'B', a: '1' }],
    ],
    [
      'is found in what another condition names',
      { if: true, then: { properties: { o: order } } },
      { o: { kind: 'B', a: '1' } },
      { o: { kind: 'B' } },
    ],
  ] as [string, DataRules, unknown, unknown][])('%s', (_what, rules, value, left) => {
    expect(withoutUnmet(value, rules, { $defs: { order } })).toEqual(left)
  })

  it('may hold itself', () => {
    const rules: DataRules = { ...named('a'), dependentSchemas: { b: { $ref: '#/$defs/self' } } }
    expect(withoutUnmet({ a: '1', c: '2' }, rules, { $defs: { self: rules } })).toEqual({ a: '1', c: '2' })
  })

  it('is the same value where nothing goes', () => {
    const value = { kind: 'A', a: '1', list: [{ kind: 'B' }] }
    const rules = { ...order, properties: { ...order.properties, list: { items: order } } }
    expect(withoutUnmet(value, rules, {})).toBe(value)
  })
})
