// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { DashboardModel, WidgetModel } from '../../config/index.ts'
import type { ChartPart } from '../services/parts.ts'
import { manifestOf } from '../testing/manifest.ts'
import { ok, refused, testWorld } from '../testing/world.tsx'
import type { Reply } from '../testing/world.tsx'
import { DashboardScreen } from './screen.tsx'

const manifest = manifestOf('chart', 'plain')
const plain: ChartPart = {
  height: 100,
  manifest,
  component: ({ figures, choose }) =>
    figures.map((figure) => (
      <button key={figure.id} onClick={() => choose(figure)}>{`${figure.label} ${figure.value ?? '?'}`}</button>
    )),
}
const broken: ChartPart = {
  height: 100,
  manifest,
  component: () => {
    throw new Error('broken chart')
  },
}

const list = { at: 'rows', code: 'code', label: 'name', value: 'value', isDay: false }
const widget = (id: string, change: Partial<WidgetModel> = {}): WidgetModel => ({
  id,
  label: id,
  chart: 'plain',
  options: {},
  source: { operation: id, path: {}, query: { of: 'x' }, at: '' },
  list,
  figures: [],
  width: 4,
  ...change,
})
const rows = {
  rows: [
    { code: 'A', name: 'alpha', value: 4, more: 'a1,a2' },
    { code: 'B', name: 'beta', value: 0 },
  ],
}

function open(
  widgets: WidgetModel[],
  replies: Record<string, Reply>,
  more: Partial<DashboardModel> = {},
  days = {},
  charts: Record<string, ChartPart> = {},
) {
  const world = testWorld(replies)
  Object.assign(world.services.parts, { charts: { plain, broken, ...charts } })
  const model: DashboardModel = {
    kind: 'dashboard',
    name: 'own',
    title: 'dashboard.title',
    banner: 'never',
    empty: 'dashboard.noData',
    counters: [],
    widgets,
    lookups: {},
    ...more,
  }
  const changed: Readonly<Record<string, string>>[] = []
  const Screen = () => (
    <world.Portal>
      <DashboardScreen
        model={model}
        banner={<p>banner</p>}
        printer={(printed) => (
          <p>{`prints ${printed.map(({ name, counted, figures }) => `${name} (${counted}) ${figures.length}`).join(', ')}`}</p>
        )}
        days={days}
        onDaysChange={(next) => changed.push(next)}
      />
    </world.Portal>
  )
  render(<Screen />)
  return { ...world, changed }
}
const card = (name: string) => within(screen.getByRole('article', { name }))

afterEach(cleanup)

describe('a dashboard', () => {
  it('leaves the other widgets alone when one fails, breaks or has nothing', async () => {
    let answers = 0
    const world = open(
      [
        widget('good'),
        widget('failing'),
        widget('breaking', { chart: 'broken' }),
        widget('empty'),
        widget('strange', { chart: 'plian' }),
      ],
      {
        good: () => ok(rows),
        failing: () => (++answers === 1 ? refused() : ok(rows)),
        breaking: () => ok(rows),
        empty: () => ok({ rows: [] }),
        strange: () => ok(rows),
      },
    )
    expect(await card('good').findByRole('button', { name: 'alpha 4' })).toBeDefined()
    expect(await card('breaking').findByText('part.failed breaking')).toBeDefined()
    expect(await card('empty').findByText('dashboard.noData')).toBeDefined()
    expect(await card('strange').findByText(/part.missing plian/)).toBeDefined()
    fireEvent.click(await card('failing').findByRole('button', { name: 'action.retry' }))
    expect(await card('failing').findByRole('button', { name: 'alpha 4' })).toBeDefined()
    expect(world.callsOf('logError')).toHaveLength(1)
  })

  it('[LK-04] names a chart that is the whole card where it failed, and not twice once it is there', async () => {
    let answers = 0
    open(
      [widget('late', { chart: 'whole' })],
      { late: () => (++answers === 1 ? refused() : ok(rows)) },
      {},
      {},
      { whole: { ...plain, isWholeCard: true } },
    )
    const tile = within(screen.getByRole('group', { name: 'late' }))
    expect(await tile.findByRole('heading', { name: 'late' })).toBeDefined()
    fireEvent.click(tile.getByRole('button', { name: 'action.retry' }))
    expect(await tile.findByRole('button', { name: 'alpha 4' })).toBeDefined()
    expect(tile.queryByRole('heading')).toBeNull()
  })

  it('[LK-04] shows a tile as it will be while its figure is on the way, so that nothing moves when it comes', async () => {
    const tile: ChartPart = {
      height: 100,
      manifest: manifestOf('chart', 'tile'),
      isWholeCard: true,
      showsZero: true,
      component: ({ label, figures }) => <p>{`${label}: ${figures.length} figures`}</p>,
    }
    open([widget('late', { chart: 'tile' })], { late: () => ok(rows) }, {}, {}, { tile })
    expect(screen.getByText('late: 0 figures')).toBeDefined()
    expect(await screen.findByText('late: 2 figures')).toBeDefined()
  })

  it('asks again for the code of a chart that could not be loaded', async () => {
    let asked = 0
    const late: ChartPart = {
      height: 100,
      manifest: manifestOf('chart', 'late'),
      load: () => (++asked === 1 ? Promise.reject(new Error('cut')) : Promise.resolve(plain.component ?? (() => null))),
    }
    open(
      [widget('good'), widget('late', { chart: 'late' })],
      { good: () => ok(rows), late: () => ok(rows) },
      {},
      {},
      { late },
    )
    expect(await card('good').findByRole('button', { name: 'alpha 4' })).toBeDefined()
    fireEvent.click(await card('late').findByRole('button', { name: 'action.retry' }))
    expect(await card('late').findByRole('button', { name: 'alpha 4' })).toBeDefined()
    expect(asked).toBe(2)
  })

  it('shows what is open to the reader, and the banner when something is closed', async () => {
    const closed = { access: { field: 'session.isNobody', is: true } }
    open([widget('good'), widget('closed', closed)], { good: () => ok(rows) }, { banner: 'denied' })
    expect(await screen.findByText('banner')).toBeDefined()
    expect(screen.queryByRole('article', { name: 'closed' })).toBeNull()
  })

  it('[LK-04] begins with what needs a person, before the banner', async () => {
    open(
      [widget('urgent', { chart: 'whole' }), widget('good')],
      { urgent: () => ok(rows), good: () => ok(rows) },
      { banner: 'always' },
      {},
      { whole: { ...plain, isWholeCard: true } },
    )
    const banner = await screen.findByText('banner')
    const place = (name: string) => banner.compareDocumentPosition(screen.getByLabelText(name))
    expect(place('urgent') & Node.DOCUMENT_POSITION_PRECEDING).not.toBe(0)
    expect(place('good') & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
  })

  it('has no banner while everything is open', async () => {
    open([widget('good')], { good: () => ok(rows) }, { banner: 'denied' })
    await card('good').findByRole('button', { name: 'alpha 4' })
    expect(screen.queryByText('banner')).toBeNull()
  })
})

describe('a widget', () => {
  const click = {
    route: 'things',
    heading: 'heading',
    query: { kind: { from: 'figure.code' }, all: { from: 'row.more' }, kept: true },
  }

  it('leads from a figure to a route with what the figure has, and nowhere from a zero', async () => {
    const { services } = open([widget('good', { click })], { good: () => ok(rows) })
    fireEvent.click(await screen.findByRole('button', { name: 'beta 0' }))
    expect(services.go).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'alpha 4' }))
    expect(services.go).toHaveBeenCalledWith('things', {
      heading: 'heading good alpha',
      kind: 'A',
      all: 'a1,a2',
      kept: 'true',
    })
  })

  it('says its figures as a table, on request in place of the chart', async () => {
    const { services } = open([widget('good', { click })], { good: () => ok(rows) })
    await screen.findByRole('button', { name: 'alpha 4' })
    const table = screen.getByRole('table', { name: 'good' })
    expect(table.textContent).toContain('alpha4')
    expect(table.querySelector('caption')?.style.width).toBe('1px')
    fireEvent.click(screen.getByRole('button', { name: 'dashboard.asTable good' }))
    expect(screen.queryByRole('button', { name: 'alpha 4' })).toBeNull()
    expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'dashboard.namedashboard.count',
      'alpha4',
      'beta0',
      'dashboard.total4',
    ])
    fireEvent.click(screen.getByRole('button', { name: 'alpha' }))
    expect(services.go).toHaveBeenCalled()
  })

  it('makes the gateway forget before it asks again', async () => {
    const cache = { operation: 'forget', path: {}, query: { what: 'x' } }
    const { services } = open([widget('good', { cache })], { good: () => ok(rows) })
    await screen.findByRole('button', { name: 'alpha 4' })
    fireEvent.click(screen.getByRole('button', { name: 'dashboard.refresh good' }))
    await waitFor(() =>
      expect(services.port.call.mock.calls.map(([operation]) => operation)).toEqual(['good', 'forget', 'good']),
    )
  })

  it('takes days ahead of at most two digits and 90, and asks with them', async () => {
    const { callsOf, changed } = open(
      [widget('good', { days: { param: 'ahead', start: 7, most: 90 } })],
      { good: () => ok(rows) },
      {},
      { good: '14' },
    )
    await screen.findByRole('button', { name: 'alpha 4' })
    expect(callsOf('good')[0]?.query).toEqual({ of: 'x', ahead: 14 })
    const input = screen.getByRole<HTMLInputElement>('textbox')
    const type = (text: string): void => {
      fireEvent.change(input, { target: { value: text } })
      fireEvent.keyDown(input, { key: 'Enter' })
    }
    for (const text of ['99', '123', '１２', ' 7 ']) type(text)
    expect(changed).toEqual([{ good: '90' }, { good: '12' }, { good: '12' }, { good: '' }])
  })

  it('refuses days ahead with a sign or anything but digits: they are marked, ask for nothing and are gone once they are left', async () => {
    const { changed } = open([widget('good', { days: { param: 'ahead', start: 7, most: 90 } })], {
      good: () => ok(rows),
    })
    await screen.findByRole('button', { name: 'alpha 4' })
    const input = screen.getByRole<HTMLInputElement>('textbox')
    for (const text of ['-5', '−5', '5-', 'x', '1.5']) {
      fireEvent.change(input, { target: { value: text } })
      expect(input.value).toBe(text)
      expect(input.getAttribute('aria-invalid')).toBe('true')
      expect(screen.getByRole('alert').textContent).toMatch('text.onlyDigits')
      fireEvent.keyDown(input, { key: 'Enter' })
      fireEvent.blur(input)
      expect(input.value).toBe('7')
    }
    expect(changed).toEqual([])
  })
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

  it('has nothing to print without a figure, and says when there is no widget', async () => {
    open([], { arrangement: () => ok({ beside: 1, cells: cells.slice(2) }) }, { arranged, pdf, empty: 'nothing' })
    expect(await screen.findByText('nothing')).toBeDefined()
    expect(screen.queryByText(/^prints/)).toBeNull()
  })

  it('can be asked for again when it could not be loaded', async () => {
    let answers = 0
    open([], { arrangement: () => (++answers === 1 ? refused() : ok({ cells })), counts: () => ok(rows) }, { arranged })
    fireEvent.click(await screen.findByRole('button', { name: 'action.retry' }))
    expect(await screen.findByRole('article', { name: 'Last' })).toBeDefined()
  })

  it('counts again at a click on a counter', async () => {
    let users = 4
    open([], { arrangement: () => ok({ cells: [] }), users: () => ok(users++) }, { arranged, counters: [counter] })
    fireEvent.click(await screen.findByRole('button', { name: 'users 4' }))
    expect(await screen.findByRole('button', { name: 'users 5' })).toBeDefined()
  })
})
