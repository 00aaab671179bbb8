import { expect, it } from 'vitest'
import { checkTenant } from '../compile/compiler.ts'
import { edited, world } from '../testing/world.ts'

const lookups = 'schemas/lookups.json'
const layout = 'schemas/forms/order.layout.json'
const ownLayout = 'tenants/NORTH/forms/order.layout.json'

/** What is found where the portal's form has this condition on its note. */
const found = (condition: object, more: Readonly<Record<string, string>> = {}) => {
  const required = `"note": { "label": "field.note", "visible": ${JSON.stringify(condition)} }`
  const form = edited(
    layout,
    '"note": { "label": "field.note", "required": { "on": "submit", "when": { "field": "kind", "is": "B" } } }',
    required,
  )
  return checkTenant(world({ [layout]: form, ...more }), 'NORTH').filter(({ pointer }) => pointer.includes('/visible/'))
}

it('a code that is nearly one of a list is told with that one; what is like none may be the gateway’s own', () => {
  const states =
    '"states": { "options": { "DELAYED": { "label": "kind.a" }, "PICKED UP": { "label": "kind.b" }, "40HC": { "label": "kind.a" }, "WAVE-12": { "label": "kind.b" } } }, "kinds"'
  const note = '"note": { "label": "field.note", "widget": "choice", "options": { "lookup": "states" }, "visible": '
  const check = (is: string) =>
    checkTenant(
      world({
        [lookups]: edited(lookups, '"kinds"', states),
        [layout]: edited(
          layout,
          '"note": { "label": "field.note", "required": { "on": "submit", "when": { "field": "kind", "is": "B" } } }',
          `${note}${JSON.stringify({ field: 'note', is })} }`,
        ),
      }),
      'NORTH',
    ).filter(({ pointer }) => pointer.endsWith('/visible/is'))
  expect(check('DELAYD')).toMatchObject([{ code: 'code-misspelt', hint: 'Did you mean "DELAYED"?' }])
  expect(check('PICKEDUP')).toMatchObject([{ code: 'code-misspelt', hint: 'Did you mean "PICKED UP"?' }])
  expect(check('delayed')).toMatchObject([{ code: 'text-for-code' }])
  expect(check('DELAYED')).toEqual([])
  for (const other of ['LOST AT SEA', '40RF', '45HC', 'WAVE-13', 'WAVE-2']) expect(check(other)).toEqual([])
})

it('a day is compared as the wire writes it: another form, and what is no day, never held and is told', () => {
  const at = '/sections/details/fields/note/visible/is'
  expect(found({ field: 'begin', is: '20310105' })).toEqual([])
  expect(found({ field: 'begin', is: '2031-01-05' })).toMatchObject([
    { code: 'wrong-form', pointer: at, hint: 'Such as 20310105.' },
  ])
  expect(found({ field: 'today', is: 'Friday' })).toMatchObject([{ code: 'wrong-form', pointer: at }])
  expect(found({ field: 'today', in: ['20310105', '20310231'] })).toMatchObject([
    { pointer: at.replace(/is$/, 'in/1') },
  ])
})

it('a text lacks nothing: the test is of lists', () => {
  expect(found({ field: 'note', lacks: 'A' })).toMatchObject([{ code: 'wrong-type' }])
})

it('a country is compared by its code: its name, in any language of the tenant, is told with the code that it has', () => {
  const regions = edited(
    lookups,
    '{ "operation": "listCountries" }',
    '{ "operation": "listCountries", "names": "region" }',
  )
  const place = edited(
    layout,
    '"city": {',
    '"x_place": { "label": "field.city", "path": "country", "widget": "choice", "options": { "lookup": "countries" } }, "city": {',
  )
  const check = (is: string) =>
    checkTenant(
      world({
        [lookups]: regions,
        [layout]: place.replace('{ "field": "kind", "in": ["A"] }', JSON.stringify({ field: 'country', is })),
      }),
      'NORTH',
    ).filter(({ pointer }) => pointer.endsWith('/visible/is'))
  expect(check('DE')).toEqual([])
  expect(check('Germany')).toMatchObject([{ code: 'text-for-code', hint: 'Write "DE".' }])
  expect(check('de')).toMatchObject([{ code: 'text-for-code', hint: 'Write "DE".' }])
  expect(check('\u30c9\u30a4\u30c4')).toMatchObject([{ hint: 'Write "DE".' }])
  expect(check('Atlantis')).toMatchObject([{ code: 'wrong-form', hint: 'Such as DE, JP.' }])
})

it('a tenant’s own field is compared with a choice of its list: what is none never held and is told', () => {
  const select = '"x_costCentre": { "widget": "choice", "options": { "lookup": "kinds" }, '
  const when = (is: string) =>
    `"note": { "required": { "on": "save" }, "visible": { "field": "customFields.x_costCentre", "is": "${is}" } }`
  const check = (is: string) => {
    const own = edited(ownLayout, '"x_costCentre": { ', select)
    const text = own.replace('"note": { "required": { "on": "save" } }', when(is))
    return checkTenant(world({ [ownLayout]: text }), 'NORTH').filter(({ pointer }) => pointer.endsWith('/visible/is'))
  }
  expect(check('A')).toEqual([])
  expect(check('C')).toMatchObject([{ code: 'not-in-list', hint: 'Allowed: A, B.' }])
})
