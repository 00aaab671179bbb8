import { expect, it } from 'vitest'
import { checkTenant } from '../../compile/compiler.ts'
import { grid, layout, ownGrid, ownLayout, portal } from '../../testing/slips/places.ts'
import { edited, world } from '../../testing/world.ts'

const asked = '"rows": { "query": { "days": { "from": "address.days" } }, "operation"'
const criterion = '"criteria": { "days": { "label": "field.note", "names": ["days"] } }, "columns"'
/** The portal's list asks by what was searched for, and says it. */
const searched = edited(grid, '"rows": { "operation"', asked).replace('"columns"', criterion)
const found = (changes: Readonly<Record<string, string>>) =>
  checkTenant(world({ [grid]: searched, ...changes }), 'NORTH')

it('a value of a tenant in the place of what was searched for is told, for the criterion above the list would narrow nothing', () => {
  const own = (rows: string) => ({ [ownGrid]: edited(ownGrid, '"columns"', `${rows}, "columns"`) })
  expect(found(own('"height": 500'))).toEqual([])
  expect(found(own('"rows": { "query": { "days": { "from": "address.days" } } }')).map(({ code }) => code)).toEqual([
    'override-equal',
  ])
  expect(found(own('"rows": { "query": { "days": 30 } }'))).toMatchObject([
    { code: 'criterion-unasked', file: ownGrid, pointer: '/rows/query/days' },
  ])
  expect(found(own('"rows": { "query": { "days": 30 } }, "criteria": { "days": { "hidden": true } }'))).toEqual([])
  expect(found(own('"rows": { "query": { "days": { "from": "address.day" } } }'))).toMatchObject([
    { code: 'criterion-unasked', hint: 'Did you mean "day"?' },
  ])
  expect(found(own('"criteria": { "x_buyer": { "label": "field.note", "names": ["x_buyer"] } }'))).toMatchObject([
    { code: 'criterion-unasked', pointer: '/criteria/x_buyer' },
  ])
})

it('a field of a tenant’s own in a search is told while the list that it leads to does not read it', () => {
  const search = edited(
    layout,
    '"call": "saveOrder", "query": { "action": "S" }, "validate": "save", "then": ["toast", "close"]',
    '"go": "orders", "validate": "save"',
  )
  const told = (read: string) =>
    found({
      [layout]: search,
      [grid]: searched.replace('address.days', read).replace('["days"]', '["days", "x_costCentre"]'),
    }).filter(({ code }) => code === 'address-unread')
  expect(told('address.x_costCentre')).toEqual([])
  expect(found({ [layout]: search }).filter(({ code }) => code === 'address-unread')).toMatchObject([
    { file: ownLayout, pointer: '/sections/details/fields/x_costCentre' },
  ])
})

it('a body in the place of the portal’s is told what that took from elsewhere and it leaves out', () => {
  const use =
    '"reports": { "use": { "operation": "saveOrder", "query": { "action": "S" }, "body": { "note": { "from": "use.userId" }, "buyer": "X" } } }, "idle"'
  const own = 'tenants/NORTH/portal.json'
  const body = (given: object) =>
    checkTenant(
      world({
        [portal]: edited(portal, '"idle"', use),
        [own]: JSON.stringify({
          $schema: '../../schemas/meta/overrides/portal.schema.json',
          reports: { use: { body: given } },
        }),
      }),
      'NORTH',
    )
  expect(body({ note: { from: 'use.userId' }, buyer: 'Y' })).toEqual([])
  // What is always the same is as soon forgotten.
  expect(body({ note: { from: 'use.userId' } })[0]?.message).toMatch(/leaves out what that sent: buyer\.$/)
  expect(body({ buyer: 'Y' })).toMatchObject([
    {
      code: 'body-forgets',
      file: own,
      pointer: '/reports/use/body',
      message: expect.stringContaining('use.userId') as string,
    },
  ])
})
