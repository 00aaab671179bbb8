import { expect, it } from 'vitest'
import { checkTenant } from '../../compile/compiler.ts'
import { edited, world } from '../../testing/world.ts'

const base = 'schemas/lookups.json'
const terms = '"terms": { "options": { "FOB": { "label": "kind.a" } } }, "countries"'
const file = 'tenants/NORTH/lookups.json'
const found = (choice: string) => {
  const lookups = { terms: { options: { [choice]: { label: 'field.note' } } } }
  const text = JSON.stringify({ $schema: '../../schemas/meta/overrides/lookups.schema.json', lookups })
  return checkTenant(world({ [base]: edited(base, '"countries"', terms), [file]: text }), 'NORTH')
}

it('a choice that differs from one of the portal in capitals alone is told, for it changes nothing of that one', () => {
  expect(found('fob')).toMatchObject([
    { code: 'choice-doubled', file, pointer: '/lookups/terms/options/fob', hint: 'Write "FOB" to change that one.' },
  ])
  expect(found('FOB')).toEqual([])
  expect(found('EXW')).toEqual([])
})

it('a choice that is hidden or moved and that the list does not have is told as one, with those that there are', () => {
  const at = (list: string, choice: string, said: object) => {
    const $schema = '../../schemas/meta/overrides/lookups.schema.json'
    const text = JSON.stringify({ $schema, lookups: { [list]: { options: { [choice]: said } } } })
    return checkTenant(world({ [base]: edited(base, '"countries"', terms), [file]: text }), 'NORTH').map(
      ({ code, pointer, hint }) => `${code} ${pointer} ${hint ?? ''}`,
    )
  }
  const own = 'A choice of your own needs a label.'
  expect(at('terms', 'Seller', { hidden: true })).toEqual([
    `choice-unknown /lookups/terms/options/Seller It has FOB. ${own}`,
  ])
  expect(at('terms', 'fob', { hidden: true })).toEqual([
    'choice-unknown /lookups/terms/options/fob Did you mean "FOB"?',
  ])
  expect(at('terms', 'FBO', { after: 'FOB' })).toEqual([
    'choice-unknown /lookups/terms/options/FBO Did you mean "FOB"?',
  ])
  expect(at('countries', 'DE', { hidden: true })).toEqual([
    expect.stringMatching(/^choice-unknown .* come from the gateway \(listCountries\)/),
  ])
  expect(at('terms', 'FOB', { hidden: true })).toEqual([expect.stringMatching(/^choices-all-hidden/)])
})

it('a choice that a field’s own limits refuse is told where the list has it', () => {
  const form = 'tenants/NORTH/forms/order.schema.json'
  const layout = 'tenants/NORTH/forms/order.layout.json'
  const rules = edited(form, '"type": "string", "maxLength": 12', '"type": "string", "maxLength": 3')
  const select = '"x_costCentre": { "widget": "choice", "options": { "lookup": "terms" }, '
  const shown = edited(layout, '"x_costCentre": { ', select)
  const lookups = { terms: { options: { FOBS: { label: 'field.note' }, EXW: { label: 'field.begin' } } } }
  const text = JSON.stringify({ $schema: '../../schemas/meta/overrides/lookups.schema.json', lookups })
  const changes = { [base]: edited(base, '"countries"', terms), [file]: text, [form]: rules, [layout]: shown }
  expect(checkTenant(world(changes), 'NORTH')).toMatchObject([
    { code: 'choice-refused', file, pointer: '/lookups/terms/options/FOBS' },
  ])
})

it('a choice that is hidden and put in all the same is told where the tenant says one of the two', () => {
  const hidden = (choices: Record<string, unknown>) => {
    const $schema = '../../schemas/meta/overrides/lookups.schema.json'
    return JSON.stringify({ $schema, lookups: { kinds: { options: choices } } })
  }
  const layout = 'tenants/NORTH/forms/order.layout.json'
  const at = '/lookups/kinds/options/A/hidden'
  const check = (changes: Record<string, string>) => checkTenant(world(changes), 'NORTH')
  expect(check({ [file]: hidden({ A: { hidden: true } }) })).toMatchObject([
    { code: 'choice-hidden', file, pointer: at },
  ])
  // What the portal's effects put in waits for what nobody chooses any more.
  expect(check({ [file]: hidden({ B: { hidden: true } }) })).toEqual([])
  const own = edited(layout, '"sections"', '"effects": { "x_b": { "on": "note", "set": { "kind": "B" } } }, "sections"')
  expect(check({ [file]: hidden({ B: { hidden: true } }), [layout]: own })).toMatchObject([
    { code: 'choice-hidden', file: layout, pointer: '/effects/x_b/set/kind' },
  ])
  expect(check({ [file]: hidden({ A: { hidden: true }, B: { hidden: true } }) })).toMatchObject([
    { code: 'choice-hidden', pointer: at },
    { code: 'choices-all-hidden', file, pointer: '/lookups/kinds/options/B/hidden' },
  ])
})

it('a list of the portal whose choices a tenant’s own field can never have is told once, where the field names it', () => {
  const form = 'tenants/NORTH/forms/order.schema.json'
  const layout = 'tenants/NORTH/forms/order.layout.json'
  const rules = edited(form, '"type": "string", "maxLength": 12', '"type": "integer"')
  const select = '"x_costCentre": { "widget": "choice", "options": { "lookup": "kinds" }, '
  const shown = edited(layout, '"x_costCentre": { ', select)
  expect(checkTenant(world({ [form]: rules, [layout]: shown }), 'NORTH')).toMatchObject([
    { code: 'choice-refused', file: layout, pointer: '/sections/details/fields/x_costCentre/options/lookup' },
  ])
})
