import { describe, expect, it } from 'vitest'
import { compiledCheck } from '../compile/validator.ts'
import type { FormModel } from '../model/form.ts'

it('tells what a condition of the rules asks for, and not the condition besides', () => {
  const schema = {
    $id: 'forms/conditional',
    type: 'object',
    if: { properties: { kind: { const: 'A' } }, required: ['kind'] },
    then: { required: ['number'] },
  }
  const check = compiledCheck({ name: 'conditional', schema } as unknown as FormModel)
  expect(check({ kind: 'A' })).toEqual([{ path: 'number', keyword: 'required' }])
  expect(check({ kind: 'B' })).toEqual([])
})

it('takes a price for a multiple of cents', () => {
  const schema = { $id: 'forms/price', type: 'object', properties: { price: { type: 'number', multipleOf: 0.01 } } }
  const check = compiledCheck({ name: 'price', schema } as unknown as FormModel)
  expect([19.99, 1.13, 4.35, 0.29, 1_111_111.11].flatMap((price) => check({ price }))).toEqual([])
  expect(check({ price: 1.005 })).toHaveLength(1)
})

it('tells what newer keywords say as the older ones do, at the name or the list that is meant', () => {
  const text = { type: 'string' }
  const schema = {
    $id: 'forms/newer',
    type: 'object',
    allOf: [{ properties: { a: text, names: { propertyNames: { maxLength: 2 } } } }],
    properties: {
      pair: { type: 'array', prefixItems: [text], items: false },
      one: { type: 'array', prefixItems: [text], unevaluatedItems: false },
    },
    dependentRequired: { a: ['b'] },
    unevaluatedProperties: false,
  }
  const check = compiledCheck({ name: 'newer', schema } as unknown as FormModel)
  expect(check({ a: 'x', z: 1, names: { long: 1 }, pair: ['a', 'b'], one: ['a', 'b'] })).toEqual([
    { path: 'names.long', keyword: 'propertyNames' },
    { path: 'pair', keyword: 'maxItems', limit: 1 },
    { path: 'one', keyword: 'maxItems', limit: 1 },
    { path: 'b', keyword: 'required' },
    { path: 'z', keyword: 'additionalProperties' },
  ])
})

it('tells which entries of a list are the same, the earlier first', () => {
  const list = { type: 'array', uniqueItems: true }
  const schema = { $id: 'forms/same', properties: { a: list, b: { ...list, items: { type: 'string' } } } }
  const check = compiledCheck({ name: 'same', schema } as unknown as FormModel)
  expect(check({ a: [{ x: 1 }, 2, { x: 1 }], b: ['x', 'y', 'y'] })).toEqual([
    { path: 'a', keyword: 'uniqueItems', same: [0, 2] },
    { path: 'b', keyword: 'uniqueItems', same: [1, 2] },
  ])
})

it('tells of a list that lacks an entry nothing of those that it has', () => {
  const rules = { type: 'array', items: { type: 'string', maxLength: 3 }, contains: { const: 'X' } }
  const schema = { $id: 'forms/among', type: 'object', properties: { contains: rules } }
  const check = compiledCheck({ name: 'among', schema } as unknown as FormModel)
  expect(check({ contains: ['long', 'a'] })).toEqual([
    { path: 'contains.0', keyword: 'maxLength', limit: 3 },
    { path: 'contains', keyword: 'contains' },
  ])
})

it('tells nothing of them either where a type of its own says which entry is missing', () => {
  const main = { properties: { role: { const: 'main' } }, required: ['role'] }
  const items = { type: 'object', required: ['name'], properties: { role: { enum: ['main', 'other'] } } }
  const list = { type: 'array', items, contains: { $ref: '#/$defs/main' } }
  const schema = { $id: 'forms/of-type', type: 'object', properties: { list }, $defs: { main } }
  const check = compiledCheck({ name: 'of-type', schema } as unknown as FormModel)
  const missing = { path: 'list', keyword: 'contains' }
  expect(check({ list: [{ name: 'a', role: 'other' }, { name: 'b' }] })).toEqual([missing])
  expect(check({ list: [{ role: 'none' }] })).toEqual([
    ...[{ path: 'list.0.name', keyword: 'required' }, { path: 'list.0.role', keyword: 'enum' }, missing],
  ])
})

it('tells of a list that holds too many such entries that they are too many, and not that one is missing', () => {
  const list = { type: 'array', contains: { $ref: '#/$defs/main' }, minContains: 2, maxContains: 3 }
  const schema = { $id: 'forms/too-many', type: 'object', properties: { list }, $defs: { main: { const: 'main' } } }
  const check = compiledCheck({ name: 'too-many', schema } as unknown as FormModel)
  const [main, other] = ['main', 'other']
  expect(check({ list: [main, other, main, main, main] })).toEqual([{ path: 'list', keyword: 'maxContains', limit: 3 }])
  expect(check({ list: [main, other, other, other] })).toEqual([{ path: 'list', keyword: 'contains' }])
  expect(check({ list: [main, other, main] })).toEqual([])
})

describe('of a choice between forms', () => {
  const text = { type: 'string' }
  const kind = (value: string) => ({ kind: { const: value } })
  const choice = {
    type: 'object',
    required: ['note'],
    oneOf: [
      { properties: { ...kind('a'), inner: { type: 'object', properties: { code: { ...text, maxLength: 2 } } } } },
      { properties: { ...kind('b'), inner: text, size: { type: 'number' } }, required: ['size', 'note'] },
      { $ref: '#/$defs/c' },
    ],
    $defs: { c: { properties: { ...kind('c'), next: { $ref: '#' } }, required: ['kind', 'next'] } },
  }
  const checked = (schema: object, data: object) =>
    compiledCheck({ name: 'choice', schema: { $id: 'forms/choice', ...schema } } as unknown as FormModel)(data)

  it.each([
    ['told by its constant', { kind: 'a', note: 'x', inner: { code: 'long' } }, ['inner.code maxLength']],
    ['and what the whole says', { kind: 'b' }, ['note required', 'size required']],
    ['which a reference leads to', { kind: 'c', note: 'x' }, ['next required']],
    ['that knows most of the names', { kind: 'q', size: 'big', note: 'x' }, ['kind const', 'size type']],
  ])('tells what is wrong with the form that is meant: %s', (_how, data, faults) => {
    const found = checked(choice, data).map(({ path, keyword }) => `${path} ${keyword}`)
    expect([...new Set(found)].toSorted()).toEqual(faults)
  })

  it('tells it of a value under a name that is the data’s own', () => {
    const either = { type: 'object', oneOf: choice.oneOf.slice(0, 2) }
    const jobs = { type: 'object', additionalProperties: false, patternProperties: { '^j': either } }
    const schema = { type: 'object', properties: { jobs, more: { type: 'object', additionalProperties: either } } }
    const inner = { code: 'long' }
    const found = checked(schema, { jobs: { j: { kind: 'b', note: 'x' } }, more: { m: { kind: 'a', inner } } })
    expect(found.map(({ path, keyword }) => `${path} ${keyword}`)).toEqual([
      'jobs.j.size required',
      'more.m.inner.code maxLength',
    ])
  })

  it('tells it of a value inside, of its type', () => {
    const size = { anyOf: [{ type: 'number', minimum: 5 }, { ...text, maxLength: 3 }, { type: 'null' }] }
    const schema = { type: 'object', properties: { size } }
    expect(checked(schema, { size: 'long' })).toEqual([{ path: 'size', keyword: 'maxLength', limit: 3 }])
    expect(checked(schema, { size: 1 })).toEqual([{ path: 'size', keyword: 'minimum', limit: 5 }])
  })

  it('tells names of which one must be there, and no other, with each other', () => {
    const either = { oneOf: [{ required: ['a'] }, { required: ['b'] }] }
    const together = [{ path: 'b', keyword: 'oneOf', among: ['a', 'b'] }]
    expect(checked(either, { a: 1, b: 2 })).toEqual(together)
    expect(checked({ not: { required: ['a', 'b'] } }, { a: 1, b: 2 })).toEqual([{ ...together[0], keyword: 'not' }])
    expect(checked(either, {})).toEqual([{ path: 'a', keyword: 'required', among: ['a', 'b'] }])
    expect(checked({ oneOf: [{ required: ['a', 'd'] }, { required: ['b'] }] }, {})).toEqual([
      { path: 'b', keyword: 'required' },
    ])
    const schema = { properties: { v: { allOf: [{ anyOf: either.oneOf }, { required: ['c'] }] } } }
    expect(checked(schema, { v: {} })).toEqual([
      { path: 'v.a', keyword: 'required', among: ['a', 'b'] },
      { path: 'v.c', keyword: 'required' },
    ])
    expect(checked({ oneOf: [{ required: ['a'] }, { maxProperties: 3 }] }, { a: 1 })).toEqual([
      { path: '', keyword: 'oneOf' },
    ])
  })

  it('tells what a condition of the form that is meant asks for, and nothing that one of another form does', () => {
    const form = (value: string, more: object) => ({
      type: 'object',
      required: ['kind'],
      properties: kind(value),
      ...more,
    })
    const v = {
      oneOf: [
        form('a', { properties: { ...kind('a'), n: { type: 'integer', maximum: 5 } } }),
        form('b', { if: { required: ['n'] }, then: { required: ['m'], properties: { n: { maximum: 3 } } } }),
        form('c', { dependentSchemas: { n: { properties: { n: { maximum: 2 } } } } }),
      ],
    }
    const of = (value: string) => checked({ properties: { v } }, { v: { kind: value, n: 9 } })
    expect(of('a')).toEqual([{ path: 'v.n', keyword: 'maximum', limit: 5 }])
    expect(of('b')).toEqual([
      { path: 'v.m', keyword: 'required' },
      { path: 'v.n', keyword: 'maximum', limit: 3 },
    ])
    expect(of('c')).toEqual([{ path: 'v.n', keyword: 'maximum', limit: 2 }])
  })

  it('takes a name that one closed form does not know for no fault of another that knows it', () => {
    const closed = (names: object) => ({ type: 'object', additionalProperties: false, ...names })
    const v = {
      anyOf: [
        closed({ patternProperties: { '^\\./': { ...text, maxLength: 3 } } }),
        closed({ properties: { import: { ...text, maxLength: 2 } } }),
      ],
    }
    expect(checked({ properties: { v } }, { v: { import: 'far' } })).toEqual([
      { path: 'v.import', keyword: 'maxLength', limit: 2 },
    ])
    expect(checked({ properties: { v } }, { v: { './a': 'long' } })).toEqual([
      { path: 'v', keyword: 'maxLength', limit: 3, beyond: ['./a'] },
    ])
  })

  it('tells of each of two choices of a value what its own form says', () => {
    const size = { anyOf: [{ ...text, maxLength: 5 }, { type: 'integer' }] }
    const shape = { anyOf: [{ ...text, minLength: 9 }, { type: 'boolean' }] }
    const schema = { properties: { v: { allOf: [size, shape] } } }
    expect(checked(schema, { v: 'seven..' })).toEqual([
      { path: 'v', keyword: 'maxLength', limit: 5 },
      { path: 'v', keyword: 'minLength', limit: 9 },
    ])
    expect(checked(schema, { v: 'four' })).toEqual([{ path: 'v', keyword: 'minLength', limit: 9 }])
    const only = { properties: { v: { allOf: [{ anyOf: [{ ...text, minLength: 5 }] }, shape] } } }
    expect(checked(only, { v: 'four' })).toEqual([
      { path: 'v', keyword: 'minLength', limit: 5 },
      { path: 'v', keyword: 'minLength', limit: 9 },
    ])
  })
})
