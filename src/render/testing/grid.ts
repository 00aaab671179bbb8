import type { ColumnModel, GridModel } from '../../config/index.ts'

/** A column with what a test does not care about filled in. */
export function exampleColumn(id: string, more: Partial<ColumnModel> = {}): ColumnModel {
  return { id, field: id, label: id, cell: 'text', options: {}, align: 'left', filter: 'text', sortable: true, ...more }
}

/** A list of things with a name, a state and a size. */
export function exampleGrid(more: Partial<GridModel> = {}): GridModel {
  return {
    kind: 'grid',
    name: 'things',
    title: 'Things',
    breadcrumb: false,
    rows: { operation: 'listThings', path: {}, query: {}, at: 'data', id: 'id', instead: [] },
    criteria: [],
    exceptions: [],
    switches: [],
    columns: [
      exampleColumn('name'),
      exampleColumn('state', { filter: 'select' }),
      exampleColumn('size', { align: 'right' }),
    ],
    arrange: true,
    arrangements: [],
    height: 400,
    rowHeight: 44,
    pageSizes: true,
    fill: false,
    filterRow: true,
    rowActions: [],
    choose: false,
    card: { title: 'name', status: 'state', lines: ['size'] },
    open: { drawer: 'thing', id: 'id', pager: false, gives: {} },
    actions: [],
    empty: 'grid.empty',
    lookups: {},
    ...more,
  }
}

/** Three things. */
export const exampleRows = [
  { id: '1', name: 'Box', state: 'N', size: 10 },
  { id: '2', name: 'ábaco', state: 'D', size: 9 },
  { id: '3', name: '', state: 'N' },
]
