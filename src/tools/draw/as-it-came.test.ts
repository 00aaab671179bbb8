import { describe, expect, it } from 'vitest'
import { createScope, toPayload, validate } from '../../config/index.ts'
import type { JsonObject } from '../../config/index.ts'
import { compiledCheck } from '../../config/served.ts'
import { drawn, text } from './testing.ts'

const object = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({ type: 'object', properties, ...more })

/** What a form sends of data, and where something is wrong with them, over the record as it was loaded; null: a new one. */
function sent(schema: JsonObject, data: JsonObject, record: JsonObject | null = data) {
  const { model } = drawn(schema)
  if (model === undefined) throw new Error('no form')
  const scope = createScope(
    { session: {}, tenant: {}, address: {} },
    { data: () => data, record: () => record ?? undefined },
  )
  const { messages } = validate(model, data, scope, 'submit', compiledCheck(model))
  return { body: toPayload(model, data, scope).body, wrong: [...messages.keys()] }
}

describe('an object or a list that came with nothing in it', () => {
  const volume = object({ name: text, emptyDir: object({ medium: text }) }, { required: ['name'] })
  const schema = object({ volumes: { type: 'array', items: volume }, selector: object({ app: text }) })

  it('is sent as it came: that it is there says something', () => {
    const data = { volumes: [{ name: 'cache', emptyDir: {} }], selector: {} }
    expect(sent(schema, data)).toEqual({ body: data, wrong: [] })
    expect(sent(object({ parts: { type: 'array', items: object({ name: text }) } }), { parts: [] }).body).toEqual({
      parts: [],
    })
  })

  it('is sent as it came, too, where its names forbid or ask for each other alone', () => {
    const apart = [
      { not: { required: ['only', 'except'] } },
      { not: { anyOf: [{ required: ['a'] }, { required: ['b'] }] } },
    ]
    const asked = { if: { properties: { only: { const: 'x' } }, required: ['only'] }, then: { required: ['except'] } }
    const one = (more: JsonObject) => object({ on: object({ only: text, except: text }, more) })
    for (const more of [
      { allOf: apart },
      ...apart,
      asked,
      { allOf: [asked] },
      { dependentRequired: { only: ['except'] } },
    ])
      expect(sent(one(more), { on: {} })).toEqual({ body: { on: {} }, wrong: [] })
    for (const more of [
      { not: { maxProperties: 0 } },
      { ...asked, else: { required: ['except'] } },
      { allOf: [{ minProperties: 1 }] },
    ])
      expect(sent(one(more), { on: {} })).toEqual({ body: {}, wrong: [] })
  })

  it('goes along with its row, and comes back from a draft', () => {
    const cache = { name: 'cache', emptyDir: {} }
    const record = { volumes: [{ name: 'first' }, cache] }
    expect(sent(schema, { volumes: [cache] }, record).body).toEqual({ volumes: [cache] })
    expect(sent(schema, structuredClone(record), record).body).toEqual(record)
  })

  it('is none where it was emptied, in a new record, or where something must be in it', () => {
    const data = { selector: {} }
    expect(sent(schema, data, { selector: { app: 'a' } }).body).toEqual({})
    expect(sent(schema, data, null).body).toEqual({})
    expect(sent(object({ selector: object({ app: text }, { required: ['app'] }) }), data).body).toEqual({})
  })

  it('is enough where one of several forms must be there', () => {
    const push = object({ branches: { type: 'array', items: text } })
    const on = { oneOf: [text, object({ push: { oneOf: [push, { type: 'null' }] } })] }
    const data = { on: { push: {} } }
    expect(sent(object({ on }, { required: ['on'] }), data)).toEqual({ body: data, wrong: [] })
    expect(sent(object({ on }, { required: ['on'] }), data, { on: 'push' }).wrong).toEqual(['on'])
  })
})

it('an entry with nothing in it stays in its list where it came, and is none where it was added', () => {
  const step = object({ run: text, with: object({ a: text }) })
  const named = object({ steps: { type: 'array', items: step } })
  const schema = object({
    steps: { type: 'array', items: step },
    jobs: { type: 'object', additionalProperties: named },
  })
  const steps = [{ run: 'x' }, {}]
  const data = { steps, jobs: { a: { steps } } }
  expect(sent(schema, data).body).toEqual(data)
  expect(sent(schema, { ...data, steps: [steps[1], { run: 'y' }] }, data).body).toEqual({
    ...data,
    steps: [{}, { run: 'y' }],
  })
  const added = { steps: [...steps, {}], jobs: { a: { steps: [...steps, {}] } } }
  expect(sent(schema, added, data).body).toEqual(data)
  expect(sent(schema, data, null).body).toEqual({ steps: [{ run: 'x' }], jobs: { a: { steps: [{ run: 'x' }] } } })
})

describe('a text without signs that came', () => {
  const rows = { type: 'array', items: object({ id: text, name: text }, { required: ['id', 'name'] }) }
  const named = { name: text, link: { type: ['string', 'null'] }, note: text }
  const schema = object({ ...named, rows }, { required: ['name', 'link'] })

  it('is sent as it came, and asks nobody for another', () => {
    const data = { name: '', link: '', note: '', rows: [{ id: '1', name: '' }] }
    expect(sent(schema, data)).toEqual({ body: data, wrong: [] })
    expect(sent(schema, { ...data, name: ' ' })).toEqual({ body: { ...data, name: ' ' }, wrong: [] })
  })

  it('goes along with its row', () => {
    const [first, second] = [
      { id: '1', name: 'A' },
      { id: '2', name: '' },
    ]
    const record = { name: 'N', link: null, rows: [first, second] }
    const data = { ...record, rows: [second] }
    expect(sent(schema, data, record)).toEqual({ body: data, wrong: [] })
  })

  it('is none where it was emptied, in a new record, or where a text must have signs', () => {
    const record = { name: 'N', link: 'L', note: 'T' }
    expect(sent(schema, { name: '', link: '', note: '' }, record)).toEqual({ body: { link: null }, wrong: ['name'] })
    expect(sent(schema, { name: '', link: 'L' }, null).wrong).toEqual(['name'])
    const asking = [{ minLength: 1 }, { format: 'date' }, { pattern: '^a' }, { enum: ['a'] }]
    for (const more of asking)
      expect(sent(object({ must: { ...text, ...more } }, { required: ['must'] }), { must: '' }).wrong).toEqual(['must'])
  })
})

it('what a schema does not name is sent as it came, with all that is empty in it', () => {
  const data = { name: 'A', own: { deep: [null, ''], none: null }, rows: [{ mark: 'M', more: null }] }
  const schema = object({ name: text, rows: { type: 'array', items: object({ mark: text }) } })
  expect(sent(schema, data).body).toEqual(data)
  expect(sent(schema, { ...data, name: 'B' }, data).body).toEqual({ ...data, name: 'B' })
})

it('null, a list without entries and an entry with nothing in it are kept where a later form of what holds them lets them be so', () => {
  const ring = { type: 'array', minItems: 2, items: { type: 'number' } }
  const form = (kind: string, v: JsonObject) => object({ kind: { const: kind }, v }, { required: ['kind', 'v'] })
  const rings = { type: 'array', items: { type: 'array', items: ring } }
  const shape = {
    oneOf: [form('text', text), form('maybe', { type: ['string', 'null'] }), form('point', ring), form('rings', rings)],
  }
  const schema = object({ shape, all: { type: 'array', items: shape } })
  for (const one of [
    { kind: 'maybe', v: null },
    { kind: 'rings', v: [] },
    { kind: 'rings', v: [[]] },
  ]) {
    const data = { shape: one, all: [{ kind: 'text', v: 'a' }, one] }
    expect(sent(schema, data)).toEqual({ body: data, wrong: [] })
  }
  expect(sent(schema, { shape: { kind: 'text', v: null } }).wrong).toEqual(['shape.v'])
  const emptied = { shape: { kind: 'rings', v: [] } }
  expect(sent(object({ shape: { oneOf: [form('rings', rings), form('point', ring)] } }), emptied, null)).toEqual({
    body: emptied,
    wrong: [],
  })
})

it('a list without entries is not sent where one of the rules that hold together asks for some, and is where one of its own forms asks for none', () => {
  const lines = { type: 'array', items: text }
  const order = {
    allOf: [object({ kind: { const: 'a' }, lines }, { required: ['kind'] }), object({ lines: { minItems: 1 } })],
  }
  const emptied = { one: { kind: 'a', lines: [] } }
  const one = (form: JsonObject) => object({ one: { oneOf: [form, object({ kind: { const: 'b' }, more: text })] } })
  expect(sent(one(order), emptied, null)).toEqual({ body: { one: { kind: 'a' } }, wrong: [] })
  const either = {
    oneOf: [
      { ...lines, minItems: 2 },
      { type: 'array', items: { type: 'number' } },
    ],
  }
  expect(sent(one(object({ kind: { const: 'a' }, lines: either })), emptied, null)).toEqual({
    body: emptied,
    wrong: [],
  })
})

it('an object that is chosen among listed ones is sent whole, with what is empty in it', () => {
  const sizes = { enum: [{ width: 1, depth: null }, { width: 2, marks: [] }, [null]] }
  const schema = object({ size: sizes, one: { const: { a: [1], b: null } }, rows: { items: object({ size: sizes }) } })
  const data = { size: { width: 2, marks: [] }, one: { a: [1], b: null } }
  expect(sent(schema, data, null)).toEqual({ body: data, wrong: [] })
  expect(sent(schema, { size: [null] }, null).body).toEqual({ size: [null] })
  expect(sent(object({ size: { enum: ['S', 'M'] } }), { size: {} }, null).body).toEqual({})
})
