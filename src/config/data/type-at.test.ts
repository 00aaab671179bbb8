import { expect, it } from 'vitest'
import { namesIn, typeAt } from './type-at.ts'

const sea = {
  type: 'object',
  properties: {
    kind: { type: 'string', enum: ['SE', 'SI'] },
    note: { type: 'string', maxLength: 10 },
    lines: { type: 'array', items: { type: 'object', properties: { qty: { type: 'integer' } } } },
    place: { type: 'object', properties: { port: { type: 'string' } } },
  },
}
const air = {
  type: 'object',
  properties: {
    kind: { type: 'string', enum: ['AE', 'AI'] },
    note: { type: 'string', maxLength: 20 },
    lines: { type: 'array', items: { type: 'object', properties: { weight: { type: 'number' } } } },
    place: { type: 'object', properties: { airport: { type: 'string' } } },
  },
}
const record = { oneOf: [sea, air], discriminator: { propertyName: 'kind' } }

it('a value of a record in one of several forms may be what it is in any of them', () => {
  expect(typeAt(record, 'kind')).toEqual({ type: 'string', enum: ['SE', 'SI', 'AE', 'AI'] })
  expect(typeAt(record, 'note')).toEqual({ type: 'string' })
  expect(typeAt(record, 'lines.0.qty')).toEqual({ type: 'integer' })
  expect(typeAt(record, 'lines.0.weight')).toEqual({ type: 'number' })
  expect(namesIn(typeAt(record, 'place'))).toEqual(['port', 'airport'])
  expect(typeAt({ anyOf: [sea, { ...air, properties: { kind: { type: 'integer' } } }] }, 'kind')).toEqual({
    type: ['string', 'integer'],
  })
})

it('what stands beside the forms limits each of them, and of parts that all hold the first one speaks', () => {
  expect(typeAt({ ...record, properties: { kind: { enum: ['SE', 'AE'] } } }, 'kind')?.enum).toEqual(['SE', 'AE'])
  expect(typeAt({ allOf: [sea, air] }, 'note')).toEqual({ type: 'string', maxLength: 10 })
})
