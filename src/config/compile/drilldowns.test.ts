import { describe, expect, it } from 'vitest'
import { codesOf, compiled, drilldown, view } from '../testing/screens.ts'

describe('the levels of a drill-down', () => {
  const { orders, order } = drilldown.levels
  const withLevels = (levels: object) => codesOf({ drilldown: { ...drilldown, levels } })
  const withOrder = (change: object) => withLevels({ orders, order: { ...order, ...change } })

  it('are opened by a row of a level before them', () => {
    expect(withLevels({ orders: { ...orders, blocks: { list: { block: 'table', opens: 'ordr' } } }, order })).toEqual([
      'unknown-level Did you mean "order"?',
    ])
    expect(withLevels({ orders: { ...orders, blocks: { list: { block: 'table' } } }, order })).toEqual([
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
    expect(variant({}, { field: 'row.kind', is: 1 })).toEqual(['wrong-type Write "1".'])
    expect(variant({}, { field: 'row.kind', is: 'a' })).toEqual(['not-in-list Did you mean "A"?'])
    // What the contract does not list yet, as a further agency.
    expect(variant({}, { field: 'row.kind', is: 'FURTHER' })).toEqual([])
    expect(variant({}, { field: 'row.number', is: 7 })).toEqual(['wrong-type Write "7".'])
    expect(withOrder({ crumb: { label: 'order.title', value: 'row.numbr' } })).toEqual([
      'unknown-path Did you mean "number"?',
    ])
    expect(withOrder({ crumb: { label: 'order.title', value: 'row.kind', names: 'nothing' } })).toEqual([
      expect.stringMatching(/^unknown-lookup/),
    ])
  })

  it('have tables whose rows, in their buttons and what is opened out below them, read themselves and not the row that opened the level', () => {
    const of = (visible: object) => {
      const more = { block: 'table', visible, fields: { item: { label: 'field.item' } } }
      const again = { label: 'field.item', visible, call: 'getOrder', path: { id: { from: 'row.item' } } }
      const list = { block: 'table', at: 'lines', columns: { item: { label: 'field.item' } }, details: { more } }
      return withOrder({ blocks: { list: { ...list, actions: { again } } } })
    }
    expect(of({ field: 'row.qty', above: 3 })).toEqual([])
    expect(of({ field: 'row.number', is: 'A' })).toContain('unknown-path Allowed: item, qty.')
    expect(of({ field: 'row.qty', is: 'A' })).toContain('wrong-type A comparison of two types never holds.')
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
    const withDrilldown = { ...view, sections: { all: { label: 'form.details', drilldown: 'drilldowns/orders' } } }
    expect(compiled({ view: withDrilldown }).tenant?.screens['views/order']).toMatchObject({
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
    expect(codesOf({ view: withDrilldown, drilldown: { ...drilldown, levels: asking } })).toEqual([
      'unknown-path Did you mean "pieces"?',
    ])
    const shown = (visible: object) => {
      const list = { ...orders.blocks.list, columns: { id: { label: 'field.item', visible } } }
      return codesOf({
        view: withDrilldown,
        drilldown: { ...drilldown, levels: { orders: { ...orders, blocks: { list } }, order } },
      })
    }
    expect(shown({ field: 'file.kind', is: 'A' })).toEqual([])
    expect(shown({ field: 'file.kin', is: 'A' })).toEqual(['unknown-path Did you mean "kind"?'])
    expect(shown({ field: 'file.pieces', is: '7' })).toEqual(['wrong-type Write 7.'])
  })
})
