import { describe, expect, it } from 'vitest'
import { compileTenant } from '../../config/node.ts'
import type { StudioScreen } from '../../studio/host/api.ts'
import { readConfig } from '../project/read.ts'
import { fixedValues, rootsOf } from './rules.ts'
import { screensOf } from './screens.ts'

const input = readConfig(process.cwd())
const ofTenant = (id: string) => {
  const { tenant } = compileTenant(input, id)
  if (tenant === undefined) throw new Error(`${id} does not compile`)
  const textsOf = (label: string) => ({ en: tenant.labels['en']?.[label] ?? label })
  const screens = screensOf(input, tenant, textsOf)
  const screen = (file: string): StudioScreen | undefined => screens.find((each) => each.file === file)
  return { screen, values: fixedValues(tenant, textsOf, []) }
}

describe('[BX-04] where a screen is seen in the studio', () => {
  const { screen, values } = ofTenant('ACME')

  it('is its route, or its drawer, empty where that is something', () => {
    expect(screen('grids/bookings.json')).toMatchObject({
      kind: 'grids',
      titles: { en: 'Manage Bookings' },
      address: '/acme/bookings',
    })
    expect(screen('forms/booking.layout.json')).toMatchObject({ address: '/acme/bookings?booking=new' })
    expect(screen('views/pinned.json')).toMatchObject({ address: '/acme/?pinned=new' })
    expect(screen('views/pinned.json')?.needsRecord).toBeUndefined()
  })

  it('is with a record of the list that opens it, chosen by what the list is filtered by', () => {
    const { records } = screen('views/shipment.json') ?? {}
    expect(records?.by.map(({ id, texts }) => [id, texts['en']])).toEqual([
      ['currentStatus', 'Status'],
      ['bizType', 'Mode of Transport'],
    ])
    expect(records?.by[0]?.values['DELAYED']).toEqual({ en: 'Delayed' })
    expect(records).toMatchObject({
      drawer: 'shipment',
      id: 'gShpId',
      title: 'shpNo',
      rows: { operation: 'listShipments' },
    })
  })

  it('is with a record that has the place: a form’s summary one that is not edited any more', () => {
    expect(screen('views/booking-summary.json')?.records?.places).toEqual([
      { texts: {}, holds: { not: expect.anything() as unknown } },
    ])
    expect(screen('forms/booking.layout.json')?.records?.places).toEqual([{ texts: {} }])
  })

  it('is with a record that has the place: a drill-down the sections that hold it', () => {
    const harbor = ofTenant('HARBOR')
    const places = (name: string) =>
      harbor
        .screen(`drilldowns/${name}.json`)
        ?.records?.places.map(({ section, holds }) => [section, holds !== undefined])
    expect(places('customs-invoice')).toEqual([['invoices', true]])
    expect(places('customs-milestones')).toEqual([
      ['milestones', true],
      ['inbondMilestones', true],
    ])
    expect(harbor.screen('forms/booking.layout.json')).toBeUndefined()
  })

  it('is, of what is printed alone, where its button stands, with a record that has the button', () => {
    expect(screen('views/shipment-print.json')).toMatchObject({
      address: '/acme/shipments',
      printedBy: { en: 'Print' },
      records: { drawer: 'shipment', places: [{ texts: {} }] },
    })
    const inbond = ofTenant('HARBOR').screen('views/customs-file-print-inbond.json')
    expect(inbond?.records?.places).toEqual([{ texts: {}, holds: { field: 'header.fileType', is: 'INBOND' } }])
  })

  it('comes with what rules may ask about: fixed values, and who looks at it', () => {
    expect(values['modes']?.['AE']).toEqual({ en: 'Air Export' })
    expect(rootsOf(input)).toContainEqual({
      path: 'session.isCpSupUser',
      texts: { en: 'Session › Supplier', ja: 'サインイン中の人 › サプライヤー' },
      type: 'boolean',
    })
    const type = rootsOf(input).find(({ path }) => path === 'session.userType')
    expect(type?.choices).toContainEqual({ value: 'ELSP', texts: { en: 'Supplier', ja: 'サプライヤー' } })
    expect(rootsOf(input)).toContainEqual({
      path: 'tenant.accessLevels.accessToQuotes',
      texts: { en: 'Tenant › Access levels › Quotes', ja: 'テナント › 利用できる機能 › 見積' },
      type: 'boolean',
    })
  })
})
