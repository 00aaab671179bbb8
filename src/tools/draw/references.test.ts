import { describe, expect, it } from 'vitest'
import { checkOf, drawn, text } from './testing.ts'

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

  it('is a choice with nothing where it may be null, and stands in it once', () => {
    const parent = { anyOf: [{ $ref: '#' }, { type: 'null' }], default: null }
    const { model } = drawn({ ...node, properties: { ...node.properties, parent } })
    expect(model?.schema.properties?.['parent']).toHaveProperty('anyOf')
    expect(model?.schema.properties?.['parent']).not.toHaveProperty('$ref')
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

it('a reference into what an older draft calls otherwise leads to the same rules', async () => {
  const { form, codes, field } = drawn({
    $schema: 'http://json-schema.org/draft-07/schema#',
    type: 'object',
    properties: {
      place: {
        type: 'array',
        items: [{ type: 'integer' }, { $ref: '#/properties/place/items/0' }],
        additionalItems: { type: 'boolean' },
      },
      more: { $ref: '#/properties/place/additionalItems' },
      dependencies: { type: 'integer' },
      count: { $ref: '#/properties/dependencies' },
      card: text,
      payer: { type: 'object', $ref: '#/dependencies/card' },
    },
    dependencies: { card: { properties: { 'a/b': text }, required: ['a/b'] } },
  })
  expect(codes).toEqual([])
  expect(field('payer.a/b')).toBeDefined()
  const check = await checkOf(form?.validator)
  expect(check({ place: [1, 2], more: true, count: 1, payer: { 'a/b': 'x' } })).toBe(true)
  for (const wrong of [{ place: [1, 'x'] }, { more: 1 }, { count: 'x' }, { payer: {} }])
    expect([wrong, check(wrong)]).toEqual([wrong, false])
})

it('a type under a word that is no keyword is read as one of $defs is, as those of an OpenAPI document', async () => {
  const port = {
    type: 'object',
    properties: { code: { ...text, nullable: true }, near: { $ref: '#/components/schemas/Port' } },
  }
  const booking = {
    type: 'object',
    properties: { port: { $ref: '#/components/schemas/Port' }, size: { $ref: '#/types/Port' } },
    required: ['size'],
  }
  const schema = { $ref: '#/components/schemas/Booking', components: { schemas: { Booking: booking, Port: port } } }
  const { codes, paths, form } = drawn({
    ...schema,
    types: { Port: { type: 'integer', minimum: 0, exclusiveMinimum: true } },
  })
  expect([codes, paths]).toEqual([[], ['size', 'port.code', 'port.near']])
  const check = await checkOf(form?.validator)
  expect(check({ port: { code: null, near: { near: { code: 'A' } } }, size: 1 })).toBe(true)
  expect(check({ port: { near: { near: { code: 1 } } }, size: 1 })).toBe(false)
  expect(check({ size: 0 })).toBe(false)
})
