import { describe, expect, it } from 'vitest'
import { type ConfigInput } from '../../config/node.ts'
import type { Change } from '../host/api.ts'
import { about, after, errors, portal } from '../../tools/studio/testing/configured.ts'

describe('[BX-04] maps of values', () => {
  const file = 'dashboards/forwarding.json'
  const mapOf = (input: ConfigInput, way: string, keys: string) =>
    about(input, 'ACME', file, way).maps.find((each) => each.keys.join('.') === keys)

  it('name the parameters of the contract’s operation, and another operation has others', () => {
    const names = (input: ConfigInput) =>
      mapOf(input, 'widgets.quoteStatus', 'source.query')?.names?.map(({ value, isNeeded }) => [value, isNeeded])
    expect(names(portal)).toContainEqual(['countBy', true])
    expect(mapOf(portal, 'widgets.quoteStatus', 'click.query')).toMatchObject({
      kept: ['fromDashBoard', 'status'],
      value: { status: { from: 'figure.code' } },
    })
    const operation = about(portal, 'ACME', file, 'widgets.quoteStatus').properties.find(
      ({ keys }) => keys.join('.') === 'source.operation',
    )
    const offered = operation?.options?.map(({ value }) => value) ?? []
    expect(offered).toContain('countBookings')
    expect(offered).not.toContain('saveBooking')
  })

  it('of a source are those of any operation that only asks, however it is sent', () => {
    const offered = about(portal, 'HARBOR', 'dashboards/customs.json', 'widgets.held').properties.find(
      ({ keys }) => keys.join('.') === 'source.operation',
    )?.options
    const names = offered?.map(({ value }) => value)
    expect(names).toEqual(
      expect.arrayContaining(['listCommercialInvoices', 'searchCustomsShipments', 'listCustomsShipmentsFor']),
    )
    expect(names).not.toContain('saveCustomsDocuments')
  })

  it('of a click name what the page reads in its address, and its values where these are known', () => {
    const names = (tenant: string, board: string, way: string) =>
      about(portal, tenant, board, way).maps.find(({ keys }) => keys.join('.') === 'click.query')?.names ?? []
    const find = (all: ReturnType<typeof names>, name: string) => all.find(({ value }) => value === name)
    const shipments = names('ACME', file, 'widgets.delayed')
    expect(find(shipments, 'shipper')?.texts?.['en']).toBe('Shipper: …')
    expect(find(shipments, 'status')?.values).toContainEqual({ value: 'DELAYED', texts: { en: 'Delayed', ja: '遅延' } })
    expect(find(shipments, 'etdNoOfDaysAgo')).toMatchObject({ type: 'number' })
    // Modes of transport are named as the contract takes them: several, with commas.
    expect(find(shipments, 'bizType')).toMatchObject({ areSeveral: true })
    expect(find(shipments, 'polCtry')?.areSeveral).toBeUndefined()
    expect(find(shipments, 'id')).toBeUndefined()
    // The filters of the list, by column, and what is out of the ordinary.
    expect(find(shipments, 'f.currentStatus')).toMatchObject({ texts: { en: 'Status' }, type: 'string' })
    expect(find(shipments, 'f.podEtaDate')).toMatchObject({ areDays: true })
    expect(find(shipments, 'f.list.exception')?.values?.map(({ value }) => value)).toContain('notArrived')
    const files = names('HARBOR', 'dashboards/customs.json', 'widgets.held')
    expect(find(files, 'dataFor')?.values?.map(({ value }) => value)).toContain('held')
    // It is written as a hand would, and found sound.
    const keys = ['widgets', 'delayed', 'click', 'query']
    const value = { status: 'DELAYED', 'f.podEtaDate': 'last7Days' }
    expect(errors(after(portal, 'ACME', [{ kind: 'set', file, keys, value }]), 'ACME')).toEqual([])
  })

  it('of a link for everybody name its numbers, and of a kind of number the call’s parameters', () => {
    const found = (board: string, way: string, keys: string) =>
      about(portal, 'ACME', board, way).maps.find((each) => each.keys.join('.') === keys)?.names
    const link = found('views/shipment.json', 'actions.copyLink', 'copy')
    expect(link?.map(({ value }) => value)).toContain('Link')
    expect(link?.find(({ value }) => value === 'MasterNo')?.texts?.['en']).toBeTruthy()
    const kind = found('portal.json', 'flavours.forwarding.tracking.numbers.RefNos', 'query')
    expect(kind?.map(({ value }) => value)).toContain('PageIndex')
    const lookup = about(portal, 'ACME', 'lookups.json', 'lookups.cities').properties.find(
      ({ keys }) => keys[0] === 'search',
    )
    expect(lookup?.options?.length).toBeGreaterThan(0)
  })

  it('of a row that opens name what its drawer reads of it, each a path of the row', () => {
    const list = 'grids/quotes.json'
    const map = about(portal, 'ACME', list, '').maps.find(({ keys }) => keys.join('.') === 'open.gives')
    expect(map).toMatchObject({ isOfPaths: true, value: { bizType: 'bizType' }, kept: ['bizType'] })
    expect(map?.names?.map(({ value }) => value)).toEqual(['number', 'bizType'])
    const value = { bizType: 'bizType', number: 'quoteNo' }
    const input = after(portal, 'ACME', [{ kind: 'set', file: list, keys: ['open', 'gives'], value }])
    expect(errors(input, 'ACME')).toEqual([])
  })

  it('are said where the widget is the tenant’s own, and found sound', () => {
    const copied: Change = { kind: 'copy', file, keys: ['widgets', 'quoteStatus'], id: 'x_mine' }
    const keys = ['widgets', 'x_mine', 'source', 'query']
    const value = { countBy: 'quotestatus', CreateDateNoOfDaysAgo: 7 }
    const input = after(portal, 'ACME', [copied, { kind: 'set', file, keys, value }])
    expect(errors(input, 'ACME')).toEqual([])
    expect(mapOf(input, 'widgets.x_mine', 'source.query')).toMatchObject({ value, kept: [] })
  })
})
