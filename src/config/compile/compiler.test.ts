import { describe, expect, it } from 'vitest'
import { checkTenant, compileForms, compileTenant, tenantIds } from './compiler.ts'
import type { GridModel } from '../model/grid.ts'
import { edited, world } from '../testing/world.ts'

const compiled = () => {
  const { tenant, diagnostics } = compileTenant(world(), 'NORTH')
  if (tenant === undefined) throw new Error(JSON.stringify(diagnostics, null, 2))
  return tenant
}

describe('a flawless world', () => {
  it('has two tenants without findings', () => {
    expect(tenantIds(world())).toEqual(['NORTH', 'SOUTH'])
    expect(checkTenant(world(), 'NORTH')).toEqual([])
    expect(checkTenant(world(), 'SOUTH')).toEqual([])
  })
})

describe('the head of a tenant', () => {
  it('has its own flavour only, with defaults filled in', () => {
    const { head } = compiled()
    expect(head).toMatchObject({
      id: 'NORTH',
      url: 'north',
      captchaCount: 5,
      passwords: { shortest: 8, longest: 30, needs: ['upperCase', 'lowerCase', 'digit', 'special'] },
      printLogo: 'true',
      renderDelayMs: 0,
      idle: { endAfterMinutes: 30 },
    })
    expect(head.routes.map(({ id }) => id)).toEqual(['orders'])
    expect(head.navigation).toEqual([
      { id: 'orders', label: 'nav.orders', icon: 'list', route: 'orders', style: 'link' },
      { id: 'newOrder', label: 'nav.newOrder', icon: 'add', drawer: 'order', style: 'button' },
    ])
    expect(head.drawers).toEqual([{ id: 'order', screen: 'forms/order', anchor: 'right', width: 'form' }])
    expect(head).toMatchObject({ userMenu: [], signOut: [] })
    expect(head).not.toHaveProperty('tracking')
    const south = compileTenant(world(), 'SOUTH').tenant
    expect(south?.head.routes).toEqual([])
    expect(south?.screens).toEqual({})
  })
})

describe('[SP-08] the formats of days and numbers', () => {
  const base = edited(
    'schemas/portal.json',
    '"idle":',
    '"formats": { "en": { "long": "DD MMMM YYYY", "short": "YYYY/MM/DD", "words": { "INC": "Inc" } } }, "idle":',
  )
  const own = (formats: object) => ({
    'schemas/portal.json': base,
    'tenants/NORTH/portal.json': JSON.stringify({
      $schema: '../../schemas/meta/overrides/portal.schema.json',
      formats,
    }),
  })

  it("are the portal's with what the tenant says otherwise", () => {
    const { tenant, diagnostics } = compileTenant(
      world(own({ en: { short: 'DD/MM/YYYY' }, de: { numbers: 'de' } })),
      'NORTH',
    )
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
    const en = { long: 'DD MMMM YYYY', short: 'DD/MM/YYYY', words: { INC: 'Inc' } }
    expect(tenant?.head.formats).toEqual({ en, de: { numbers: 'de' } })
  })

  it('have words of names from both', () => {
    const words = { LTD: 'Ltd', QUAYCO: 'QuayCo' }
    const { tenant, diagnostics } = compileTenant(world(own({ en: { words } })), 'NORTH')
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(tenant?.head.formats?.['en']).toMatchObject({ short: 'YYYY/MM/DD', words: { INC: 'Inc', ...words } })
    const found = checkTenant(world(own({ en: { words: { ltd: 'Ltd' } } })), 'NORTH')
    expect(found.map(({ pointer }) => pointer)).toContain('/formats/en/words/ltd')
  })

  it('are refused where nobody could type the day', () => {
    const found = checkTenant(world(own({ en: { short: 'DD MMM' } })), 'NORTH')
    expect(found.map(({ code, pointer }) => `${code} ${pointer}`)).toContain('wrong-form /formats/en/short')
  })
})

describe('what a portal offers beside its pages', () => {
  const portal = (own: string) => ({
    'schemas/portal.json': edited('schemas/portal.json', '"drawers": { "order": { "screen": "forms/order" } }', own),
  })

  it('is in the head, with the calls it needs', () => {
    const own = `"drawers": { "order": { "screen": "forms/order", "anchor": "left", "width": "pinned" } },
      "tracking": { "operation": "listOrders", "at": "data", "id": "id", "numbers": { "days": { "label": "nav.orders" } }, "drawer": "order" },
      "userMenu": { "about": { "label": "nav.orders", "does": "about" } },
      "stay": { "operation": "listCountries", "count": "totalRecords" },
      "signOut": { "forget": { "operation": "listCountries" } }`
    const { tenant, diagnostics } = compileTenant(world(portal(own)), 'NORTH')
    expect(diagnostics).toEqual([])
    expect(tenant?.head).toMatchObject({
      drawers: [{ anchor: 'left', width: 'pinned' }],
      tracking: {
        operation: 'listOrders',
        at: 'data',
        id: 'id',
        characters: 'simple',
        query: {},
        numbers: [{ id: 'days', query: {} }],
        drawer: 'order',
      },
      userMenu: [{ id: 'about', does: 'about' }],
      stay: { operation: 'listCountries', path: {}, query: {}, count: 'totalRecords' },
      signOut: [{ id: 'forget', operation: 'listCountries', path: {}, query: {} }],
    })
  })

  it('leads to nothing that is hidden', () => {
    const own = `"drawers": { "order": { "screen": "forms/order", "hidden": true } }, "tracking": { "numbers": {}, "drawer": "order" }`
    expect(compileTenant(world(portal(own)), 'NORTH').tenant?.head).not.toHaveProperty('tracking')
  })
})

describe('the language to begin with', () => {
  it('is left to the browser where the tenant names none', () => {
    const languages = (own: string) =>
      compileTenant(
        world({ 'tenants/NORTH/tenant.json': edited('tenants/NORTH/tenant.json', '"id"', `${own}"id"`) }),
        'NORTH',
      ).tenant?.head.languages
    expect(languages('')).toEqual({ default: 'en', offered: ['en', 'ja'], byBrowser: true })
    expect(languages('"languages": { "default": "ja" }, ')).toEqual({
      default: 'ja',
      offered: ['en', 'ja'],
      byBrowser: false,
    })
  })
})

describe('labels', () => {
  it('fall back to English where a language has none', () => {
    const { tenant, diagnostics } = compileTenant(
      world({
        'schemas/labels/ja.json': edited('schemas/labels/ja.json', '  "nav.newOrder": "日本語 New Order",\n', ''),
      }),
      'NORTH',
    )
    expect(tenant?.labels['ja']).toMatchObject({
      'nav.orders': '日本語 Orders',
      'nav.newOrder': 'New Order',
      'field.x_costCentre': 'Cost centre',
    })
    expect(diagnostics).toMatchObject([{ code: 'label-untranslated', severity: 'warning' }])
  })

  it('of a region fall back to those of the language, and lack what both lack', () => {
    const $schema = '"$schema": "../../../schemas/meta/labels.schema.json"'
    const { tenant, diagnostics } = compileTenant(
      world({
        'tenants/NORTH/tenant.json': edited(
          'tenants/NORTH/tenant.json',
          '"id"',
          '"languages": { "default": "pt-BR", "offered": ["en", "en-GB", "pt-BR"] }, "id"',
        ),
        'tenants/NORTH/labels/en-GB.json': `{ ${$schema}, "nav.orders": "Purchase orders" }`,
        'tenants/NORTH/labels/pt.json': `{ ${$schema}, "nav.orders": "Encomendas", "nav.newOrder": "Nova encomenda" }`,
        'tenants/NORTH/labels/pt-BR.json': `{ ${$schema}, "nav.orders": "Pedidos" }`,
      }),
      'NORTH',
    )
    expect(tenant?.labels['en-GB']).toMatchObject({ 'nav.orders': 'Purchase orders', 'nav.newOrder': 'New Order' })
    expect(tenant?.labels['pt-BR']).toMatchObject({ 'nav.orders': 'Pedidos', 'nav.newOrder': 'Nova encomenda' })
    const incomplete = diagnostics.filter(({ code }) => code === 'language-incomplete')
    expect(incomplete.map(({ file }) => file)).toEqual(['tenants/NORTH/labels/pt-BR.json'])
    expect(incomplete[0]?.message).not.toContain('nav.newOrder')
  })

  it('of letters go to the gateway, which writes them, and not to the page', () => {
    const file = 'schemas/labels/en.json'
    const written = world({ [file]: edited(file, '"nav.newOrder"', '"letter.closing": "North", "nav.newOrder"') })
    expect(compileForms(written, 'NORTH')?.labels['en']).toHaveProperty(['letter.closing'], 'North')
    const read = compileTenant(written, 'NORTH').tenant?.labels['en']
    expect(read).toHaveProperty(['nav.orders'])
    expect(read).not.toHaveProperty(['letter.closing'])
  })
})

describe('a grid', () => {
  it('loses hidden columns everywhere and keeps its order', () => {
    const grid = compiled().screens['grids/orders'] as GridModel
    expect(grid.columns.map(({ id, field, cell }) => [id, field, cell])).toEqual([
      ['kind', 'kind', 'badge'],
      ['number', 'number', 'text'],
    ])
    expect(grid.card).toEqual({ title: 'number', status: 'kind', lines: [] })
    expect(grid).toMatchObject({
      kind: 'grid',
      name: 'orders',
      rowHeight: 44,
      empty: 'grid.empty',
      sort: { column: 'number' },
      open: { drawer: 'order' },
    })
  })

  it('is not sorted by a column that the tenant hides: nobody could see by what, nor turn it round', () => {
    const path = 'tenants/NORTH/grids/orders.json'
    const own = JSON.parse(world().files.get(path) ?? '{}') as { columns?: object }
    const text = JSON.stringify({ ...own, columns: { ...own.columns, number: { hidden: true } } })
    const { tenant } = compileTenant(world({ [path]: text }), 'NORTH')
    const grid = tenant?.screens['grids/orders'] as GridModel
    expect([grid.columns.map(({ id }) => id), grid.sort]).toEqual([['kind'], undefined])
  })

  it('has the buttons that lead somewhere: to a drawer of the tenant, or to a route', () => {
    const file = 'schemas/grids/orders.json'
    const idle = '"actions": { "idle": { "label": "nav.orders" }, "list": { "label": "nav.orders", "go": "orders" }, '
    const { tenant } = compileTenant(world({ [file]: edited(file, '"actions": { ', idle) }), 'NORTH')
    const grid = tenant?.screens['grids/orders'] as GridModel
    expect(grid.actions.map(({ id }) => id)).toEqual(['list', 'add'])
  })
})
