import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { drawnForm } from '../../config/node.ts'
import type { FieldModel, JsonObject } from '../../config/index.ts'
import { readConfig } from '../project/read.ts'

const config = readConfig(fileURLToPath(new URL('../../..', import.meta.url)))

function drawn(schema: JsonObject) {
  const { form, diagnostics } = drawnForm(config, 'any', { path: 'any.schema.json', text: JSON.stringify(schema) })
  const sections = form?.model.sections ?? []
  const fields = sections.flatMap((section) => section.fields)
  return {
    ...{ form, diagnostics, sections, fields, model: form?.model },
    codes: diagnostics.map(({ code }) => code),
    paths: fields.map(({ path }) => path),
    field: (path: string): FieldModel | undefined => fields.find((each) => each.path === path),
    said: (label: string | undefined) => form?.labels[label ?? ''],
  }
}

const text = { type: 'string' }

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

describe('what holds itself', () => {
  const node = {
    type: 'object',
    required: ['name'],
    properties: { name: text, children: { type: 'array', items: { $ref: '#' } } },
  }

  it('is checked and drawn as deep as it goes', async () => {
    const { form, model, paths } = drawn(node)
    expect(paths).toEqual(['name', 'children'])
    expect(model?.schema['$defs']).toMatchObject({ 'type-0': { required: ['name'] } })
    expect(form?.validator).toContain('/children/')
  })

  it('is checked once for each type, however many values are of it', () => {
    const fields = (prefix: string, rules: object) =>
      Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`${prefix}${index}`, rules]))
    const types = (count: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, index) => [
          `T${index}`,
          {
            type: 'object',
            properties: fields(
              `f${index}`,
              index === 0 ? { ...text, maxLength: 9 } : { $ref: `#/definitions/T${index - 1}` },
            ),
          },
        ]),
      )
    const { form } = drawn({ type: 'object', properties: { top: { $ref: '#/definitions/T2' } }, definitions: types(3) })
    expect(form?.validator.match(/maxLength/g)?.length).toBeLessThan(60)
  })
})

it('what a reference leads to by its name in the file is found: an anchor, an id of an older draft, a schema with an id', () => {
  const { field, codes, form } = drawn({
    type: 'object',
    properties: {
      size: { $ref: '#size' },
      any: { $dynamicRef: '#kind' },
      old: { $ref: '#old' },
      place: { $ref: 'https://x.example/place.json' },
      port: { $ref: 'https://x.example/place.json#/definitions/port' },
    },
    $defs: {
      size: { $anchor: 'size', type: 'integer' },
      kind: { $dynamicAnchor: 'kind', enum: ['A', 'B'] },
      old: { id: '#old', type: 'boolean' },
      place: {
        $id: 'https://x.example/place.json',
        ...{ type: 'object', properties: { city: text } },
        definitions: { port: { ...text, maxLength: 5 } },
      },
    },
  })
  expect(codes).toEqual([])
  expect(form?.model.schema.properties).toMatchObject({
    size: { type: 'integer' },
    any: { enum: ['A', 'B'] },
    old: { type: 'boolean' },
  })
  expect(field('place.city')).toBeDefined()
  expect(form?.model.schema.properties?.['port']).toMatchObject({ maxLength: 5 })
})

it('a reference inside a schema with an id begins there: by its way, by a name beside it, or at its root', () => {
  const { field, codes, form } = drawn({
    $id: 'https://x.example/order.json',
    type: 'object',
    properties: { stop: { $ref: 'places/stop.json' }, size: { $ref: '#/$defs/size' } },
    $defs: {
      size: { type: 'integer' },
      one: {
        $id: 'places/stop.json',
        ...{ type: 'object', properties: { city: { $ref: '#/$defs/size' }, port: { $ref: 'port.json' } } },
        $defs: { size: { ...text, maxLength: 5 } },
      },
      other: {
        $id: 'https://x.example/places/port.json',
        type: 'object',
        properties: { next: { $ref: '#' }, at: { $ref: 'https://x.example/places/stop.json#/$defs/size' }, code: text },
      },
    },
  })
  expect(codes).toEqual([])
  expect(form?.model.schema.properties?.['size']).toMatchObject({ type: 'integer' })
  expect(form?.model.schema.properties?.['stop']?.properties?.['city']).toMatchObject({ maxLength: 5 })
  expect(field('stop.port.at')).toBeDefined()
  expect(field('stop.port.code')).toBeDefined()
  expect(JSON.stringify(form?.model.schema['$defs'])).not.toContain('stop')
})

it('so does one inside a schema with an id of draft 4', () => {
  const { codes, form } = drawn({
    $schema: 'http://json-schema.org/draft-04/schema#',
    id: 'http://x.example/root.json',
    type: 'object',
    properties: {
      id: text,
      address: {
        id: 'http://x.example/address.json',
        ...{
          type: 'object',
          properties: { id: text, zip: { $ref: '#/definitions/zip' }, other: { $ref: 'root.json#/definitions/zip' } },
        },
        definitions: { zip: { ...text, maxLength: 5 } },
      },
    },
    definitions: { zip: { type: 'integer' } },
  })
  expect(codes).toEqual([])
  expect(form?.model.schema.properties?.['address']?.properties).toMatchObject({
    id: text,
    zip: { maxLength: 5 },
    other: { type: 'integer' },
  })
})

describe('what is there by another value', () => {
  it('is shown by it: if and else', () => {
    const { field } = drawn({
      type: 'object',
      properties: { country: { enum: ['US', 'JP'] } },
      if: { properties: { country: { const: 'US' } }, required: ['country'] },
      then: { properties: { state: text }, required: ['state'] },
      else: { properties: { prefecture: text } },
    })
    const isUs = {
      all: [
        { all: [{ any: [{ not: { field: 'country', filled: true } }, { all: [{ field: 'country', is: 'US' }] }] }] },
        { all: [{ field: 'country', filled: true }] },
      ],
    }
    expect(field('state')).toMatchObject({ visible: isUs, required: { on: 'save' } })
    expect(field('prefecture')?.visible).toEqual({ not: isUs })
  })

  it('is shown by the constant that tells forms apart, in rows by that of the row', () => {
    const forms = [
      { properties: { kind: { const: 'air' }, flight: text } },
      { properties: { kind: { const: 'sea' }, vessel: text, eta: text } },
    ]
    const way = { type: 'object', required: ['kind'], oneOf: forms }
    const { field, model, said } = drawn({ ...way, properties: { legs: { type: 'array', items: way } } })
    expect(model?.lookups['drawn.kind']?.options?.map(({ value }) => value)).toEqual(['air', 'sea'])
    expect(said(field('kind')?.label)).toBe('Kind')
    expect(field('vessel')?.visible).toEqual({ field: 'kind', in: ['sea'] })
    expect(field('legs')?.fields?.map(({ path, visible }) => [path, visible])).toEqual([
      ['kind', undefined],
      ['flight', { field: 'row.kind', in: ['air'] }],
      ['vessel', { field: 'row.kind', in: ['sea'] }],
      ['eta', { field: 'row.kind', in: ['sea'] }],
    ])
  })

  it('is shown under the name of its form where nothing tells forms apart', () => {
    const { fields, said } = drawn({
      type: 'object',
      anyOf: [
        { title: 'By name', properties: { first: text, last: text } },
        { title: 'By code', properties: { code: text } },
      ],
    })
    expect(fields.map(({ path, heading, visible }) => [path, said(heading), visible])).toEqual([
      ['first', 'By name', undefined],
      ['last', undefined, undefined],
      ['code', 'By code', undefined],
    ])
  })

  it('has a field for each set of rules', () => {
    const food = (...all: string[]) => ({ properties: { food: { enum: all } } })
    const by = (kind: string, then: object) => ({ if: { properties: { kind: { const: kind } } }, then })
    const { fields, model } = drawn({
      type: 'object',
      properties: { kind: { enum: ['cat', 'fish'] } },
      allOf: [by('cat', food('meat')), by('fish', food('worms'))],
    })
    const foods = fields.filter(({ path }) => path === 'food').map(({ options }) => String(options['lookup']))
    expect(foods.map((id) => model?.lookups[id]?.options?.map(({ value }) => value))).toEqual([['meat'], ['worms']])
  })
})

it('a record begins with what the schema says, and what describes a value stands below it, shortly', () => {
  const long = 'It is told at length. '.repeat(20)
  const { model, field, said } = drawn({
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
  expect(said(String(field('term')?.options['placeholder']))).toBe('e.g. CIF')
})

it('a choice offers objects and lists as they are written', () => {
  const { model } = drawn({ type: 'object', properties: { size: { enum: [{ w: 1 }, [2], 'S', null] } } })
  expect(model?.lookups['drawn.size']?.options?.map(({ value }) => value)).toEqual(['{"w":1}', '[2]', 'S'])
})

it('nobody is asked for what is only read, nor for what may be null', () => {
  const { field } = drawn({
    type: 'object',
    required: ['id', 'end', 'size', 'name'],
    properties: {
      id: { ...text, readOnly: true },
      end: { type: ['string', 'null'] },
      size: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
      name: text,
    },
  })
  const asked = ['id', 'end', 'size', 'name'].filter((path) => field(path)?.required !== undefined)
  expect(asked).toEqual(['name'])
})

it('a value of several kinds is a choice between them, so that each stays what it is; one that may be nothing beside its kind is not', () => {
  const { model, codes } = drawn({
    type: 'object',
    properties: {
      bin: { title: 'Programs', type: ['string', 'object'], minLength: 1, additionalProperties: text },
      flag: { type: ['boolean', 'integer', 'null'], minimum: 0 },
      note: { type: ['string', 'null'] },
      one: { type: ['string', 'number'], enum: ['A', 1] },
    },
  })
  expect(codes).toEqual([])
  expect(model?.schema.properties).toMatchObject({
    bin: {
      title: 'Programs',
      anyOf: [
        { title: 'Text', type: 'string', minLength: 1 },
        { title: 'Object', type: 'object', additionalProperties: text },
      ],
    },
    flag: { anyOf: [{ type: 'boolean' }, { type: 'integer', minimum: 0 }, { type: 'null' }] },
    note: { type: ['string', 'null'] },
    one: { type: ['string', 'number'] },
  })
})

it('forms of a value that have no title are called by their types', () => {
  const { model } = drawn({ type: 'object', properties: { sort: { anyOf: [{ type: 'boolean' }, { type: 'array' }] } } })
  expect(model?.schema.properties?.['sort']).toMatchObject({ anyOf: [{ title: 'Yes or no' }, { title: 'List' }] })
})

it('forms that refer to a type are called by its name where nothing else names them, also by a type that holds itself', () => {
  const { model } = drawn({
    type: 'object',
    properties: {
      about: { oneOf: [{ $ref: '#/$defs/SeaWaybill' }, { $ref: '#/$defs/box' }, { $ref: '#/$defs/Note' }] },
    },
    $defs: {
      SeaWaybill: { type: 'object', properties: { number: text } },
      box: { type: 'object', properties: { inside: { oneOf: [{ $ref: '#/$defs/box' }, { $ref: '#/$defs/Note' }] } } },
      Note: { title: 'A few words', type: 'object', properties: { words: text } },
    },
  })
  const titles = [{ title: 'Sea waybill' }, { title: 'Box' }, { title: 'A few words' }]
  expect(model?.schema.properties?.['about']).toMatchObject({ oneOf: titles })
  expect(JSON.stringify(model?.schema)).toContain('"inside":{"title":"Inside","oneOf":[{"title":"Box"')
})
