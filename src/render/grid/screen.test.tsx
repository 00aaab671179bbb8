// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { filterOf, known, listed, showExample, showLarge, showOn } from '../testing/list.tsx'
import { later, ok, refused } from '../testing/world.tsx'
import type { Reply } from '../testing/world.tsx'
import { exampleColumn, exampleGrid, exampleRows } from '../testing/grid.ts'

/** How a row opens where the drawer does not lead on. */
const ALONE = { given: {} }

beforeEach(showLarge)
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('a list', () => {
  it('shows its rows and how many they are', async () => {
    showExample()
    await known(3)
    expect(screen.queryByRole('gridcell', { name: 'Box' })).not.toBeNull()
  })

  it('that cannot be loaded says that something went wrong and the gateway’s reason, if it gives one, and offers to try again', async () => {
    const reply = vi
      .fn<Reply>()
      .mockReturnValueOnce(refused([{ field: 'days', message: 'Too many days' }]))
      .mockReturnValueOnce({
        ok: false,
        problem: { status: 409, code: 'x', message: 'Not before noon', fieldErrors: [] },
      })
      .mockReturnValue(ok({ data: exampleRows }))
    showExample(exampleGrid(), reply)
    await waitFor(() => expect(screen.queryByText('Too many days')).not.toBeNull())
    fireEvent.click(screen.getByRole('button', { name: 'action.retry' }))
    await waitFor(() => expect(screen.queryByText('error.somethingWentWrong Not before noon')).not.toBeNull())
    fireEvent.click(screen.getByRole('button', { name: 'action.retry' }))
    await known(3)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('[HD-18] that is no list is as one that cannot be loaded', async () => {
    showExample(exampleGrid(), () => ok({ data: 'none' }))
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeNull())
  })

  it.each(['wide', 'narrow'] as const)(
    'without rows says so, and what may lead to some, on a %s screen',
    async (width) => {
      showOn(width)
      const model = exampleGrid({ more: { param: 'Days', start: 60, step: 30, label: 'grid.loadMore' } })
      const { callsOf } = showExample(model, () => ok({ data: [] }))
      await known(0)
      expect(screen.queryByText('grid.empty')).not.toBeNull()
      expect(screen.queryByText('grid.emptyMore')).not.toBeNull()
      const [, inPlace] = screen.getAllByRole('button', { name: 'grid.loadMore 30' })
      fireEvent.click(inPlace ?? document.body)
      await waitFor(() => expect(callsOf('listThings').map(({ query }) => query?.['Days'])).toEqual([60, 90]))
      cleanup()
      showExample(model, listed, { name: 'none is called this' })
      await known(0)
      expect(screen.queryByText('grid.emptyFiltered')).not.toBeNull()
      fireEvent.click(screen.getByRole('button', { name: 'grid.clearFilters' }))
      expect(screen.queryByText('grid.emptyFiltered')).toBeNull()
    },
  )

  it('asks for more days by its link', async () => {
    const { callsOf } = showExample(exampleGrid({ more: { param: 'days', start: 60, step: 30, label: 'load more' } }))
    await known(3)
    fireEvent.click(screen.getByRole('button', { name: 'load more 30' }))
    await waitFor(() => expect(callsOf('listThings').map(({ query }) => query)).toEqual([{ days: 60 }, { days: 90 }]))
  })

  it('of which fewer rows came than there are says so, whatever is filtered; it searches only what it has', async () => {
    const rows = { ...exampleGrid().rows, total: 'count' }
    const counted = (count: unknown) => () => ok({ data: exampleRows, count })
    showExample(exampleGrid({ rows }), counted(4000))
    expect(await screen.findByText('grid.part 3 4000')).toBeDefined()
    cleanup()
    showExample(exampleGrid({ rows }), counted(4000), { name: 'box' })
    expect(await screen.findByText('grid.filteredPart 1 3 4000')).toBeDefined()
    cleanup()
    const paging = { total: 'count', max: 'most', sorts: false }
    showExample(exampleGrid({ paging }), counted(4000))
    expect(await screen.findByText('grid.part 3 4000')).toBeDefined()
    for (const all of [3, 0, 'many', null]) {
      cleanup()
      showExample(exampleGrid({ rows }), counted(all))
      await known(3)
    }
  })

  it('keeps the focus on its link while more days are on their way, and asks for no further ones then', async () => {
    const { reply, give } = later()
    const answers = [listed, reply]
    const { callsOf } = showExample(
      exampleGrid({ more: { param: 'days', start: 60, step: 30, label: 'load more' } }),
      (input) => (answers.shift() ?? listed)(input),
    )
    await known(3)
    const link = screen.getByRole('button', { name: 'load more 30' })
    link.focus()
    fireEvent.click(link)
    await waitFor(() => expect(link.getAttribute('aria-disabled')).toBe('true'))
    fireEvent.click(link)
    expect(document.activeElement).toBe(link)
    give(await listed({}))
    await waitFor(() => expect(link.getAttribute('aria-disabled')).toBe('false'))
    expect(callsOf('listThings').map(({ query }) => query)).toEqual([{ days: 60 }, { days: 90 }])
  })

  it('keeps its rows where more days cannot be had, and asks for the same days again', async () => {
    let isAway = false
    const { callsOf } = showExample(
      exampleGrid({ more: { param: 'days', start: 60, step: 30, label: 'load more' } }),
      (input) => (isAway ? refused() : listed(input)),
    )
    await known(3)
    isAway = true
    fireEvent.click(screen.getByRole('button', { name: 'load more 30' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'action.retry' })).not.toBeNull())
    await known(3)
    isAway = false
    fireEvent.click(screen.getByRole('button', { name: 'load more 30' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'action.retry' })).toBeNull())
    expect(callsOf('listThings').map(({ query }) => query)).toEqual([{ days: 60 }, { days: 90 }, { days: 90 }])
  })

  it('has buttons for whom they are open', async () => {
    const open = { id: 'add', label: 'Add', drawer: 'thing' }
    const { services } = showExample(
      exampleGrid({
        actions: [open, { ...open, id: 'no', label: 'Closed', access: { field: 'session.userId', is: 'NOBODY' } }],
      }),
    )
    await known(3)
    fireEvent.click(screen.getByRole('button', { name: 'Add' }))
    expect(services.open).toHaveBeenCalledWith('thing', 'new')
    expect(screen.queryByRole('button', { name: 'Closed' })).toBeNull()
  })

  it('[NL-07] has a button that cannot be used say why, and open nothing', async () => {
    const disabled = [{ id: 'full', when: { field: 'session.userId', filled: true }, reason: 'enough for today' }]
    const { services } = showExample(exampleGrid({ actions: [{ id: 'add', label: 'Add', drawer: 'thing', disabled }] }))
    await known(3)
    const add = screen.getByRole('button', { name: 'Add' })
    expect(add.getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(add)
    expect(services.notify).toHaveBeenCalledWith({ severity: 'info', text: 'enough for today' })
    expect(services.open).not.toHaveBeenCalled()
  })
})

describe('rows', () => {
  it('open with what the list gives of them', async () => {
    const { services } = showExample({
      ...exampleGrid(),
      open: { drawer: 'thing', id: 'id', pager: false, gives: { called: 'name' } },
    })
    await known(3)
    fireEvent.click(screen.getByRole('gridcell', { name: 'Box' }))
    expect(services.open).toHaveBeenLastCalledWith('thing', '1', { given: { called: 'Box' } })
    expect(services.lead).not.toHaveBeenCalled()
  })

  it('have their number as a link, which leaves to the browser what asks for another tab and else opens as the row does', async () => {
    const { services } = showExample(
      exampleGrid({ open: { drawer: 'thing', id: 'id', pager: false, gives: { called: 'name' } } }),
    )
    await known(3)
    const link = screen.getByRole('link', { name: 'Box' })
    expect(link.getAttribute('href')).toBe('/things?thing=1&called=Box')
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey']) {
      const isTheBrowsers = fireEvent.click(link, { [key]: true })
      expect(isTheBrowsers, key).toBe(true)
    }
    expect(services.open).not.toHaveBeenCalled()
    expect(fireEvent.click(link)).toBe(false)
    expect(services.open).toHaveBeenCalledTimes(1)
    expect(services.open).toHaveBeenLastCalledWith('thing', '1', { given: { called: 'Box' } })
  })

  it('open by a click and by Enter', async () => {
    const { services } = showExample()
    await known(3)
    const cell = screen.getByRole('gridcell', { name: 'Box' })
    fireEvent.click(cell)
    expect(services.open).toHaveBeenLastCalledWith('thing', '1', ALONE)
    fireEvent.keyDown(screen.getByRole('gridcell', { name: 'ábaco' }), { key: 'Enter' })
    expect(services.open).toHaveBeenLastCalledWith('thing', '2', ALONE)
  })
})

describe('the export', () => {
  it('holds all filtered rows in the order shown, without the columns that are not to be written', async () => {
    const files: Blob[] = []
    URL.createObjectURL = (file) => (files.push(file as Blob), 'blob:x')
    URL.revokeObjectURL = () => undefined
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const columns = [exampleColumn('name'), exampleColumn('state', { exported: false }), exampleColumn('size')]
    showExample(
      exampleGrid({
        columns,
        export: { fileName: 'Things', label: 'Export' },
        sort: { column: 'size', direction: 'asc' },
      }),
      listed,
      { size: '' },
    )
    await known(3)
    fireEvent.click(screen.getByRole('button', { name: 'Export' }))
    expect(await files[0]?.text()).toBe('name,size\r\nábaco,9\r\nBox,10\r\n,\r\n')
  })
})

describe('on a narrow screen', () => {
  beforeEach(() => showOn('narrow'))

  it('rows are cards that open, without lines that they have no value for', async () => {
    const { services } = showExample()
    await known(3)
    expect(screen.queryByRole('grid')).toBeNull()
    const [first] = screen.getAllByRole('listitem')
    expect(first?.textContent).toBe('BoxNsize10')
    expect(screen.getAllByRole('listitem').map((card) => card.textContent.includes('size'))).toEqual([
      true,
      true,
      false,
    ])
    fireEvent.click(within(first as HTMLElement).getByRole('link'))
    expect(services.open).toHaveBeenCalledWith('thing', '1', ALONE)
  })

  it('are the way that they go, the days of it and what is out of the ordinary, where the card says so', async () => {
    const card = { title: 'name', lines: [], route: ['state', 'name'], days: ['due'] }
    const when = { field: 'row.id', is: '1' }
    const rule = { tone: 'danger', when } as const
    showExample(exampleGrid({ card, exceptions: ['late', 'held'].map((id) => ({ id, label: id, ...rule })) }))
    await known(3)
    const [first] = screen.getAllByRole('listitem')
    expect(first?.textContent).toContain('N→Box')
    expect(first?.textContent).toMatch(/late +· held/)
    expect(within(first as HTMLElement).queryByTitle('late')).toBeNull()
  })

  it('filters stand in a sheet behind a button', async () => {
    showExample()
    await known(3)
    fireEvent.click(screen.getByRole('button', { name: 'grid.filterAndSort' }))
    fireEvent.change(filterOf('state'), { target: { value: 'D' } })
    await known(1)
  })
})
