import { describe, expect, it } from 'vitest'
import { checkTenant } from '../../compile/compiler.ts'
import { edited, world } from '../../testing/world.ts'
import { grid, ownGrid } from '../../testing/slips/places.ts'

/** The list of the portal, which flags rows and draws them by more than their columns. */
const flagged = edited(
  grid,
  '"height"',
  '"exceptions": { "late": { "label": "nav.orders", "when": { "field": "row.kind", "is": "A" } } }, "height"',
)

/** What is found where the tenant's list says this of its rows: the code, the file, and message with hint. */
const found = (rows: object) => {
  const text = edited(ownGrid, '"columns"', `"rows": ${JSON.stringify(rows)}, "columns"`)
  const given = checkTenant(world({ [grid]: flagged, [ownGrid]: text }), 'NORTH')
  return given.map(({ code, file, message, hint }) => [code, file, `${message} ${hint ?? ''}`])
}

describe('[TN-04] what a tenant’s list calls otherwise than the portal’s', () => {
  it('is one finding where there is no such operation, at its name', () => {
    expect(found({ operation: 'listOrder' })).toEqual([
      ['unknown-operation', ownGrid, 'The contract has no operation "listOrder". Did you mean "listOrders"?'],
    ])
  })

  it('is one finding where the answer has no list there', () => {
    expect(found({ at: 'dat' })).toEqual([['unknown-path', ownGrid, 'The answer has no "dat[]". ']])
  })

  it('is one finding where the other operation has not what the portal asks and shows, and none points into the portal’s files', () => {
    expect(found({ operation: 'listCities', at: 'lookupItems', query: { CtryCode: 'JP' } })).toEqual([
      [
        'call-of-others',
        ownGrid,
        'The portal sends or shows here what listCities does not have: "id", "days", "buyerName", "kind", …. ' +
          'Write "listOrders" again; what listCities answers is shown by an entry or a screen of your own (x_…).',
      ],
    ])
  })
})

describe('[TN-04] a column of the tenant’s own', () => {
  it('is told that it names no value of the row, and which there are', () => {
    const text = edited(ownGrid, '"buyer"', '"x_margin": { "label": "nav.orders" }, "buyer"')
    const given = checkTenant(world({ [ownGrid]: text }), 'NORTH')
    expect(given.map(({ message, hint }) => [message, hint?.slice(0, 87)])).toEqual([
      [
        'The row has no "x_margin".',
        'Say with "field" which value of the row the column shows: id, number, numberName, kind,',
      ],
    ])
  })
})
