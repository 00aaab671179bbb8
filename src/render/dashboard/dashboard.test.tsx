// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ChartPart } from '../services/parts.ts'
import { card, manifest, open, plain, rows, widget } from '../testing/dashboard.tsx'
import { manifestOf } from '../testing/manifest.ts'
import { inTurn, ok, refused } from '../testing/world.tsx'

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
    // Nor are its figures heard a second time.
    expect(tile.queryByRole('table')).toBeNull()
  })

  it('[AC-02] a right that is wanting is said without asking to try again, which would give none', async () => {
    const denied = () => refused([], 403, 'forbidden')
    const whole = { ...plain, isWholeCard: true as const }
    open([widget('own'), widget('tile', { chart: 'whole' })], { own: denied, tile: denied }, {}, {}, { whole })
    expect((await card('own').findByRole('alert')).textContent).toBe('nodashboard.noData')
    const tile = within(screen.getByRole('group', { name: 'tile' }))
    expect(await tile.findByText('no')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'action.retry' })).toBeNull()
  })

  it('[LK-04] a tile over a list without entries says zero under its name; one whose list did not come says that it does not know', async () => {
    open(
      [widget('late', { chart: 'sum' }), widget('soon', { chart: 'sum' })],
      { late: () => ok({ rows: [['count', 'date']] }), soon: () => ok({}) },
      {},
      {},
      { sum: { ...plain, showsZero: true, isSum: true, isWholeCard: true } },
    )
    const tile = (name: string) => within(screen.getByRole('group', { name }))
    expect(await tile('late').findByRole('button', { name: 'late 0' })).toBeDefined()
    expect(await tile('soon').findByRole('button', { name: 'soon ?' })).toBeDefined()
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

  it('keeps its figures when they cannot be had anew, says of when they are and asks again', async () => {
    const now = vi.spyOn(Date, 'now').mockReturnValue(new Date(new Date().getFullYear(), 0, 5, 14, 5).getTime())
    let answers = 0
    open([widget('good')], { good: () => (++answers === 2 ? refused() : ok(rows)) })
    await screen.findByRole('button', { name: 'alpha 4' })
    now.mockRestore()
    fireEvent.click(screen.getByRole('button', { name: 'dashboard.refresh good' }))
    const told = await card('good').findByRole('alert')
    expect(told.textContent).toContain('dashboard.asOf 05 Jan 14:05')
    expect(screen.getByRole('button', { name: 'alpha 4' })).toBeDefined()
    fireEvent.click(within(told).getByRole('button', { name: 'action.retry' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(screen.getByRole('button', { name: 'alpha 4' })).toBeDefined()
  })

  it('says no total of figures of which none came', async () => {
    const figures = ['open', 'done'].map((id) => ({ id, label: id, value: id }))
    const counts = { list: undefined as never, figures, chart: 'steps' }
    const steps = { ...plain, showsZero: true }
    open(
      [widget('none', counts), widget('one', counts)],
      { none: () => ok({}), one: () => ok({ open: 3 }) },
      {},
      {},
      { steps },
    )
    const total = async (name: string) =>
      within(await card(name).findByRole('row', { name: /^dashboard.total/ })).getByRole('cell').textContent
    expect([await total('none'), await total('one')]).toEqual(['dashboard.noFigure', '3'])
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
    const said = await card('good').findByText(/^good dashboard\.asOf \d\d:\d\d$/)
    expect(said.getAttribute('aria-live')).toBe('polite')
  })

  it('says that the gateway could not forget: what came may be what was counted before', async () => {
    const cache = { operation: 'forget', path: {}, query: {} }
    const { services } = open([widget('good', { cache })], { good: () => ok(rows), forget: () => refused() })
    await screen.findByRole('button', { name: 'alpha 4' })
    fireEvent.click(screen.getByRole('button', { name: 'dashboard.refresh good' }))
    const told = { severity: 'error', text: 'error.somethingWentWrong no' }
    await waitFor(() => expect(services.notify).toHaveBeenCalledWith(told))
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

  it('asks with the days typed once the keys rest; an input that was emptied waits', async () => {
    const { changed } = open([widget('good', { days: { param: 'ahead', start: 7, most: 90 } })], {
      good: () => ok(rows),
    })
    await screen.findByRole('button', { name: 'alpha 4' })
    const input = screen.getByRole<HTMLInputElement>('textbox')
    vi.useFakeTimers()
    const type = (text: string, ms: number): void => {
      fireEvent.change(input, { target: { value: text } })
      act(() => void vi.advanceTimersByTime(ms))
    }
    type('', 2000)
    type('3', 300)
    expect(changed).toEqual([])
    type('30', 2000)
    vi.useRealTimers()
    expect(changed).toEqual([{ good: '30' }])
  })

  it('draws a chart again that could not draw the figures of before', async () => {
    const choosy: ChartPart = {
      height: 100,
      manifest,
      component: ({ figures }) => {
        if (figures[0]?.value === 13) throw new Error('not thirteen')
        return <p>{figures[0]?.value}</p>
      },
    }
    const answer = (value: number) => ok({ rows: [{ code: 'A', name: 'alpha', value }] })
    open([widget('good', { chart: 'choosy' })], { good: inTurn(answer(13), answer(14)) }, {}, {}, { choosy })
    expect(await screen.findByText('part.failed good')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'dashboard.refresh good' }))
    await waitFor(() => expect(screen.queryByText('part.failed good')).toBeNull())
    expect(screen.getByText('14', { selector: 'p' })).toBeDefined()
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
