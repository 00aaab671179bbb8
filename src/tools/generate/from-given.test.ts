import { describe, expect, it } from 'vitest'
import { edited as filed, world } from '../../config/testing/world.ts'
import { edited, list, version } from './edited.ts'
import { contractReport } from './from.ts'

const portal = 'schemas/portal.json'
const board = 'schemas/dashboards/orders.json'
const grid = 'schemas/grids/orders.json'

/** What is said where the list's parameter comes otherwise, and a file gives it without a query. */
function told(change: object, files: Record<string, string>) {
  const before = world(files)
  const chart = {
    ...{ kind: 'chart' as const, name: 'count', description: 'A number.', types: [] },
    options: { type: 'object' as const, additionalProperties: false as const, properties: {} },
  }
  const now = version(edited([[[...list, 'parameters', 0, 'schema'], change]]))
  return contractReport({ ...before, ...version(edited([])), parts: [...before.parts, chart] }, now, 'next.yaml')
}

/** A dashboard whose widget asks for days ahead. */
function ahead(days: object) {
  const open = {
    ...{ label: 'nav.orders', chart: 'count', source: { operation: 'listOrders' }, days: { param: 'days', ...days } },
    figures: { all: { label: 'nav.orders', value: 'data' } },
  }
  const route = '"routes": { "board": { "path": "/board", "title": "nav.orders", "screen": "dashboards/orders" },'
  return {
    [portal]: filed(portal, '"routes": {', route),
    [board]: JSON.stringify(
      { $schema: '../meta/dashboard.schema.json', title: 'nav.orders', widgets: { open } },
      null,
      2,
    ),
    [grid]: filed(grid, '"more": { "param": "days", "start": 60, "step": 30, "label": "nav.orders" },', ''),
  }
}

const integer = { type: 'integer', maximum: 365 }

describe('[TN-05] a parameter that stands in no query', () => {
  it('is named where a list grows by it, although what it begins with still fits', () => {
    const { text, breaks } = told({ ...integer, maximum: 100 }, {})
    expect(text).toMatch(new RegExp(`${grid}:5:22 error contract-breaks listOrders: query days has maximum 100`))
    expect([breaks, text.includes('No file feels')]).toEqual([true, false])
    expect(told({ ...integer, maximum: 40 }, {}).text).toMatch(new RegExp(`${grid}:\\d+:\\d+ error out-of-range 60 is`))
  })

  it('is named where people track by it', () => {
    const tracking = {
      operation: 'listOrders',
      at: 'data',
      id: 'id',
      drawer: 'order',
      numbers: { days: { label: 'nav.orders' } },
    }
    const { text } = told(
      { type: 'string', pattern: '^A' },
      {
        ...ahead({}),
        [portal]: filed(
          portal,
          '"drawers": { "order"',
          `"tracking": ${JSON.stringify(tracking)}, "drawers": { "order"`,
        ),
      },
    )
    expect(text).toMatch(new RegExp(`${portal}:\\d+:\\d+ error contract-breaks listOrders: query days has the form`))
  })

  it('is named where a widget looks ahead by it, unless it asks for no more than is taken', () => {
    const { text } = told({ ...integer, maximum: 30 }, ahead({}))
    expect(text).toMatch(new RegExp(`${board}:\\d+:\\d+ error contract-breaks listOrders: query days has maximum 30`))
    expect(told({ ...integer, maximum: 30 }, ahead({ most: 30 })).breaks).toBe(false)
    expect(told({ ...integer, maximum: 30 }, ahead({ most: 31 })).text).toContain(
      'error out-of-range 31 is more than 30',
    )
    expect(told({ ...integer, default: 7 }, ahead({})).text).not.toMatch(new RegExp(`${board}.*left out`))
  })

  it('is named at the values of a switch', () => {
    const files = ahead({})
    const switches =
      '"switches": { "old": { "label": "nav.orders", "param": "days", "on": 300, "off": 60 } }, "columns": {'
    const given = { ...files, [grid]: files[grid]?.replace('"columns": {', switches) ?? '' }
    expect(told({ ...integer, maximum: 200 }, given).text).toMatch(
      new RegExp(`${grid}:\\d+:\\d+ error out-of-range 300 is more than 200`),
    )
    expect(told({ type: 'boolean' }, given).text).toMatch(
      new RegExp(`${grid}:\\d+:\\d+ error contract-breaks listOrders: query days is`),
    )
  })
})
