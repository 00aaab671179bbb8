// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Answer } from '../services/port.ts'
import { inTurn, later, ok, refused, type Reply } from '../testing/world.tsx'
import { orders } from './examples.ts'
import { heading, open, page, press, replies } from './testing.tsx'

afterEach(cleanup)

describe('a drill-down', () => {
  it('leads from a list into its rows, one level visible, each with its number among all', async () => {
    const { callsOf, moves } = open()
    await heading('orders.crumb (3)')
    expect(callsOf('findOrders')).toEqual([{ path: { of: 'F1' }, query: {}, body: { page: 1 } }])
    await press('row O2')
    await heading('order.crumb O2 (drill.place 2 3)')
    expect(screen.queryByRole('button', { name: 'row O1' })).toBeNull()
    expect(screen.getByText('"second"')).toBeDefined()
    await press('row 1')
    expect(await screen.findByText('"A of O2"')).toBeDefined()
    expect(screen.getByText('"the end"')).toBeDefined()
    expect(document.activeElement?.textContent).toBe('line.crumb 1 (drill.place 1 2)')
    expect(moves).toEqual([
      ['orders/order,O2', 'forward'],
      ['orders/order,O2/line,1,A', 'forward'],
    ])
  })

  it('opens each of two rows of one key, on the screen and from the address', async () => {
    const twins = ok({
      data: [
        { no: 'O1', name: 'first' },
        { no: 'O1', name: 'twin' },
      ],
      total: 2,
      size: 2,
    })
    const answers = { ...replies, findOrders: () => twins }
    const { moves, unmount } = open('', answers)
    fireEvent.click((await screen.findAllByRole('button', { name: 'row O1' }))[1] ?? document.body)
    await heading('order.crumb O1 (drill.place 2 2)')
    expect(screen.getByText('"twin"')).toBeDefined()
    expect(moves).toEqual([['orders/order~2,O1', 'forward']])
    unmount()
    open('orders/order~2,O1', answers)
    await heading('order.crumb O1 (drill.place 2 2)')
    await press('drill.previous')
    await heading('order.crumb O1 (drill.place 1 2)')
    expect(screen.getByText('"first"')).toBeDefined()
  })

  it('shows of several records of one key the one that was opened, also where a row has no key', async () => {
    const rows = [
      { no: 'O1', suffix: '01', place: 'first' },
      { no: 'O1', suffix: '02', place: 'twin' },
      { no: '', suffix: '03', place: 'without' },
    ]
    const single = {
      ...orders,
      levels: orders.levels.map((level) =>
        level.source?.operation === 'getOrder'
          ? {
              ...level,
              source: { ...level.source, at: 'data.0' },
              blocks: level.blocks.slice(0, 1).map(({ shows: _row, ...each }) => ({ ...each, at: 'seal' })),
            }
          : level,
      ),
    }
    const answers = {
      ...replies,
      findOrders: () => ok({ data: rows, total: 3, size: 3 }),
      getOrder: () => ok({ data: rows.toReversed().map((row) => ({ ...row, seal: `seal ${row.suffix}` })) }),
    }
    open('orders/order~2,O1', answers, single)
    expect(await screen.findByText('"seal 02"')).toBeDefined()
    cleanup()
    open('orders/order,O1', answers, single)
    expect(await screen.findByText('"seal 01"')).toBeDefined()
    cleanup()
    open('orders/order,', answers, single)
    expect(await screen.findByText('"seal 03"')).toBeDefined()
  })

  it('names a code in its crumb by its lookup, and leaves one that it lacks as it is', async () => {
    const named = {
      ...orders,
      levels: orders.levels.map((level) =>
        level.id === 'line'
          ? { ...level, crumb: { label: 'line.crumb', value: 'row.kind.code', names: 'kinds' } }
          : level,
      ),
    }
    open('orders/order,O2/line,1,A', replies, named)
    await heading('line.crumb Alpha (drill.place 1 2)')
    cleanup()
    open('orders/order,O2/line,2,B', replies, named)
    await heading('line.crumb B (drill.place 2 2)')
  })

  it('goes back to what is loaded, and puts the focus on the row one comes from', async () => {
    const { callsOf, moves } = open()
    await press('row O2')
    await press('row 2')
    await heading('line.crumb 2 (drill.place 2 2)')
    await press('orders.crumb (3)')
    expect(document.activeElement?.textContent).toBe('row O2')
    expect(moves.at(-1)).toEqual(['', { up: 2 }])
    expect(callsOf('findOrders')).toHaveLength(1)
  })

  it('left by the browser’s Back puts the focus on the row, too', async () => {
    const { back } = open()
    await press('row O2')
    await heading('order.crumb O2 (drill.place 2 3)')
    act(back)
    expect(document.activeElement?.textContent).toBe('row O2')
  })

  it('names lists that hold nothing in one line, if they say so', async () => {
    open('orders/order,O2/line,1,A', { ...replies, getLine: () => ok({ a: 'A', foot: [], more: [] }) })
    expect(await screen.findByText('view.lacking foot, more.label')).toBeDefined()
    expect(screen.queryByText('nothing')).toBeNull()
  })

  it('opens a deep level from its address, asking for all levels at once, and lays down the way to it', async () => {
    const { callsOf, arrivals } = open('orders@2/order,O3/line,2,B')
    expect(await screen.findByText('"other"')).toBeDefined()
    await heading('line.crumb 2 (drill.place 2 2)')
    expect(screen.getByRole('button', { name: 'order.crumb O3 (drill.place 3 3)' })).toBeDefined()
    expect(callsOf('getLine')).toEqual([{ path: { of: 'O3', no: 2 }, query: {} }])
    expect(arrivals).toEqual([['orders@2', 'orders@2/order,O3', 'orders@2/order,O3/line,2,B']])
  })

  it('steps to the next and the previous record without going up, over the edge of a page', async () => {
    const { moves } = open('orders/order,O2')
    await heading('order.crumb O2 (drill.place 2 3)')
    const next = screen.getByRole('button', { name: 'drill.next' })
    next.focus()
    fireEvent.click(next)
    await heading('order.crumb O3 (drill.place 3 3)')
    expect(document.activeElement).toBe(next)
    expect(next.getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(next)
    await press('drill.previous')
    await heading('order.crumb O2 (drill.place 2 3)')
    expect(moves).toEqual([
      ['orders@2/order,O3', 'aside'],
      ['orders/order,O2', 'aside'],
    ])
  })

  it.each([
    ['gone back meanwhile', ({ back }: ReturnType<typeof open>) => act(back)],
    ['left the drill-down', ({ unmount }: ReturnType<typeof open>) => unmount()],
  ])('leads nobody over the edge of a page who has %s', async (_what, leave) => {
    const second = later()
    const opened = open('orders/order,O2', {
      ...replies,
      findOrders: (input) => ((input.body as { page: number }).page === 1 ? ok(page(1)) : second.reply(input)),
    })
    await heading('order.crumb O2 (drill.place 2 3)')
    await press('drill.next')
    await waitFor(() => expect(opened.callsOf('findOrders')).toHaveLength(2))
    leave(opened)
    await act(async () => {
      second.give(ok({ ...page(3), data: [{ no: 'O3', name: 'third' }] }))
      await new Promise((resolve) => setTimeout(resolve))
    })
    expect(opened.moves).toEqual([])
  })

  it('finds a row that its address has on another page of the list, and leads there', async () => {
    const { callsOf, moves } = open('orders/order,O3')
    await heading('order.crumb O3 (drill.place 3 3)')
    expect(screen.getByText('"third"')).toBeDefined()
    expect(moves).toEqual([['orders@2/order,O3', 'aside']])
    expect(callsOf('findOrders').map(({ body }) => body)).toEqual([{ page: 1 }, { page: 2 }])
  })

  it('finds it however many pages the gateway says that there are', async () => {
    const findOrders: Reply = (input) => {
      const answer = replies['findOrders']?.(input) as Extract<Answer, { ok: true }>
      return { ...answer, data: { ...(answer.data as object), total: 1e12 } }
    }
    const { moves } = open('orders/order,O3', { ...replies, findOrders })
    await heading('order.crumb O3 (drill.place 3 1000000000000)')
    expect(moves).toEqual([['orders@2/order,O3', 'aside']])
  })

  it('stays with what the address tells of a row that no page has', async () => {
    const { callsOf, moves } = open('orders/order,O9')
    await heading('order.crumb O9')
    await waitFor(() => expect(callsOf('findOrders')).toHaveLength(2))
    expect(moves).toEqual([])
  })

  it('turns pages', async () => {
    open()
    await heading('orders.crumb (3)')
    await press('grid.nextPage')
    expect(await screen.findByRole('button', { name: 'row O3' })).toBeDefined()
    expect(screen.getByRole('status').textContent).toBe('drill.page 2 2 3')
  })

  it('leaves a level empty whose call failed, without a message', async () => {
    open('orders/order,O1', { ...replies, getOrder: () => refused() })
    await heading('order.crumb O1 (drill.place 1 3)')
    await waitFor(() => expect(screen.getByText('nothing')).toBeDefined())
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('says that a level could not be loaded where the model has it said, and tries again', async () => {
    const getOrder = inTurn(refused(), ok({ lines: [{ no: 1 }] }))
    open('orders/order,O1', { ...replies, getOrder }, { ...orders, saysFailed: true })
    await heading('order.crumb O1 (drill.place 1 3)')
    expect((await screen.findByRole('alert')).textContent).toContain('error.somethingWentWrong')
    expect(screen.queryByText('nothing')).toBeNull()
    await press('action.retry')
    expect(await screen.findByRole('button', { name: 'row 1' })).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('keeps the rows of a level that cannot be had anew, and says of when they are', async () => {
    const { client } = open('', { ...replies, findOrders: inTurn(ok(page(1)), refused()) })
    await screen.findByRole('button', { name: 'row O1' })
    await act(() => client.invalidateQueries())
    expect((await screen.findByRole('alert')).textContent).toMatch(/view.asOf \d\d:\d\d/)
    expect(screen.getByRole('button', { name: 'row O1' })).toBeDefined()
  })

  it('asks again for a level that the gateway had nothing for, once it is opened anew', async () => {
    const given = [refused([], 404), ok({ a: 'there now' })]
    const { callsOf } = open('orders/order,O2', { ...replies, getLine: () => given.shift() ?? refused() })
    await press('row 1')
    await waitFor(() => expect(screen.getByText(/^view.lacking/)).toBeDefined())
    await press('order.crumb O2 (drill.place 2 3)')
    await press('row 1')
    expect(await screen.findByText('"there now"')).toBeDefined()
    expect(callsOf('getOrder')).toHaveLength(1)
  })
})

describe('a level that can be narrowed', () => {
  it('asks again from the first page with what is typed and chosen, and for all of it again', async () => {
    const { callsOf, moves } = open('orders/order@2,O1')
    fireEvent.change(await screen.findByRole('searchbox', { name: 'No' }), { target: { value: 'x;1' } })
    fireEvent.keyDown(screen.getByRole('searchbox', { name: 'No' }), { key: 'Enter' })
    await waitFor(() => expect(callsOf('getOrder').at(-1)).toMatchObject({ query: { no: 'x;1' } }))
    fireEvent.change(screen.getByRole('combobox', { name: 'Kind' }), { target: { value: 'A' } })
    await waitFor(() => expect(callsOf('getOrder').at(-1)).toMatchObject({ query: { no: 'x;1', kind: 'A' } }))
    await press('grid.clearFilters')
    expect(moves.map(([trail]) => trail)).toEqual([
      'orders/order;no=x%3B1,O1',
      'orders/order;no=x%3B1;kind=A,O1',
      'orders/order,O1',
    ])
    expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'No' }).value).toBe('')
    expect(document.activeElement).toBe(screen.getByRole('search'))
  })

  it('says what it is narrowed by, also where that is none of its choices', async () => {
    open('orders/order;kind=Z,O1')
    const kind = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Kind' })
    expect(kind.value).toBe('Z')
  })
})
