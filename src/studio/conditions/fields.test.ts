import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { entryAbout, outline, screenOutline } from '../../config/node.ts'
import { readConfig } from '../../tools/project/read.ts'
import type { StudioTenant } from '../host/api.ts'
import type { Words } from '../words/words.ts'
import { dataFields, namedFields, ofRow } from './fields.ts'

const portal = readConfig(fileURLToPath(new URL('../../../', import.meta.url)))
const tenant = {
  values: { shipmentStatuses: { DELAYED: { en: 'Delayed' }, ARRIVED: { en: 'Arrived' } } },
} as unknown as StudioTenant
const words = {
  of: (texts: Readonly<Record<string, string>>) => texts['en'] ?? '',
  t: (id: string, { field = '' }: Readonly<Record<string, string>> = {}) => `${field}|${id}`,
} as unknown as Words
const named = (file: string, way: string, id = 'ACME') =>
  ofRow(entryAbout(portal, id, file, way.split('.')).row, { tenant, words })

describe('[ST-04] what a condition of a list may ask of a row', () => {
  it('has the names that the list gives its columns, and the values that they have', () => {
    const fields = new Map(named('grids/shipments.json', 'exceptions.notArrived').map((each) => [each.path, each]))
    expect(fields.get('row.podEtaDate')).toMatchObject({ text: 'ETA|rule.ofRow', type: 'string' })
    expect(fields.get('row.currentStatus')?.values).toEqual([
      { value: 'DELAYED', text: 'Delayed' },
      { value: 'ARRIVED', text: 'Arrived' },
    ])
  })

  it('has what no column shows, too, and tells apart what reads the same', () => {
    const fields = named('grids/shipments.json', 'exceptions.notArrived')
    expect(fields.map(({ path }) => path)).toContain('row.firstEtaDate')
    expect(new Set(fields.map(({ text }) => text)).size).toBe(fields.length)
  })

  it('is of a level the row that opened it, and of a form nothing', () => {
    const opener = named('drilldowns/customs-invoice.json', 'levels.line', 'HARBOR')
    expect(opener.map(({ path }) => path)).toContain('row.ciLineNo')
    expect(named('forms/booking.layout.json', 'sections.details')).toEqual([])
  })
})

it('[ST-04] a value that two fields of a form have may be each of the values of either', () => {
  const values = {
    seaShipmentTypes: { FCL: { en: 'FCL' }, LCL: { en: 'LCL' } },
    inlandShipmentTypes: { FTL: { en: 'FTL' } },
  }
  const fields = dataFields({
    ...{ outline: outline(portal, 'ACME', 'forms/booking.layout.json'), words },
    tenant: { values } as unknown as StudioTenant,
  })
  const kinds = fields.find(({ path }) => path === 'shipmentType')?.values ?? []
  expect(kinds.map(({ value }) => value)).toEqual(['FCL', 'LCL', 'FTL'])
})

it('[ST-04] rules of a form may ask how far its record has come, and those of other screens not', () => {
  const values = { bookingStatuses: { Q: { en: 'Quoted' } } }
  const ofRecord = (file: string) => {
    const { entries, screen } = screenOutline(portal, 'ACME', file)
    const naming = { outline: entries, screen, words, tenant: { values } as unknown as StudioTenant }
    return namedFields(naming, []).filter(({ path }) => path.startsWith('record.'))
  }
  expect(ofRecord('forms/booking.layout.json')).toEqual([
    { path: 'record.status', text: '|rule.status', type: 'string', values: [{ value: 'Q', text: 'Quoted' }] },
    { path: 'record.unId', text: '|rule.saved', type: 'string' },
  ])
  expect(ofRecord('grids/bookings.json')).toEqual([])
})

it('[ST-04] rules of a view may ask how far its record has come, by the words of its status', () => {
  const { entries, screen } = screenOutline(portal, 'ACME', 'views/shipment.json')
  const fields = namedFields({ outline: entries, screen, words, tenant }, [])
  expect(fields.find(({ path }) => path === 'currentStatus')?.values).toContainEqual({
    value: 'ARRIVED',
    text: 'Arrived',
  })
})
