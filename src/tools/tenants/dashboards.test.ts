import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { DashboardModel } from '../../config/index.ts'
import { checkTenant, compileTenant } from '../../config/node.ts'
import { readConfig } from '../project/read.ts'

const input = readConfig(fileURLToPath(new URL('../../..', import.meta.url)))
const base = JSON.parse(input.files.get('schemas/dashboards/forwarding.json') ?? '') as {
  widgets: Record<string, { hidden?: boolean }>
}
const hidden = Object.entries(base.widgets).flatMap(([id, widget]) => (widget.hidden === true ? [id] : []))

function dashboardOf(tenant: string, name: string, override?: object): DashboardModel {
  const files = new Map(input.files)
  if (override !== undefined) files.set(`tenants/${tenant}/dashboards/${name}.json`, JSON.stringify(override))
  const { tenant: compiled, diagnostics } = compileTenant({ ...input, files }, tenant)
  expect(diagnostics).toEqual([])
  return compiled?.screens[`dashboards/${name}`] as DashboardModel
}
/** What needs a person: hidden in the base, first where a tenant shows them. */
const TILES = ['delayed', 'pastEta', 'documentsMissing', 'quotesToAnswer', 'quotesExpireSoon', 'bookingsToFinish']
const idsOf = ({ widgets }: DashboardModel) => widgets.map(({ id }) => id)

describe('the dashboards', () => {
  it('[DB-01] [DB-02] [DB-03] [DB-08] [DB-10] hold the widgets of their flavour', () => {
    expect(idsOf(dashboardOf('ACME', 'forwarding'))).toEqual([
      ...TILES,
      'quoteStatus',
      'bookingStatus',
      'expiringQuotes',
      'arriving',
      'departing',
      'inland',
      'podCountry',
    ])
    const customs = dashboardOf('HARBOR', 'customs')
    expect(customs.widgets.map(({ id, chart }) => `${id} ${chart}`)).toEqual([
      'held attention',
      'exam attention',
      'customsDelayed attention',
      'modeOfTransport donut',
      'entryType pie',
      'released bar',
      'pgaStatus donut',
    ])
    expect(customs.banner).toBe('always')
    const own = dashboardOf('ACME', 'own-widgets')
    expect([own.arranged?.source.operation, own.arranged?.widget.source.operation, own.pdf?.label]).toEqual([
      'getWidgetPreferences',
      'getCustomWidgetData',
      'customWidgets.exportPdf',
    ])
  })

  it('[DB-04] have further widgets that a tenant shows, places and sizes by JSON alone', () => {
    const shown = Object.fromEntries(hidden.map((id) => [id, { hidden: false }]))
    const widgets = {
      ...shown,
      pinned: { hidden: false, before: 'quoteStatus', width: 12 },
      podCountry: { hidden: true },
    }
    const model = dashboardOf('ACME', 'forwarding', {
      $schema: '../../../schemas/meta/overrides/dashboard.schema.json',
      widgets,
    })
    expect(hidden).toEqual([
      ...TILES,
      'dueImport',
      'dueExport',
      'pinned',
      'quotesAwaiting',
      'quotesInProgress',
      'quotesAccepted',
      'quotesExpiring',
      'draftBookings',
    ])
    expect(idsOf(model)).toEqual([
      ...TILES,
      'pinned',
      ...Object.keys(base.widgets).filter((id) => ![...TILES, 'pinned', 'podCountry'].includes(id)),
    ])
    expect(model.widgets[TILES.length]).toMatchObject({
      chart: 'count',
      width: 12,
      source: { operation: 'listFavorites' },
    })
  })

  it('[DB-04] tell a tenant that places a widget of another flavour, with file and line', () => {
    const list = { at: 'pieChartWidgetDetails', code: 'code', value: 'value', isDay: true }
    const released = {
      label: 'widget.released',
      chart: 'bar',
      source: { operation: 'countCustomsShipments', query: { countBy: 'dates' } },
      list,
    }
    const placed = (hidden: boolean) => {
      const text = JSON.stringify(
        {
          $schema: '../../../schemas/meta/overrides/dashboard.schema.json',
          widgets: { x_released: { ...released, hidden } },
        },
        null,
        2,
      )
      return checkTenant(
        { ...input, files: new Map(input.files).set('tenants/ACME/dashboards/forwarding.json', text) },
        'ACME',
      ).filter(({ severity }) => severity === 'error')
    }
    const message =
      'The gateway answers countCustomsShipments for tenants of the flavour "customs" alone; this tenant\'s is "forwarding".'
    expect(placed(false)).toMatchObject([
      { code: 'other-flavour', file: 'tenants/ACME/dashboards/forwarding.json', line: 8, message },
    ])
    expect(placed(true)).toEqual([])
  })
})

it('[TN-04] figures that a tenant puts beside the portal’s list are told where the tenant wrote them', () => {
  const path = 'tenants/ACME/dashboards/forwarding.json'
  const own = JSON.parse(input.files.get(path) ?? '') as { widgets: Record<string, object> }
  const figures = { x_late: { label: 'widget.delayed', value: 'delayed' } }
  const widgets = { ...own.widgets, podCountry: { ...own.widgets['podCountry'], figures } }
  const files = new Map(input.files).set(path, JSON.stringify({ ...own, widgets }))
  expect(checkTenant({ ...input, files }, 'ACME').map(({ code, file, pointer }) => [code, file, pointer])).toEqual([
    ['widget-figures', path, '/widgets/podCountry/figures'],
  ])
})
