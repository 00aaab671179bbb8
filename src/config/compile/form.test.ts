import { describe, expect, it } from 'vitest'
import { compileTenant } from './compiler.ts'
import type { FormModel } from '../model/form.ts'
import { edited, world } from '../testing/world.ts'

function form(): FormModel {
  const { tenant, diagnostics } = compileTenant(world(), 'NORTH')
  const found = tenant?.screens['forms/order']
  if (found?.kind !== 'form') throw new Error(JSON.stringify(diagnostics, null, 2))
  return found
}
const fields = (section: number) => form().sections[section]?.fields ?? []

describe('a form', () => {
  it('has its fields in the order of the file, moved by after and before', () => {
    expect(fields(0).map(({ id }) => id)).toEqual([
      'kind',
      'x_costCentre',
      'buyer',
      'city',
      'note',
      'begin',
      'end',
      'pieces',
    ])
  })

  it('reads behind a point what is in the data, and knows what is not', () => {
    const layout = 'schemas/forms/order.layout.json'
    const codesFor = (field: string) => {
      const changed = edited(layout, '{ "field": "kind", "in"', `{ "field": "${field}", "in"`)
      return compileTenant(world({ [layout]: changed }), 'NORTH').diagnostics.map(({ code }) => code)
    }
    expect([codesFor('.kind'), codesFor('.knd')]).toEqual([[], ['unknown-path']])
  })

  it('knows which forms of a text a tenant has added to the portal’s without a message of its own', () => {
    const layout = 'schemas/forms/order.layout.json'
    const [ownRules, ownLayout] = ['tenants/NORTH/forms/order.schema.json', 'tenants/NORTH/forms/order.layout.json']
    const furtherIn = (ofTenant: string) => {
      const changed = {
        [layout]: edited(
          layout,
          '"label": "field.note"',
          '"label": "field.note", "messages": { "pattern": "form.tooLong" }',
        ),
        [ownRules]: edited(ownRules, '"maxLength": 30', '"maxLength": 30, "pattern": "^[A-Z]{3}$"'),
        [ownLayout]: edited(ownLayout, '"required": { "on": "save" }', ofTenant),
      }
      const screen = compileTenant(world(changed), 'NORTH').tenant?.screens['forms/order'] as FormModel | undefined
      return screen?.sections[0]?.fields.find(({ id }) => id === 'note')?.furtherForms
    }
    expect(furtherIn('"required": { "on": "save" }')).toEqual(['^[A-Z]{3}$'])
    expect(furtherIn('"messages": { "pattern": "form.dateOrder" }')).toBeUndefined()
  })

  it('fills in what the layout leaves out', () => {
    expect(fields(0)[0]).toEqual({
      id: 'kind',
      path: 'kind',
      covers: ['kind'],
      label: 'field.kind',
      widget: 'choice',
      options: { lookup: 'kinds' },
      width: 4,
      required: { on: 'save' },
    })
    expect(form().actions[1]).toMatchObject({
      tone: 'secondary',
      path: {},
      query: { action: 'S' },
      set: { kind: 'B' },
      then: [],
    })
    expect(form().effects[0]).toEqual({ id: 'kindChanged', on: 'kind', clear: ['city'], clearFields: [], set: {} })
    expect(form().record.load).toEqual({
      operation: 'getOrder',
      path: { id: { from: 'address.id' } },
      query: {},
      at: '',
    })
    expect(form().rules[0]).toMatchObject({ id: 'dates', on: 'submit' })
  })

  it("sends a tenant's own field under customFields and holds it to its rules", () => {
    expect(fields(0)[1]).toMatchObject({
      id: 'x_costCentre',
      path: 'customFields.x_costCentre',
      covers: ['customFields.x_costCentre'],
    })
    expect(form().schema.properties?.['customFields']?.properties).toEqual({
      x_costCentre: { type: 'string', maxLength: 12 },
    })
  })

  it('gives a field that names no part the options of the part that its rules choose', () => {
    expect(fields(0)[5]).toMatchObject({ id: 'begin', options: { notPast: false } })
    expect(fields(0)[5]).not.toHaveProperty('widget')
  })

  it('covers every path that the options of a part name', () => {
    expect(fields(0)[2]?.covers).toEqual(['buyer', 'buyerName', 'buyerLine1', 'buyerLine2', 'buyerLine3', 'buyerLine4'])
  })

  it('merges requirements and keeps a hidden field as one that never shows', () => {
    expect(fields(0)[4]?.required).toEqual({ on: 'save', when: { field: 'kind', is: 'B' } })
    expect(fields(0)[5]).toMatchObject({ id: 'begin', visible: { any: [] } })
    expect(fields(0)[5]).not.toHaveProperty('hidden')
  })

  it('has nested fields with paths of the row', () => {
    expect(fields(1)[0]?.fields?.map(({ id, path }) => [id, path])).toEqual([
      ['item', 'item'],
      ['qty', 'qty'],
    ])
  })

  it('has the stricter of all limits, and no words', () => {
    const { schema } = form()
    expect(schema).toMatchObject({ $id: 'forms/order', type: 'object', additionalProperties: false })
    expect(schema.properties?.['note']).toEqual({ type: 'string', maxLength: 30, pattern: '^[A-Za-z ]*$' })
    expect(schema.properties?.['pieces']).toEqual({ type: 'number', minimum: 1, maximum: 999 })
    expect(schema.properties?.['lines']).toEqual({
      type: 'array',
      maxItems: 4,
      items: {
        type: 'object',
        additionalProperties: false,
        properties: { item: { type: 'string' }, qty: { type: 'integer', minimum: 1 } },
      },
    })
    expect(JSON.stringify(schema)).not.toContain('description')
  })

  it('carries the lookups that it names', () => {
    expect(Object.keys(form().lookups)).toEqual(['kinds', 'amounts', 'cities'])
    expect(form().lookups['kinds']?.options).toEqual([
      { value: 'A', label: 'kind.a', tone: 'info' },
      { value: 'B', label: 'kind.b' },
    ])
    expect(form().lookups['cities']).toEqual({
      id: 'cities',
      operation: 'listCities',
      query: {},
      at: 'lookupItems',
      value: 'value',
      label: 'label',
      description: 'zone',
      item: { country: 'zone' },
    })
  })
})
