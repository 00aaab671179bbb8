import { describe, expect, it } from 'vitest'
import type { PartManifest } from './model/parts.ts'
import { compileTenant } from './compiler.ts'
import type { GridModel } from './model/grid.ts'
import { parts } from './testing/contract.ts'
import { edited, world } from './testing/world.ts'

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
    expect((tenant?.screens['grids/orders'] as GridModel).columns).toContainEqual(
      expect.objectContaining({ id: 'x_costCentre', field: 'customFields.x_costCentre' }),
    )
  })

  it('cannot show an own field that the form has not', () => {
    expect(listed('x_costCenter').diagnostics).toMatchObject([
      { code: 'unknown-path', file, hint: 'Did you mean "x_costCentre"?' },
    ])
  })
})
