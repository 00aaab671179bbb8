import { describe, expect, it } from 'vitest'
import { compiledCheck } from '../../config/served.ts'
import { createScope, evaluate, toPayload, validate } from '../../config/index.ts'
import type { FieldModel, JsonObject } from '../../config/index.ts'
import { checkOf, drawn, text } from './testing.ts'

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

  it('is shown by what else its condition asks, where any value of a kind will do, and not at all where nothing will', () => {
    const country = { type: 'string' }
    const shownBy = (asked: JsonObject) => {
      const both = { then: { properties: { state: text } }, else: { properties: { prefecture: text } } }
      const { field, paths } = drawn({ type: 'object', properties: { country }, if: asked, ...both })
      return [paths, field('state')?.visible, field('prefecture')?.visible]
    }
    const filled = { all: [{ all: [{ field: 'country', filled: true }] }] }
    for (const any of [country, true, {}, { minLength: 1 }])
      expect(shownBy({ properties: { country: any }, required: ['country'] })).toEqual([
        ['country', 'state', 'prefecture'],
        filled,
        { not: filled },
      ])
    for (const nothing of [{}, { properties: {} }, { properties: { country } }])
      expect(shownBy(nothing)).toEqual([['country', 'state'], undefined, undefined])
    expect(shownBy({ not: {} })).toEqual([['country', 'prefecture'], undefined, undefined])
    expect(shownBy({ properties: { country: false } })[1]).toEqual({
      all: [{ all: [{ any: [{ not: { field: 'country', filled: true } }] }] }],
    })
  })

  it('is not shown where that value forbids it', () => {
    const spouse = { type: 'object', properties: { name: text } }
    const { model, fields, sections } = drawn({
      type: 'object',
      properties: { status: { enum: ['single', 'joint'] }, spouse, note: text },
      if: { properties: { status: { const: 'single' } } },
      then: { properties: { spouse: false, note: false, other: false } },
    })
    if (model === undefined) throw new Error('no form')
    const over = (data: JsonObject) =>
      createScope({ session: {}, tenant: {}, address: {} }, { data: () => data, record: () => undefined })
    const shown = (status: string) =>
      [...fields, ...sections]
        .filter(({ visible }) => visible === undefined || evaluate(visible, over({ status })))
        .map(({ id }) => id)
    expect(fields.map(({ path }) => path)).toEqual(['status', 'note', 'spouse.name'])
    expect(shown('joint')).toEqual(['status', 'note', 'spouse-name', 'details', 'spouse'])
    expect(shown('single')).toEqual(['status', 'details'])
    const data = { status: 'single', spouse: { name: 'A' }, note: 'N' }
    expect(toPayload(model, data, over(data)).body).toEqual({ status: 'single' })
    expect(validate(model, data, over(data), 'submit', compiledCheck(model)).messages.size).toBe(0)
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

  it('is drawn by the rules of its own form, and emptied with the choice of one that holds another kind, in each row by that of the row', () => {
    const list = (items: object) => ({ type: 'array', items })
    const form = (type: string, at: object) => ({
      properties: { type: { const: type }, at, note: text },
      required: ['type'],
    })
    const forms = [
      form('Point', list({ type: 'number' })),
      form('Line', list(list({ type: 'number' }))),
      form('Name', text),
    ]
    const shape = { type: 'object', oneOf: forms }
    const ports = { type: 'array', items: shape }
    const legs = { type: 'array', items: { ...shape, properties: { ports } } }
    const { fields, model, field } = drawn({ ...shape, properties: { legs } })
    const rulesOf = (each: readonly FieldModel[] = []) =>
      each.filter(({ path }) => path === 'at').map(({ rules, visible }) => [visible, rules?.type, rules?.items?.type])
    const expected = (field: string) => [
      [{ field, in: ['Point'] }, undefined, undefined],
      [{ field, in: ['Line'] }, 'array', 'array'],
      [{ field, in: ['Name'] }, 'string', undefined],
    ]
    expect(rulesOf(fields)).toEqual(expected('type'))
    expect(rulesOf(field('legs')?.fields)).toEqual(expected('row.type'))
    expect(model?.effects.map(({ each, on, clear }) => [each, on, clear])).toEqual([
      [undefined, 'type', ['at']],
      ['legs.*.ports', 'type', ['at']],
      ['legs', 'type', ['at']],
    ])
  })

  it('is emptied, too, where the lists of two forms differ in what their rows hold alone', () => {
    const form = (type: string, size: object) => ({
      properties: { type: { const: type }, rows: { type: 'array', items: { type: 'object', properties: { size } } } },
      required: ['type'],
    })
    const { model } = drawn({ type: 'object', oneOf: [form('A', text), form('B', { type: 'integer' })] })
    expect(model?.effects.map(({ on, clear }) => [on, clear])).toEqual([['type', ['rows']]])
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

  it('is shown always where no condition tells it: by which kind a value is, by a constant that is a list, or by what no path leads to', () => {
    const asked = (rules: object) =>
      drawn({
        type: 'object',
        properties: { size: { type: ['string', 'number'] }, code: text, tags: { type: 'array', items: text } },
        ...{ if: { properties: rules }, then: { properties: { more: text } }, else: { properties: { less: text } } },
      })
    const always = ({ field }: ReturnType<typeof asked>) =>
      ['more', 'less'].filter((path) => field(path) !== undefined && field(path)?.visible === undefined)
    expect(always(asked({ size: { type: 'number' } }))).toEqual(['more', 'less'])
    expect(always(asked({ tags: { const: ['A'] } }))).toEqual(['more', 'less'])
    expect(always(asked({ code: { type: 'string', maxLength: 3 } }))).toEqual(['more', 'less'])
    expect(always(asked({ 'code.part': { const: 'A' } }))).toEqual(['more', 'less'])
    const long = asked({ code: { type: 'string', minLength: 3 } }).field('more')?.visible
    expect(JSON.stringify(long)).toContain('{"field":"code","longer":2}')
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

it('a choice offers objects and lists as they are written', () => {
  const { model } = drawn({ type: 'object', properties: { size: { enum: [{ w: 1 }, [2], 'S', null] } } })
  expect(model?.lookups['drawn.size']?.options?.map(({ value }) => value)).toEqual(['{"w":1}', '[2]', 'S'])
})

it('a choice tells a number from a text that reads alike, and keeps the title of each', () => {
  const { model, said } = drawn({
    type: 'object',
    properties: {
      size: { enum: ['1', 1, 'A'] },
      one: {
        oneOf: [
          { const: 1, title: 'Number' },
          { const: '1', title: 'Text' },
        ],
      },
    },
  })
  const labels = (id: string) => model?.lookups[id]?.options?.map(({ label }) => said(label))
  expect(labels('drawn.size')).toEqual(['"1"', '1', 'A'])
  expect(labels('drawn.one')).toEqual(['Number', 'Text'])
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
        { title: 'library.text', type: 'string', minLength: 1 },
        { title: 'library.object', type: 'object', additionalProperties: text },
      ],
    },
    flag: { anyOf: [{ type: 'boolean' }, { type: 'integer', minimum: 0 }, { type: 'null' }] },
    note: { type: ['string', 'null'] },
    one: { type: ['string', 'number'] },
  })
})

it('forms of a value that have no title are called by their types', () => {
  const { model } = drawn({ type: 'object', properties: { sort: { anyOf: [{ type: 'boolean' }, { type: 'array' }] } } })
  expect(model?.schema.properties?.['sort']).toMatchObject({
    anyOf: [{ title: 'library.flag' }, { title: 'library.list' }],
  })
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
  expect(model?.schema['$defs']).toMatchObject({
    'type-0': { properties: { inside: { oneOf: [{ title: 'Box' }, {}] } } },
  })
})

it('a form that refers to a type is called by its name beside one of another type', () => {
  const { model } = drawn({
    type: 'object',
    properties: { after: { oneOf: [{ $ref: '#/$defs/listOfTexts' }, { type: 'object', additionalProperties: text }] } },
    $defs: { listOfTexts: { type: 'array', items: text } },
  })
  expect(model?.schema.properties?.['after']).toMatchObject({
    oneOf: [{ title: 'List of texts' }, { title: 'library.object' }],
  })
})

it('nothing is called so among forms of one type', () => {
  const forms = [{ type: 'null' }, { title: 'Point', type: 'object' }, { title: 'Line', type: 'object' }]
  const { model } = drawn({ type: 'object', properties: { place: { oneOf: forms } } })
  expect(model?.schema.properties?.['place']).toMatchObject({ oneOf: [{ title: 'library.nothing' }, {}, {}] })
})

it('a form that is itself a choice between forms of an object is drawn by what they have', () => {
  const unit = { type: 'object', properties: { mark: text } }
  const { paths, codes } = drawn({
    anyOf: [unit, { anyOf: [{ properties: { layer: text } }, { properties: { facet: text } }] }],
  })
  expect([paths, codes]).toEqual([['mark', 'layer', 'facet'], []])
})

it('a value of a name that no key may have is passed over and told, and the others are drawn and judged by what is entered', async () => {
  const { form, paths, diagnostics } = drawn({
    type: 'object',
    properties: { constructor: text, toString: text, valueOf: text },
    required: ['valueOf'],
  })
  const check = await checkOf(form?.validator)
  expect([check({}), check({ valueOf: 'a' }), check({ valueOf: 'a', toString: 1 })]).toEqual([false, true, false])
  expect(paths).toEqual(['toString', 'valueOf'])
  expect(diagnostics).toMatchObject([{ code: 'forbidden-key', severity: 'warning' }])
})
