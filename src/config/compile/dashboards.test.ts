import { describe, expect, it } from 'vitest'
import { codesOf, compiled, dashboard } from '../testing/screens.ts'

const OTHER_FIGURES = 'widget-figures Take one of them out; other figures stand in a widget of your own (x_…).'

describe('the widgets of a dashboard', () => {
  const { figures, ...widget } = dashboard.widgets.open
  const list = { at: 'data', code: 'id', label: 'number', value: 'pieces' }
  const withWidget = (change: object) =>
    codesOf({ dashboard: { ...dashboard, widgets: { open: { ...widget, ...change } } } })

  it('have figures, or a list of them, that the answer has', () => {
    expect(withWidget({ list })).toEqual([])
    expect(withWidget({})).toEqual([OTHER_FIGURES])
    expect(withWidget({ figures, list })).toEqual([OTHER_FIGURES])
    expect(withWidget({ figures: { all: { label: 'nav.orders', value: 'date' } } })).toEqual([
      'unknown-path Did you mean "data"?',
    ])
    expect(withWidget({ list: { ...list, at: 'date' } })).toEqual(['unknown-path Did you mean "data"?'])
    expect(withWidget({ list: { ...list, at: '' } })).toEqual(['unknown-path '])
    expect(withWidget({ list: { ...list, value: 'pices' } })).toEqual(['unknown-path Did you mean "pieces"?'])
  })

  it('[TN-04] say by which code a click asks for a figure of the tenant’s own', () => {
    const click = { route: 'orders', query: { 'f.kind': { from: 'figure.code' } } }
    const own = { x_new: { label: 'nav.orders', value: 'data' } }
    const message = 'Write as "code" the value by which the list knows these rows, such as "code": "DELAYED".'
    expect(withWidget({ figures: own, click })).toEqual([`figure-without-code ${message}`])
    expect(withWidget({ figures: own })).toEqual([])
    expect(withWidget({ figures: { x_new: { ...own.x_new, code: 'A' } }, click })).toEqual([])
    expect(withWidget({ figures: { x_new: { ...own.x_new, hidden: true } }, click })).toEqual([])
  })

  it('name codes by a lookup with fixed options', () => {
    expect(withWidget({ list: { ...list, names: 'kinds' } })).toEqual([])
    expect(withWidget({ list: { ...list, names: 'kind' } })).toEqual(['unknown-lookup Did you mean "kinds"?'])
    expect(withWidget({ list: { ...list, names: 'countries' } })).toEqual(['lookup-not-fixed '])
  })

  it('ask with what the operation takes', () => {
    expect(withWidget({ figures, days: { param: 'days' } })).toEqual([])
    expect(withWidget({ figures, days: { param: 'dasy' } })).toEqual(['unknown-param Did you mean "days"?'])
    expect(withWidget({ figures, cache: { operation: 'listOrders', query: { dasy: 1 } } })).toEqual([
      'unknown-param Did you mean "days"?',
    ])
    expect(
      withWidget({ figures, source: { operation: 'listOrders', query: { days: { from: 'row.pieces' } } } }),
    ).toEqual(['unknown-path '])
  })

  it('ask again in seconds: a browser takes a wait that is too long for none, and would ask without a pause', () => {
    expect(withWidget({ figures, refresh: 86_400 })).toEqual([])
    expect(withWidget({ figures, refresh: 3_600_000 })).toEqual([expect.stringMatching(/^out-of-range Seconds until/)])
  })

  it('lead to a route or a drawer, with what the figure has', () => {
    const click = (query: object) => ({ click: { route: 'orders', query } })
    expect(withWidget({ list, ...click({ 'f.kind': { from: 'figure.code' }, item: { from: 'row.number' } }) })).toEqual(
      [],
    )
    expect(withWidget({ list, ...click({ 'f.kind': { from: 'figure.cod' } }) })).toEqual([
      'unknown-path Did you mean "code"?',
    ])
    expect(withWidget({ list, ...click({ 'f.kind': { from: 'row.numbr' } }) })).toEqual([
      'unknown-path Did you mean "number"?',
    ])
    expect(withWidget({ figures, ...click({ 'f.kind': { from: 'row.number' } }) })).toEqual(['unknown-path '])
    expect(withWidget({ list, ...click({ 'f.kid': 'A' }) })).toEqual(['address-unread Did you mean "f.kind"?'])
    const own = (query: object) =>
      compiled(
        {
          dashboard: { ...dashboard, widgets: { open: { ...dashboard.widgets.open, ...click({ fromBoard: true }) } } },
        },
        {
          'tenants/NORTH/dashboards/orders.json': JSON.stringify({
            $schema: '../../../schemas/meta/overrides/dashboard.schema.json',
            widgets: { x_late: { ...widget, figures, label: 'nav.orders', ...click(query) } },
          }),
        },
      ).diagnostics.map(({ code, message }) => `${code} ${message}`)
    expect(own({ 'f.kind': 'A', fromBoard: true })).toEqual([])
    expect(own({ aboutDays: 7 })).toEqual(['address-unread The page "orders" reads no "aboutDays" in its address.'])
    expect(withWidget({ figures, click: { query: {} } })).toEqual(['click-leads-nowhere '])
    expect(withWidget({ figures, click: { drawer: 'oder' } })).toEqual(['unknown-drawer Did you mean "order"?'])
  })
})

describe('a dashboard that the answer of a call arranges', () => {
  const arranged = {
    source: { operation: 'getOrder', path: { id: { from: 'session.userId' } } },
    list: 'lines',
    columns: 'pieces',
    id: 'item',
    name: 'item',
    chart: 'item',
    visible: { field: 'row.item', filled: true },
    counted: { from: 'row.item' },
    widget: {
      source: { operation: 'listOrders', query: { days: { from: 'row.qty' } }, at: 'data' },
      list: { code: 'id', value: 'pieces' },
    },
  }
  const board = { $schema: dashboard.$schema, title: dashboard.title, arranged }
  const withArranged = (change: object) => codesOf({ dashboard: { ...board, arranged: { ...arranged, ...change } } })

  it('has no widgets of its own, and what stands around them', () => {
    const counters = { orders: { label: 'nav.orders', source: { operation: 'listOrders', at: 'data' } } }
    const { tenant, diagnostics } = compiled({
      dashboard: { ...board, counters, pdf: { label: 'nav.orders', title: 'order.title' } },
    })
    expect(diagnostics).toEqual([])
    expect(tenant?.screens['dashboards/orders']).toMatchObject({
      widgets: [],
      empty: 'dashboard.noData',
      counters: [{ id: 'orders', source: { operation: 'listOrders', at: 'data' } }],
      pdf: { title: 'order.title' },
      arranged: { list: 'lines', widget: { list: { code: 'id', isDay: false } } },
    })
    expect(codesOf({ dashboard: { ...board, widgets: dashboard.widgets } })).toEqual(['dashboard-widgets '])
    expect(codesOf({ dashboard: { $schema: board.$schema, title: board.title } })).toEqual(['dashboard-widgets '])
  })

  it('is checked against what the answers have', () => {
    expect(withArranged({ list: 'lnes' })).toContain('unknown-path Did you mean "lines"?')
    expect(withArranged({ columns: 'pices' })).toEqual(['unknown-path Did you mean "pieces"?'])
    expect(withArranged({ name: 'itm' })).toEqual(['unknown-path Did you mean "item"?'])
    expect(withArranged({ visible: { field: 'row.itm', filled: true } })).toEqual(['unknown-path Did you mean "item"?'])
    expect(withArranged({ counted: { from: 'figure.code' } })).toEqual(['unknown-path '])
    expect(withArranged({ source: { ...arranged.source, path: { id: { from: 'row.item' } } } })).toEqual([
      'unknown-path ',
    ])
    expect(withArranged({ widget: { ...arranged.widget, list: { code: 'id', value: 'pices' } } })).toEqual([
      'unknown-path Did you mean "pieces"?',
    ])
    expect(
      withArranged({ widget: { ...arranged.widget, source: { operation: 'listOrders', query: { dasy: 1 } } } }),
    ).toContain('unknown-param Did you mean "days"?')
  })

  it('may stand in the place of another one, and comes with it', () => {
    const files = { 'schemas/dashboards/own.json': JSON.stringify(board) }
    const preferring = (screen: string) =>
      compiled({ dashboard: { ...dashboard, preferred: { label: 'nav.orders', screen } } }, files)
    expect(Object.keys(preferring('dashboards/own').tenant?.screens ?? {})).toContain('dashboards/own')
    expect(preferring('dashboards/owm').diagnostics).toMatchObject([
      { code: 'unknown-screen', hint: 'Did you mean "dashboards/own"?' },
    ])
  })
})
