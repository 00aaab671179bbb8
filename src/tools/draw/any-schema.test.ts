import { describe, expect, it } from 'vitest'
import { compiledCheck } from '../../config/served.ts'
import { createScope, evaluate, toPayload, validate } from '../../config/index.ts'
import type { FormModel, JsonObject } from '../../config/index.ts'
import { checkOf, drawn, text } from './testing.ts'

describe('a schema of an older draft', () => {
  it('says limits, lists of different entries and what depends on another value as 2020-12 does', () => {
    const { codes, model, field } = drawn({
      $schema: 'http://json-schema.org/draft-04/schema#',
      id: 'http://example.com/order#',
      type: 'object',
      properties: {
        pieces: { type: 'integer', minimum: 0, exclusiveMinimum: true, maximum: 9, exclusiveMaximum: false },
        place: { type: 'array', items: [{ type: 'number' }, text], additionalItems: { type: 'boolean' } },
        card: text,
        note: { type: 'string', nullable: true },
      },
      dependencies: { card: { properties: { address: text }, required: ['address'] }, note: ['pieces'] },
    })
    expect(codes).toEqual([])
    expect(model?.schema.properties).toMatchObject({
      pieces: { exclusiveMinimum: 0, maximum: 9 },
      place: { prefixItems: [{ type: 'number' }, text], items: { type: 'boolean' } },
      note: { type: ['string', 'null'] },
    })
    expect(model?.schema.properties?.['pieces']).not.toHaveProperty('minimum')
    expect(field('address')).toMatchObject({ visible: { field: 'card', filled: true }, required: { on: 'save' } })
    expect(field('pieces')?.required).toEqual({ on: 'save', when: { field: 'note', filled: true } })
  })
})

it('what is said of names and entries that nothing else speaks of is said of all further ones', () => {
  const { model, field } = drawn({
    type: 'object',
    properties: {
      open: { type: 'object', properties: { a: text }, unevaluatedProperties: { type: 'integer' } },
      list: { prefixItems: [text], unevaluatedItems: false },
      parts: {
        allOf: [{ properties: { b: text } }],
        properties: { a: text },
        unevaluatedProperties: { type: 'integer' },
      },
      closed: { allOf: [{ properties: { b: text } }], properties: { a: text }, unevaluatedProperties: false },
    },
  })
  expect(model?.schema.properties).toMatchObject({
    open: { additionalProperties: { type: 'integer' } },
    list: { prefixItems: [text], items: false },
  })
  expect([field('open'), field('parts'), field('closed.b')].every((each) => each !== undefined)).toBe(true)
})

it('a pattern that was written for no Unicode is read as it was meant', () => {
  const { codes, model } = drawn({
    type: 'object',
    properties: {
      mail: { ...text, pattern: '^[\\w\\-]+\\@a\\_b\\.c\\-d$' },
      of: { type: 'object', patternProperties: { '^\\@': text } },
    },
  })
  expect(codes).toEqual([])
  expect(model?.schema.properties?.['mail']?.pattern).toBe('^[\\w\\x2d]+@a_b\\.c\\x2dd$')
  expect(model?.schema.properties?.['of']).toMatchObject({ patternProperties: { '^@': text } })
})

describe('what stands at the root', () => {
  it('is put together of all parts and of what a reference leads to', () => {
    const { paths, field, codes } = drawn({
      allOf: [{ $ref: '#/definitions/a~1b%20c' }, { properties: { b: { type: 'integer' } }, required: ['b'] }],
      definitions: { 'a/b c': { type: 'object', properties: { a: text } } },
    })
    expect([codes, paths]).toEqual([[], ['a', 'b']])
    expect(field('b')?.required).toEqual({ on: 'save' })
  })

  it.each([
    ['a list', { type: 'array', items: { type: 'object', properties: { name: text } } }],
    ['a text', { type: 'string' }],
    ['an object of any names', { type: 'object', additionalProperties: { type: 'object' } }],
  ])('is drawn under a name of its own where it is %s', (_what, schema) => {
    expect([drawn(schema).paths, drawn(schema).codes]).toEqual([['value'], ['drawn-under-value']])
  })

  it('says what it cannot draw, and takes any value where a reference leads nowhere', () => {
    const { paths, diagnostics } = drawn({
      type: 'object',
      properties: { 'editor.font': text, place: { $ref: 'place.json' }, no: text, never: false },
    })
    expect(paths).toEqual(['place', 'no'])
    expect(diagnostics.map(({ message }) => message)).toEqual([
      '"place.json" leads nowhere in this file: any value may stand there.',
      '"editor.font" is not drawn: no field can name it.',
    ])
  })
})

it('a value is read by its own name, though conditions know a root of that name', () => {
  const { model, field } = drawn({
    type: 'object',
    required: ['address'],
    properties: {
      address: {
        ...{ type: 'object', required: ['country'], properties: { country: { enum: ['US', 'CA'] } } },
        ...{ if: { properties: { country: { const: 'US' } } }, then: { properties: { zip: text }, required: ['zip'] } },
      },
      tenant: {
        type: 'array',
        items: { type: 'object', properties: { name: text, of: text }, dependentRequired: { name: ['of'] } },
      },
    },
  })
  const messagesOf = (data: JsonObject) => {
    const scope = createScope({ session: {}, tenant: {}, address: {} }, { data: () => data, record: () => undefined })
    const { messages } = validate(model as FormModel, data, scope, 'submit', compiledCheck(model as FormModel))
    return { messages: [...messages.keys()], isShown: evaluate(field('address.zip')?.visible ?? { all: [] }, scope) }
  }
  const [tenant] = [[{ name: 'N' }]]
  expect(messagesOf({ address: { country: 'US' }, tenant })).toEqual({
    ...{ messages: ['address.zip', 'tenant.0.of'], isShown: true },
  })
  expect(messagesOf({ address: { country: 'CA' } })).toEqual({ messages: [], isShown: false })
})

it('a record begins with what the schema says, and what describes a value stands below it, shortly', () => {
  const long = 'It is told at length. '.repeat(20)
  const { form, model, field, said } = drawn({
    type: 'object',
    required: ['version'],
    properties: {
      version: { const: 2 },
      term: { type: 'string', default: 'FOB', description: long, examples: ['CIF'] },
      lines: { type: 'array', items: { type: 'object', properties: { unit: { ...text, default: 'CTN' } } } },
    },
  })
  expect(model?.record.initial).toEqual({ version: 2, term: 'FOB' })
  expect(field('lines')?.options['newRow']).toEqual({ unit: 'CTN' })
  expect(said(field('term')?.help)).toMatch(/^It is told at length\..{100,180}\.$/)
  expect(form?.examples[String(field('term')?.options['placeholder'])]).toBe('CIF')
})

it('a text of another format than its own is told by how one of it reads, and by its name where nobody knows that', () => {
  const { model, field, said } = drawn({
    type: 'object',
    properties: {
      mail: { ...text, format: 'email' },
      path: { ...text, format: 'json-pointer' },
      to: { type: 'array', items: { oneOf: [{ ...text, format: 'uuid' }, { type: 'integer' }] } },
    },
  })
  const data = { mail: 'x', path: 'x', to: [1, 'x'] }
  const scope = createScope({ session: {}, tenant: {}, address: {} }, { data: () => data, record: () => undefined })
  const { messages } = validate(model as FormModel, data, scope, 'submit', compiledCheck(model as FormModel))
  expect([...messages.values()].flat().map(({ label }) => said(label))).toEqual([
    'A mail address, such as name@example.com',
    'Not of the form "{{limit}}"',
    'A UUID, such as 123e4567-e89b-12d3-a456-426614174000',
  ])
  expect(field('path')?.messages).toBeUndefined()
})

it('a whole number that may be greater than a number holds is told, and one with a limit is not', () => {
  const long = { type: 'integer', format: 'int64' }
  const { diagnostics } = drawn({
    type: 'object',
    properties: {
      id: long,
      few: { ...long, maximum: 9 },
      in: { type: 'object', properties: { big: { ...long, maximum: 2 ** 60 } } },
    },
  })
  expect(diagnostics.map(({ message }) => message)).toEqual([
    'Numbers beyond 9007199254740991 are shown as they come and cannot be sent: id, big.',
  ])
})

it('a name of the data’s own is entered, even if nothing stands under it', () => {
  const names = {
    type: 'object',
    minProperties: 1,
    additionalProperties: { type: 'object', properties: { note: text } },
  }
  const { model } = drawn({ type: 'object', properties: { volumes: names }, required: ['volumes'] })
  const wrongWith = (data: JsonObject) => {
    if (model === undefined) throw new Error('no form')
    const scope = createScope({ session: {}, tenant: {}, address: {} }, { data: () => data, record: () => data })
    return [...validate(model, data, scope, 'submit', compiledCheck(model)).messages.keys()]
  }
  expect(wrongWith({ volumes: {} })).toEqual(['volumes'])
  expect(wrongWith({ volumes: { cache: {} } })).toEqual([])
})

describe('an object that may be null', () => {
  const inner = { type: 'object', properties: { x: text }, required: ['x'] }
  const object = { anyOf: [inner, { type: 'null' }] }

  it('asks for nothing in it while it is, and is sent as what it is', async () => {
    const { form, field } = drawn({ type: 'object', properties: { must: object, may: object }, required: ['must'] })
    expect([field('must.x')?.required, field('may.x')?.required]).toEqual([undefined, undefined])
    const nothing = { must: null, may: null }
    if (form === undefined) throw new Error('no form')
    const sent = (data: JsonObject) => {
      const scope = createScope({ session: {}, tenant: {}, address: {} }, { data: () => data, record: () => nothing })
      return toPayload(form.model, data, scope).body
    }
    expect(sent(nothing)).toEqual(nothing)
    expect(sent({ must: { x: '' } })).toEqual({ must: null })
    expect((await checkOf(form.validator))(nothing)).toBe(true)
  })
})

it('a list or an object that must be there, and needs nothing in it, is sent with nothing in it', () => {
  const needs = (rules: JsonObject): unknown => {
    const { model } = drawn({ type: 'object', properties: { must: rules, note: text }, required: ['must'] })
    if (model === undefined) throw new Error('no form')
    const scope = createScope({ session: {}, tenant: {}, address: {} }, { data: () => ({}), record: () => undefined })
    const { messages } = validate(model, {}, scope, 'submit', compiledCheck(model))
    return messages.size > 0 ? [...messages.keys()] : toPayload(model, {}, scope).body
  }
  const row = { type: 'object', properties: { a: text } }
  expect(needs({ type: 'array', items: text })).toEqual({ must: [] })
  expect(needs({ type: 'array', minItems: 0, items: row })).toEqual({ must: [] })
  expect(needs({ type: 'object', additionalProperties: text })).toEqual({ must: {} })
  expect(
    needs({
      ...row,
      properties: { in: { ...row, properties: { l: { type: 'array', items: row } }, required: ['l'] } },
      required: ['in'],
    }),
  ).toEqual({ must: { in: { l: [] } } })
  const others = { b: text, c: text }
  expect(needs({ ...row, properties: others, dependentRequired: { b: ['c'] } })).toEqual({ must: {} })
  expect(needs({ ...row, properties: others, dependentSchemas: { b: { required: ['c'] } } })).toEqual({ must: {} })
  const asked = { if: { properties: { b: { const: 'x' } }, required: ['b'] }, then: { required: ['c'] } }
  expect(needs({ ...row, properties: others, ...asked, else: { properties: { c: { maxLength: 5 } } } })).toEqual({
    must: {},
  })
  expect(needs({ ...row, anyOf: [{ required: ['a'] }, { maxProperties: 0 }] })).toEqual({ must: {} })
  expect(needs({ ...row, ...asked, else: { required: ['a'] } })).toEqual(['must.a', 'must'])
  expect(needs({ type: 'array', minItems: 1, items: row })).toEqual(['must'])
  expect(needs({ ...row, required: ['a'] })).toEqual(['must.a', 'must'])
})

it('of a value of any kind that must be there a list, an object or nothing is one, as it is chosen', () => {
  const { model } = drawn({ type: 'object', properties: { must: {} }, required: ['must'] })
  if (model === undefined) throw new Error('no form')
  const wrong = (data: JsonObject) => {
    const scope = createScope({ session: {}, tenant: {}, address: {} }, { data: () => data, record: () => undefined })
    return [...validate(model, data, scope, 'submit', compiledCheck(model)).messages.keys()]
  }
  for (const must of [[], {}, null]) expect(wrong({ must })).toEqual([])
  for (const nothing of [{}, { must: '' }, { must: ' ' }]) expect(wrong(nothing)).toEqual(['must'])
})

it('an object in which null was entered is there, where one of its forms may hold that', () => {
  const named = { type: 'object', properties: { name: { type: ['string', 'null'] }, note: text }, required: ['name'] }
  const must = { oneOf: [text, named] }
  const { model } = drawn({ type: 'object', properties: { must }, required: ['must'] })
  if (model === undefined) throw new Error('no form')
  const wrong = (data: JsonObject, record?: JsonObject) => {
    const scope = createScope({ session: {}, tenant: {}, address: {} }, { data: () => data, record: () => record })
    return [...validate(model, data, scope, 'submit', compiledCheck(model)).messages.keys()]
  }
  const unnamed = { must: { name: null } }
  expect([wrong(unnamed), wrong(unnamed, unnamed)]).toEqual([[], []])
  for (const nothing of [{ must: {} }, { must: { note: null } }]) expect(wrong(nothing)).toEqual(['must'])
})

it('nobody is asked for what is only read, nor for what may be null or an empty text', () => {
  const { field } = drawn({
    type: 'object',
    required: ['id', 'end', 'size', 'none', 'name'],
    properties: {
      id: { ...text, readOnly: true },
      end: { type: ['string', 'null'] },
      size: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
      none: { const: '' },
      name: text,
    },
  })
  const asked = ['id', 'end', 'size', 'none', 'name'].filter((path) => field(path)?.required !== undefined)
  expect(asked).toEqual(['name'])
})

it('nothing can be entered into what is only read, and nothing in it is asked for', () => {
  const { fields, field } = drawn({
    type: 'object',
    required: ['stamp'],
    properties: {
      stamp: {
        ...{ type: 'object', readOnly: true, required: ['by'] },
        properties: { by: text, at: { type: 'object', properties: { day: text } } },
      },
      log: { type: 'array', readOnly: true, items: { type: 'object', properties: { text } } },
    },
  })
  expect(fields.map(({ path, readOnly }) => [path, readOnly])).toEqual([
    ['stamp.by', true],
    ['stamp.at.day', true],
    ['log', true],
  ])
  expect(field('stamp.by')?.required).toBeUndefined()
})
