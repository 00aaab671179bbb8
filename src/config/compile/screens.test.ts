import { describe, expect, it } from 'vitest'
import type { PartManifest } from '../model/parts.ts'
import { compileTenant } from './compiler.ts'
import { parts } from '../testing/contract.ts'
import { edited, world } from '../testing/world.ts'

const portal = 'schemas/portal.json'
const block: PartManifest = {
  kind: 'block',
  name: 'table',
  description: 'A table.',
  types: [],
  options: { type: 'object', additionalProperties: false, properties: {} },
}
const chart: PartManifest = {
  kind: 'chart',
  name: 'count',
  description: 'A number.',
  types: [],
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['unit'],
    properties: {
      unit: { type: 'string', description: 'A unit.' },
      most: { type: 'integer', description: 'Most.', default: 7 },
    },
  },
}

const view = {
  $schema: '../meta/view.schema.json',
  title: 'order.title',
  source: { operation: 'getOrder', path: { id: { from: 'address.id' } } },
  sections: {
    details: {
      label: 'form.details',
      blocks: {
        lines: { block: 'table', at: 'lines', columns: { item: { label: 'field.item' } } },
        gone: { block: 'table', hidden: true },
      },
    },
    lines: { label: 'form.lines', before: 'details' },
  },
}
const drilldown = {
  $schema: '../meta/drilldown.schema.json',
  title: 'nav.orders',
  levels: {
    orders: {
      crumb: { label: 'nav.orders' },
      source: { operation: 'listOrders', at: 'data' },
      blocks: { list: { block: 'table', opens: 'order' } },
    },
    order: {
      crumb: { label: 'order.title', value: 'row.number' },
      key: ['id', 'pieces'],
      source: { operation: 'getOrder', path: { id: { from: 'row.id' } } },
      variants: {
        a: {
          when: { field: 'row.kind', is: 'A' },
          blocks: { about: { block: 'table', shows: 'row', fields: { number: { label: 'field.item' } } } },
        },
      },
    },
  },
}
const dashboard = {
  $schema: '../meta/dashboard.schema.json',
  title: 'nav.orders',
  widgets: {
    open: {
      label: 'nav.orders',
      chart: 'count',
      options: { unit: 'order' },
      source: { operation: 'listOrders' },
      figures: { all: { label: 'nav.orders', value: 'data' } },
      refresh: 60,
      click: { route: 'orders', query: { kind: 'A' } },
    },
  },
}
const routes = `"routes": {
        "view": { "path": "/view", "title": "nav.orders", "screen": "views/order" },
        "drill": { "path": "/drill", "title": "nav.orders", "screen": "drilldowns/orders" },
        "board": { "path": "/board", "title": "nav.orders", "screen": "dashboards/orders" },
        "orders"`

function compiled(
  changes: { view?: object; drilldown?: object; dashboard?: object } = {},
  more: Record<string, string> = {},
) {
  const files = {
    [portal]: edited(portal, '"routes": {\n        "orders"', routes),
    'schemas/views/order.json': JSON.stringify(changes.view ?? view),
    'schemas/drilldowns/orders.json': JSON.stringify(changes.drilldown ?? drilldown),
    'schemas/dashboards/orders.json': JSON.stringify(changes.dashboard ?? dashboard),
    ...more,
  }
  return compileTenant({ ...world(files), parts: [...parts, block, chart] }, 'NORTH')
}
const codesOf = (changes: Parameters<typeof compiled>[0]) =>
  compiled(changes).diagnostics.map(({ code, hint }) => `${code} ${hint ?? ''}`)

describe('a view, a drill-down and a dashboard', () => {
  it('become their merged form, collections as lists in their order', () => {
    const { tenant, diagnostics } = compiled()
    expect(diagnostics).toEqual([])
    expect(tenant?.screens['views/order']).toMatchObject({
      kind: 'view',
      name: 'order',
      source: { operation: 'getOrder', query: {}, at: '' },
      sections: [
        { id: 'lines', blocks: [] },
        {
          id: 'details',
          blocks: [
            {
              id: 'lines',
              block: 'table',
              at: 'lines',
              columns: [{ id: 'item', field: 'item', cell: 'text', sortable: true }],
            },
          ],
        },
      ],
      lookups: {},
    })
    expect(tenant?.screens['drilldowns/orders']).toMatchObject({
      kind: 'drilldown',
      levels: [
        { id: 'orders', key: [] },
        {
          id: 'order',
          opener: { level: 'orders', at: '' },
          key: [
            { field: 'id', isNumber: false },
            { field: 'pieces', isNumber: true },
          ],
          variants: [{ id: 'a' }],
          foot: [],
        },
      ],
    })
    expect(tenant?.screens['dashboards/orders']).toMatchObject({
      kind: 'dashboard',
      banner: 'never',
      widgets: [
        {
          id: 'open',
          width: 4,
          options: { unit: 'order', most: 7 },
          figures: [{ id: 'all', value: 'data' }],
          click: { route: 'orders', query: { kind: 'A' } },
        },
      ],
    })
  })

  it('are held to the names that exist', () => {
    expect(codesOf({ view: { ...view, source: { operation: 'getOrder' } } })).toEqual(['missing-param '])
    expect(codesOf({ view: { ...view, needs: 'parent' } })).toEqual([])
    expect(codesOf({ view: { ...view, needs: 'parnt' } })).toEqual(['unknown-path Did you mean "parent"?'])
    const widget = dashboard.widgets.open
    expect(codesOf({ dashboard: { ...dashboard, widgets: { open: { ...widget, chart: 'cuont' } } } })).toEqual([
      'unknown-part Did you mean "count"?',
    ])
    expect(
      codesOf({ dashboard: { ...dashboard, widgets: { open: { ...widget, click: { route: 'oders' } } } } }),
    ).toEqual(['unknown-route Did you mean "orders"?'])
    expect(codesOf({ dashboard: { ...dashboard, widgets: { open: { ...widget, options: {} } } } })).toEqual([
      'missing-key A unit.',
    ])
  })
})

describe('the view of anonymous links', () => {
  const links = edited(
    portal,
    '"drawers": { "order"',
    `"anonymous": { "title": "nav.orders", "screen": "views/order", "numbers": { "no": { "label": "field.item" } } },
      "drawers": { "order"`,
  )
  const found = (change: object, id = 'address.given.no') =>
    compiled(
      { view: { ...view, source: { operation: 'getOrder', path: { id: { from: id } } }, ...change } },
      { [portal]: links },
    )
  const codesFor = (...given: Parameters<typeof found>) => found(...given).diagnostics.map(({ code }) => code)

  it('is one of the screens that the tenant has, and reads the number by its kind', () => {
    const { tenant, diagnostics } = found({})
    expect(diagnostics).toEqual([])
    expect(Object.keys(tenant?.screens ?? {})).toContain('views/order')
    expect(tenant?.head.anonymous?.numbers).toEqual([{ id: 'no', label: 'field.item' }])
    expect(codesFor({}, 'address.given.nu')).toEqual(['unknown-path'])
  })

  it('says nothing that its page does not draw', () => {
    expect(codesFor({ number: 'number' })).toEqual(['not-on-a-page'])
    expect(codesFor({ menu: false, sections: { all: { drilldown: 'drilldowns/orders' } } })).toEqual([
      'not-on-a-page',
      'not-on-a-page',
    ])
  })
})

describe('the blocks of a view', () => {
  const withBlock = (block: object) =>
    codesOf({
      view: {
        ...view,
        sections: { details: { label: 'form.details', blocks: { one: { block: 'table', ...block } } } },
      },
    })
  const column = (field: string) => ({ columns: { one: { label: 'field.item', field } } })

  it('show what the data has, at their place in it', () => {
    expect(withBlock({ at: 'lines', ...column('item') })).toEqual([])
    expect(withBlock({ at: 'parent.lines', ...column('qty') })).toEqual([])
    expect(withBlock({ fields: { number: { label: 'field.item' } } })).toEqual([])
  })

  it('name nothing that the data has not', () => {
    expect(withBlock({ at: 'lnes' })).toEqual(['unknown-path Did you mean "lines"?'])
    expect(withBlock({ at: 'lines', ...column('itm') })).toEqual(['unknown-path Did you mean "item"?'])
    expect(withBlock({ at: 'lines', columns: { qyt: { label: 'field.item' } } })).toEqual([
      'unknown-path Did you mean "qty"?',
    ])
    expect(withBlock({ fields: { numbr: { label: 'field.item' } } })).toEqual(['unknown-path Did you mean "number"?'])
    expect(withBlock({ visible: { field: 'knd', is: 'A' } })).toEqual(['unknown-path Did you mean "kind"?'])
  })

  it('may ask for themselves, and send what the contract takes', () => {
    const source = (body?: object) => ({
      source: { operation: 'saveOrder', query: { action: 'S' }, ...(body && { body }) },
      at: 'lines',
      ...column('item'),
    })
    expect(withBlock(source({ number: { from: 'number' }, lines: [{ item: 'x', qty: { from: 'pieces' } }] }))).toEqual(
      [],
    )
    expect(withBlock(source())).toEqual(['body-not-given '])
    expect(withBlock(source({ lines: [{ itm: 'x' }] }))).toEqual(['unknown-path Did you mean "item"?'])
    expect(withBlock(source({ number: { from: 'numbr' } }))).toEqual(['unknown-path Did you mean "number"?'])
    expect(withBlock({ source: { operation: 'listOrders', body: {} } })).toEqual(['body-not-taken '])
  })

  it('are named where they are empty only if what they show comes from around them', () => {
    const source = { operation: 'listOrders' }
    expect(withBlock({ at: 'lines', whenEmpty: 'name' })).toEqual([])
    expect(withBlock({ source, at: 'data', whenEmpty: 'text' })).toEqual([])
    expect(withBlock({ source, at: 'data', whenEmpty: 'name' })).toEqual([
      expect.stringMatching(/^never-known-empty Leave out "whenEmpty"/),
    ])
  })
})

describe('the buttons of a view and of its rows', () => {
  const keep = {
    label: 'nav.orders',
    icon: 'save',
    call: 'saveOrder',
    query: { action: 'S' },
    body: { number: { from: 'number' } },
  }
  const withActions = (actions: object) => codesOf({ view: { ...view, actions } })
  const withBlock = (block: object) =>
    codesOf({
      view: {
        ...view,
        sections: { details: { label: 'form.details', blocks: { lines: { block: 'table', at: 'lines', ...block } } } },
      },
    })

  it('call, copy or print, and are held to what exists', () => {
    expect(
      withActions({
        keep: { ...keep, toggle: { on: { field: 'kind', is: 'A' }, label: 'order.title' } },
        link: { label: 'nav.orders', copy: { no: { from: 'number' } } },
        paper: { label: 'nav.orders', print: 'views/order' },
      }),
    ).toEqual([])
    expect(withActions({ none: { label: 'nav.orders' } })).toEqual(['action-does-nothing '])
    expect(withActions({ both: { ...keep, print: 'views/order' } })).toEqual(['action-does-nothing '])
    expect(withActions({ paper: { label: 'nav.orders', print: 'views/ordr' } })).toEqual([
      'unknown-screen Did you mean "views/order"?',
    ])
    expect(withActions({ keep: { ...keep, body: { numbr: 'x' } } })).toEqual(['unknown-path Did you mean "number"?'])
    expect(withActions({ keep: { ...keep, toggle: { on: { field: 'knd', is: 'A' }, label: 'order.title' } } })).toEqual(
      ['unknown-path Did you mean "kind"?'],
    )
  })

  it('read a row in the row they stand in, and nowhere else', () => {
    const ofRow = (from: string) => ({ keep: { ...keep, body: { note: { from } } } })
    expect(withBlock({ actions: ofRow('row.item') })).toEqual([])
    expect(withBlock({ actions: ofRow('row.itm') })).toEqual(['unknown-path Did you mean "item"?'])
    expect(withActions(ofRow('row.item'))).toEqual(['unknown-path '])
  })

  it('and what rows open and open out to is held to the row', () => {
    expect(
      withBlock({
        open: { drawer: 'order', id: 'item' },
        details: {
          more: {
            block: 'table',
            fields: { qty: { label: 'field.item' } },
            visible: { field: 'row.item', filled: true },
          },
        },
      }),
    ).toEqual([])
    expect(withBlock({ open: { drawer: 'ordr', id: 'item' } })).toEqual(['unknown-drawer Did you mean "order"?'])
    expect(withBlock({ open: { drawer: 'order', id: 'itm' } })).toEqual(['unknown-path Did you mean "item"?'])
    expect(withBlock({ details: { more: { block: 'table', fields: { qyt: { label: 'field.item' } } } } })).toEqual([
      'unknown-path Did you mean "qty"?',
    ])
    expect(withBlock({ details: { more: { block: 'table', at: 'lnes' } } }).length).toBe(1)
  })
})

describe('the levels of a drill-down', () => {
  const { orders, order } = drilldown.levels
  const withLevels = (levels: object) => codesOf({ drilldown: { ...drilldown, levels } })
  const withOrder = (change: object) => withLevels({ orders, order: { ...order, ...change } })

  it('are opened by a row of a level before them', () => {
    expect(withLevels({ orders: { ...orders, blocks: { list: { block: 'table', opens: 'ordr' } } }, order })).toEqual([
      'unknown-level Did you mean "order"?',
      'unreachable-level A block of a level before it names it by "opens".',
    ])
  })

  it('have a key that is in the row, and calls that take the key alone', () => {
    expect(withOrder({ key: ['id', 'numbr'] })).toEqual(['unknown-path Did you mean "number"?'])
    expect(withOrder({ source: { operation: 'getOrder', path: { id: { from: 'row.number' } } } })).toEqual([
      'unknown-path ',
    ])
    expect(withOrder({ source: { operation: 'getOrder', path: { id: { from: 'parents.order.id' } } } })).toEqual([
      'unknown-level Did you mean "orders"?',
    ])
  })

  it('show what their call brings, or their row', () => {
    const variant = (block: object, when: object = { field: 'row.kind', is: 'A' }) =>
      withOrder({ variants: { a: { when, blocks: { one: { block: 'table', ...block } } } } })
    expect(variant({ at: 'lnes' })).toEqual(['unknown-path Did you mean "lines"?'])
    expect(variant({ shows: 'row', at: 'lnes' })).toEqual(['unknown-path Did you mean "lines"?'])
    expect(variant({}, { field: 'row.knd', is: 'A' })).toEqual(['unknown-path Did you mean "kind"?'])
    expect(variant({}, { field: 'knd', is: 'A' })).toEqual(['unknown-path Did you mean "kind"?'])
    expect(withOrder({ crumb: { label: 'order.title', value: 'row.numbr' } })).toEqual([
      'unknown-path Did you mean "number"?',
    ])
    expect(withOrder({ crumb: { label: 'order.title', value: 'row.kind', names: 'nothing' } })).toEqual([
      expect.stringMatching(/^unknown-lookup/),
    ])
  })

  it('may be narrowed by their own filters, and written by the lists of a call', () => {
    const asked = (days: string) => ({
      source: { operation: 'listOrders', query: { days: { from: days } } },
      key: [],
      filters: { days: { label: 'order.title' } },
    })
    expect(withLevels({ orders: { ...orders, ...asked('filter.days') } })).not.toContain(
      'unknown-path Did you mean "days"?',
    )
    expect(withLevels({ orders: { ...orders, ...asked('filter.day') } })).toContain('unknown-path Did you mean "days"?')
    const written = (change: object) => ({
      export: {
        label: 'order.title',
        fileName: 'Order',
        source: { operation: 'getOrder', path: { id: { from: 'row.id' } } },
        walk: { line: { at: 'lines' } },
        columns: { number: { label: 'order.title', of: 'row' }, item: { label: 'field.item', of: 'line' } },
        ...change,
      },
    })
    expect(withOrder(written({}))).toEqual([])
    expect(withOrder(written({ walk: { line: { at: 'lnes' } } }))).toEqual(['unknown-path Did you mean "lines"?'])
    expect(withOrder(written({ columns: { item: { label: 'field.item', of: 'lines' } } }))).toEqual([
      'unknown-path Did you mean "line"?',
    ])
    expect(withOrder(written({ columns: { itm: { label: 'field.item', of: 'line' } } }))).toEqual([
      'unknown-path Did you mean "item"?',
    ])
  })

  it('stand in a section of a view, whose data is their file', () => {
    const held = { ...view, sections: { all: { label: 'form.details', drilldown: 'drilldowns/orders' } } }
    expect(compiled({ view: held }).tenant?.screens['views/order']).toMatchObject({
      sections: [
        { id: 'all', blocks: [], drilldown: { kind: 'drilldown', levels: [{ id: 'orders' }, { id: 'order' }] } },
      ],
    })
    expect(
      codesOf({ view: { ...view, sections: { all: { label: 'form.details', drilldown: 'drilldowns/order' } } } }),
    ).toEqual(['unknown-screen Did you mean "drilldowns/orders"?'])
    const asking = {
      orders: { ...orders, source: { ...orders.source, query: { days: { from: 'file.pices' } } } },
      order,
    }
    expect(codesOf({ view: held, drilldown: { ...drilldown, levels: asking } })).toEqual([
      'unknown-path Did you mean "pieces"?',
    ])
  })
})

describe('the widgets of a dashboard', () => {
  const { figures, ...widget } = dashboard.widgets.open
  const list = { at: 'data', code: 'id', label: 'number', value: 'pieces' }
  const withWidget = (change: object) =>
    codesOf({ dashboard: { ...dashboard, widgets: { open: { ...widget, ...change } } } })

  it('have figures, or a list of them, that the answer has', () => {
    expect(withWidget({ list })).toEqual([])
    expect(withWidget({})).toEqual(['widget-figures '])
    expect(withWidget({ figures, list })).toEqual(['widget-figures '])
    expect(withWidget({ figures: { all: { label: 'nav.orders', value: 'date' } } })).toEqual([
      'unknown-path Did you mean "data"?',
    ])
    expect(withWidget({ list: { ...list, at: 'date' } })).toEqual(['unknown-path Did you mean "data"?'])
    expect(withWidget({ list: { ...list, value: 'pices' } })).toEqual(['unknown-path Did you mean "pieces"?'])
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

  it('lead to a route or a drawer, with what the figure has', () => {
    const click = (query: object) => ({ click: { route: 'orders', query } })
    expect(withWidget({ list, ...click({ kind: { from: 'figure.code' }, item: { from: 'row.number' } }) })).toEqual([])
    expect(withWidget({ list, ...click({ kind: { from: 'figure.cod' } }) })).toEqual([
      'unknown-path Did you mean "code"?',
    ])
    expect(withWidget({ list, ...click({ kind: { from: 'row.numbr' } }) })).toEqual([
      'unknown-path Did you mean "number"?',
    ])
    expect(withWidget({ figures, ...click({ kind: { from: 'row.number' } }) })).toEqual(['unknown-path '])
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

  it('is held to what the answers have', () => {
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
