import { fireEvent, screen } from '@testing-library/react'
import type { GridModel } from '../../config/index.ts'
import type { Filters } from '../grid/order/filters.ts'
import type { CallInput } from '../services/port.ts'
import { exampleColumn, exampleGrid } from './grid.ts'
import { showList } from './list.tsx'
import { ok, testWorld } from './world.tsx'

const paging = { total: 'total', max: 'max', sorts: true }
const pageQuery = { Page: { from: 'page' }, Max: 2, Sort: { from: 'sort' } }
const names = ['Anchor', 'Buoy', 'Capstan', 'Davit', 'Ensign']
/** What the gateway answers for a page of five things, two on each. */
export const pageOf = ({ query = {} }: CallInput) => {
  const from = (Number(query['Page']) - 1) * 2
  return ok({ data: names.slice(from, from + 2).map((name) => ({ id: name, name })), total: names.length, max: 2 })
}

/** Draws a list that comes a page at a time. */
export function showPaged({
  start = {},
  address = {},
  reply = pageOf,
  open,
  exceptions = [],
  fill = false,
}: {
  fill?: boolean
  exceptions?: GridModel['exceptions']
  start?: Filters
  address?: Record<string, string>
  reply?: (input: CallInput) => ReturnType<typeof pageOf>
  open?: GridModel['open']
} = {}) {
  const world = testWorld({
    listThings: reply,
    listCountries: () => ok({ items: [{ code: 'JP', name: 'Japan' }] }),
    findThings: () => ok({ found: { list: [{ id: 'F', name: 'Found' }] }, total: 1, max: 2 }),
  })
  world.services.scope = { ...world.services.scope, address }
  const model = exampleGrid({
    rows: {
      operation: 'listThings',
      path: {},
      query: pageQuery,
      at: 'data',
      id: 'id',
      instead: [
        {
          id: 'owned',
          when: { field: 'address.owner', filled: true },
          operation: 'findThings',
          path: {},
          query: {},
          body: { of: { from: 'address.owner' }, page: { from: 'page' } },
          at: 'found.list',
        },
      ],
    },
    paging,
    fill,
    export: { fileName: 'Things', label: 'export' },
    heading: { from: 'address.heading' },
    widen: { label: 'all days', names: ['from', 'to'] },
    criteria: [
      { id: 'owner', label: 'Owner', names: ['owner'], text: 'ownerName' },
      { id: 'days', label: 'Days', names: ['from', 'to'] },
      { id: 'state', label: 'State', names: ['state'], lookup: 'states' },
      { id: 'country', label: 'Country', names: ['country'], lookup: 'countries' },
      { id: 'due', label: 'Due', names: ['due'], isDay: true },
    ],
    exceptions,
    columns: [exampleColumn('name'), exampleColumn('state', { visible: { field: 'address.owner', filled: true } })],
    card: { title: 'name', lines: ['state'] },
    ...(open !== undefined && { open }),
    lookups: {
      countries: { id: 'countries', operation: 'listCountries', query: {}, at: 'items', value: 'code', label: 'name' },
      states: {
        id: 'states',
        query: {},
        at: '',
        value: 'value',
        label: 'label',
        options: [
          { value: 'N', label: 'Draft' },
          { value: 'D', label: 'Sent' },
        ],
      },
    },
  })
  return showList(world, model, start)
}
/** What the cards say. */
export const cards = () => screen.getAllByRole('listitem').map((each) => each.textContent)
/** Presses a button. */
export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
/** What was asked for pages. */
export const asked = (world: ReturnType<typeof showPaged>) => world.callsOf('listThings').map(({ query }) => query)
