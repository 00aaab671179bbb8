import { describe, expect, it } from 'vitest'
import { checkTenant } from '../compile/compiler.ts'
import { edited, textOf, world } from '../testing/world.ts'

const words = 'tenants/NORTH/labels/en.json'
const german = { 'tenants/NORTH/labels/de.json': '{ "$schema": "../../../schemas/meta/labels.schema.json" }' }
const offered = edited(
  'tenants/NORTH/tenant.json',
  '"id": "NORTH"',
  '"languages": { "default": "en", "offered": ["en", "ja", "de"] }, "id": "NORTH"',
)
const found = (changes: Record<string, string>) =>
  checkTenant(world(changes), 'NORTH').map(({ code, file }) => `${code} ${file}`)

describe('[TN-04] a file that cannot be read', () => {
  it.each([
    ['a text in other quotation marks', edited(words, '"Cost centre"', '“Cost centre”'), 'syntax'],
    ['a file cut off', textOf(words).slice(0, -20), 'syntax'],
    ['an empty file', '', 'syntax'],
    ['a list in the place of the words', '[]', 'wrong-type'],
  ])('of words is one finding, and none at each label that it may have: %s', (_what, text, code) => {
    expect(found({ ...german, 'tenants/NORTH/tenant.json': offered, [words]: text })).toEqual([`${code} ${words}`])
  })

  it('of words in which one key stands in the place of another is that one', () => {
    const text = edited(words, '"field.x_costCentre": "Cost centre"', '"field.note": "Note", "field.note": "Remark"')
    expect(found({ [words]: text })).toEqual([`duplicate-key ${words}`])
  })

  it.each(['[]', '{ "$schema": "../../schemas/meta/tenant.schema.json", "id": '])(
    'of the tenant itself is that one: %s',
    (text) => {
      expect(found({ ...german, 'tenants/NORTH/tenant.json': text })).toEqual([
        `${text === '[]' ? 'wrong-type' : 'syntax'} tenants/NORTH/tenant.json`,
      ])
    },
  )

  it('hides nothing of a label that no readable file has', () => {
    expect(found({ [words]: edited(words, 'x_costCentre', 'x_costCenter') })).toContain(
      'unknown-label tenants/NORTH/forms/order.layout.json',
    )
  })
})
