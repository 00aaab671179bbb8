// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { DashboardModel } from '../../config/index.ts'
import type { ChartPart } from '../services/parts.ts'
import type { CallInput } from '../services/port.ts'
import { card, list, manifest, open, rows } from '../testing/dashboard.tsx'
import { inTurn, ok, refused } from '../testing/world.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('a dashboard that an answer arranges', () => {
  const arranged: NonNullable<DashboardModel['arranged']> = {
    source: { operation: 'arrangement', path: {}, query: {}, at: '' },
    list: 'cells',
    columns: 'beside',
    id: 'place',
    name: 'words',
    chart: 'chart',
    visible: { field: 'row.of', filled: true },
    counted: { from: 'row.only' },
    widget: {
      source: {
        operation: 'counts',
        path: { of: { from: 'row.of' } },
        query: { only: { from: 'row.only' } },
        at: 'rows',
      },
      list: { ...list, at: '' },
    },
  }
  const cells = [
    { place: '10', words: 'Last', chart: 'plain', of: 'b', only: 'X' },
    { place: '2', words: 'First', chart: 'plain', of: 'a' },
    { place: '3', words: 'None', chart: 'plain' },
  ]
  const counter = { id: 'users', label: 'users', source: { operation: 'users', path: {}, query: {}, at: '' } }
  const pdf = { label: 'pdf', title: 'title' }

  it('shows the entries that are widgets in the order of their ids, each asked for with what its entry says', async () => {
    const { callsOf } = open(
      [],
      { arrangement: () => ok({ beside: 2, cells }), counts: () => ok(rows) },
      { arranged, pdf, banner: 'always' },
    )
    expect(screen.getAllByText('banner')).toHaveLength(1)
    expect(await screen.findByText('prints First () 2, Last (X) 2')).toBeDefined()
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'First',
      'Last',
    ])
    expect(screen.getAllByText('banner')).toHaveLength(1)
    expect(callsOf('counts').map(({ path, query }) => ({ ...path, ...query }))).toEqual([
      { of: 'a' },
      { of: 'b', only: 'X' },
    ])
  })

  it('gives each chart the default options of its part', async () => {
    const paged: ChartPart = {
      manifest: {
        ...manifest,
        options: {
          ...manifest.options,
          properties: { perPage: { type: 'integer', default: 7, description: 'Figures on a page.' } },
        },
      },
      height: 100,
      component: ({ options }) => <p>{`${String(options['perPage'])} on a page`}</p>,
    }
    const answer = { cells: [{ ...cells[0], chart: 'paged' }] }
    open([], { arrangement: () => ok(answer), counts: () => ok(rows) }, { arranged }, {}, { paged })
    expect(await screen.findByText('7 on a page')).toBeDefined()
  })

  it('stands with the others where its chart is called as something that every object has, or its place is another one’s too', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const strange = [cells[1], { ...cells[1], words: 'Strange', chart: 'constructor' }]
    open([], { arrangement: () => ok({ cells: strange }), counts: () => ok(rows) }, { arranged })
    await screen.findByRole('article', { name: 'First' })
    expect(await card('First').findByRole('button', { name: 'alpha 4' })).toBeDefined()
    expect(await card('Strange').findByText(/part.missing constructor/)).toBeDefined()
    expect(told).not.toHaveBeenCalled()
  })

  it('prints of when its figures are, and of those that never came that they are of no time', async () => {
    const then = new Date('2026-01-05T14:05:00Z')
    vi.spyOn(Date, 'now').mockReturnValue(then.getTime())
    const counts = ({ query = {} }: CallInput) => (query['only'] === undefined ? ok(rows) : refused())
    open([], { arrangement: () => ok({ beside: 2, cells }), counts }, { arranged, pdf })
    expect(await screen.findByText(`of ${then.toISOString()}, no time`)).toBeDefined()
  })

  it('has nothing to print without a figure, and says when there is no widget', async () => {
    open([], { arrangement: () => ok({ beside: 1, cells: cells.slice(2) }) }, { arranged, pdf, empty: 'nothing' })
    expect(await screen.findByText('nothing')).toBeDefined()
    expect(screen.queryByText(/^prints/)).toBeNull()
  })

  it('has nothing to print where all that was counted is nothing, as its charts say', async () => {
    const zeros = { rows: rows.rows.map((row) => ({ ...row, value: 0 })) }
    open([], { arrangement: () => ok({ beside: 2, cells }), counts: () => ok(zeros) }, { arranged, pdf })
    await waitFor(() => expect(screen.getAllByText('dashboard.noData')).toHaveLength(2))
    expect(screen.queryByText(/^prints/)).toBeNull()
  })

  it('can be asked for again when it could not be loaded', async () => {
    let answers = 0
    open([], { arrangement: () => (++answers === 1 ? refused() : ok({ cells })), counts: () => ok(rows) }, { arranged })
    fireEvent.click(await screen.findByRole('button', { name: 'action.retry' }))
    expect(await screen.findByRole('article', { name: 'Last' })).toBeDefined()
  })

  it('says of when the number of a counter is that could not be counted again', async () => {
    open(
      [],
      { arrangement: () => ok({ cells: [] }), users: inTurn(ok(7), refused()) },
      { arranged, counters: [counter] },
    )
    fireEvent.click(await screen.findByRole('button', { name: 'users 7' }))
    expect(await screen.findByRole('button', { name: /^users 7 \(dashboard.asOf \d\d:\d\d\)$/ })).toBeDefined()
  })

  it('counts again at a click on a counter, numbers that come as texts, too', async () => {
    const answers = [4, '5', null]
    const users = () => ok(answers.shift())
    open([], { arrangement: () => ok({ cells: [] }), users }, { arranged, counters: [counter] })
    fireEvent.click(await screen.findByRole('button', { name: 'users 4' }))
    fireEvent.click(await screen.findByRole('button', { name: 'users 5' }))
    expect(await screen.findByRole('button', { name: 'users dashboard.noFigure' })).toBeDefined()
  })
})
