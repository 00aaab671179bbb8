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

it('a parameter, an answer, a body or a path may be named by a name that leads to another one', () => {
  const twice = (kind: string, value: object) => ({
    [kind]: {
      Known: { $ref: `#/components/${kind}/Once` },
      Once: { $ref: `#/components/${kind}/Twice` },
      Twice: value,
    },
  })
  const known = (kind: string) => ({ $ref: `#/components/${kind}/Known` })
  const save = {
    operationId: 'saveOrder',
    parameters: [known('parameters')],
    requestBody: known('requestBodies'),
    responses: { '200': known('responses'), '422': known('responses') },
  }
  const contract = new Contract({
    paths: { '/orders': known('pathItems') },
    components: {
      ...twice('parameters', { name: 'mode', in: 'query', schema: { type: 'integer' } }),
      ...twice('requestBodies', json('object')),
      ...twice('responses', { ...json('array'), headers: { ETag: {} } }),
      ...twice('pathItems', { post: save }),
    },
  })
  expect(contract.parameter('saveOrder', 'mode')).toEqual({ type: 'integer' })
  expect(contract.body('saveOrder')).toEqual({ type: 'object' })
  expect([contract.answer('saveOrder', ''), contract.refusals('saveOrder').get('422')]).toEqual([
    { type: 'array' },
    { type: 'array' },
  ])
  expect(contract.answerHeaders('saveOrder')).toEqual(['ETag'])
  const round = { responses: { A: { $ref: '#/components/responses/B' }, B: { $ref: '#/components/responses/A' } } }
  const lost = new Contract({
    paths: { '/orders': { get: { operationId: 'listOrders', responses: { 200: round.responses.A } } } },
    components: round,
  })
  expect(lost.answer('listOrders', '')).toBeUndefined()
})
