import { describe, expect, it } from 'vitest'
import { exampleColumn } from '../../testing/grid.ts'
import { fillsWindow, isSameLayout, moved, PLAIN, rowHeightOf, shownColumns, withShown, withWidth } from './layout.ts'
import type { Layout } from './layout.ts'

const columns = ['name', 'state', 'size', 'place'].map((id) => exampleColumn(id, { flex: 1, width: 120 }))
const ids = (layout: Layout) => shownColumns(columns, layout).map(({ id }) => id)

describe('a layout', () => {
  it('shows the columns in its order, without the hidden ones', () => {
    expect(ids({ ...PLAIN, order: ['place', 'size', 'name', 'state'], hidden: ['size'] })).toEqual([
      'place',
      'name',
      'state',
    ])
  })

  it('shows a column that it does not name after the one before it in the model, so that a new one is not lost', () => {
    expect(ids({ ...PLAIN, order: ['place', 'state', 'name'] })).toEqual(['place', 'state', 'size', 'name'])
    expect(ids({ ...PLAIN, order: ['size', 'gone', 'place', 'state'] })).toEqual(['name', 'size', 'place', 'state'])
  })

  it('shows all columns where none of those that it showed is left', () => {
    expect(ids({ ...PLAIN, order: ['gone'], hidden: ['name', 'state', 'size', 'place'] })).toHaveLength(4)
  })

  it('gives a column a width of its own, which no longer shares what is left', () => {
    expect(shownColumns(columns, withWidth(PLAIN, 'state', 200.4))[1]).toEqual(exampleColumn('state', { width: 200 }))
    expect([10, 5000].map((width) => withWidth(PLAIN, 'state', width).widths['state'])).toEqual([50, 1000])
  })

  it('fills the window as its reader chose, else as the model says', () => {
    expect([true, false].map((fill) => fillsWindow({ fill }, PLAIN))).toEqual([true, false])
    expect([true, false].map((fill) => fillsWindow({ fill: true }, { ...PLAIN, fill }))).toEqual([true, false])
    expect(isSameLayout(columns, PLAIN, { ...PLAIN, fill: true })).toBe(false)
  })

  it('moves a column, which stays at the ends', () => {
    expect(ids(moved(columns, PLAIN, 'name', 2))).toEqual(['state', 'size', 'name', 'place'])
    expect(ids(moved(columns, PLAIN, 'name', -1))).toEqual(['name', 'state', 'size', 'place'])
    expect(ids(moved(columns, PLAIN, 'name', 9))).toEqual(['state', 'size', 'place', 'name'])
  })

  it('is the same as another that shows the same', () => {
    const there = moved(columns, PLAIN, 'name', 1)
    expect(isSameLayout(columns, moved(columns, there, 'name', -1), PLAIN)).toBe(true)
    expect(isSameLayout(columns, withShown(withShown(PLAIN, 'size', false), 'size', true), PLAIN)).toBe(true)
    expect(
      [
        there,
        withShown(PLAIN, 'size', false),
        withWidth(PLAIN, 'size', 99),
        { ...PLAIN, density: 'compact' as const },
      ].map((other) => isSameLayout(columns, other, PLAIN)),
    ).toEqual([false, false, false, false])
  })

  it('makes compact rows lower, but not too low for a finger', () => {
    expect([rowHeightOf(44, 'comfortable'), rowHeightOf(44, 'compact'), rowHeightOf(30, 'compact')]).toEqual([
      44, 31, 24,
    ])
  })
})
