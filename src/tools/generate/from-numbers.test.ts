import { describe, expect, it } from 'vitest'
import { edited as filed, world } from '../../config/testing/world.ts'
import { edited, field, list, ok, version } from './edited.ts'
import type { Edit } from './edited.ts'
import { contractReport } from './from.ts'

const answered = [...list, ...ok, 'application/json', 'schema', 'properties']
const portal = 'schemas/portal.json'
const board = 'schemas/dashboards/orders.json'
const grid = 'schemas/grids/orders.json'

/** What is said where the list has a total and the dashboard shows it, and something comes otherwise. */
function told(total: object, row: object = {}) {
  const open = {
    ...{ label: 'nav.orders', chart: 'count', source: { operation: 'listOrders' } },
    figures: { all: { label: 'nav.orders', value: 'total' } },
  }
  const kinds = {
    ...{ label: 'nav.orders', chart: 'count', source: { operation: 'listOrders' } },
    list: { at: 'data', code: 'kind', label: 'city', value: 'pieces' },
  }
  const dashboard = { $schema: '../meta/dashboard.schema.json', title: 'nav.orders', widgets: { open, kinds } }
  const chart = {
    kind: 'chart' as const,
    name: 'count',
    description: 'A number.',
    types: [],
    options: {
      type: 'object' as const,
      additionalProperties: false as const,
      properties: {},
    },
  }
  const before = world({
    [portal]: filed(
      portal,
      '"routes": {',
      '"routes": { "board": { "path": "/board", "title": "nav.orders", "screen": "dashboards/orders" },',
    ),
    [board]: JSON.stringify(dashboard, null, 2),
    [grid]: filed(
      grid,
      '"more": { "param": "days", "start": 60, "step": 30, "label": "nav.orders" },',
      '"paging": { "total": "total", "max": "total" },',
    ).replace('"id": "id" }', '"id": "id", "query": { "days": { "from": "page" } } }'),
  })
  const old = version(edited([[[...answered, 'total'], { type: 'integer' }]]))
  const rows: Edit[] = Object.entries(row).map(([name, rules]) => [field(name), rules])
  const now = version(edited([[[...answered, 'total'], total], ...rows]))
  return contractReport({ ...before, ...old, parts: [...before.parts, chart] }, now, 'next.yaml')
}

describe('[TN-05] a number that a list or a chart reads', () => {
  it('breaks both where it comes as what says none', () => {
    for (const total of [{ type: 'boolean' }, { type: 'object' }]) {
      const { text, breaks } = told(total)
      for (const file of [board, grid])
        expect(text).toMatch(
          new RegExp(
            `${file}:\\d+:\\d+ error contract-breaks listOrders: answer total is ${total.type}, was integer\\.`,
          ),
        )
      expect(breaks).toBe(true)
    }
  })

  it('is in doubt where a text says it, which is read, and where a figure counts a list', () => {
    const asText = told({ type: 'string' })
    expect(asText.text).toContain('warning contract-doubtful listOrders: answer total is string, was integer.')
    expect(asText.text).not.toContain('No file feels')
    expect(asText.breaks).toBe(false)
    const asList = told({ type: 'array', items: {} }).text
    expect(asList).toMatch(new RegExp(`${board}:\\d+:\\d+ warning contract-doubtful`))
    expect(asList).toMatch(new RegExp(`${grid}:\\d+:\\d+ error contract-breaks`))
  })

  it('breaks a chart of a list where the code, the text or the number of its entries is an object now', () => {
    const other = { type: 'object' }
    const { text } = told({ type: 'integer' }, { kind: other, city: other, pieces: other })
    for (const name of ['kind', 'city', 'pieces'])
      expect(text).toMatch(
        new RegExp(`${board}:\\d+:\\d+ error contract-breaks listOrders: answer data\\[\\]\\.${name} is object`),
      )
  })
})
