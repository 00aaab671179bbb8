import { describe, expect, it } from 'vitest'
import { createScope, toPayload } from '../../config/index.ts'
import type { JsonObject } from '../../config/index.ts'
import { drawn, text } from './testing.ts'

/** What a new form sends of data. */
function sentOf({ model }: ReturnType<typeof drawn>, data: JsonObject): unknown {
  const roots = { session: {}, tenant: {}, address: {} }
  return model && toPayload(model, data, createScope(roots, { data: () => data, record: () => undefined })).body
}

describe('an object that several parts describe', () => {
  const more = { type: 'object', properties: { y: text }, required: ['y'] }
  const object = (rules: JsonObject) => ({ type: 'object', properties: { a: rules } })
  const base = object({ type: 'object', properties: { x: text } })

  it('has the values of each of them', () => {
    for (const schema of [{ allOf: [base, object(more)] }, { ...base, allOf: [object(more)] }])
      expect(drawn(schema).paths).toEqual(['a.x', 'a.y'])
    const rows = (items: JsonObject) => object({ type: 'array', items })
    const { field } = drawn({ allOf: [rows({ type: 'object', properties: { x: text } }), rows(more)] })
    expect(field('a')?.fields?.map(({ path }) => path)).toEqual(['x', 'y'])
  })

  it('has those that a condition of the object around it adds, while that holds', () => {
    const asked = { if: { properties: { kind: { const: 'C' } }, required: ['kind'] }, then: object(more) }
    const form = drawn({ ...base, properties: { kind: text, ...base.properties }, ...asked })
    expect(form.paths).toEqual(['kind', 'a.x', 'a.y'])
    const a = { x: '1', y: '2' }
    expect(sentOf(form, { kind: 'C', a })).toEqual({ kind: 'C', a })
    expect(sentOf(form, { kind: 'D', a })).toEqual({ kind: 'D', a: { x: '1' } })
  })

  it('has those of a condition in each row, too', () => {
    const asked = { if: { properties: { kind: { const: 'C' } }, required: ['kind'] }, then: object(more) }
    const items = { ...base, properties: { kind: text, ...base.properties }, ...asked }
    const form = drawn({ type: 'object', properties: { rows: { type: 'array', items } } })
    const rows = [
      { kind: 'C', a: { x: '1', y: '2' } },
      { kind: 'D', a: { x: '1' } },
    ]
    expect(sentOf(form, { rows: rows.map((row) => ({ ...row, a: { x: '1', y: '2' } })) })).toEqual({ rows })
  })

  it('is drawn as a whole where one of them is a type that holds itself, of which the others name some values', () => {
    const next = {
      allOf: [{ $ref: '#/$defs/node' }, { type: 'object', properties: { name: { ...text, maxLength: 5 } } }],
    }
    const node = { type: 'object', properties: { name: text, mark: text, next } }
    const form = drawn({ $ref: '#/$defs/node', $defs: { node } })
    expect(form.paths).toEqual(['name', 'mark', 'next'])
    const data = { next: { name: 'N', mark: 'M' } }
    expect(sentOf(form, data)).toEqual(data)
  })
})

it('a value of several kinds stays what it is where its schema says words of its own about it', () => {
  const words = { markdownDescription: 'Which files' }
  const { field, model } = drawn({
    type: 'object',
    properties: { files: { type: ['string', 'array'], items: text, ...words } },
  })
  expect(field('files')?.widget).toBeUndefined()
  expect(model?.schema.properties?.['files']).toMatchObject({
    ...words,
    anyOf: [{ type: 'string' }, { type: 'array' }],
  })
})
