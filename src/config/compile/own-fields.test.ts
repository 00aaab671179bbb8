import { describe, expect, it } from 'vitest'
import type { PartManifest } from '../model/parts.ts'
import { compileTenant, type CompiledTenant } from './compiler.ts'
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
        'tenants/NORTH/forms/order.layout.json': edited(
          'tenants/NORTH/forms/order.layout.json',
          '"x_costCentre":',
          '"x_depot": { "label": "field.x_costCentre" }, "x_costCentre":',
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

describe("a tenant's own field that has the entries of one type", () => {
  const text = { type: 'string', description: 'A text.' } as const
  const papers: PartManifest = {
    kind: 'field',
    name: 'papers',
    description: 'Papers.',
    types: ['array'],
    entries: 'typed',
    options: {
      type: 'object',
      additionalProperties: false,
      required: ['names'],
      properties: {
        names: { type: 'object', description: 'What stands where.', additionalProperties: text },
        ofType: { ...text, maxLength: 20 },
        typeLabels: {
          type: 'object',
          description: 'What types read.',
          additionalProperties: { ...text, 'x-names': 'label' },
        },
        save: { ...text, description: 'How they are saved.' },
        lookup: { ...text, 'x-names': 'lookup' },
      },
    },
  }
  const layout = 'schemas/forms/order.layout.json'
  const own = 'tenants/NORTH/forms/order.layout.json'
  const host = { names: { type: 'item', id: 'item', action: 'qty' }, save: 'saveOrder' }
  const hosting = (options: object, section = '') =>
    edited(
      layout,
      '"kind": { "label"',
      `"papers": { "path": "lines", "label": "field.lines", "widget": "papers", "options": ${JSON.stringify(options)} }, "kind": { "label"`,
    )
      .replace('"label": "form.details",', `"label": "form.details",${section}`)
      .replace('"number": "number",', '"number": "number", "summary": "views/order",')
  const compiled = (entry: object, options: object = host, section = '') => {
    const field = { path: 'lines', label: 'field.x_costCentre', widget: 'papers', ...entry }
    const summary = {
      ...view,
      sections: { all: { label: 'form.details', blocks: { papers: { block: 'papers', at: 'lines', options: host } } } },
    }
    const files = {
      [layout]: hosting(options, section),
      [own]: edited(own, '"x_costCentre"', `"x_certificate": ${JSON.stringify(field)}, "x_costCentre"`),
      'schemas/views/order.json': JSON.stringify(summary),
    }
    const input = { ...world(files), parts: [...parts, papers, { ...papers, kind: 'block' as const }] }
    return compileTenant(input, 'NORTH')
  }
  const typed = { options: { ofType: 'x_certificate' } }
  const fieldsOf = (tenant: CompiledTenant | undefined) => {
    const form = tenant?.screens['forms/order'] as FormModel | undefined
    return form?.sections.flatMap((section) => section.fields) ?? []
  }

  it('takes the options that it does not give from the field of all of them, which learns what the type reads, as the summary does', () => {
    const { tenant, diagnostics } = compiled({ ...typed, required: { on: 'submit' } })
    expect(diagnostics).toEqual([])
    const fields = fieldsOf(tenant)
    const typeLabels = { x_certificate: 'field.x_costCentre' }
    expect(fields.find(({ id }) => id === 'papers')?.options).toEqual({ ...host, typeLabels })
    expect(fields.find(({ id }) => id === 'x_certificate')).toMatchObject({
      path: 'lines',
      options: { ...host, ofType: 'x_certificate' },
      entryType: { field: 'item', is: 'x_certificate', codes: { idField: 'item', actionField: 'qty' } },
      required: { on: 'submit' },
    })
    expect(tenant?.screens['views/order']).toMatchObject({ sections: [{ blocks: [{ options: { typeLabels } }] }] })
  })

  it('says its options itself where it gives some', () => {
    const { tenant } = compiled({ options: { ofType: 'x_certificate', save: 'other' } })
    expect(fieldsOf(tenant).find(({ id }) => id === 'x_certificate')?.options).toMatchObject({ save: 'other' })
  })

  it.each([
    ['is required to save', { ...typed, required: true }, host, '', 'required-before-saved'],
    [
      'is required where its section is closed for a new record',
      { ...typed, required: { on: 'submit' } },
      host,
      '"enabled": { "field": "record.id", "filled": true },',
      'required-while-closed',
    ],
    ['has no field to take its options from', { ...typed, path: 'parent.lines' }, host, '', 'missing-key'],
    ['has nothing that says where entries hold their type', typed, { names: { id: 'item' } }, '', 'missing-key'],
    [
      'has a type that is called as the field is, and not as the tenant’s own are',
      { options: { ofType: 'certificate' } },
      host,
      '',
      'own-type-unmarked',
    ],
    [
      'has a type of the tenant’s own that is written in capitals',
      { options: { ofType: 'X_CERTIFICATE' } },
      host,
      '',
      'own-type-unmarked',
    ],
    [
      'has a type of more characters than may be',
      { options: { ofType: `x_${'a'.repeat(30)}` } },
      host,
      '',
      'out-of-range',
    ],
  ])('is found where it %s', (_what, entry, options, section, code) => {
    expect(compiled(entry, options, section).diagnostics).toMatchObject([{ code }])
  })

  it('may have a type of the gateway’s list, which is written as codes are, or stands in a fixed one', () => {
    expect(compiled({ options: { ofType: 'CIV' } }).diagnostics).toEqual([])
    const fixed = { ...host, lookup: 'kinds' }
    expect(compiled({ options: { ofType: 'A' } }, fixed).diagnostics).toEqual([])
    expect(compiled({ options: { ofType: 'C' } }, fixed).diagnostics).toMatchObject([
      { code: 'own-type-unmarked', hint: 'Write "x_C", which makes it a type of your own.' },
    ])
  })

  it('may be required to save once there is a record', () => {
    const required = { on: 'save', when: { field: 'record.id', filled: true } }
    expect(compiled({ ...typed, required }).diagnostics).toEqual([])
  })
})
