import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import type { FormModel, GridModel, ViewModel } from '../../src/config/index.ts'
import { compileTenant } from '../../src/config/node.ts'
import { complete } from '../contract/support/booking-examples.ts'
import { readConfig } from '../../src/tools/project/read.ts'

const textOf = (name: string): string => readFileSync(new URL(`../../schemas/${name}.json`, import.meta.url), 'utf8')

const columnsOf = (name: string): string[] => {
  const { columns } = JSON.parse(textOf(`grids/${name}`)) as { columns: Record<string, object> }
  return Object.keys(columns)
}

it('[LS-01] [LS-02] [SG-01] [SG-03] lists of the base have their columns in the order of the specification, whatever a tenant puts first', () => {
  expect(columnsOf('bookings')).toEqual([
    ...['shipper', 'bizType', 'origin', 'totalPieces', 'totalWeight', 'destination', 'bookingNo', 'status', 'refNo'],
    'lastUpdated',
  ])
  expect(columnsOf('quotes')).toEqual([
    ...['shprName', 'bizType', 'porName', 'pieces', 'weight', 'teu', 'totCtnQty', 'destName', 'status', 'quoteNo'],
    ...['bookingNo', 'shipmentNo', 'expirationDate', 'lastUpdatedDate', 'source', 'createByName'],
  ])
  expect(columnsOf('shipments').slice(0, 6)).toEqual([
    ...['shprName', 'csgnName', 'jobNo', 'currentStatus', 'shpNo', 'masterNo'],
  ])
  expect(columnsOf('customs-files')).toEqual([
    ...['shipperName', 'arrivalDate', 'countryOfExportName', 'custIrsNo', 'custName', 'exportDate', 'fileNo'],
    ...['houseBill', 'masterBill', 'motDesc', 'portOfEntryName', 'releaseDate', 'fdaStatus', 'pgaStatus', 'pga'],
  ])
})

it('[SD-03] [CU-03] the header of a shipment and the lines of an invoice have in the base what the specification lists, in its order', () => {
  const { sections } = JSON.parse(textOf('views/shipment')) as {
    sections: { header: { blocks: Record<string, { fields?: object }> } }
  }
  const fields = Object.values(sections.header.blocks).flatMap((block) => Object.keys(block.fields ?? {}))
  expect(fields.filter((field) => !/^(ready|need)|^inlandEta$|^services$/.test(field))).toEqual([
    ...[
      'jobNo',
      'bookingNo',
      'masterNo',
      'shpNo',
      'refNo',
      'carrier',
      'fltNo',
      'vesselName',
      'mode',
      'origin',
      'porEtdDate',
    ],
    ...['polName', 'polEtdDate', 'podName', 'podEtaDate', 'destination', 'totPcs', 'totGWgt', 'serviceRequest'],
  ])
  const { levels } = JSON.parse(textOf('drilldowns/customs-invoice')) as {
    levels: { invoice: { blocks: { lines: { columns: Record<string, { hidden?: boolean }> } } } }
  }
  const shown = Object.entries(levels.invoice.blocks.lines.columns).filter(([, { hidden }]) => hidden !== true)
  expect(shown.map(([column]) => column)).toEqual([
    ...['ciLineNo', 'countryOrigin', 'valueForeignAmt', 'weightGross', 'charges'],
  ])
})

it('[TR-02] the search has a name for the modes that a chart of the dashboard leads to the list with', () => {
  const { lookups } = JSON.parse(textOf('lookups')) as { lookups: { shipmentModeFilters: { options: object } } }
  const modes = [...textOf('dashboards/forwarding').matchAll(/"bizType": "([A-Z,]+)"/g)].map(([, found]) => found)
  expect(modes).toContain('SI,AI')
  expect(Object.keys(lookups.shipmentModeFilters.options)).toEqual(expect.arrayContaining(modes))
})

/** Compiles a tenant, and gives its views and lists by name. */
function viewsOf(id: string) {
  const { tenant } = compileTenant(readConfig(fileURLToPath(new URL('../..', import.meta.url))), id)
  return {
    labels: tenant?.labels['en'] ?? {},
    gridOf(name: string): GridModel {
      const screen = tenant?.screens[name]
      return screen?.kind === 'grid' ? screen : expect.fail(`no ${name}`)
    },
    formOf(name: string): FormModel {
      const screen = tenant?.screens[name]
      return screen?.kind === 'form' ? screen : expect.fail(`no ${name}`)
    },
    sectionsOf(name: string): ViewModel['sections'] {
      const screen = tenant?.screens[name]
      return screen?.kind === 'view' ? screen.sections : expect.fail(`no ${name}`)
    },
  }
}

it.each(['ACME', 'KAIYO'])(
  'lists of a shipment and of a container without rows say No records found to %s (specification, shipments §8)',
  (id) => {
    const { labels, sectionsOf } = viewsOf(id)
    const said = ['views/shipment', 'views/container'].flatMap((name) =>
      sectionsOf(name)
        .flatMap(({ blocks }) => blocks)
        .filter(({ block }) => ['table', 'timeline', 'remarks'].includes(block))
        .map(({ empty }) => empty),
    )
    expect(said.length).toBeGreaterThan(7)
    expect(new Set(said)).toEqual(new Set(['grid.empty']))
    expect(labels['grid.empty']).toBe('No records found')
  },
)

it('[CU-06] an invoice of the billing without a number is named by its suffix', () => {
  const billing = viewsOf('HARBOR')
    .sectionsOf('views/customs-file')
    .find(({ id }) => id === 'billing')?.drilldown
  const named = JSON.stringify(billing).match(/"otherwise":\["suffix"\]/g)
  expect(named).toHaveLength(2)
})

it.each([
  ['ACME', 'destName'],
  ['KAIYO', 'devryName'],
])('[SG-02] a card says where an inland shipment comes from and where it goes, to %s by %s', (id, place) => {
  const { route = [] } = viewsOf(id).gridOf('grids/shipments').card
  expect(route.filter((field) => ['porName', 'destName', 'devryName'].includes(field))).toEqual(['porName', place])
})

it('[SG-02] [SP-01] where a shipment begins and ends is shown whichever of its names for that a gateway sends (specification, shipments §2: devryName of an inland one)', () => {
  const { gridOf, sectionsOf } = viewsOf('ACME')
  const { columns } = gridOf('grids/shipments')
  expect(columns.find(({ id }) => id === 'destination')?.options['otherwise']).toEqual(['devryName'])
  const blocks = sectionsOf('views/shipment').flatMap((section) => section.blocks)
  const { fields = [] } = blocks.find(({ id }) => id === 'places') ?? {}
  const otherwise = new Map(fields.map(({ column: { id, options } }) => [id, options['otherwise']]))
  expect(otherwise.get('origin')).toEqual(['porName'])
  expect(otherwise.get('destination')).toEqual(['destName', 'devryName'])
})

it.each([
  ['views/booking-summary', ['orgCity', 'destCity', 'polCity', 'podCity']],
  ['views/quote-summary', ['porCity', 'destCity', 'polCity', 'podCity']],
])('[SP-01] places of %s of which a gateway sends the code alone are shown by it', (name, codes) => {
  const blocks = viewsOf('ACME')
    .sectionsOf(name)
    .flatMap((section) => section.blocks)
  const { fields = [] } = blocks.find(({ id }) => id === 'locations') ?? {}
  expect(new Set(fields.map(({ column }) => column.options['otherwise']).flat())).toEqual(new Set(codes))
})

it('[GW-10] the activity log calls what was changed as the forms do, whatever a page sends of a booking', () => {
  const { labels, gridOf } = viewsOf('ACME')
  const { options = [] } = gridOf('grids/trail').lookups['recordFields'] ?? {}
  const said = new Map(options.map(({ value, label, under }) => [value, [label, under].map((id) => labels[id ?? ''])]))
  const names = Object.keys(complete).filter((name) => name !== 'funcCode')
  expect(names.length).toBeGreaterThan(15)
  expect(names.filter((name) => said.get(`booking.${name}`)?.[0] === undefined)).toEqual([])
  expect(said.get('booking.shprAddr2')).toEqual(['Shipper', undefined])
  expect(said.get('booking.remarkList')).toEqual(['Remarks', undefined])
  expect(said.get('booking.pickupInfo.fromTime')).toEqual(['From Time', 'Pickup at Origin'])
  expect(said.get('user.modules.CP-BOOKING')).toEqual(['Bookings', undefined])
})

it('[GW-09] the history of a person calls what was changed as the form does', () => {
  const { labels, formOf } = viewsOf('ACME')
  const { lookups, sections } = formOf('forms/user')
  const [rows] = sections.find(({ id }) => id === 'history')?.fields ?? []
  const lookup = rows?.fields?.find(({ id }) => id === 'fields')?.options['lookup'] as string | undefined
  const said = new Map(lookups[lookup ?? '']?.options?.map(({ value, label }) => [value, labels[label]]))
  expect([said.get('studio'), said.get('modules.CP-BOOKING'), said.get('modules')]).toEqual([
    ...['Studio', 'Bookings', labels['user.modules']],
  ])
})
