import { describe, expect, it } from 'vitest'
import { checkTenant, compileTenant } from '../compile/compiler.ts'
import { contract } from '../testing/contract.ts'
import { edited, world } from '../testing/world.ts'

const schema = (kind: string) => `../../schemas/meta/overrides/${kind}.schema.json`
const withFile = (name: string, content: object) =>
  world({ [`tenants/NORTH/${name}.json`]: JSON.stringify({ $schema: schema(name), ...content }) })
const found = (name: string, content: object) =>
  checkTenant(withFile(name, content), 'NORTH').map(({ code, pointer }) => `${code} ${pointer}`)
const access = { field: 'session.bookingAccess', is: true }
const routes = (orders: object) => ({ flavours: { forwarding: { routes: { orders } } } })

describe("a tenant's portal.json", () => {
  it('may end sessions sooner, not later', () => {
    expect(found('portal', { idle: { endAfterMinutes: 28 } })).toEqual([])
    expect(found('portal', { idle: { endAfterMinutes: 20 } })).toEqual(['idle-unwarned /idle/endAfterMinutes'])
    expect(found('portal', { idle: { endAfterMinutes: 20, warnAfterMinutes: 15 } })).toEqual([])
    for (const endAfterMinutes of [31, 60])
      expect(found('portal', { idle: { endAfterMinutes } })).toEqual(['weakened-rule /idle/endAfterMinutes'])
    expect(found('portal', { idle: { endAfterMinutes: 30 } })).toEqual(['override-equal /idle/endAfterMinutes'])
  })

  it('may narrow access, not change it', () => {
    const admin = { field: 'session.isCPAdmin', is: true }
    expect(found('portal', routes({ access: { all: [access, admin] } }))).toEqual([])
    expect(found('portal', routes({ access: { any: [access, admin] } }))).toEqual([
      'weakened-rule /flavours/forwarding/routes/orders/access',
    ])
  })

  it('may hide a drawer: what opens it goes too', () => {
    const input = withFile('portal', { flavours: { forwarding: { drawers: { order: { hidden: true } } } } })
    const { tenant, diagnostics } = compileTenant(input, 'NORTH')
    expect(diagnostics).toEqual([])
    expect(tenant?.head.navigation.map(({ id }) => id)).toEqual(['orders'])
    expect(tenant?.screens['grids/orders']).toMatchObject({ actions: [] })
    expect(tenant?.screens['grids/orders']).not.toHaveProperty('open')
    expect(tenant?.screens).not.toHaveProperty('forms/order')
  })
})

describe("a tenant's lookups.json", () => {
  it('may hide, reword and add options, and add lookups of its own', () => {
    const input = withFile('lookups', {
      lookups: {
        kinds: { options: { B: { hidden: true }, A: { label: 'kind.b' } } },
        x_zones: { operation: 'listCountries' },
      },
    })
    const { tenant, diagnostics } = compileTenant(input, 'NORTH')
    expect(diagnostics).toEqual([])
    expect(tenant?.screens['forms/order']).toMatchObject({
      lookups: { kinds: { options: [{ value: 'A', label: 'kind.b', tone: 'info' }] } },
    })
  })

  it('may not add a lookup under any name', () => {
    expect(found('lookups', { lookups: { zones: { operation: 'listCountries' } } })).toEqual([
      'override-unknown /lookups/zones',
    ])
  })
})

describe("a tenant's form layout", () => {
  const lines = (options: object) => ({ sections: { lines: { fields: { lines: { options } } } } })
  const withOptions = (options: object) =>
    checkTenant(
      world({
        'tenants/NORTH/forms/order.layout.json': JSON.stringify({
          $schema: '../../../schemas/meta/overrides/form-layout.schema.json',
          ...lines(options),
        }),
      }),
      'NORTH',
    ).filter(({ file }) => file.includes('layout'))

  it('may change an option without naming the part again', () => {
    expect(withOptions({ maxRows: 2 })).toEqual([])
    expect(withOptions({ maxRow: 2 }).map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
      'unknown-key /sections/lines/fields/lines/options/maxRow',
    ])
  })

  it('may lower the limit of an option, and neither raise it nor, by 0, take it away', () => {
    expect(withOptions({ maxRows: 3 })).toEqual([])
    for (const maxRows of [5, 0]) expect(withOptions({ maxRows }).map(({ code }) => code)).toEqual(['weakened-rule'])
  })
})

describe("a rule between fields of the portal's form", () => {
  const path = 'schemas/forms/order.layout.json'
  const asked = (ofPortal: string, ofTenant: string) =>
    checkTenant(
      world({
        [path]: edited(path, '"message": "form.dateOrder"', `"message": "form.dateOrder", "on": "${ofPortal}"`),
        'tenants/NORTH/forms/order.layout.json': JSON.stringify({
          $schema: '../../../schemas/meta/overrides/form-layout.schema.json',
          rules: { dates: { on: ofTenant } },
        }),
      }),
      'NORTH',
    ).flatMap(({ code, pointer }) => (code === 'weakened-rule' ? [pointer] : []))

  it('may be asked at each save instead of at submission, and not the other way round', () => {
    expect(asked('submit', 'save')).toEqual([])
    expect(asked('save', 'submit')).toEqual(['/rules/dates/on'])
  })
})

describe('[TN-02] what the gateway knows and the portal does not show', () => {
  const form = (fields: object) =>
    checkTenant(
      world({
        'tenants/NORTH/forms/order.layout.json': JSON.stringify({
          $schema: '../../../schemas/meta/overrides/form-layout.schema.json',
          sections: { details: { fields: { x_costCentre: { label: 'field.x_costCentre' }, ...fields } } },
        }),
      }),
      'NORTH',
    ).map(({ code, pointer }) => `${code} ${pointer}`)
  const at = '/sections/details/fields'

  it('is a field, or a column, under its own name', () => {
    expect(form({ numberName: { label: 'field.note', after: 'x_costCentre' } })).toEqual([])
    expect(form({ numberNam: { label: 'field.note' } })).toEqual([`override-unknown ${at}/numberNam`])
    const columns = (ids: object) =>
      checkTenant(
        world({
          'tenants/NORTH/grids/orders.json': JSON.stringify({
            $schema: '../../../schemas/meta/overrides/grid.schema.json',
            columns: ids,
          }),
        }),
        'NORTH',
      ).map(({ code, pointer }) => `${code} ${pointer}`)
    expect(columns({ pieces: { label: 'field.note' } })).toEqual([])
    expect(columns({ peices: { label: 'field.note' } })).toEqual(['override-unknown /columns/peices'])
  })
})

describe('[TN-02] a field of the tenant’s own', () => {
  it('is refused in a record for which the contract gives it no place', () => {
    const order = contract.components.schemas.Order
    const { customFields, ...properties } = order.properties
    expect(customFields).toBeDefined()
    const without = {
      ...contract,
      components: { schemas: { ...contract.components.schemas, Order: { ...order, properties } } },
    }
    expect(checkTenant({ ...world(), contract: without }, 'NORTH').map(({ code }) => code)).toContain(
      'own-field-not-kept',
    )
  })
})

describe("a tenant's word about a requirement", () => {
  const layout = 'schemas/forms/order.layout.json'
  const note = '"required": { "on": "submit", "when": { "field": "kind", "is": "B" } }'
  const asked = (base: object, own: unknown) => {
    const fields = { note: { required: own } }
    const content = { $schema: `../${schema('form-layout')}`, sections: { details: { fields } } }
    const input = world({
      [layout]: edited(layout, note, `"required": ${JSON.stringify(base)}`),
      'tenants/NORTH/forms/order.layout.json': JSON.stringify(content),
    })
    return checkTenant(input, 'NORTH').flatMap(({ code, severity }) => (severity === 'error' ? [code] : []))
  }
  const [one, other] = ['A', 'B'].map((is) => ({ field: 'kind', is }))
  const third = { field: 'begin', filled: true }

  it('keeps that a zero counts as missing', () => {
    const base = { on: 'submit', zeroIsEmpty: true }
    expect(asked(base, { on: 'save' })).toEqual([])
    expect(asked(base, true)).toEqual(['weakened-rule'])
    expect(asked(base, { on: 'save', zeroIsEmpty: false })).toEqual(['weakened-rule'])
  })

  it('may hold in one case more', () => {
    const base = { on: 'submit', when: { any: [one, other] } }
    expect(asked(base, { when: { any: [one, other, third] } })).toEqual([])
    expect(asked(base, { when: { any: [one, third] } })).toEqual(['weakened-rule'])
  })
})
