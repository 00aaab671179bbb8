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

  it('[ST-03] says what a screen of the tenant’s own has otherwise, and what it has no more', () => {
    const own = (columns: string, height: number) => ({
      'tenants/NORTH/grids/x_mine.json': `{ "$schema": "../../../schemas/meta/overrides/grid.schema.json", "extends": "grids/orders", "title": "order.title", "height": ${height}, "columns": { ${columns} } }`,
    })
    const [one, other] = [own('"number": { "width": 90 }', 400), own('"number": { "width": 120 }', 300)]
    expect(since(one, one)).toEqual([])
    expect(since(other, one)).toEqual([
      ['Order has the width 120 (before: 90).', false],
      ['Order has the height 300 (before: 400).', false],
    ])
    const more = own('"number": { "width": 90 }, "x_note": { "label": "field.note", "field": "note" }', 400)
    const added = 'New column: Note.'
    expect(since(more, one)).toContainEqual([expect.stringContaining(added), false])
    expect(since(one, more)).toContainEqual([expect.stringContaining(added), true])
  })

  it('[ST-03] says of a term that is written in one way more that it is called so', () => {
    const english = 'tenants/NORTH/labels/en.json'
    const [one, both] = ['"Note": "Remark"', '"Note": "Remark", "NOTE": "REMARK"'].map((terms) => ({
      [english]: labels(`"terms": { ${terms} }`),
    }))
    expect(since(both ?? {}, one ?? {})).toContainEqual(['“NOTE” is called “REMARK” in every text in English.', false])
  })
})
