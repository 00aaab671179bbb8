import { describe, expect, it } from 'vitest'
import { checkTenant } from '../compile/compiler.ts'
import type { ConfigInput } from '../files/project.ts'
import { edited, textOf, world } from '../testing/world.ts'
import { layout, own, ownGrid, ownLayout, ownRules, tenant } from '../testing/slips/places.ts'

describe('an override may', () => {
  const clean = (path: string, piece: string, by: string, more: Readonly<Record<string, string>>) =>
    checkTenant(world({ [path]: edited(path, piece, by), ...more }), 'NORTH')
  it.each<[what: string, path: string, piece: string, by: string, more?: Readonly<Record<string, string>>]>([
    [
      'narrow access',
      ownGrid,
      '"columns"',
      '"actions": { "add": { "access": { "all": [{ "field": "session.isCPAdmin", "is": true }, { "field": "session.isCustAdmin", "is": true }] } } }, "columns"',
    ],
    [
      'have a column in one place for some people and in another one for all others',
      ownGrid,
      '"kind": { "before": "number" }',
      '"x_first": { "field": "kind", "label": "field.kind", "before": "number", "access": { "field": "session.isCustAdmin", "is": true } }, "kind": { "access": { "not": { "field": "session.isCustAdmin", "is": true } } }',
    ],
    [
      'have a column in two places for two kinds of people, of those whom the portal shows it',
      ownGrid,
      '"kind": { "before": "number" }',
      '"x_one": { "field": "kind", "label": "field.kind", "access": { "all": [{ "field": "session.isCPAdmin", "is": true }, { "field": "session.isCustAdmin", "is": true }] } }, "x_other": { "field": "number", "label": "field.kind", "access": { "all": [{ "field": "session.isCPAdmin", "is": true }, { "field": "session.isCustAdmin", "is": false }] } }, "kind": { "access": { "field": "session.isCPAdmin", "is": false } }',
    ],
    [
      'require in more cases',
      ownLayout,
      own,
      '"note": { "required": { "when": { "any": [{ "field": "kind", "is": "B" }, { "field": "kind", "is": "A" }] } } }',
    ],
    ['require what the base does not', ownLayout, own, '"city": { "required": { "on": "submit" } }'],
    ['replace a condition whole', ownLayout, own, '"city": { "visible": { "field": "pieces", "above": 2 } }'],
    ['hide a required field that has a value', ownLayout, own, '"kind": { "hidden": true }'],
    [
      'put a value back where one is emptied',
      ownLayout,
      '"sections"',
      '"effects": { "x_emptied": { "on": "note", "when": { "field": "note", "filled": false }, "set": { "note": "none" } } }, "sections"',
    ],
    [
      'leave one value of a list to a field that is only read',
      ownRules,
      '"note": { "maxLength": 30 }',
      '"kind": { "enum": ["A"] }',
      { [ownLayout]: edited(ownLayout, own, '"kind": { "readOnly": true }') },
    ],
    ['list the values of a text', ownRules, '"note": { "maxLength": 30 }', '"note": { "enum": ["sea", "air"] }'],
  ])('%s', (_what, path, piece, by, more = {}) => expect(clean(path, piece, by, more)).toEqual([]))
})

it('choices that a tenant makes of a text leave the portal’s options of its input as they are', () => {
  const rule = '"note": { "maxLength": 30 }'
  const listed = edited(ownRules, rule, `${rule}, "begin": { "enum": ["20310105", "20310106"] }`)
  const found = (options: string, rules: string) => {
    const by = `"label": "field.begin", "options": ${options}`
    const shown = edited(ownLayout, '"begin": { "hidden": true }', '"begin": { "label": "field.note" }')
    const changes = { [layout]: edited(layout, '"label": "field.begin"', by), [ownRules]: rules, [ownLayout]: shown }
    return checkTenant(world(changes), 'NORTH').map(({ code }) => code)
  }
  expect(found('{ "notPast": true }', textOf(ownRules))).toEqual([])
  expect(found('{ "notPast": true }', listed)).toEqual([])
  expect(found('{ "notPats": true }', textOf(ownRules))).toEqual(['unknown-key'])
})

describe('the page on which everybody begins', () => {
  const home = '"routes": { "start": { "path": "/", "title": "nav.orders", "screen": "grids/orders" },'
  const portal = 'schemas/portal.json'
  const own = 'tenants/NORTH/portal.json'
  const found = (routes: object) => {
    const said = { flavours: { forwarding: { routes } } }
    const text = JSON.stringify({ $schema: '../../schemas/meta/overrides/portal.schema.json', ...said })
    const changes = { [portal]: edited(portal, '"routes": {', home), [own]: text }
    return checkTenant(world(changes), 'NORTH').map(({ code, file, pointer }) => [code, file, pointer])
  }
  const at = '/flavours/forwarding/routes/start'

  it('is neither hidden nor put elsewhere', () => {
    expect(found({ start: { hidden: true } })).toEqual([['no-home', own, `${at}/hidden`]])
    expect(found({ start: { path: '/start' } })).toEqual([['no-home', own, `${at}/path`]])
  })

  it('is open to everybody: whom the tenant closes it to would begin at a refusal', () => {
    const access = { field: 'session.isCpSupUser', is: false }
    expect(found({ start: { access } })).toEqual([['home-closed', own, `${at}/access`]])
    expect(found({ start: { label: 'nav.orders' } }).map(([code]) => code)).not.toContain('home-closed')
  })

  it('may be another one of the tenant', () => {
    const screen = { title: 'nav.orders', screen: 'grids/orders', module: 'orders' }
    expect(found({ start: { hidden: true }, x_own: { path: '/', ...screen } })).toEqual([])
  })
})

describe('a file of a tenant', () => {
  const file = (path: string, said: string) => {
    const up = path.includes('/') ? '../../../' : '../../'
    const kind = path.startsWith('grids') ? 'grid' : path.startsWith('forms') ? 'form-layout' : 'portal'
    return world({
      [`tenants/NORTH/${path}`]: `{ "$schema": "${up}schemas/meta/overrides/${kind}.schema.json", ${said} }`,
    })
  }
  const told = (input: ConfigInput) =>
    checkTenant(input, 'NORTH').map(({ code, file: at, hint }) => [code, at.replace('tenants/NORTH/', ''), hint])

  it.each([
    ['forms/order.layout.json', '"sections": [{ "details": {} }]', 'Sections by id'],
    ['forms/order.layout.json', '"sections": { "details": "hidden" }', 'A headed group'],
    ['grids/orders.json', '"columns": [{ "id": "number" }]', 'Columns by id'],
  ])('that says in another type what the base has is the one thing wrong: %s with %s', (path, said, hint) => {
    const found = told(file(path, said)).filter(([code]) => code !== 'label-unnamed')
    expect(found).toEqual([['wrong-type', path, expect.stringContaining(hint)]])
  })

  it('with its own fields in rules that are not well formed is not told that they are unknown', () => {
    const text = '"x_costCentre": { "type": "string", "maxLength": 12 }'
    const wrong = edited(ownRules, text, '"x_costCentre": { "type": "String", "maxLength": "12" }')
    expect(told(world({ [ownRules]: wrong })).map(([code]) => code)).toEqual(['not-in-list', 'wrong-type'])
  })

  it('that offers one language as a text is the one thing wrong', () => {
    const one = '"languages": { "default": "ja", "offered": "ja" }, "flavour"'
    expect(told(world({ [tenant]: edited(tenant, '"flavour"', one) })).map(([code]) => code)).toEqual(['wrong-type'])
  })

  it('that speaks of a flavour which is not the tenant’s is not read', () =>
    expect(told(file('portal.json', '"flavours": { "customs": { "routes": {} } }'))).toEqual([
      ['flavour-not-own', 'portal.json', 'Write it at "flavours": { "forwarding": … }.'],
    ]))

  it.each([
    ['fr.json', 'labels/fr.json'],
    ['Labels/fr.json', 'labels/fr.json'],
    ['labels/fr_CA.json', 'labels/fr-CA.json'],
    ['orders.json', 'grids/orders.json'],
    ['bas.json', 'base.json'],
  ])('that stands at %s belongs at %s', (path, right) =>
    expect(told(world({ [`tenants/NORTH/${path}`]: '{}' }))).toEqual([
      ['unknown-file', path, `Did you mean "tenants/NORTH/${right}"?`],
    ]),
  )
})

it('[TN-04] a kind of portal that there is not is one finding, and nothing that would follow from it', () => {
  const changes = { [tenant]: edited(tenant, '"forwarding"', '"forward"') }
  expect(checkTenant(world(changes), 'NORTH').map(({ code, file }) => [code, file])).toEqual([['not-in-list', tenant]])
})
