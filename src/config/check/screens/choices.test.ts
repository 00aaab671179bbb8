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
