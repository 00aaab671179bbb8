import { describe, expect, it } from 'vitest'
import { edited, world } from '../testing/world.ts'
import { differencesSince } from './since.ts'

const ownLayout = 'tenants/NORTH/forms/order.layout.json'
const labels = (entries: string) => `{ "$schema": "../../../schemas/meta/labels.schema.json", ${entries} }`

describe('the difference between two versions of a tenant', () => {
  const grid = 'tenants/NORTH/grids/orders.json'
  const since = (now: Record<string, string>, before: Record<string, string>, language = 'en') =>
    differencesSince(world(now), world(before), 'NORTH', language).map(({ text, isGone }) => [text, isGone === true])
  const note = (wish: string) => ({
    [ownLayout]: edited(ownLayout, '"note": { "required": { "on": "save" } }', `"note": ${wish}`),
  })

  it('[ST-03] says what is otherwise than in the other one, not than in the base', () => {
    expect(since({}, {})).toEqual([])
    const [narrow, wide] = [note('{ "width": 4 }'), note('{ "width": 6, "hidden": true }')]
    expect(since(wide, narrow)).toEqual([['Note has the width 6 (before: 4) and is hidden.', false]])
    expect(since(narrow, wide)).toEqual([
      ['Note has the width 4 (before: 6).', false],
      ['Note is hidden.', true],
    ])
  })

  it('[ST-03] tells a condition whole, and what the base has again', () => {
    const a = note('{ "visible": { "field": "kind", "is": "A" } }')
    expect(since(note('{ "visible": { "field": "kind", "filled": true } }'), a)).toEqual([
      ['Note is shown only while Kind has a value.', false],
    ])
    const [first, last] = [{ [grid]: edited(grid, '"hidden": true', '"width": 99') }, {}]
    expect(since(last, first).map(([text]) => text)).toContain('Buyer is hidden.')
  })

  it('[ST-03] tells a new entry that is gone, and a text that is as before', () => {
    const english = 'tenants/NORTH/labels/en.json'
    const named = { [english]: labels('"field.note": "Remark"') }
    expect(since(named, { [english]: labels('"field.note": "Memo"') }).map(([text]) => text)).toEqual([
      'The text “Memo” now reads “Remark” in English.',
    ])
    const without = { [ownLayout]: '{ "$schema": "../../../schemas/meta/overrides/form-layout.schema.json" }' }
    expect(since(without, {})).toContainEqual(['New field: Cost centre in Details. It stands after Kind.', true])
  })
})
