import { describe, expect, it } from 'vitest'
import { checkTenant, compileTenant, tenantIds } from './compiler.ts'
import type { FormModel } from '../model/form.ts'
import type { GridModel } from '../model/grid.ts'
import { edited, world } from '../testing/world.ts'

const compiled = () => {
  const { tenant, diagnostics } = compileTenant(world(), 'NORTH')
  if (tenant === undefined) throw new Error(JSON.stringify(diagnostics, null, 2))
  return tenant
}
const form = () => compiled().screens['forms/order'] as FormModel
const fields = (section: number) => form().sections[section]?.fields ?? []

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
})

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
    expect(Object.keys(form().lookups)).toEqual(['kinds', 'cities'])
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
})
