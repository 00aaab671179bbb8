import { describe, expect, it } from 'vitest'
import { exampleGrid } from '../../testing/grid.ts'
import { PLAIN } from './layout.ts'
import {
  isSameFilters,
  NOTHING_KEPT,
  readKept,
  arrangementsOf,
  withChange,
  withoutArrangement,
  withArrangement,
} from './arrangements.ts'

const mine = { name: 'Mine', layout: { ...PLAIN, hidden: ['size'] }, filters: { state: 'N' } }

describe('the arrangements of a list', () => {
  it('are the list as it is, those of its model, and the reader’s own', () => {
    const model = exampleGrid({
      arrangements: [
        {
          id: 'brief',
          label: 'Brief',
          columns: ['size', 'name'],
          sort: { column: 'size', direction: 'desc' },
          filters: { name: 'b' },
          density: 'compact',
        },
      ],
    })
    expect(arrangementsOf(model, withArrangement(NOTHING_KEPT, 'own.1', mine), (label) => label)).toEqual([
      { id: 'standard', name: 'grid.arrangementStandard', layout: PLAIN, filters: {}, isOwn: false },
      {
        id: 'brief',
        name: 'Brief',
        layout: { order: ['size', 'name'], hidden: ['state'], widths: {}, density: 'compact' },
        filters: { name: 'b', 'list.sort': '-size' },
        isOwn: false,
      },
      { id: 'own.1', ...mine, isOwn: true },
    ])
  })

  it('are kept, changed and forgotten one by one', () => {
    const kept = withChange({ ...withArrangement(NOTHING_KEPT, 'own.1', mine), start: 'own.1' }, 'own.1', PLAIN)
    expect(kept).toEqual({ own: { 'own.1': mine }, start: 'own.1', changes: { 'own.1': PLAIN } })
    expect(withArrangement(kept, 'own.1', mine).changes).toEqual({})
    expect(withoutArrangement(kept, 'own.1')).toEqual(NOTHING_KEPT)
  })

  it('are read from the device without what is broken there', () => {
    const kept = { own: { 'own.1': mine }, start: 'own.1', changes: { standard: PLAIN } }
    expect(readKept(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
    const broken = {
      own: { a: { ...mine, layout: { order: [1] } }, b: { ...mine, filters: 'x' }, c: mine },
      start: 7,
      changes: { standard: { ...PLAIN, density: 'dense' } },
    }
    expect(readKept(broken)).toEqual({ own: { c: mine }, changes: {} })
    expect([null, undefined, 'x', []].map(readKept)).toEqual(Array(4).fill(NOTHING_KEPT))
  })

  it('tell filters apart, but not the page one is on', () => {
    expect(isSameFilters({ name: 'b', 'list.page': '2', 'list.arrangement': 'own.1' }, { name: 'b', state: '' })).toBe(
      true,
    )
    expect(isSameFilters({ name: 'b' }, { name: 'b', 'list.sort': 'size' })).toBe(false)
  })
})
