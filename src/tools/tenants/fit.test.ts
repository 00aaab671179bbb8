import { describe, expect, it } from 'vitest'
import { acceptedRecord, type ConfigInput } from '../../config/node.ts'
import { edited, world } from '../../config/testing/world.ts'
import { findingsOf } from '../project/findings.ts'
import { fitted } from './fit.ts'

const layout = 'schemas/forms/order.layout.json'
const grid = 'schemas/grids/orders.json'
const ownGrid = 'tenants/NORTH/grids/orders.json'
const recordFile = 'tenants/NORTH/base.json'

/** A later world: the base has changed since the tenant's overrides were recorded. */
const record = acceptedRecord(world(), 'NORTH')?.text ?? ''
const later = (changes: Record<string, string>) => world({ [recordFile]: record, ...changes })
const codes = (input: ConfigInput) => findingsOf(input, 'NORTH').map(({ code }) => code)
const changed = (before: ConfigInput, after: ConfigInput) =>
  [...new Set([...before.files.keys(), ...after.files.keys()])].filter(
    (path) => before.files.get(path) !== after.files.get(path),
  )

describe('[BX-01] a tenant made to fit a newer base', () => {
  it('is left alone where nothing is found', () => {
    const input = later({})
    expect(changed(input, fitted(input, 'NORTH'))).toEqual([])
  })

  it('records what the base says now where it says something else, and what was never recorded', () => {
    const label = edited(layout, '"begin": { "label": "field.begin" }', '"begin": { "label": "field.end" }')
    for (const [input, code] of [
      [later({ [layout]: label }), 'base-changed'],
      [world(), 'base-unrecorded'],
    ] as const) {
      expect(codes(input)).toEqual([code])
      const after = fitted(input, 'NORTH')
      expect(codes(after)).toEqual([])
      expect(changed(input, after)).toEqual([recordFile])
    }
  })

  it('takes out what changes an entry that the base has no longer, and nothing else', () => {
    const input = later({
      [grid]: edited(grid, '    "buyer": { "field": "buyerName", "label": "field.buyer", "flex": 1 },\n', '').replace(
        ', "lines": ["buyer"]',
        '',
      ),
    })
    expect(codes(input)).toEqual(['base-removed'])
    const after = fitted(input, 'NORTH')
    expect(codes(after)).toEqual([])
    expect(input.files.get(ownGrid)).toContain('"buyer"')
    expect(after.files.get(ownGrid) ?? '').not.toContain('"buyer"')
    expect(changed(input, after).sort()).toEqual([recordFile, ownGrid].sort())
  })

  it('writes words that have one mend, several of a file at once', () => {
    const path = 'tenants/NORTH/forms/order.layout.json'
    const misspelt = edited(path, '"hidden": true', '"hiden": true').replace('"label"', '"lable"')
    const input = later({ [path]: misspelt })
    expect(codes(input)).toEqual(expect.arrayContaining(['unknown-key']))
    expect(fitted(input, 'NORTH').files.get(path)).toBe(world().files.get(path))
  })

  it('leaves what needs a person', () => {
    const path = 'tenants/NORTH/tenant.json'
    const input = later({ [path]: edited(path, '"flavour": "forwarding"', '"flavour": "air"') })
    expect(codes(fitted(input, 'NORTH'))).toContain('not-in-list')
  })
})
