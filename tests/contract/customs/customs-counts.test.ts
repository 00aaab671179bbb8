import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Schemas } from '../../../src/contract/index.ts'
import { refusedFields } from '../support/customs.ts'
import type { CustomsLists } from '../support/customs-lists.ts'
import { customsLists } from '../support/customs-lists.ts'
import { day } from '../support/days.ts'
import { documented } from '../support/documented.ts'
import type { Session, TestGateway } from '../support/gateway.ts'
import { testGateway } from '../support/gateway.ts'

let gateway: TestGateway
let customer: Session
let lists: CustomsLists
let all: Schemas['CustomsShipment'][]
beforeAll(async () => {
  gateway = await testGateway()
  customer = await gateway.signIn('CUSTOMER', 'HARBOR')
  lists = customsLists(gateway, customer)
  all = (await lists.search()).shipments
})
afterAll(() => gateway.close())

describe('the widgets of the dashboard', () => {
  it.each(['mot', 'entryType', 'pgAgency', 'dates'])('count by %s what their slices list', async (countBy) => {
    const slices = await lists.counts(countBy)
    for (const { code = '', value } of slices) {
      const { status, body } = await lists.listFor(countBy, code)
      expect(status).toBe(200)
      expect([code, body.totalRecords, body.shipments.length]).toEqual([code, value, value])
    }
    expect(slices.filter(({ value }) => value > 0).length).toBeGreaterThan(2)
  })

  it('count what was opened within 30 days, the highest first', async () => {
    const opened = await lists.find({ entityName: 'ShipmentDates', fieldName: '4', fromValue: '29', toValue: '0' })
    const modes = await lists.counts('mot')
    expect(modes.reduce((sum, { value }) => sum + value, 0)).toBe(opened.length)
    expect(modes.map(({ value }) => value)).toEqual(modes.map(({ value }) => value).sort((one, other) => other - one))
    expect(modes).toContainEqual({
      name: 'Vessel, containerized',
      code: '11',
      value: opened.filter(({ mot }) => mot === '11').length,
    })
    const consumption = (await lists.counts('entryType')).find(({ code }) => code === '01')
    expect(consumption).toEqual({
      name: 'Consumption',
      code: '01',
      value: opened.filter(({ entryType }) => entryType === '01').length,
    })
    const fda = (await lists.counts('pgAgency')).find(({ code }) => code === 'FDA')
    expect(fda?.value).toBe(opened.filter(({ pga = '' }) => pga.split(',').includes('FDA')).length)
  })

  it('count releases day by day of the last seven', async () => {
    const days = await lists.counts('dates')
    expect(days.map(({ code }) => code)).toEqual([-6, -5, -4, -3, -2, -1, 0].map(day))
    expect(days.reduce((sum, { value }) => sum + value, 0)).toBe(
      all.filter(({ releaseDate = '' }) => releaseDate >= day(-6)).length,
    )
  })

  it('count releases until the day that it is for the caller', async () => {
    const asked = { ...customer, query: { countBy: 'dates', asOf: day(-1) } }
    const { body } = await gateway.call<Schemas['CustomsShipmentCounts']>('countCustomsShipments', asked)
    const { pieChartWidgetDetails: days } = body
    expect(days.map(({ code }) => code)).toEqual([-7, -6, -5, -4, -3, -2, -1].map(day))
    expect(days.map(({ value }) => value)).toEqual(
      days.map(({ code }) => all.filter(({ releaseDate }) => releaseDate === code).length),
    )
  })

  it.each([
    ['held', 'HOLD', 'Hold'],
    ['exam', 'EXAM', 'Exam'],
    ['delayed', 'DELAYED', 'Delayed'],
  ] as const)('[LK-04] count what is %s, whenever it was opened, and list it', async (need, code, name) => {
    const listed = all.filter(({ status }) => status === code)
    expect(listed.length).toBeGreaterThan(0)
    expect(await lists.counts(need)).toEqual([{ name, code, value: listed.length }])
    const { shipments } = (await lists.listFor(need, code)).body
    expect(shipments.map(({ fileNo }) => fileNo)).toEqual(listed.map(({ fileNo }) => fileNo).sort())
    expect(refusedFields(await lists.listFor(need, 'RELEASED'))).toEqual(['value'])
  })

  it('are listed in pages and in the order asked for', async () => {
    const { shipments } = (await lists.listFor('mot', '11', { sort: '-shipperName' })).body
    const names = shipments.map(({ shipperName = '' }) => shipperName)
    expect(names).toEqual([...names].sort().reverse())
    expect((await lists.listFor('mot', '11', { pageIndex: 1 })).body.maxResults).toBe(100)
    expect((await lists.listFor('mot', '11', { pageIndex: 9 })).body.shipments).toEqual([])
  })

  it('refuse what they do not count by', async () => {
    expect(
      refusedFields(await gateway.call('countCustomsShipments', { ...customer, query: { countBy: 'weather' } })),
    ).toEqual(['countBy'])
    expect(refusedFields(await gateway.call('countCustomsShipments', { ...customer }))).toEqual(['countBy'])
    expect(refusedFields(await lists.listFor('weather', '11'))).toEqual(['dataFor'])
    expect(refusedFields(await lists.listFor('dates', '20260231'))).toEqual(['value'])
    expect(refusedFields(await lists.listFor('dates', 'today'))).toEqual(['value'])
    expect(refusedFields(await lists.listFor('mot', '11', { pageIndex: 0 }))).toEqual(['pageIndex'])
    const query = { countBy: 'mot' }
    expect((await gateway.call('countCustomsShipments', { tenant: 'HARBOR', query })).status).toBe(401)
    expect(
      (await gateway.call('countCustomsShipments', { ...(await gateway.signIn('CUSTOMER', 'KAIYO')), query })).status,
    ).toBe(403)
  })

  it('list files of the customs flavour alone, and nothing for strangers', async () => {
    const elsewhere = await gateway.signIn('CUSTOMER', 'ACME')
    expect((await lists.listFor('mot', '11', {}, elsewhere)).status).toBe(403)
    expect((await lists.listFor('mot', '11', {}, { tenant: 'HARBOR' })).status).toBe(401)
  })
})

it('was seen to answer every status of the contract', () => {
  const missing = documented(['listCustomsShipmentsFor', 'countCustomsShipments']).filter(
    (status) => !gateway.seen.has(status),
  )
  expect(missing).toEqual([])
})
