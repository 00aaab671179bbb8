// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { GridModel } from '../../config/index.ts'
import type { CallInput } from '../services/port.ts'
import { showList, showOn } from '../testing/list.tsx'
import { later, ok, refused, testWorld } from '../testing/world.tsx'
import { exampleColumn, exampleGrid } from '../testing/grid.ts'
import type { Filters } from './order/filters.ts'

const paging = { total: 'total', max: 'max', sorts: true }
const pageQuery = { Page: { from: 'page' }, Max: 2, Sort: { from: 'sort' } }
const names = ['Anchor', 'Buoy', 'Capstan', 'Davit', 'Ensign']
const downloads: Blob[] = []

/** Rows are cards here: what the pages hold is the same on every width. */
beforeEach(() => {
  showOn('narrow')
  downloads.splice(0)
  URL.createObjectURL = (file: Blob) => {
    downloads.push(file)
    return 'blob:file'
  }
  URL.revokeObjectURL = () => undefined
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const pageOf = ({ query = {} }: CallInput) => {
  const from = (Number(query['Page']) - 1) * 2
  return ok({ data: names.slice(from, from + 2).map((name) => ({ id: name, name })), total: names.length, max: 2 })
}

function show({
  start = {},
  address = {},
  reply = pageOf,
  open,
  exceptions = [],
}: {
  exceptions?: GridModel['exceptions']
  start?: Filters
  address?: Record<string, string>
  reply?: (input: CallInput) => ReturnType<typeof pageOf>
  open?: GridModel['open']
} = {}) {
  const world = testWorld({
    listThings: reply,
    listCountries: () => ok({ items: [{ code: 'JP', name: 'Japan' }] }),
    findThings: () => ok({ found: { list: [{ id: 'F', name: 'Found' }] }, total: 1, max: 2 }),
  })
  world.services.scope = { ...world.services.scope, address }
  const model = exampleGrid({
    rows: {
      operation: 'listThings',
      path: {},
      query: pageQuery,
      at: 'data',
      id: 'id',
      instead: [
        {
          id: 'owned',
          when: { field: 'address.owner', filled: true },
          operation: 'findThings',
          path: {},
          query: {},
          body: { of: { from: 'address.owner' }, page: { from: 'page' } },
          at: 'found.list',
        },
      ],
    },
    paging,
    export: { fileName: 'Things', label: 'export' },
    heading: { from: 'address.heading' },
    widen: { label: 'all days', names: ['from', 'to'] },
    criteria: [
      { id: 'owner', label: 'Owner', names: ['owner'], text: 'ownerName' },
      { id: 'days', label: 'Days', names: ['from', 'to'] },
      { id: 'state', label: 'State', names: ['state'], lookup: 'states' },
      { id: 'country', label: 'Country', names: ['country'], lookup: 'countries' },
      { id: 'due', label: 'Due', names: ['due'], isDay: true },
    ],
    exceptions,
    columns: [exampleColumn('name'), exampleColumn('state', { visible: { field: 'address.owner', filled: true } })],
    card: { title: 'name', lines: ['state'] },
    ...(open !== undefined && { open }),
    lookups: {
      countries: { id: 'countries', operation: 'listCountries', query: {}, at: 'items', value: 'code', label: 'name' },
      states: {
        id: 'states',
        query: {},
        at: '',
        value: 'value',
        label: 'label',
        options: [
          { value: 'N', label: 'Draft' },
          { value: 'D', label: 'Sent' },
        ],
      },
    },
  })
  return showList(world, model, start)
}
const cards = () => screen.getAllByRole('listitem').map((each) => each.textContent)
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const asked = (world: ReturnType<typeof show>) => world.callsOf('listThings').map(({ query }) => query)

describe('a list that comes a page at a time', () => {
  it('asks for a page once, and keeps those it had', async () => {
    const world = show()
    await waitFor(() => expect(cards()).toEqual(['Anchor', 'Buoy']))
    expect(screen.getByText('grid.count 5')).toBeDefined()
    press('grid.page 3')
    await waitFor(() => expect(cards()).toEqual(['Ensign']))
    expect(screen.getByRole('button', { name: 'grid.page 3' }).getAttribute('aria-current')).toBe('page')
    press('grid.page 1')
    await waitFor(() => expect(cards()).toEqual(['Anchor', 'Buoy']))
    expect(asked(world)).toEqual([
      { Max: 2, Page: 1 },
      { Max: 2, Page: 3 },
    ])
  })

  it('begins where the address says, in the order that it says', async () => {
    const world = show({ start: { 'list.page': '2', 'list.sort': '-name' } })
    await waitFor(() => expect(cards()).toEqual(['Capstan', 'Davit']))
    expect(asked(world)).toEqual([{ Max: 2, Page: 2, Sort: '-name' }])
  })

  it('says that filters look at the page at hand', async () => {
    show({ start: { name: 'buoy' } })
    await waitFor(() => expect(cards()).toEqual(['Buoy']))
    expect(screen.getByText('grid.filteredPage 1 2')).toBeDefined()
    expect(screen.getByText('grid.rangeFiltered 1 2 5 1')).toBeDefined()
    expect(screen.getByRole('button', { name: 'grid.page 3' })).toBeDefined()
  })

  it('writes the rows of all pages that pass the filters', async () => {
    const world = show({ start: { name: 'n' } })
    await waitFor(() => expect(cards()).toEqual(['Anchor']))
    press('export')
    await waitFor(() => expect(downloads).toHaveLength(1))
    expect(await downloads[0]?.text()).toBe('name\r\nAnchor\r\nCapstan\r\nEnsign\r\n')
    expect(asked(world)).toHaveLength(3)
  })

  it('says how far the export is, and gives it up when asked to', async () => {
    const third = later()
    const world = show({
      reply: ((input: CallInput) =>
        input.query?.['Page'] === 3 ? third.reply(input) : pageOf(input)) as typeof pageOf,
    })
    await waitFor(() => expect(cards()).toHaveLength(2))
    press('export')
    expect(await screen.findByText('grid.exporting 2 3')).toBeDefined()
    press('grid.cancelExport')
    expect(screen.getByRole('button', { name: 'export' })).toBeDefined()
    third.give(pageOf({ query: { Page: 3 } }))
    await waitFor(() => expect(asked(world)).toHaveLength(3))
    expect(downloads).toEqual([])
    expect(world.services.notify).not.toHaveBeenCalled()
  })

  it('writes nothing when a page cannot be loaded, and says so', async () => {
    let calls = 0
    const world = show({ reply: (input: CallInput) => ((calls += 1) > 1 ? refused() : pageOf(input)) })
    await waitFor(() => expect(cards()).toHaveLength(2))
    press('export')
    await waitFor(() =>
      expect(world.services.notify).toHaveBeenCalledWith({ severity: 'error', text: 'error.somethingWentWrong' }),
    )
    expect(downloads).toEqual([])
  })
})

describe('[SP-04] exceptions of a list that comes a page at a time', () => {
  const exceptions: GridModel['exceptions'] = [
    { id: 'long', label: 'long', tone: 'warning', when: { field: 'row.name', longer: 5 } },
  ]

  it('are those of the page, and of all pages once a reader asks; their rows are then shown from all of them', async () => {
    const world = show({ exceptions })
    await waitFor(() => expect(cards()).toHaveLength(2))
    press('grid.lookThroughAll')
    expect(await screen.findByText('grid.exceptionsAmongAll 5')).toBeDefined()
    expect(asked(world)).toHaveLength(3)
    press('grid.exceptionCount long 3')
    await waitFor(() =>
      expect(cards().map((text) => text?.replace('long', '').trim())).toEqual(['Anchor', 'Capstan', 'Ensign']),
    )
    expect(screen.getByText('grid.count 3')).toBeDefined()
    expect(screen.queryByRole('navigation', { name: 'grid.pages' })).toBeNull()
  })

  it('say how far the reading is, and give it up when asked to', async () => {
    const third = later()
    const world = show({
      exceptions,
      reply: ((input: CallInput) =>
        input.query?.['Page'] === 3 ? third.reply(input) : pageOf(input)) as typeof pageOf,
    })
    await waitFor(() => expect(cards()).toHaveLength(2))
    press('grid.lookThroughAll')
    expect(await screen.findByText('grid.readingPages 2 3')).toBeDefined()
    press('grid.cancelReading')
    expect(await screen.findByRole('button', { name: 'grid.lookThroughAll' })).toBeDefined()
    third.give(pageOf({ query: { Page: 3 } }))
    await waitFor(() => expect(asked(world)).toHaveLength(3))
    expect(screen.queryByText('grid.exceptionsAmongAll 5')).toBeNull()
    expect(world.changed).toHaveBeenLastCalledWith({})
  })

  it('can be asked for again where a page could not be read', async () => {
    let calls = 0
    show({ exceptions, reply: (input: CallInput) => ((calls += 1) === 2 ? refused() : pageOf(input)) })
    await waitFor(() => expect(cards()).toHaveLength(2))
    press('grid.lookThroughAll')
    expect(await screen.findByText('grid.readingFailed')).toBeDefined()
    press('grid.lookThroughAll')
    expect(await screen.findByText('grid.exceptionsAmongAll 5')).toBeDefined()
  })
})

it('[SP-04] filters that find nothing on a page lead to all pages, and say so', async () => {
  show({ start: { name: 'Ensign' } })
  expect(await screen.findByText('grid.emptyPage 2')).toBeDefined()
  expect(screen.queryByText('grid.emptyFiltered')).toBeNull()
  press('grid.lookThroughAll')
  await waitFor(() => expect(cards()).toEqual(['Ensign']))
})

describe('[SP-04] a search that finds nothing', () => {
  const nothing = () => ok({ data: [], total: 0, max: 2 })

  it('offers to look further, where something else was searched for, too', async () => {
    const world = show({ address: { state: 'N', from: '7', to: '7' }, reply: nothing })
    fireEvent.click(await screen.findByRole('button', { name: 'all days' }))
    expect(world.removed).toHaveBeenCalledWith(['from', 'to'])
  })

  it.each([
    ['the days alone', { from: '7', to: '7' }],
    ['no days', { state: 'N' }],
  ])('does not by %s', async (_what, address) => {
    show({ address, reply: nothing })
    expect(await screen.findByText('grid.emptySearched')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'all days' })).toBeNull()
  })
})

it('[SP-04] a list says when its rows came, and brings them anew when asked to', async () => {
  const world = show()
  await waitFor(() => expect(cards()).toHaveLength(2))
  expect(screen.getByText(/^grid\.asOf \d\d:\d\d$/)).toBeDefined()
  press('grid.refresh')
  await waitFor(() => expect(asked(world)).toHaveLength(2))
})

describe('what a search left in the address', () => {
  it('can make another call bring the rows, with a body of its own', async () => {
    const world = show({ address: { owner: 'O1' } })
    expect(await screen.findByText('Found')).toBeDefined()
    expect(world.callsOf('findThings')).toEqual([{ path: {}, query: {}, body: { of: 'O1', page: 1 } }])
    expect(world.callsOf('listThings')).toEqual([])
  })

  it('stands above the rows and can be taken away, both ends of a range together', async () => {
    const { removed } = show({ address: { owner: 'O1', ownerName: 'Owl', from: '7', to: '7', heading: 'Late things' } })
    expect(await screen.findByRole('heading', { name: 'Late things' })).toBeDefined()
    press(/removeCriterion Days/)
    expect(removed).toHaveBeenLastCalledWith(['from', 'to'])
    press(/removeCriterion Owner Owl/)
    expect(removed).toHaveBeenLastCalledWith(['owner', 'ownerName'])
  })

  it('says codes by the words of a lookup', async () => {
    show({ address: { state: 'N,D,X' } })
    expect(await screen.findByText('State Draft, Sent, X N,D,X')).toBeDefined()
  })

  it('says the names that the gateway has for codes, and days in the way of the reader', async () => {
    show({ address: { country: 'JP', due: '20261122' } })
    expect(await screen.findByText('Country Japan JP')).toBeDefined()
    expect(screen.getByText('Due 22 November 2026 20261122')).toBeDefined()
  })

  it('shows no such line where nothing was searched', async () => {
    show()
    expect(await screen.findByRole('heading', { name: 'Things' })).toBeDefined()
    expect(screen.queryByRole('list', { name: 'grid.criteria' })).toBeNull()
  })
})

describe('[SP-03] the way through a list from record to record', () => {
  const leads = { drawer: 'thing', id: 'id', pager: true, gives: { called: 'name' } }
  const opened = (world: ReturnType<typeof show>) => world.services.open.mock.lastCall
  const sequence = (world: ReturnType<typeof show>) => {
    const last = world.services.lead.mock.lastCall?.[0]
    if (last === undefined) throw new Error('the list leads nowhere')
    return last
  }
  const shownAll = (first: string) => waitFor(() => expect(screen.queryByText(first)).not.toBeNull())

  it('counts all that was found, and turns the page at its edge', async () => {
    const world = show({ start: { 'list.page': '2' }, open: leads })
    await shownAll('Capstan')
    expect(['Capstan', 'Davit', 'Anchor'].map(sequence(world).numberOf)).toEqual([3, 4, undefined])
    expect(sequence(world).total).toBe(5)
    act(() => sequence(world).step('Capstan', 1))
    expect(opened(world)).toEqual(['thing', 'Davit', { given: { called: 'Davit' }, replaces: true }])
    act(() => sequence(world).step('Davit', 1))
    await waitFor(() => expect(opened(world)?.[1]).toBe('Ensign'))
    expect(sequence(world).numberOf('Ensign')).toBe(5)
    act(() => sequence(world).step('Ensign', 1))
    act(() => sequence(world).step('Ensign', -1))
    await waitFor(() => expect(opened(world)?.[1]).toBe('Davit'))
  })

  it('knows where the open record stood until the next page has come, and goes back where that fails', async () => {
    const world = show({ open: leads, reply: (input) => (input.query?.['Page'] === 2 ? refused() : pageOf(input)) })
    await shownAll('Anchor')
    act(() => sequence(world).step('Buoy', 1))
    expect(sequence(world).numberOf('Buoy')).toBe(2)
    await waitFor(() => expect(world.services.notify).toHaveBeenCalledOnce())
    expect(world.services.open).not.toHaveBeenCalled()
    await shownAll('Anchor')
    expect(sequence(world).numberOf('Buoy')).toBe(2)
  })

  it('is that through the page alone while its rows are filtered in the browser', async () => {
    const world = show({ start: { name: 'uoy' }, open: leads })
    await shownAll('Buoy')
    await waitFor(() => expect(sequence(world).total).toBe(1))
    expect(sequence(world).numberOf('Buoy')).toBe(1)
    act(() => sequence(world).step('Buoy', 1))
    expect(world.services.open).not.toHaveBeenCalled()
  })
})
