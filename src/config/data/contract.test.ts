import { expect, it } from 'vitest'
import { Contract } from './contract.ts'

const json = (type: string) => ({ content: { 'application/json': { schema: { type } } } })
const answering = (responses: object) =>
  new Contract({ paths: { '/orders': { get: { operationId: 'listOrders', responses } } } }).answer('listOrders', '')

it('an operation answers what it says of its success, whichever status that has, and else what it answers at all', () => {
  expect(answering({ '200': json('array'), default: json('object') })).toEqual({ type: 'array' })
  expect(answering({ '202': json('array'), default: json('object') })).toEqual({ type: 'array' })
  expect(answering({ '204': {}, '206': json('array') })).toEqual({ type: 'array' })
  expect(answering({ '204': {}, default: json('object') })).toBeUndefined()
  expect(answering({ default: json('object') })).toEqual({ type: 'object' })
})
