import { describe, expect, it } from 'vitest'
import { codesOf, compiled, dashboard, portal, view } from '../testing/screens.ts'
import { edited } from '../testing/world.ts'

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
          click: { route: 'orders', query: { 'f.kind': 'A' } },
        },
      ],
    })
  })

  it('[SP-01] know the code that a name of the contract is the name of', () => {
    const withColumns = (columns: object) => {
      const about = { block: 'table', fields: columns }
      const tenant = compiled({
        view: { ...view, sections: { details: { label: 'form.details', blocks: { about } } } },
      })
      return JSON.stringify(tenant.tenant?.screens['views/order'])
    }
    expect(withColumns({ buyerName: { label: 'field.buyer' } })).toContain('"codes":["buyer"]')
    expect(withColumns({ buyer: { label: 'field.buyer' } })).not.toContain('codes')
  })

  it('are checked against the names that exist', () => {
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

  it('print the record that is open: what is on the paper is checked against it', () => {
    const paper = (field: string) =>
      JSON.stringify({
        ...{ $schema: '../meta/view.schema.json', title: 'order.title' },
        sections: {
          all: {
            label: 'form.details',
            blocks: { all: { block: 'table', at: 'lines', columns: { [field]: { label: 'field.item' } } } },
          },
        },
      })
    const printing = { ...view, actions: { paper: { label: 'nav.orders', print: 'views/paper' } } }
    const found = (field: string) =>
      compiled({ view: printing }, { 'schemas/views/paper.json': paper(field) }).diagnostics.map(
        ({ code, hint }) => `${code} ${hint ?? ''}`,
      )
    expect(found('item')).toEqual([])
    expect(found('itme')).toEqual(['unknown-path Did you mean "item"?'])
  })

  it('call, copy or print, and are checked against what exists', () => {
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

  it('and what rows open and open out to is checked against the row', () => {
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
