import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Schemas } from '../../../src/contract/index.ts'
import { documented } from '../support/documented.ts'
import type { Asked, Session, TestGateway } from '../support/gateway.ts'
import { fieldsOf, testGateway } from '../support/gateway.ts'

type Row = Schemas['ShipmentListItem']
type Shipment = Schemas['Shipment']
type Query = NonNullable<Asked['query']>

const DAY = 86_400_000

let gateway: TestGateway
let customer: Session
let admin: Session
let elsewhere: Session
let broker: Session
beforeAll(async () => {
  gateway = await testGateway()
  customer = await gateway.signIn('CUSTOMER')
  admin = await gateway.signIn('ADMIN')
  elsewhere = await gateway.signIn('CUSTOMER', 'KAIYO')
  broker = await gateway.signIn('CUSTOMER', 'HARBOR')
})
afterAll(() => gateway.close())

const list = (session: Session, query: Query = {}) =>
  gateway.call<Schemas['ShipmentList']>('listShipments', { ...session, query })
async function rows(session: Session, query: Query = {}): Promise<Row[]> {
  const { status, body } = await list(session, { PageIndex: -1, ...query })
  expect(status).toBe(200)
  expect(body.totalRecords).toBe(body.data.length)
  return body.data
}
const read = (session: Session, id = '') => gateway.call<Shipment>('getShipment', { ...session, path: { id } })
const track = (session: Session, query: Query) =>
  gateway.call<Schemas['TrackingResult']>('trackShipments', { ...session, query })
const refused = (session: Session, query: Query) => gateway.call('listShipments', { ...session, query })
const idsOf = (found: Row[]) => found.map(({ gShpId }) => gShpId)
const dayFromNow = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10).replaceAll('-', '')
/** All shipments that fit, with all that belongs to them. */
async function full(session: Session, query: Query = {}): Promise<Shipment[]> {
  const numbers = (await rows(session, query)).flatMap(({ shpNo }) => shpNo ?? [])
  const pages = Array.from({ length: Math.ceil(numbers.length / 100) }, (_, page) =>
    numbers.slice(page * 100, (page + 1) * 100),
  )
  const answers = await Promise.all(pages.map((page) => track(session, { ShpNos: page.join(',') })))
  return answers.flatMap(({ body }) => body.shipments)
}

describe('the list of shipments', () => {
  it('[SP-04] says when each was first planned to arrive, and which documents it has', async () => {
    const found = await rows(customer)
    const shipments = new Map((await full(customer)).map((shipment) => [shipment.gShpId, shipment]))
    const moved = found.filter(
      ({ firstEtaDate, podEtaDate }) => firstEtaDate !== undefined && firstEtaDate !== podEtaDate,
    )
    expect(moved).not.toEqual([])
    for (const { gShpId, firstEtaDate, documentTypes } of found) {
      const whole = shipments.get(gShpId)
      expect(firstEtaDate).toBe(whole?.firstEtaDate)
      expect(documentTypes).toEqual([...new Set(whole?.documents?.flatMap(({ type }) => type ?? []))].sort())
    }
  })

  it('has pages of 100, the newest first, that together hold every shipment once', async () => {
    const first = (await list(customer)).body
    expect([first.data.length, first.maxResults]).toEqual([100, 100])
    const pages = [first.data]
    for (let PageIndex = 2; pages.flat().length < first.totalRecords; PageIndex += 1) {
      const { body } = await list(customer, { PageIndex })
      expect(body.totalRecords).toBe(first.totalRecords)
      pages.push(body.data)
    }
    expect(idsOf(pages.flat())).toEqual(idsOf(await rows(customer)))
    expect(new Set(idsOf(pages.flat())).size).toBe(first.totalRecords)
    expect((await list(customer, { PageIndex: 9999 })).body).toMatchObject({
      data: [],
      totalRecords: first.totalRecords,
    })
  })

  it('says 0 of its page size when all are in it', async () => {
    expect((await list(customer, { PageIndex: -1 })).body.maxResults).toBe(0)
  })

  it('holds all modes and every status', async () => {
    const all = await rows(admin)
    expect(all.length).toBe(240)
    expect(new Set(all.map(({ bizType }) => bizType))).toEqual(new Set(['Sea', 'Air', 'Inland']))
    const statuses = new Set(all.map(({ currentStatus }) => currentStatus))
    expect(statuses).toEqual(
      new Set(['PICKUP', 'PICKED UP', 'DEPARTED', 'ARRIVED', 'DELAYED', 'RELEASED', 'DELIVERED']),
    )
    expect(all.some(({ createJobUnId }) => createJobUnId === undefined)).toBe(true)
  })

  it.each([
    'shprName',
    'csgnName',
    'jobNo',
    'bookingNo',
    'currentStatus',
    'shpNo',
    'masterNo',
    'refNo',
    'porName',
    'polName',
    'polEtdDate',
    'podName',
    'podEtaDate',
    'destName',
    'devryName',
    'bizType',
  ] as const)('is sorted by %s, both ways, what is absent being the least', async (field) => {
    const order = (found: Row[]) => found.map((row) => row[field] ?? '')
    const ascending = await rows(customer, { Sort: field })
    expect(order(ascending)).toEqual([...order(ascending)].sort())
    expect(idsOf(await rows(customer, { Sort: `-${field}` }))).toEqual(idsOf(ascending).reverse())
  })

  it('is sorted by the day of making, and over its pages', async () => {
    const newest = idsOf(await rows(customer))
    expect(idsOf(await rows(customer, { Sort: 'createdDate' }))).toEqual([...newest].reverse())
    const third = (await list(customer, { Sort: '-createdDate', MaxResults: 10, PageIndex: 3 })).body.data
    expect(idsOf(third)).toEqual(newest.slice(20, 30))
  })

  it.each<[string, Query, string]>([
    ['page 0', { PageIndex: 0 }, 'PageIndex'],
    ['a page before the one that means all', { PageIndex: -2 }, 'PageIndex'],
    ['a page size of nothing', { MaxResults: 0 }, 'MaxResults'],
    ['a page size above 1000', { MaxResults: 1001 }, 'MaxResults'],
    ['an order by what is no column', { Sort: 'tenantId' }, 'Sort'],
    ['an unknown mode', { bizType: 'SE,XX' }, 'bizType'],
    ['half an ETD window', { etdNoOfDaysAgo: 7 }, 'etdNoOfDaysAhead'],
    ['half an ETA window', { etaNoOfDaysAhead: 7 }, 'etaNoOfDaysAgo'],
    ['a negative day', { etaNoOfDaysAgo: -1, etaNoOfDaysAhead: 7 }, 'etaNoOfDaysAgo'],
    ['days without end', { createDateNoOfDaysAgo: 1e12 }, 'createDateNoOfDaysAgo'],
    ['a day of another form', { polEtdDate: '2026-01-31' }, 'polEtdDate'],
    ['a country that is none', { podCtry: 'usa' }, 'podCtry'],
    ['a shipper of blanks', { shipper: '  ' }, 'shipper'],
    ['numbers that are commas', { refNos: ', ,' }, 'refNos'],
  ])('refuses %s', async (_case, query, field) => {
    const answer = await refused(customer, query)
    expect([answer.status, answer.body.code, fieldsOf(answer)]).toEqual([400, 'invalid-request', [field]])
  })
})

describe('a criterion of the list', () => {
  it.each([
    ['jobNo', 'jobNo'],
    ['shpNo', 'shpNo'],
    ['shpNos', 'shpNo'],
    ['masterNo', 'masterNo'],
    ['refNos', 'refNo'],
  ] as const)('%s finds its number and several, in any case', async (parameter, field) => {
    const numbers = [...new Set((await rows(customer)).flatMap((row) => row[field] ?? []))].slice(3, 6)
    const one = await rows(customer, { [parameter]: numbers[0]?.toLowerCase() ?? '' })
    expect(new Set(one.map((row) => row[field]))).toEqual(new Set([numbers[0]]))
    const several = await rows(customer, { [parameter]: numbers.join(' ,') })
    expect(new Set(several.map((row) => row[field]))).toEqual(new Set(numbers))
    expect(await rows(customer, { [parameter]: 'NONE' })).toEqual([])
  })

  it('containerNo finds the shipment of a container', async () => {
    const shipment = (await full(customer, { bizType: 'SE' })).find(({ containers = [] }) => containers.length > 1)
    for (const { containerNo = '' } of shipment?.containers ?? [])
      expect(idsOf(await rows(customer, { containerNo: containerNo.toLowerCase() }))).toEqual([shipment?.gShpId])
  })

  it.each([
    ['shipper', 'shprName'],
    ['consignee', 'csgnName'],
  ] as const)('%s finds a party by its code and by a part of its name', async (parameter, field) => {
    const name = 'KITANO TEA AND GRAIN'
    const byCode = await rows(admin, { [parameter]: 'kitano01' })
    expect(new Set(byCode.map((row) => row[field]))).toEqual(new Set([name]))
    expect(byCode.length).toBe((await rows(admin)).filter((row) => row[field] === name).length)
    expect(await rows(admin, { [parameter]: 'tea and' })).toEqual(byCode)
    expect(await rows(admin, { [parameter]: '%' })).toEqual([])
  })

  it('notify finds the notify party', async () => {
    const notified = await full(admin, { notify: 'HINODE01' })
    expect(notified.length).toBeGreaterThan(0)
    expect(new Set(notified.map(({ ntfyName }) => ntfyName))).toEqual(new Set(['HINODE SEIKI PARTS']))
  })

  it('holds the ports and their countries', async () => {
    const inYokohama = await rows(admin, { polCtry: 'JP', polCity: 'jpyok' })
    expect(new Set(inYokohama.map(({ polName }) => polName))).toEqual(new Set(['Yokohama']))
    expect(await rows(admin, { polCtry: 'US', polCity: 'JPYOK' })).toEqual([])
    const toYokohama = await rows(admin, { podCtry: 'JP', podCity: 'JPYOK' })
    expect(new Set(toYokohama.map(({ podName }) => podName))).toEqual(new Set(['Yokohama']))
    expect((await rows(admin, { podCtry: 'JP' })).length).toBeGreaterThan(toYokohama.length)
  })

  it.each([
    ['etd', 'polEtdDate'],
    ['eta', 'podEtaDate'],
  ] as const)('window of %s lets pass what lies in it, both ends included', async (window, field) => {
    const query = { [`${window}NoOfDaysAgo`]: 7, [`${window}NoOfDaysAhead`]: 7 }
    const within = (row: Row) => (row[field] ?? '') >= dayFromNow(-7) && (row[field] ?? '') <= dayFromNow(7)
    const found = await rows(customer, query)
    expect(found.length).toBeGreaterThan(5)
    expect(found).toEqual((await rows(customer)).filter(within))
    const day = found[0]?.[field] ?? ''
    expect(await rows(customer, { ...query, [field]: day })).toEqual(found.filter((row) => row[field] === day))
  })

  it('reaches back as many days of making as asked', async () => {
    const amounts = await Promise.all(
      [30, 90, 181].map(async (days) => (await rows(customer, { createDateNoOfDaysAgo: days })).length),
    )
    expect(amounts).toEqual([...amounts].sort((one, other) => one - other))
    expect(new Set(amounts).size).toBe(3)
  })

  it('holds modes and statuses', async () => {
    const found = await rows(customer, { bizType: 'SI,AI', status: 'departed,DELAYED' })
    expect(found.length).toBeGreaterThan(0)
    expect(new Set(found.map(({ currentStatus }) => currentStatus))).toEqual(new Set(['DEPARTED', 'DELAYED']))
    expect(new Set(found.map(({ bizType }) => bizType))).toEqual(new Set(['Sea', 'Air']))
  })
})

describe('who sees a shipment', () => {
  it('are the users of its company, and administrators', async () => {
    const own = new Set(idsOf(await rows(customer)))
    const foreign = (await rows(admin)).filter(({ gShpId }) => !own.has(gShpId))
    expect(foreign.length).toBeGreaterThan(10)
    const { gShpId, shpNo = '' } = foreign[0] ?? { gShpId: '' }
    expect((await read(admin, gShpId)).status).toBe(200)
    expect((await read(customer, gShpId)).status).toBe(404)
    expect((await track(customer, { ShpNos: shpNo })).status).toBe(204)
    expect(await rows(customer, { shpNo })).toEqual([])
  })

  it('is nobody of another tenant', async () => {
    const { gShpId, shpNo = '' } = (await rows(customer))[0] ?? { gShpId: '' }
    expect((await read(elsewhere, gShpId)).status).toBe(404)
    expect((await track(elsewhere, { ShpNos: shpNo })).status).toBe(204)
    expect((await list({ ...customer, tenant: 'KAIYO' })).status).toBe(403)
  })

  it.each(['listShipments', 'getShipment', 'countShipments'] as const)(
    '%s is for those signed in, in the forwarding flavour',
    async (operation) => {
      const asked = { path: { id: 'SH1' }, query: { countBy: 'podctry', JobNo: 'X' } }
      expect((await gateway.call(operation, asked)).status).toBe(401)
      expect((await gateway.call(operation, { ...asked, ...broker })).status).toBe(403)
    },
  )

  it('does not depend on how an id looks', async () => {
    expect((await read(customer, "' or 1=1 --")).status).toBe(404)
    expect((await read(customer, 'SH0')).status).toBe(404)
  })
})

describe('one shipment', () => {
  it('shows what its row shows, and all that belongs to it', async () => {
    for (const row of (await rows(customer)).slice(0, 40)) {
      const { body } = await read(customer, row.gShpId)
      expect({ ...body, documentTypes: row.documentTypes }).toMatchObject(row)
      expect(body.statusList?.[0]).toMatchObject({ eventCode: 'BKD' })
      expect(body.jobRoutes?.length).toBeGreaterThan(0)
      expect(body.createOwnerId).toMatch(/^ACME/)
    }
  })

  it('keeps confidential remarks to itself', async () => {
    const remarks = (await full(admin)).flatMap((shipment) => shipment.remarks ?? [])
    expect(remarks.length).toBeGreaterThan(50)
    expect(remarks.filter(({ remarkType }) => remarkType === 'Internal')).toEqual([])
  })

  it('that was booked in the portal is named by its booking', async () => {
    const { body } = await gateway.call<Schemas['BookingList']>('listBookings', {
      ...customer,
      query: { BookStatus: 'B' },
    })
    for (const { unId = '' } of body.data.slice(0, 10)) {
      const booking = (await gateway.call<Schemas['Booking']>('getBooking', { ...customer, path: { id: unId } })).body
      const [found] = (await track(customer, { BookingNos: booking.bookingNo ?? '' })).body.shipments
      expect(found).toMatchObject({ shpNo: booking.shipmentNo, totPcs: booking.bkPcs, shprName: booking.shipperName })
    }
  })
})

it('has shown every documented status', () => {
  const operations = ['listShipments', 'getShipment'] as const
  expect(documented(operations).filter((one) => !gateway.seen.has(one))).toEqual([])
})
