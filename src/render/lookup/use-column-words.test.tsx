// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { LookupModel } from '../../config/index.ts'
import type { CellPart, CellPartProps } from '../services/parts.ts'
import { useLookup } from './use-lookup.ts'
import { exampleColumn, exampleGrid } from '../testing/grid.ts'
import { known, showLarge, showList } from '../testing/list.tsx'
import { manifestOf } from '../testing/manifest.ts'
import { inTurn, ok, refused, testWorld } from '../testing/world.tsx'
import type { Reply } from '../testing/world.tsx'

beforeEach(showLarge)
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const kinds: LookupModel = {
  ...{ id: 'kinds', operation: 'listKinds', query: { Of: 'things' }, at: 'items', value: 'value', label: 'label' },
}

function Code({ value, column }: CellPartProps) {
  const { items } = useLookup('kinds', column.options['lookupQuery'] as Record<string, string> | undefined)
  return items.find((item) => item.value === value)?.label ?? ''
}

const code: CellPart = {
  manifest: manifestOf('cell', 'code'),
  component: Code,
  text: (value, _column, { words }) => words?.get(String(value)) ?? String(value),
}

const rows = [
  { id: '1', kind: '42G1' },
  { id: '2', kind: '22G1' },
  { id: '3', kind: '99' },
]

const named: Reply = () =>
  ok({
    items: [
      { value: '22G1', label: '90GP' },
      { value: '42G1', label: '40GP' },
    ],
  })

function showKinds(filters: Record<string, string>, options: Record<string, unknown> = {}, kindsReply: Reply = named) {
  const world = testWorld({
    listThings: () => ok({ data: rows }),
    listKinds: kindsReply,
  })
  world.services.parts = { ...world.services.parts, cells: { ...world.services.parts.cells, code } }
  const columns = [exampleColumn('kind', { cell: 'code', options: { lookup: 'kinds', ...options } })]
  return showList(world, exampleGrid({ columns, lookups: { kinds } }), filters)
}

const cells = () => screen.getAllByRole('gridcell').map(({ textContent }) => textContent)

it('a list is filtered by what its cells show of codes that the gateway names, which is asked for once', async () => {
  const { callsOf } = showKinds({ kind: '40gp' })
  await known(1)
  await waitFor(() => expect(cells()).toContain('40GP'))
  expect(callsOf('listKinds')).toEqual([{ query: { Of: 'things' } }])
})

it('is sorted by them, too, and by those of the column’s own list', async () => {
  const { callsOf } = showKinds({ 'list.sort': 'kind' }, { lookupQuery: { Of: 'boxes' } })
  await known(3)
  await waitFor(() => expect(cells().filter((text) => text !== '')).toEqual(['40GP', '90GP']))
  expect(callsOf('listKinds')).toEqual([{ query: { Of: 'boxes' } }])
})

it('is searched by the words that there are where those of another column cannot be had', async () => {
  const world = testWorld({
    listThings: () => ok({ data: rows }),
    listKinds: named,
    listSizes: () => refused([], 403),
  })
  world.services.parts = { ...world.services.parts, cells: { ...world.services.parts.cells, code } }
  const sizes = { ...kinds, id: 'sizes', operation: 'listSizes' }
  const columns = [
    exampleColumn('kind', { cell: 'code', options: { lookup: 'kinds' } }),
    exampleColumn('size', { cell: 'code', options: { lookup: 'sizes' } }),
  ]
  showList(world, exampleGrid({ columns, lookups: { kinds, sizes } }), { kind: '40gp' })
  await known(1)
  expect(cells()).toContain('40GP')
})

it('is filtered by words that come only when they are asked for again', async () => {
  const { client } = showKinds({ kind: '40gp' }, {}, inTurn(refused([], 503), named))
  await known(0)
  await waitFor(() => expect(client.isFetching()).toBe(0))
  await act(() => client.refetchQueries({ queryKey: ['lookup'] }))
  await known(1)
  expect(cells()).toContain('40GP')
})

it('is searched by the codes where their words cannot be had', async () => {
  const { callsOf } = showKinds({ kind: '42g' }, {}, () => refused([]))
  await known(1)
  await waitFor(() => expect(callsOf('listKinds').length).toBeGreaterThan(0))
  expect(screen.queryByText('grid.count 1')).not.toBeNull()
})
