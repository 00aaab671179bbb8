import type { BlockModel, DrilldownModel, LevelModel } from '../../config/index.ts'

/** A drill-down for tests: orders in pages, an order with lines, a line with variants. */

const column = (id: string) => ({
  id,
  field: id,
  label: id,
  cell: 'text',
  options: {},
  align: 'left' as const,
  filter: 'none' as const,
  sortable: false,
})

/** A block of a part named `words`, unless it names another. */
const block = (id: string, change: Partial<BlockModel> = {}): BlockModel => ({
  id,
  block: 'words',
  at: '',
  options: {},
  details: [],
  actions: [],
  fields: [],
  columns: [column('no')],
  empty: 'nothing',
  ...change,
})

const level = (id: string, change: Partial<LevelModel> = {}): LevelModel => ({
  id,
  crumb: { label: `${id}.crumb`, value: 'row.no' },
  key: [],
  filters: [],
  blocks: [],
  variants: [],
  foot: [],
  ...change,
})

export const orders: DrilldownModel = {
  kind: 'drilldown',
  saysFailed: false,
  name: 'orders',
  title: 'orders.title',
  lookups: {
    kinds: {
      id: 'kinds',
      options: [{ value: 'A', label: 'Alpha' }],
      query: {},
      at: '',
      value: 'value',
      label: 'label',
    },
  },
  levels: [
    level('orders', {
      source: {
        operation: 'findOrders',
        path: { of: { from: 'file.id' } },
        query: {},
        body: { page: { from: 'page' } },
        at: '',
      },
      paging: { total: 'total', size: 'size' },
      blocks: [block('list', { block: 'rows', at: 'data', opens: 'order' })],
    }),
    level('order', {
      key: [{ field: 'no', isNumber: false }],
      opener: { level: 'orders', at: 'data' },
      filters: [
        { id: 'no', label: 'No' },
        { id: 'kind', label: 'Kind', lookup: 'kinds' },
      ],
      source: {
        operation: 'getOrder',
        path: { no: { from: 'row.no' } },
        query: { kind: { from: 'filter.kind' }, no: { from: 'filter.no' } },
        at: '',
      },
      export: {
        label: 'write',
        fileName: 'Order',
        value: 'row.no',
        source: { operation: 'findLines', path: { no: { from: 'row.no' } }, query: { page: { from: 'page' } }, at: '' },
        paging: { total: 'total', size: 'size' },
        walk: [
          { id: 'line', at: 'lines' },
          { id: 'part', at: 'parts' },
        ],
        columns: [
          { id: 'order', of: 'row', label: 'Order', field: 'no', cell: 'text', options: {} },
          { id: 'line', of: 'line', label: 'Line', field: 'no', cell: 'text', options: {} },
          { id: 'part', of: 'part', label: 'Part', field: 'name', cell: 'text', options: {} },
        ],
      },
      blocks: [
        block('head', { shows: 'row', at: 'name' }),
        block('lines', { block: 'rows', at: 'lines', opens: 'line' }),
      ],
    }),
    level('line', {
      key: [
        { field: 'no', isNumber: true },
        { field: 'kind.code', isNumber: false },
      ],
      opener: { level: 'order', at: 'lines' },
      source: {
        operation: 'getLine',
        path: { of: { from: 'parents.order.no' }, no: { from: 'row.no' } },
        query: {},
        at: '',
      },
      variants: [
        { id: 'a', when: { field: 'row.kind.code', is: 'A' }, blocks: [block('a', { at: 'a' })] },
        { id: 'other', blocks: [block('other', { at: 'other' })] },
      ],
      foot: [
        block('foot', { at: 'foot', whenEmpty: 'name' }),
        block('more', { at: 'more', label: 'more.label', whenEmpty: 'name' }),
      ],
    }),
  ],
}
