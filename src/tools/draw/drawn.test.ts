import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { drawnForm, drawnGrid } from '../../config/node.ts'
import { readConfig } from '../project/read.ts'

const config = readConfig(fileURLToPath(new URL('../../..', import.meta.url)))

const schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Order',
  type: 'object',
  required: ['number'],
  properties: {
    number: { type: 'string', title: 'Order number', maxLength: 20 },
    remarks: { type: 'string', maxLength: 2000 },
    term: { enum: ['FOB', 'CIF'] },
    isUrgent: { type: 'boolean' },
    pickup: { type: 'object', title: 'Pick-up', properties: { place: { $ref: '#/definitions/place' } } },
    lines: {
      type: 'array',
      maxItems: 300,
      items: { type: 'object', properties: { description: { type: 'string' }, pieces: { type: 'integer' } } },
    },
  },
  definitions: { place: { type: 'object', properties: { city: { type: 'string', title: 'City' } } } },
}
const file = (value: unknown) => ({ path: 'order.schema.json', text: JSON.stringify(value) })
const drawn = (value: unknown, layout?: unknown) =>
  drawnForm(
    config,
    'order',
    file(value),
    layout === undefined ? undefined : { path: 'order.layout.json', text: JSON.stringify(layout) },
  )

describe('a form of which only the data rules are known', () => {
  const { form, diagnostics } = drawn(schema)
  const section = (id: string) => form?.model.sections.find((each) => each.id === id)

  it('says of a broken rule what it asks for', () => {
    expect(form?.model.messages).toMatchObject({
      minimum: 'drawing.broken.minimum',
      uniqueItems: 'drawing.broken.uniqueItems',
    })
  })

  it('has single values, each nested object and each list of objects under headings of their own', () => {
    expect(diagnostics).toEqual([])
    expect(form?.model.sections.map(({ id, label }) => [id, form.labels[label] ?? label])).toEqual([
      ['details', 'drawing.details'],
      ['pickup', 'Pick-up'],
      ['lines', 'Lines'],
    ])
  })

  it('names the part of a value where the rules alone choose none, and calls it by its title or by its key', () => {
    expect(
      section('details')?.fields.map(({ path, widget, label }) => [path, widget, form?.labels[label ?? '']]),
    ).toEqual([
      ['number', undefined, 'Order number'],
      ['remarks', 'text', 'Remarks'],
      ['term', 'select', 'Term'],
      ['isUrgent', undefined, 'Is urgent'],
    ])
    expect(section('pickup')?.fields.map(({ path, label }) => [path, form?.labels[label ?? '']])).toEqual([
      ['pickup.place.city', 'City'],
    ])
    expect(section('lines')?.fields).toMatchObject([
      {
        path: 'lines',
        widget: 'rows',
        options: { maxRows: 300 },
        fields: [{ path: 'description' }, { path: 'pieces' }],
      },
    ])
  })

  it('names an object that is nested further, below the values beside it', () => {
    const { form } = drawn({
      type: 'object',
      properties: {
        sender: {
          type: 'object',
          properties: {
            address: { type: 'object', title: 'Postal address', properties: { street: { type: 'string' }, city: {} } },
            phone: { type: 'string' },
          },
        },
      },
    })
    expect(
      form?.model.sections[0]?.fields.map(({ path, heading }) => [path, form.labels[heading ?? ''] ?? '']),
    ).toEqual([
      ['sender.phone', ''],
      ['sender.address.street', 'Postal address'],
      ['sender.address.city', ''],
    ])
  })

  it('draws lists in objects and in rows, and objects of any names', () => {
    const phones = { type: 'array', items: { type: 'object', properties: { number: { type: 'string' } } } }
    const deep = drawn({
      type: 'object',
      properties: {
        contact: { type: 'object', properties: { phones } },
        people: { type: 'array', items: { type: 'object', properties: { name: { type: 'string' }, phones } } },
        words: { type: 'object', additionalProperties: { type: 'string' } },
      },
    })
    const fields = deep.form?.model.sections.flatMap((each) => each.fields)
    expect(deep.diagnostics).toEqual([])
    expect(
      fields?.map(({ path, widget, options, fields: inner }) => [
        path,
        widget,
        options['cards'],
        inner?.map((each) => [each.path, each.widget]),
      ]),
    ).toEqual([
      ['words', undefined, undefined, undefined],
      ['contact.phones', 'rows', false, [['number', undefined]]],
      [
        'people',
        'rows',
        true,
        [
          ['name', undefined],
          ['phones', 'rows'],
        ],
      ],
    ])
  })

  it('offers the choices of constants by their titles, reads parts that all hold as one, and passes over what is nothing', () => {
    const place = { type: 'object', title: 'Place', required: ['city'], properties: { city: { type: 'string' } } }
    const { form: read } = drawn({
      type: 'object',
      $defs: { place },
      properties: {
        kind: { oneOf: [{ const: 'A', title: 'Air' }, { const: 'S' }] },
        terms: { const: 'NET30' },
        size: { enum: [20, 40], enumNames: ['Twenty feet', ''] },
        note: { anyOf: [{ type: 'string' }, { type: 'null' }] },
        to: { allOf: [{ $ref: '#/$defs/place' }, { properties: { dock: { type: 'string', title: 'Dock door' } } }] },
        'a.b': { type: 'string' },
      },
    })
    const fields = read?.model.sections.flatMap((each) => each.fields)
    expect(fields?.map(({ path, widget, label }) => [path, widget, read?.labels[label ?? '']])).toEqual([
      ['kind', 'select', 'Kind'],
      ['terms', 'select', 'Terms'],
      ['size', 'select', 'Size'],
      ['note', undefined, 'Note'],
      ['to.city', undefined, 'City'],
      ['to.dock', undefined, 'Dock door'],
    ])
    const choices = (id: string) =>
      read?.model.lookups[id]?.options?.map(({ value, label }) => [value, read.labels[label]])
    expect(choices('drawn.kind')).toEqual([
      ['A', 'Air'],
      ['S', 'S'],
    ])
    expect(choices('drawn.terms')).toEqual([['NET30', 'NET30']])
    expect(choices('drawn.size')).toEqual([
      ['20', 'Twenty feet'],
      ['40', '40'],
    ])
  })

  it('names what the form library draws as a whole, as the schema does', () => {
    const { form: read } = drawn({
      type: 'object',
      properties: {
        by: {
          oneOf: [
            { title: 'By road', type: 'object', properties: { truckNo: { type: 'string' } } },
            { type: 'object', properties: { flight: { type: 'string', title: 'Flight no.' } } },
          ],
        },
      },
    })
    expect(read?.model.schema.properties?.['by']).toMatchObject({
      oneOf: [
        { title: 'By road', properties: { truckNo: { title: 'Truck no' } } },
        { properties: { flight: { title: 'Flight no.' } } },
      ],
    })
  })

  it('requires what the rules require, offers what they list, and can be submitted', () => {
    expect(section('details')?.fields[0]?.required).toEqual({ on: 'save' })
    const place = { type: 'object', required: ['city'], properties: { city: { type: 'string' } } }
    const cityOf = (required: string[]) =>
      drawn({ type: 'object', required, properties: { place } }).form?.model.sections[0]?.fields[0]
    expect([cityOf(['place'])?.required, cityOf([])?.required]).toEqual([{ on: 'save' }, undefined])
    expect(form?.model.lookups['drawn.term']?.options?.map(({ value }) => value)).toEqual(['FOB', 'CIF'])
    expect(form?.model.actions).toMatchObject([{ id: 'submit', call: 'drawn', validate: 'submit' }])
    expect(form?.validator).toContain('export default')
  })
})

describe('a form with a layout of its own', () => {
  const layout = {
    title: 'Order',
    sections: {
      main: {
        label: 'Main',
        fields: {
          number: { label: 'No.', widget: 'text' },
          term: { label: 'Term', widget: 'select', options: { lookup: 'terms' }, columns: 2 },
        },
      },
    },
  }

  it('is drawn as the layout says; what means nothing is passed over and reported', () => {
    const { form, diagnostics } = drawn(schema, layout)
    expect(form?.model.sections.map(({ id, fields }) => [id, fields.map(({ id: field }) => field)])).toEqual([
      ['main', ['number', 'term']],
    ])
    expect(diagnostics.map(({ severity, code, file: at }) => [severity, code, at])).toContainEqual([
      'warning',
      'unknown-key',
      'order.layout.json',
    ])
  })

  it('asks for the choices of a lookup that the portal has not', () => {
    expect(drawn(schema, layout).form?.model.lookups['terms']).toMatchObject({ operation: 'terms', at: 'lookupItems' })
  })

  it('is refused with file and line when a layout is broken', () => {
    const { form, diagnostics } = drawn(schema, { title: 'Order', sections: { main: { label: 'Main', fields: [] } } })
    expect(form).toBeUndefined()
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toMatchObject([
      { code: 'wrong-type', file: 'order.layout.json', line: 1 },
    ])
  })
})

describe('data rules that', () => {
  it('point at the contract stand over its type', () => {
    const { form } = drawn({
      $ref: '../../openapi/gateway.yaml#/components/schemas/Booking',
      properties: { commodity: { maxLength: 7 } },
    })
    expect(form?.model.schema.properties?.['commodity']).toMatchObject({ type: 'string', maxLength: 7 })
  })

  it('are no JSON, or contradict themselves, are refused', () => {
    expect(drawnForm(config, 'order', { path: 'order.schema.json', text: '{' }).diagnostics).toMatchObject([
      { code: 'syntax', file: 'order.schema.json' },
    ])
    expect(drawn({ type: 'object', properties: { a: { type: 'wrong' } } }).diagnostics).toMatchObject([
      { code: 'rules-contradict' },
    ])
  })
})

describe('a grid', () => {
  it('needs nothing but its columns', () => {
    const { grid } = drawnGrid(config, 'rows', {
      path: 'rows.json',
      text: JSON.stringify({ columns: { no: { label: 'No.' }, weight: { label: 'Weight', cell: 'number' } } }),
    })
    expect(grid?.model).toMatchObject({
      rows: { operation: 'drawn', id: 'id' },
      columns: [
        { id: 'no', cell: 'text' },
        { id: 'weight', cell: 'number' },
      ],
      card: { title: 'no', lines: ['weight'] },
    })
  })
})

describe("a layout that extends one of the portal's", () => {
  const rules = { type: 'object', properties: { shipper: { type: 'string' }, refNo: { type: 'string' } } }
  const extending = { $schema: '../meta/overrides/form-layout.schema.json', extends: 'forms/booking', title: 'x.again' }

  it('is drawn with what it has from there', () => {
    const booking = JSON.parse(config.files.get('schemas/forms/booking.layout.json') ?? '') as { sections: object }
    const { form, diagnostics } = drawn(rules, extending)
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(form?.model.title).toBe('x.again')
    expect(form?.model.sections.map(({ id }) => id).sort()).toEqual(Object.keys(booking.sections).sort())
  })

  it('names one that there is', () => {
    expect(drawn(rules, { ...extending, extends: 'forms/bookings' }).diagnostics).toContainEqual(
      expect.objectContaining({ code: 'extends-unknown', file: 'order.layout.json' }),
    )
  })
})
