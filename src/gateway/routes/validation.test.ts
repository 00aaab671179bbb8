import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { readContract } from './contract.ts'
import { unkeepableErrors } from './validation.ts'

it('takes the schemas of the contract for schemas, which they are', () => {
  const { document, operations } = readContract()
  const { schemas } = document['components'] as { schemas: Record<string, object> }
  const inline = operations.flatMap(({ id, params, query, headers, body, responses }) =>
    [params, query, headers, body, ...responses.values()].flatMap((schema) => (schema ? [[id, schema] as const] : [])),
  )
  const ajv = new Ajv2020({ strict: false, logger: false })
  const wrong = [...Object.entries(schemas), ...inline].filter(([, schema]) => ajv.validateSchema(schema) !== true)
  expect(inline.length).toBeGreaterThan(100)
  expect(wrong.map(([name]) => name)).toEqual([])
})

describe('texts and numbers of a request', () => {
  it.each([
    ['plain'],
    ['請求書 \u{1f4e6} \n'],
    [{ list: ['a', 1, null, true] }],
    [9007199254740991],
    [0.1],
    [undefined],
  ])('may be %j', (value) => {
    expect(unkeepableErrors(value)).toEqual([])
  })

  it.each([
    [{ id: 'a\0' }, 'id'],
    [{ rows: [{ name: 'fine' }, { name: 'half \ud800' }] }, 'rows.1.name'],
    [{ fields: { 'x\0': 1 } }, 'fields'],
    [JSON.parse('{ "rows": [{ "pieces": 9007199254740993 }] }'), 'rows.0.pieces'],
    [JSON.parse('{ "pieces": -9007199254740993 }'), 'pieces'],
    [JSON.parse('{ "weight": 1e400 }'), 'weight'],
  ])('may not be %j', (value, field) => {
    expect(unkeepableErrors(value)).toEqual([expect.objectContaining({ field })])
  })
})
