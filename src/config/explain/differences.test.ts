import { describe, expect, it } from 'vitest'
import { edited, world } from '../testing/world.ts'
import { conditionWords } from './phrases.ts'
import { differences } from './differences.ts'

const ownLayout = 'tenants/NORTH/forms/order.layout.json'
const texts = (changes: Record<string, string> = {}, file = ownLayout) =>
  differences(world(changes), 'NORTH').flatMap((each) => (each.file === file ? [each.text] : []))

describe('the difference between a tenant and the base', () => {
  it('[BX-04] is put into words, by what people read on the page', () => {
    expect(texts()).toEqual([
      'New field Cost centre; stands after Kind',
      'Note required when saving',
      'Begin is hidden',
    ])
    expect(texts({}, 'tenants/NORTH/grids/orders.json')).toEqual(['Kind stands before Order', 'Buyer is hidden'])
    expect(texts({}, 'tenants/NORTH/forms/order.schema.json')).toEqual([
      'Note at most 30 characters (was 50)',
      'New rules Cost centre; type string; at most 12 characters',
    ])
  })

  it('says what a label was, which rules hold when, and what an option was', () => {
    const own = edited(
      ownLayout,
      '"note": { "required": { "on": "save" } }',
      '"note": { "label": "field.city", "visible": { "field": "kind", "is": "A" }, "width": 4 }',
    )
    expect(texts({ [ownLayout]: own })).toContain('Note is now City; shown only while Kind is A; width 4')
    const keep = (wish: string) => texts({ [ownLayout]: edited(ownLayout, '"hidden": true', `"keep": ${wish}`) })
    expect(keep('true')).toContain('Begin sent though hidden')
    expect(keep('{ "field": "kind", "is": "A" }')).toContain('Begin sent though hidden only while Kind is A')
    const rows = edited(
      ownLayout,
      '"sections": {',
      '"sections": { "lines": { "fields": { "lines": { "options": { "maxRows": 2 } } } },',
    )
    expect(texts({ [ownLayout]: rows })).toContain('Lines maxRows 2 (was 4)')
  })

  it('is silent about a file that cannot be read', () => expect(texts({ [ownLayout]: '{' })).toEqual([]))
})

describe('a condition in words', () => {
  const say = (condition: Parameters<typeof conditionWords>[0]) =>
    conditionWords(condition, (path) => path.toUpperCase())
  it('reads as half a sentence', () => {
    expect(say({ field: 'a', in: ['X', 'Y'] })).toBe('A is X or Y')
    expect(
      say({
        all: [
          { field: 'a', filled: true },
          { any: [{ field: 'b', above: 3 }, { not: { field: 'c', is: { of: 'd' } } }] },
        ],
      }),
    ).toBe('A has a value and (B is above 3 or not (C is D))')
  })
})
