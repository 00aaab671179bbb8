import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { DashboardModel } from '../../config/index.ts'
import { compileTenant } from '../../config/node.ts'
import { readConfig } from './read.ts'

const input = readConfig(fileURLToPath(new URL('../../..', import.meta.url)))
const base = JSON.parse(input.files.get('schemas/dashboards/forwarding.json') ?? '') as { widgets: Record<string, { hidden?: boolean }> }
const hidden = Object.entries(base.widgets).flatMap(([id, widget]) => (widget.hidden === true ? [id] : []))

function dashboardOf(tenant: string, name: string, override?: object): DashboardModel {
  const files = new Map(input.files)
  if (override !== undefined) files.set(`tenants/${tenant}/dashboards/${name}.json`, JSON.stringify(override))
  const { tenant: compiled, diagnostics } = compileTenant({ ...input, files }, tenant)
  expect(diagnostics).toEqual([])
  return compiled?.screens[`dashboards/${name}`] as DashboardModel
}
const idsOf = ({ widgets }: DashboardModel) => widgets.map(({ id }) => id)

describe('the dashboards', () => {
  it('[DB-01] [DB-02] [DB-03] [DB-08] [DB-10] hold the widgets of their flavour', () => {
    expect(idsOf(dashboardOf('ACME', 'forwarding'))).toEqual(['quoteStatus', 'bookingStatus', 'expiringQuotes', 'arriving', 'departing', 'inland', 'podCountry'])
    const customs = dashboardOf('HARBOR', 'customs')
    expect(customs.widgets.map(({ id, chart }) => `${id} ${chart}`)).toEqual(['modeOfTransport donut', 'entryType pie', 'released bar', 'pgaStatus donut'])
    expect(customs.banner).toBe('always')
    const own = dashboardOf('ACME', 'own-widgets')
    expect([own.arranged?.source.operation, own.arranged?.widget.source.operation, own.pdf?.label]).toEqual(['getWidgetPreferences', 'getCustomWidgetData', 'customWidgets.exportPdf'])
  })

  it('[DB-04] have further widgets that a tenant shows, places and sizes by JSON alone', () => {
    const shown = Object.fromEntries(hidden.map((id) => [id, { hidden: false }]))
    const widgets = { ...shown, pinned: { hidden: false, before: 'quoteStatus', width: 12 }, podCountry: { hidden: true } }
    const model = dashboardOf('ACME', 'forwarding', { $schema: '../../../schemas/meta/overrides/dashboard.schema.json', widgets })
    expect(hidden).toEqual(['dueImport', 'dueExport', 'pinned', 'quotesAwaiting', 'quotesInProgress', 'quotesAccepted', 'quotesExpiring', 'draftBookings'])
    expect(idsOf(model)).toEqual(['pinned', ...Object.keys(base.widgets).filter((id) => id !== 'pinned' && id !== 'podCountry')])
    expect(model.widgets[0]).toMatchObject({ chart: 'count', width: 12, source: { operation: 'listFavorites' } })
  })
})
