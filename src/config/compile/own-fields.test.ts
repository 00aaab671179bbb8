import { describe, expect, it } from 'vitest'
import type { PartManifest } from '../model/parts.ts'
import { compileTenant } from './compiler.ts'
import type { FormModel } from '../model/form.ts'
import type { GridModel } from '../model/grid.ts'
import { parts } from '../testing/contract.ts'
import { edited, world } from '../testing/world.ts'

const block: PartManifest = {
  kind: 'block',
  name: 'table',
  description: 'A table.',
  types: [],
  options: { type: 'object', additionalProperties: false, properties: {} },
}
const view = {
  $schema: '../meta/view.schema.json',
  title: 'order.title',
  source: { operation: 'getOrder', path: { id: { from: 'address.id' } } },
}

describe('the data rules of a tenant', () => {
  const ruled = (own: string) =>
    compileTenant(
      world({
        'tenants/NORTH/forms/order.schema.json': edited(
          'tenants/NORTH/forms/order.schema.json',
          '"x_costCentre":',
          `"x_depot": ${own}, "x_costCentre":`,
        ),
      }),
      'NORTH',
    )

  it('may say what an object or a list of its own holds, each value with its type and, by a label, its title', () => {
    const depot = {
      type: 'object',
      required: ['code'],
      properties: {
        code: { type: 'string', title: 'field.item', pattern: '^[A-Z]{5}$' },
        doors: { type: 'array', items: { type: 'integer', minimum: 1 } },
      },
    }
    const { tenant, diagnostics } = ruled(JSON.stringify(depot))
    expect(diagnostics).toEqual([])
    const form = tenant?.screens['forms/order'] as FormModel
    expect(form.schema.properties?.['customFields']?.properties?.['x_depot']).toEqual(depot)
  })

  it.each([
    ['a value without a type', '{ "type": "object", "properties": { "code": { "maxLength": 5 } } }', 'missing-key'],
    ['entries without one', '{ "type": "array", "items": { "maximum": 5 } }', 'missing-key'],
    [
      'a title that is no label',
      '{ "type": "object", "properties": { "code": { "type": "string", "title": "Code" } } }',
      'unknown-label',
    ],
    [
      'a required value that it does not hold',
      '{ "type": "object", "properties": {}, "required": ["code"] }',
      'unknown-path',
    ],
  ])('are refused for %s', (_what, own, code) => {
    expect(ruled(own).diagnostics).toMatchObject([{ code, file: 'tenants/NORTH/forms/order.schema.json' }])
  })
})

describe('the summary of a form', () => {
  const summarised = (shown: string) => {
    const files = {
      'schemas/forms/order.layout.json': edited(
        'schemas/forms/order.layout.json',
        '"number": "number",',
        '"number": "number", "summary": "views/order",',
      ),
      'schemas/views/order.json': JSON.stringify({
        ...view,
        sections: {
          details: {
            label: 'form.details',
            blocks: { own: { block: 'table', fields: { number: { label: 'field.item' } } } },
          },
        },
      }),
      'tenants/NORTH/views/order.json': JSON.stringify({
        $schema: '../../../schemas/meta/overrides/view.schema.json',
        sections: { details: { blocks: { own: { fields: { [shown]: { label: 'field.item' } } } } } },
      }),
    }
    return compileTenant({ ...world(files), parts: [...parts, block] }, 'NORTH')
  }

  it("shows a tenant's own field of that form, from where the contract keeps it", () => {
    const { tenant, diagnostics } = summarised('x_costCentre')
    expect(diagnostics).toEqual([])
    expect(tenant?.screens['views/order']).toMatchObject({
      sections: [
        { blocks: [{ fields: [{}, { column: { id: 'x_costCentre', field: 'customFields.x_costCentre' } }] }] },
      ],
    })
  })

  it('cannot show an own field that the form has not', () => {
    expect(summarised('x_costCenter').diagnostics).toMatchObject([
      { code: 'unknown-path', file: 'tenants/NORTH/views/order.json' },
    ])
  })
})

describe('the list that opens a form', () => {
  const file = 'tenants/NORTH/grids/orders.json'
  const listed = (shown: string) =>
    compileTenant(
      world({ [file]: edited(file, '"columns": {', `"columns": { "${shown}": { "label": "field.x_costCentre" },`) }),
      'NORTH',
    )

  it("shows a tenant's own field of that form, from where the contract keeps it", () => {
    const { tenant, diagnostics } = listed('x_costCentre')
    expect(diagnostics).toEqual([])
    expect((tenant?.screens['grids/orders'] as GridModel | undefined)?.columns).toContainEqual(
      expect.objectContaining({ id: 'x_costCentre', field: 'customFields.x_costCentre' }),
    )
  })

  it('cannot show an own field that the form has not', () => {
    expect(listed('x_costCenter').diagnostics).toMatchObject([
      { code: 'unknown-path', file, hint: 'Did you mean "x_costCentre"?' },
    ])
  })
})
