// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { EngineContext } from '../../services/services.ts'
import { exampleColumn } from '../../testing/grid.ts'
import { testWorld } from '../../testing/world.tsx'
import type { Row } from '../order/row.ts'
import { headerHeight } from './data-rows.tsx'
import { useNeeds } from './needs.ts'

const COLUMNS = [exampleColumn('name'), exampleColumn('size')]
const textOf =
  ({ field }: { field: string }) =>
  (row: Row) =>
    String(row[field] ?? '')

it('[LK-03] a column needs as much as its longest text, within bounds; one that a reader made as wide is left alone, and the same rows need the same', () => {
  const { services } = testWorld()
  const wrapper = ({ children }: { children: ReactNode }) => <EngineContext value={services}>{children}</EngineContext>
  const rows: Row[] = [{ name: 'Hudsonquay Homewares', size: 4 }, { name: 'Aozora' }]
  const { result, rerender } = renderHook(
    ({ shown, widths }: { shown: Row[]; widths: Record<string, number> }) =>
      useNeeds(COLUMNS, 'name', widths, shown, textOf),
    { wrapper, initialProps: { shown: rows, widths: {} } },
  )
  const first = result.current
  expect(first['name']).toBeGreaterThan(first['size'] ?? Infinity)
  expect(first['size']).toBeGreaterThanOrEqual(84)
  rerender({ shown: structuredClone(rows), widths: {} })
  expect(result.current).toBe(first)
  rerender({ shown: [{ name: 'W'.repeat(500) }], widths: { size: 300 } })
  expect(result.current['name']).toBe(320)
  expect(result.current).not.toHaveProperty('size')
})

it('a column has room for the longest word of its name beside the arrow of the order, so that no word breaks', () => {
  const { services } = testWorld()
  const wrapper = ({ children }: { children: ReactNode }) => <EngineContext value={services}>{children}</EngineContext>
  const columns = [{ ...exampleColumn('size'), label: 'Verschiffungshafen' }]
  const { result } = renderHook(() => useNeeds(columns, undefined, {}, [], textOf), { wrapper })
  // As wide as texts are on average, the arrow, and what a cell has on both sides.
  expect(result.current['size']).toBe('Verschiffungshafen'.length * 8 + 22 + 24)
})

it('needs more in the larger letters of a reader, beyond the bound of the usual ones, too', () => {
  const { services } = testWorld()
  const wrapper = ({ children }: { children: ReactNode }) => <EngineContext value={services}>{children}</EngineContext>
  const needOf = (name: string) =>
    renderHook(() => useNeeds(COLUMNS, 'name', {}, [{ name }], textOf), { wrapper }).result.current['name']
  document.documentElement.style.fontSize = '24px'
  const large = [needOf('HB1000240-0001'), needOf('W'.repeat(500))]
  document.documentElement.style.fontSize = ''
  expect(large).toEqual([14 * 8 * 1.5 + 24, 480])
  expect(needOf('HB1000240-0001')).toBe(14 * 8 + 24)
})

it('the head of a list is as high as two lines of the reader’s letters and a filter need', () => {
  document.documentElement.style.fontSize = '24px'
  const large = [headerHeight(false), headerHeight(true)]
  document.documentElement.style.fontSize = ''
  expect(large).toEqual([63, 101])
  expect([headerHeight(false), headerHeight(true)]).toEqual([46, 84])
})
