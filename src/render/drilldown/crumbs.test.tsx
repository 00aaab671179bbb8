// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { testWorld } from '../testing/world.tsx'
import { CrumbText } from './crumbs.tsx'
import { orders } from './examples.ts'
import { openedLevels } from './opened.ts'
import { heading, open } from './testing.tsx'

const place = { around: { get: () => undefined }, file: {} }

afterEach(cleanup)

/** What a crumb says of an order, once the list above has come or before. */
function textOf(row: unknown, state: 'ready' | 'loading' = 'ready'): string {
  const model = {
    ...orders,
    levels: orders.levels.map((level) =>
      level.id === 'order' ? { ...level, crumb: { label: 'order.crumb', value: 'row.name' } } : level,
    ),
  }
  const trail = [
    { level: 'orders', key: [], page: 1 },
    { level: 'order', key: ['O1'], page: 1 },
  ]
  const list = { data: state === 'ready' ? { data: [row] } : undefined, state }
  const opened = openedLevels({ model, ...place }, trail, [list]).at(-1)
  if (opened === undefined) throw new Error('nothing is open')
  const { container } = render(<CrumbText opened={opened} lookups={{}} />, { wrapper: testWorld({}).Portal })
  return container.textContent
}

it('a record goes by its number, and without one by what tells it apart, once that is known', () => {
  expect(textOf({ no: 'O1', name: 'first' })).toBe('order.crumb first (drill.place 1 1)')
  cleanup()
  expect(textOf({ no: 'O1', name: null })).toBe('order.crumb O1 (drill.place 1 1)')
  cleanup()
  expect(textOf({}, 'loading')).toBe('order.crumb')
})

it('a list says how many it holds; an empty one leaves that to the words below', () => {
  const said = (total: number) => {
    const trail = [{ level: 'orders', key: [], page: 1 }]
    const list = { data: { data: [], total, size: 15 }, state: 'ready' as const }
    const opened = openedLevels({ model: orders, ...place }, trail, [list]).at(-1) ?? expect.unreachable()
    const { container } = render(<CrumbText opened={opened} lookups={{}} />, { wrapper: testWorld({}).Portal })
    return container.textContent
  }
  expect(said(3)).toMatch(/ \(3\)$/)
  cleanup()
  expect(said(0)).not.toMatch(/\(/)
})

it('what stands in a level has headings below that of the level', async () => {
  const named = orders.levels.map((level) => ({
    ...level,
    blocks: level.blocks.map((block) => ({ ...block, label: `${block.id} of it` })),
  }))
  open('', undefined, { ...orders, levels: named })
  expect((await heading('orders.crumb (3)')).tagName).toBe('H3')
  expect((await screen.findByRole('heading', { name: 'list of it' })).tagName).toBe('H4')
})
