import { describe, expect, it } from 'vitest'
import { Contract } from './contract.ts'
import { joined } from './joined.ts'

const text = { type: 'string' }

describe('rules that are written in parts', () => {
  it('are one: values of all parts, and of two limits the stricter one', () => {
    const person = {
      type: 'object',
      properties: { name: { ...text, maxLength: 40 }, age: { type: 'number' } },
      required: ['name'],
    }
    const rules = joined({
      allOf: [
        person,
        { properties: { name: { maxLength: 20 }, age: { type: 'integer' }, city: text }, required: ['city'] },
      ],
      unevaluatedProperties: false,
    })
    expect(rules).toEqual({
      type: 'object',
      unevaluatedProperties: false,
      properties: { name: { ...text, maxLength: 20 }, age: { type: 'integer' }, city: text },
      required: ['name', 'city'],
    })
  })

  it('take no name that a closed part does not have itself', () => {
    const closed = { type: 'object', properties: { name: text }, additionalProperties: false }
    const city = { properties: { city: text } }
    expect(joined({ allOf: [closed, city] })).toEqual(closed)
    expect(joined({ ...closed, allOf: [city] })).toEqual(closed)
    expect(joined({ allOf: [closed, { ...city, additionalProperties: false }] })).toEqual({ ...closed, properties: {} })
    // A pattern that is none, as contracts of others have them, keeps nothing out.
    const odd = { ...closed, patternProperties: { '[\\w-.]+': {} } }
    expect(joined({ allOf: [odd, city] }).properties).toEqual({ name: text, city: text })
    const codes = { ...closed, patternProperties: { '^c': text } }
    expect(joined({ allOf: [codes, city] }).properties).toEqual({ name: text, city: text })
  })

  it('keep apart what one keyword cannot say of both', () => {
    const rules = joined({
      type: 'string',
      format: 'date',
      allOf: [{ format: 'future' }, { if: { minLength: 3 }, then: false }],
    })
    expect(rules).toEqual({
      type: 'string',
      format: 'future',
      if: { minLength: 3 },
      then: false,
      allOf: [{ format: 'date' }],
    })
  })

  it('keep a second pattern beside what stays apart', () => {
    const [even, short] = [{ not: { const: 'aab' } }, { not: { const: 'ab' } }]
    const rules = joined({
      allOf: [
        { ...text, pattern: '^a' },
        { ...even, pattern: 'b$', allOf: [short] },
      ],
    })
    expect(rules).toEqual({ ...text, ...short, pattern: '^a', allOf: [{ pattern: 'b$' }, even] })
  })

  it('allow nothing where one part does not', () => {
    const pair = { type: 'array', prefixItems: [text, text], items: false }
    expect(joined({ allOf: [pair, { items: text }] })).toEqual({ ...pair, items: { ...text, not: {} } })
    expect(joined({ ...text, allOf: [false] })).toEqual({ ...text, not: {} })
  })

  it('name a constant once, and keep what further forms say', () => {
    expect(joined({ anyOf: [{ enum: ['A', 'B'] }, { enum: ['B', 'C'] }] })).toEqual({ enum: ['A', 'B', 'C'] })
    const forms = [{ minLength: 1 }, { maxLength: 9 }]
    expect(joined({ oneOf: [{ const: 'A' }, { const: 'B' }], anyOf: forms })).toEqual({
      enum: ['A', 'B'],
      anyOf: forms,
    })
  })

  it('and constants are lists of values', () => {
    expect(joined({ const: 'A' })).toEqual({ enum: ['A'] })
    expect(joined({ ...text, oneOf: [{ const: 'A', title: 'Air' }, { enum: ['B', 'C'] }] })).toEqual({
      ...text,
      enum: ['A', 'B', 'C'],
    })
    expect(joined({ oneOf: [{ const: 'A' }, text] })).toEqual({ oneOf: [{ const: 'A' }, text] })
  })

  it('and a value beside null is a value that may be null', () => {
    const nothing = { type: 'null' }
    const note = { ...text, maxLength: 9 }
    expect(joined({ anyOf: [note, nothing], readOnly: true })).toEqual({
      type: ['string', 'null'],
      maxLength: 9,
      readOnly: true,
    })
    expect(joined({ oneOf: [nothing, { ...text, enum: ['A'] }] })).toEqual({
      type: ['string', 'null'],
      enum: ['A', null],
    })
    expect(joined({ allOf: [{ anyOf: [note, nothing] }], type: 'string' })).toEqual(note)
    // What holds for null as well stays beside it.
    for (const forms of [[{ ...text, not: { enum: ['X'] } }, nothing], [text, { type: 'number' }, nothing], [nothing]])
      expect(joined({ anyOf: forms })).toEqual({ anyOf: forms })
  })
})

it('a type of the contract has what it refers to and what stands beside the reference', () => {
  const contract = new Contract({
    components: {
      schemas: {
        Base: { type: 'object', properties: { id: text } },
        Order: { $ref: '#/components/schemas/Base', properties: { note: text } },
        Quote: { allOf: [{ $ref: '#/components/schemas/Order' }, { properties: { rate: { type: 'number' } } }] },
      },
    },
  })
  expect(contract.type('Order')).toEqual({ type: 'object', properties: { id: text, note: text } })
  expect(contract.type('Quote')).toEqual({
    type: 'object',
    properties: { id: text, note: text, rate: { type: 'number' } },
  })
})
