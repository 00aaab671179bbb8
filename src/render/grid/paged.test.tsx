// @vitest-environment jsdom
import { act, cleanup, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { GridModel } from '../../config/index.ts'
import type { CallInput } from '../services/port.ts'
import { known, showExample, showLarge, showOn } from '../testing/list.tsx'
import { asked, cards, pageOf, press, showPaged } from '../testing/paged.tsx'
import { exampleGrid } from '../testing/grid.ts'
import { later, lost, ok, refused, testWorld } from '../testing/world.tsx'
import { useList } from './use-list.ts'

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

describe('a list that comes a page at a time', () => {
  it('asks for a page once, and keeps those it had', async () => {
    const world = showPaged()
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

  it('shows the next page from its first row, wherever one has scrolled to', async () => {
    showLarge()
    showPaged({ fill: true })
    await waitFor(() => expect(screen.queryByRole('gridcell', { name: 'Buoy' })).not.toBeNull())
    const scroller = document.querySelector('.MuiDataGrid-virtualScroller')
    if (scroller === null) throw new Error('the table is not there')
    scroller.scrollTop = 300
    press('grid.page 2')
    await waitFor(() => expect(screen.queryByRole('gridcell', { name: 'Davit' })).not.toBeNull())
    expect(scroller.scrollTop).toBe(0)
  })

  it('begins where the address says, in the order that it says', async () => {
    const world = showPaged({ start: { 'list.page': '2', 'list.sort': '-name' } })
    await waitFor(() => expect(cards()).toEqual(['Capstan', 'Davit']))
    expect(asked(world)).toEqual([{ Max: 2, Page: 2, Sort: '-name' }])
  })

  it('shows its last page where the address names one beyond it', async () => {
    showPaged({ start: { 'list.page': '9' } })
    await waitFor(() => expect(cards()).toEqual(['Ensign']))
    expect(screen.getByRole('button', { name: 'grid.page 3' }).getAttribute('aria-current')).toBe('page')
    cleanup()
    const world = showPaged({ start: { 'list.page': '2' }, reply: () => ok({ data: [], total: 0, max: 2 }) })
    await waitFor(() => expect(asked(world).map((query) => query?.['Page'])).toEqual([2, 1]))
  })

  it.each(['wide', 'narrow'] as const)(
    'says how many rows it holds of those there are, where the answer tells no size of a page, on a %s screen',
    async (width) => {
      if (width === 'wide') showLarge()
      const rows = [
        { id: '1', name: 'Anchor' },
        { id: '2', name: 'Buoy' },
      ]
      showPaged({
        fill: true,
        reply: () => ok({ data: rows, total: 5, max: 0 }),
      })
      await waitFor(() => expect(screen.queryByText('grid.range 1 2 5')).not.toBeNull())
    },
  )

  it.each(['wide', 'narrow'] as const)('leads on from a page that failed, on a %s screen', async (width) => {
    showOn(width)
    const failing = (input: CallInput) => (input.query?.['Page'] === 2 ? lost : pageOf(input))
    showPaged({ reply: failing })
    await waitFor(() => expect(screen.queryByText('grid.range 1 2 5')).not.toBeNull())
    press('grid.page 2')
    await waitFor(() => expect(screen.queryByText('error.somethingWentWrong')).not.toBeNull())
    expect(screen.getByRole('button', { name: 'grid.page 2' }).getAttribute('aria-current')).toBe('page')
    press('grid.page 3')
    await waitFor(() => expect(screen.queryByText('grid.range 5 5 5')).not.toBeNull())
    cleanup()
    showPaged({ reply: failing, start: { 'list.page': '2' } })
    await waitFor(() => expect(screen.queryByText('error.somethingWentWrong')).not.toBeNull())
    press('grid.page 1')
    await waitFor(() => expect(screen.queryByText('grid.range 1 2 5')).not.toBeNull())
  })

  it('says that filters look at the page at hand', async () => {
    showPaged({ start: { name: 'buoy' } })
    await waitFor(() => expect(cards()).toEqual(['Buoy']))
    expect(screen.getByText('grid.filteredPage 1 2')).toBeDefined()
    expect(screen.getByText('grid.rangeFiltered 1 2 5 1')).toBeDefined()
    expect(screen.getByRole('button', { name: 'grid.page 3' })).toBeDefined()
  })

  it('shows a row once that came on two pages, as the list moved on between them, and others that go by the same id', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const moved = [
      ['Anchor', 'Buoy'],
      ['Buoy', 'Buoy II'],
    ]
    const reply = ({ query = {} }: CallInput) => {
      const page = moved[Number(query['Page']) - 1] ?? []
      return ok({ data: page.map((name) => ({ id: name.slice(0, 4), name })), total: 4, max: 2 })
    }
    showPaged({ start: { name: 'u', 'list.whole': 'on' }, reply })
    await waitFor(() => expect(cards()).toEqual(['Buoy', 'Buoy II']))
    expect(told).not.toHaveBeenCalled()
  })

  it('writes every row of a list that became shorter while its pages came', async () => {
    const left = ['Buoy', 'Capstan', 'Davit', 'Ensign']
    let calls = 0
    // Once the first page is there, its first row is not there any more: all others move up.
    const reply = (input: CallInput) => {
      if ((calls += 1) === 1) return pageOf(input)
      const from = (Number(input.query?.['Page']) - 1) * 2
      return ok({ data: left.slice(from, from + 2).map((name) => ({ id: name, name })), total: left.length, max: 2 })
    }
    showPaged({ reply })
    await waitFor(() => expect(cards()).toEqual(['Anchor', 'Buoy']))
    press('export')
    await waitFor(() => expect(downloads).toHaveLength(1))
    expect(await downloads[0]?.text()).toBe('name\r\nBuoy\r\nCapstan\r\nDavit\r\nEnsign\r\n')
  })

  it('writes the rows of all pages that pass the filters', async () => {
    const world = showPaged({ start: { name: 'n' } })
    await waitFor(() => expect(cards()).toEqual(['Anchor']))
    press('export')
    await waitFor(() => expect(downloads).toHaveLength(1))
    expect(await downloads[0]?.text()).toBe('name\r\nAnchor\r\nCapstan\r\nEnsign\r\n')
    expect(asked(world)).toHaveLength(3)
  })

  it('says that the rows could not be written, and has the reason logged', async () => {
    const world = showPaged()
    await waitFor(() => expect(cards()).toHaveLength(2))
    URL.createObjectURL = () => {
      throw new Error('no room')
    }
    press('export')
    const told = { severity: 'error', text: 'error.somethingWentWrong' }
    await waitFor(() => expect(world.services.notify).toHaveBeenCalledWith(told))
    expect(world.callsOf('logError')).toMatchObject([{ body: { message: expect.stringContaining('no room') } }])
    expect(screen.queryByRole('button', { name: 'grid.cancelExport' })).toBeNull()
  })

  it('says how far the export is, and gives it up when asked to', async () => {
    const third = later()
    const world = showPaged({
      reply: ((input: CallInput) =>
        input.query?.['Page'] === 3 ? third.reply(input) : pageOf(input)) as typeof pageOf,
    })
    await waitFor(() => expect(cards()).toHaveLength(2))
    press('export')
    expect(await screen.findByText('grid.exporting 2 3')).toBeDefined()
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'export' })
    expect(button.disabled).toBe(false)
    press('export')
    const cancel = screen.getByRole('button', { name: 'grid.cancelExport' })
    cancel.focus()
    fireEvent.click(cancel)
    expect(document.activeElement).toBe(button)
    third.give(pageOf({ query: { Page: 3 } }))
    await waitFor(() => expect(asked(world)).toHaveLength(3))
    expect(downloads).toEqual([])
    expect(world.services.notify).not.toHaveBeenCalled()
  })

  it('writes nothing when a page cannot be loaded, and says so', async () => {
    let calls = 0
    const world = showPaged({ reply: (input: CallInput) => ((calls += 1) > 1 ? refused() : pageOf(input)) })
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
    const world = showPaged({ exceptions })
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
    const world = showPaged({
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
    showPaged({ exceptions, reply: (input: CallInput) => ((calls += 1) === 2 ? refused() : pageOf(input)) })
    await waitFor(() => expect(cards()).toHaveLength(2))
    press('grid.lookThroughAll')
    expect(await screen.findByText('grid.readingFailed')).toBeDefined()
    press('grid.lookThroughAll')
    expect(await screen.findByText('grid.exceptionsAmongAll 5')).toBeDefined()
  })
})

it('[SP-04] filters that find nothing on a page lead to all pages, and say so', async () => {
  showPaged({ start: { name: 'Ensign' } })
  expect(await screen.findByText('grid.emptyPage 2')).toBeDefined()
  expect(screen.queryByText('grid.emptyFiltered')).toBeNull()
  press('grid.lookThroughAll')
  await waitFor(() => expect(cards()).toEqual(['Ensign']))
})

it('[SP-04] a list says when its rows came, and brings them anew when asked to', async () => {
  const world = showPaged()
  await waitFor(() => expect(cards()).toHaveLength(2))
  expect(screen.getByText(/^grid\.asOf \d\d:\d\d$/)).toBeDefined()
  const counted = screen.getByText(/^grid\.count /)
  expect(counted.getAttribute('role')).toBe('status')
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1000)
  press('grid.refresh')
  await waitFor(() => expect(asked(world)).toHaveLength(2))
  // Nothing else may have changed: who does not see the time hears it.
  await waitFor(() => expect(counted.textContent).toMatch(/ grid\.asOf \d\d:\d\d$/))
})

it('[SP-04] a list that is filtered over all its pages brings all of them anew when asked to', async () => {
  let isLater = false
  const reply = (input: CallInput) => {
    const page = pageOf(input)
    if (!page.ok || !isLater) return page
    const { data, ...counts } = page.data as { data: { name: string }[] }
    return ok({ ...counts, data: data.map((row) => ({ ...row, name: `${row.name} II` })) })
  }
  showPaged({ start: { name: 'n', 'list.whole': 'on' }, reply })
  await waitFor(() => expect(cards()).toEqual(['Anchor', 'Capstan', 'Ensign']))
  isLater = true
  press('grid.refresh')
  await waitFor(() => expect(cards()).toEqual(['Anchor II', 'Capstan II', 'Ensign II']))
})

it('the order and the page that follow a filter at once leave it what it is, before the address has it', () => {
  const { Portal } = testWorld()
  const changed = vi.fn()
  const list = renderHook(() => useList({ model: exampleGrid(), filters: {}, onFiltersChange: changed }), {
    wrapper: Portal,
  })
  act(() => list.result.current.filterSource.set('name', 'b'))
  act(() => list.result.current.sortBy({ column: 'size', direction: 'asc' }))
  act(() => list.result.current.goTo(2))
  expect(changed).toHaveBeenLastCalledWith({ name: 'b', 'list.sort': 'size', 'list.page': '2' })
})

it('cards of a list that has an order of its own are not offered none', async () => {
  showExample(exampleGrid({ sort: { column: 'name', direction: 'asc' } }))
  await known(3)
  press('grid.filterAndSort')
  const order = screen.getByRole('combobox', { name: 'grid.sort' })
  expect(within(order).queryByRole('option', { name: 'grid.unsorted' })).toBeNull()
})
