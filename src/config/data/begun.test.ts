import { describe, expect, it } from 'vitest'
import { withoutBegun } from './begun.ts'
import type { DataRules } from '../model/values.ts'

const text: DataRules = { type: 'string' }
const address: DataRules = {
  type: 'object',
  properties: {
    street: text,
    main: { type: 'boolean' },
    shown: { type: 'boolean', default: true },
    country: { ...text, default: 'DE' },
    place: { type: 'object', properties: { floor: text, lift: { type: 'boolean' } }, required: ['floor'] },
  },
  required: ['street'],
}
const person: DataRules = { type: 'object', properties: { name: text, address } }

describe('an object that may be missing', () => {
  it.each([
    ['flags that are not set', { main: false }],
    ['defaults', { country: 'DE', shown: true }],
    ['such in an object in it', { main: false, place: { lift: false } }],
  ])('is not there while nobody has entered anything: %s', (_what, begun) => {
    expect(withoutBegun({ name: 'x', address: begun }, person)).toEqual({ name: 'x' })
    expect(withoutBegun({ address: begun }, person)).toBeUndefined()
    const list = { type: 'array', items: person }
    expect(withoutBegun([{ address: begun }, { name: 'y' }], list)).toEqual([{}, { name: 'y' }])
  })

  it.each([
    ['something was entered', { main: true }],
    ['a default was changed', { shown: false }],
    ['nobody says what it holds', { other: 1 }],
    ['nothing is missing', { street: 'S', main: false }],
  ])('stays where %s', (_what, held) => {
    expect(withoutBegun({ address: held }, person)).toEqual({ address: held })
  })

  it('stays empty where nothing is missing in it', () => {
    expect(withoutBegun({ one: {} }, { type: 'object', properties: { one: person } })).toEqual({ one: {} })
  })

  it('stays where only the gateway gives what is missing', () => {
    const made: DataRules = { type: 'object', properties: { id: { ...text, readOnly: true } }, required: ['id'] }
    const rules: DataRules = { type: 'object', properties: { made, address } }
    expect(withoutBegun({ made: {}, address: { main: false } }, rules)).toEqual({ made: {} })
  })

  it('loses one in it alone', () => {
    const held = { street: 'S', place: { lift: false } }
    expect(withoutBegun({ address: held }, person)).toEqual({ address: { street: 'S' } })
  })

  it('is none where null stands under a name of the data’s own, or in a list: it stays', () => {
    const orNothing: DataRules = { ...person, type: ['object', 'null'] }
    for (const rules of [{ additionalProperties: orNothing }, { patternProperties: { '^a$': orNothing } }])
      expect(withoutBegun({ a: null }, { type: 'object', ...rules })).toEqual({ a: null })
    expect(withoutBegun([null, { name: 'y' }], { type: 'array', items: orNothing })).toEqual([null, { name: 'y' }])
  })

  it('is looked for under names that are the data’s own, which stay', () => {
    const held = { a: { address: { main: false } }, b: { name: 'y' } }
    for (const rules of [{ additionalProperties: person }, { patternProperties: { '^[ab]$': person } }])
      expect(withoutBegun(held, { type: 'object', ...rules })).toEqual({ a: {}, b: { name: 'y' } })
  })

  it('stays where it must be there', () => {
    const held = { address: { main: false } }
    expect(withoutBegun(held, { ...person, required: ['address'] })).toEqual(held)
  })
})
