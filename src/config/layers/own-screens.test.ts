import { describe, expect, it } from 'vitest'
import type { FormModel, GridModel } from '../index.ts'
import { checkTenant, compileForms, compileTenant } from '../compile/compiler.ts'
import { world } from '../testing/world.ts'

const folder = 'tenants/NORTH'
const meta = '../../../schemas/meta'
const json = (value: object) => JSON.stringify(value)

/** What a tenant's portal.json adds to its flavour. */
const portal = (added: object) => ({
  [`${folder}/portal.json`]: json({
    $schema: '../../schemas/meta/overrides/portal.schema.json',
    flavours: { forwarding: added },
  }),
})
const route = (entry: object) => portal({ routes: { x_late: { path: '/late', title: 'nav.orders', ...entry } } })
const late = {
  $schema: `${meta}/grid.schema.json`,
  title: 'nav.orders',
  rows: { operation: 'listOrders', at: 'data', id: 'id' },
  columns: { number: { label: 'field.kind' } },
  height: 300,
  card: { title: 'number', lines: [] },
}
const ownList = { [`${folder}/grids/x_late.json`]: json(late) }
const found = (changes: Record<string, string | undefined>) =>
  checkTenant(world(changes), 'NORTH').map(({ code, file }) => `${code} ${file}`)
const compiled = (changes: Record<string, string>) => {
  const { tenant, diagnostics } = compileTenant(world(changes), 'NORTH')
  if (tenant === undefined) throw new Error(JSON.stringify(diagnostics))
  return tenant
}

describe("[TN-02] a tenant's screen of its own", () => {
  it('is whole without anything below it, and is no other tenant’s', () => {
    const files = { ...route({ screen: 'grids/x_late', module: 'orders' }), ...ownList }
    expect(found(files)).toEqual([])
    expect(compiled(files).screens['grids/x_late']).toMatchObject({ title: 'nav.orders' })
    expect(checkTenant(world(files), 'SOUTH')).toEqual([])
    expect(Object.keys(compileTenant(world(files), 'SOUTH').tenant?.screens ?? {})).not.toContain('grids/x_late')
  })

  it('has what its kind must have, and names what there is', () => {
    const screen = route({ screen: 'grids/x_late', module: 'orders' })
    const as = (list: object) => ({ ...screen, [`${folder}/grids/x_late.json`]: json(list) })
    expect(found(as({ ...late, height: undefined }))).toEqual([`missing-key ${folder}/grids/x_late.json`])
    expect(
      found(as({ ...late, columns: { nummer: { label: 'field.kind' } }, card: { title: 'nummer', lines: [] } })),
    ).toEqual([`unknown-path ${folder}/grids/x_late.json`])
    expect(found(as({ ...late, $schema: `${meta}/overrides/grid.schema.json` }))).toEqual([
      `wrong-schema ${folder}/grids/x_late.json`,
    ])
  })

  it('[TN-04] is told where it extends one of its own, itself or in a circle', () => {
    const over = (other: string) => json({ $schema: `${meta}/overrides/grid.schema.json`, extends: other })
    const routes = portal({
      routes: {
        x_a: { path: '/a', title: 'nav.orders', screen: 'grids/x_a', module: 'orders' },
        x_b: { path: '/b', title: 'nav.orders', screen: 'grids/x_b', module: 'orders' },
      },
    })
    const [a, b] = [`${folder}/grids/x_a.json`, `${folder}/grids/x_b.json`]
    expect(found({ ...routes, [a]: over('grids/x_b'), [b]: over('grids/x_a') })).toEqual([
      `extends-own ${a}`,
      `extends-own ${b}`,
    ])
    expect(found({ ...routes, [a]: over('grids/x_a'), [b]: over('grids/orders') })).toEqual([`extends-own ${a}`])
  })

  it('[TN-04] that calls otherwise than what it extends is one finding, at its own call', () => {
    const files = {
      ...route({ screen: 'grids/x_late', module: 'orders' }),
      [`${folder}/grids/x_late.json`]: json({
        $schema: `${meta}/overrides/grid.schema.json`,
        extends: 'grids/orders',
        rows: { operation: 'listCities', at: 'lookupItems', query: { CtryCode: 'JP' } },
      }),
      [`${folder}/grids/orders.json`]: json({
        $schema: `${meta}/overrides/grid.schema.json`,
        columns: { kind: { options: { lookup: 'kinds' }, label: 'field.note' }, buyer: { field: 'city' } },
      }),
    }
    expect(found(files).filter((each) => !each.includes('override-equal'))).toEqual([
      `call-of-others ${folder}/grids/x_late.json`,
    ])
  })

  it('may extend one of the portal, as the tenant has that', () => {
    const files = {
      ...route({ screen: 'grids/x_late', module: 'orders' }),
      [`${folder}/grids/x_late.json`]: json({
        $schema: `${meta}/overrides/grid.schema.json`,
        extends: 'grids/orders',
        height: 300,
      }),
    }
    expect(found(files)).toEqual([])
    const { columns, height } = compiled(files).screens['grids/x_late'] as GridModel
    expect(height).toBe(300)
    expect(columns.map(({ id }) => id)).not.toContain('buyer')
    const unknown = { ...files, [`${folder}/grids/x_late.json`]: json({ ...late, extends: 'grids/order' }) }
    expect(found(unknown)).toContain(`extends-unknown ${folder}/grids/x_late.json`)
  })

  it('is a form with data rules of its own', () => {
    const layout = {
      $schema: `${meta}/overrides/form-layout.schema.json`,
      extends: 'forms/order',
      title: 'nav.newOrder',
    }
    const rules = {
      $schema: `${meta}/data-rules.schema.json`,
      $ref: '../../../openapi/gateway.yaml#/components/schemas/Order',
      properties: { note: { maxLength: 5 } },
    }
    const files = {
      ...portal({ drawers: { x_brief: { screen: 'forms/x_brief', module: 'orders' } } }),
      [`${folder}/forms/x_brief.layout.json`]: json(layout),
      [`${folder}/forms/x_brief.schema.json`]: json(rules),
    }
    expect(found(files)).toEqual([])
    expect((compiled(files).screens['forms/x_brief'] as FormModel).title).toBe('nav.newOrder')
    // What the tenant adds to the portal's form belongs to that one's data.
    const added = {
      sections: {
        details: { fields: { x_costCentre: { label: 'field.x_costCentre' }, numberName: { label: 'field.note' } } },
      },
    }
    const wider = {
      [`${folder}/forms/order.layout.json`]: json({ $schema: `${meta}/overrides/form-layout.schema.json`, ...added }),
    }
    const ids = (compiled({ ...files, ...wider }).screens['forms/x_brief'] as FormModel).sections.flatMap(
      ({ fields }) => fields.map(({ id }) => id),
    )
    expect(ids).not.toContain('x_costCentre')
    expect(ids).not.toContain('numberName')
    // The portal's form decides what every caller must keep.
    expect(compileForms(world(files), 'NORTH')?.forms.map(({ name }) => name)).toEqual(['order'])
    expect(found({ ...files, [`${folder}/forms/x_brief.schema.json`]: undefined })).toContain(
      `half-a-form ${folder}/forms/x_brief.layout.json`,
    )
  })

  it('is a page only where it stands for itself', () => {
    const view = {
      $schema: `${meta}/view.schema.json`,
      title: 'order.title',
      source: { operation: 'getOrder', path: { id: { from: 'address.id' } } },
      sections: {
        main: {
          label: 'form.details',
          blocks: { main: { block: 'fields', fields: { number: { label: 'field.kind' } } } },
        },
      },
    }
    const files = {
      ...route({ screen: 'views/x_order', module: 'orders' }),
      [`${folder}/views/x_order.json`]: json(view),
    }
    expect(found(files)).toContain(`not-a-page ${folder}/portal.json`)
  })
})

describe('[TN-02] the access of what a tenant adds', () => {
  const accessOf = (added: object, kind: 'routes' | 'drawers' = 'routes') =>
    compiled({ ...portal(added), ...ownList }).head[kind].find(({ id }) => id === 'x_late')?.access
  const ofOrders = { field: 'session.bookingAccess', is: true }
  const ownAccess = { field: 'session.quotesAccess', is: true }
  const page = { path: '/late', title: 'nav.orders', screen: 'grids/x_late' }

  it('is that of the module it names, beside its own', () => {
    expect(accessOf({ routes: { x_late: { ...page, module: 'orders' } } })).toEqual(ofOrders)
    expect(accessOf({ routes: { x_late: { ...page, module: 'orders', access: ownAccess } } })).toEqual({
      all: [ofOrders, ownAccess],
    })
    expect(accessOf({ drawers: { x_late: { screen: 'forms/order', module: 'orders' } } }, 'drawers')).toEqual(ofOrders)
  })

  it('is kept where the module itself is hidden, and by way of another', () => {
    expect(
      accessOf({
        routes: { orders: { hidden: true }, x_late: { ...page, module: 'orders' } },
        navigation: { orders: { hidden: true } },
      }),
    ).toEqual(ofOrders)
    expect(
      accessOf({
        routes: { x_late: { ...page, module: 'x_other' }, x_other: { ...page, path: '/other', module: 'orders' } },
      }),
    ).toEqual(ofOrders)
  })
})
