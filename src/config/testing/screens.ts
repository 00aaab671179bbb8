import { compileTenant } from '../compile/compiler.ts'
import type { PartManifest } from '../model/parts.ts'
import { parts } from './contract.ts'
import { edited, world } from './world.ts'

export const portal = 'schemas/portal.json'
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

export const view = {
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
export const drilldown = {
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
export const dashboard = {
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
      click: { route: 'orders', query: { 'f.kind': 'A' } },
    },
  },
}
const routes = `"routes": {
        "board": { "path": "/board", "title": "nav.orders", "screen": "dashboards/orders" },
        "orders"`
const drawers = `"drawers": {
        "view": { "screen": "views/order" },
        "drill": { "screen": "drilldowns/orders" },`

/** The flawless world with a view, a drill-down and a dashboard in it, compiled for NORTH. */
export function compiled(
  changes: { view?: object; drilldown?: object; dashboard?: object } = {},
  more: Record<string, string> = {},
) {
  const files = {
    [portal]: edited(portal, '"routes": {\n        "orders"', routes).replace('"drawers": {', drawers),
    'schemas/views/order.json': JSON.stringify(changes.view ?? view),
    'schemas/drilldowns/orders.json': JSON.stringify(changes.drilldown ?? drilldown),
    'schemas/dashboards/orders.json': JSON.stringify(changes.dashboard ?? dashboard),
    ...more,
  }
  return compileTenant({ ...world(files), parts: [...parts, block, chart] }, 'NORTH')
}
/** The codes found in it, each with its hint. */
export const codesOf = (changes: Parameters<typeof compiled>[0]) =>
  compiled(changes).diagnostics.map(({ code, hint }) => `${code} ${hint ?? ''}`)
