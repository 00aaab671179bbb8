import { describe, expect, it } from 'vitest'
import { checkTenant, compileTenant } from './compiler.ts'
import { roleOf, schemaRefOf } from '../files/kinds.ts'
import type { ConfigInput } from '../files/project.ts'
import { textOf, world } from '../testing/world.ts'

/** Overrides of which one tenant has each: what they change is seen in files that the tenant does not override. */
const overrides: Readonly<Record<string, readonly [path: string, says: object] | undefined>> = {
  NOTHING: undefined,
  AGAIN: undefined,
  ELSEWHERE: undefined,
  LOOKUP: ['lookups.json', { lookups: { kinds: { hidden: true } } }],
  VALUES: ['lookups.json', { lookups: { kinds: { options: { A: { tone: 'neutral' } } } } }],
  DRAWER: ['portal.json', { flavours: { forwarding: { drawers: { order: { hidden: true } } } } }],
  LABELS: ['labels/en.json', { 'field.kind': 'Sort', 'x.unused': 'Nobody says this' }],
  GIVEN: ['grids/orders.json', { open: { gives: { called: 'buyerName' } } }],
  STRAY: ['grids/orders.json', { columns: { x_no: { label: 'not.there', field: 'nowhere' } } }],
  RULES: [
    'forms/order.schema.json',
    { properties: { note: { maxLength: 3 }, x_own: { type: 'string', pattern: '[' } } },
  ],
}
const ids = Object.keys(overrides)

function filesOf(id: string): [string, string][] {
  const tenant = {
    ...(JSON.parse(textOf('tenants/NORTH/tenant.json')) as object),
    id,
    url: id.toLowerCase(),
    ...(id === 'ELSEWHERE' && { flavour: 'customs' }),
  }
  const [below = '', says] = overrides[id] ?? []
  const path = `tenants/${id}/${below}`
  const role = roleOf(path)
  const own =
    role === undefined
      ? []
      : [[path, JSON.stringify({ $schema: schemaRefOf(path, role), ...says })] as [string, string]]
  return [[`tenants/${id}/tenant.json`, JSON.stringify(tenant)], ...own]
}

function inputOf(tenants: readonly string[]): ConfigInput {
  return world({
    ...Object.fromEntries(
      [...world().files.keys()].filter((path) => path.startsWith('tenants/')).map((path) => [path, undefined]),
    ),
    ...Object.fromEntries(tenants.flatMap(filesOf)),
  })
}

describe('tenants of one base', () => {
  it.each(ids)('are each checked and compiled among others as if alone: %s', (id) => {
    const [alone, together] = [inputOf([id]), inputOf(ids)]
    for (const other of ids) checkTenant(together, other)
    expect(checkTenant(together, id)).toEqual(checkTenant(alone, id))
    expect(compileTenant(together, id)).toEqual(compileTenant(alone, id))
  })

  it('share the models of what they do not override', () => {
    const input = inputOf(ids)
    const screensOf = (id: string) => compileTenant(input, id).tenant?.screens ?? {}
    expect(screensOf('NOTHING')['grids/orders']).toBe(screensOf('AGAIN')['grids/orders'])
    expect(screensOf('VALUES')['grids/orders']).not.toEqual(screensOf('AGAIN')['grids/orders'])
    expect(screensOf('DRAWER')['grids/orders']).not.toHaveProperty('open')
  })
})

describe('[TN-04] an input that differs from the one before in a file', () => {
  const before = inputOf(ids)
  const changed = (path: string, from: string, to: string): ConfigInput => {
    const text = before.files.get(path) ?? ''
    expect(text).toContain(from)
    return { ...before, files: new Map([...before.files, [path, text.replace(from, to)]]) }
  }
  const compiled = (input: ConfigInput, id: string) => compileTenant(input, id).tenant?.screens ?? {}

  it('changes what that file says, and all else stays the very model it was', () => {
    const own = 'tenants/GIVEN/grids/orders.json'
    const first = compiled(before, 'GIVEN')
    const next = changed(own, '"called"', '"named"')
    expect(compiled(next, 'GIVEN')['grids/orders']).not.toEqual(first['grids/orders'])
    const others = Object.entries(compiled(next, 'GIVEN')).filter(([screen]) => screen !== 'grids/orders')
    expect(others.length).toBeGreaterThan(0)
    for (const [screen, model] of others) expect(model).toBe(first[screen])
  })

  it('feels a change of the base everywhere', () => {
    const next = changed('schemas/lookups.json', '"A":', '"Z":')
    for (const id of ['NOTHING', 'GIVEN']) {
      expect(JSON.stringify(compiled(next, id))).not.toBe(JSON.stringify(compiled(before, id)))
    }
  })
})
