import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Schemas } from '../../../src/contract/index.ts'
import { documented } from '../support/documented.ts'
import type { Answered, Asked, Session, TestGateway } from '../support/gateway.ts'
import { fieldsOf, testGateway } from '../support/gateway.ts'

type Shipment = Schemas['Shipment']
type Query = NonNullable<Asked['query']>

let gateway: TestGateway
let customer: Session
let admin: Session
let broker: Session
beforeAll(async () => {
  gateway = await testGateway()
  customer = await gateway.signIn('CUSTOMER')
  admin = await gateway.signIn('ADMIN')
  broker = await gateway.signIn('CUSTOMER', 'HARBOR')
})
afterAll(() => gateway.close())

async function rows(session: Session, query: Query = {}): Promise<Schemas['ShipmentListItem'][]> {
  return (
    await gateway.call<Schemas['ShipmentList']>('listShipments', { ...session, query: { MaxResults: 100, ...query } })
  ).body.data
}
const track = (session: Session, query: Query) =>
  gateway.call<Schemas['TrackingResult']>('trackShipments', { ...session, query })
/** Up to 100 shipments that fit, with all that belongs to them. */
async function full(session: Session, query: Query = {}): Promise<Shipment[]> {
  const numbers = (await rows(session, query)).flatMap(({ shpNo }) => shpNo ?? [])
  return (await track(session, { ShpNos: numbers.join(',') })).body.shipments
}

describe('tracking', () => {
  it.each([
    ['BookingNos', 'bookingNo'],
    ['ShpNos', 'shpNo'],
    ['JobNo', 'jobNo'],
    ['MasterNo', 'masterNo'],
    ['RefNos', 'refNo'],
    ['fileNo', 'fileNo'],
  ] as const)('by %s leads to the shipment, and several numbers to several', async (parameter, field) => {
    const numbers = [
      ...new Set((await full(customer, { bizType: 'SI,AI' })).flatMap((shipment) => shipment[field] ?? [])),
    ].slice(0, 3)
    const one = await track(customer, { [parameter]: numbers[1]?.toLowerCase() ?? '', Fields: '*' })
    expect(one.status).toBe(200)
    expect(new Set(one.body.shipments.map((shipment) => shipment[field]))).toEqual(new Set([numbers[1]]))
    const several = (await track(customer, { [parameter]: numbers.join(','), PageIndex: -1 })).body
    expect(new Set(several.shipments.map((shipment) => shipment[field]))).toEqual(new Set(numbers))
    expect([several.totalRecords, several.maxResults]).toEqual([several.shipments.length, 0])
  })

  it('by container number leads to the shipment as it is read', async () => {
    const shipment = (await full(customer, { bizType: 'SI' })).find(({ containers = [] }) => containers.length > 0)
    const { body } = await track(customer, { ContainerNo: shipment?.containers?.[0]?.containerNo ?? '' })
    expect(body).toEqual({ shipments: [shipment], totalRecords: 1, maxResults: 100 })
  })

  it('has pages', async () => {
    const numbers = (await rows(customer)).slice(0, 5).flatMap(({ shpNo }) => shpNo ?? [])
    const { body } = await track(customer, { ShpNos: numbers.join(','), MaxResults: 2, PageIndex: 3 })
    expect(body).toMatchObject({ totalRecords: 5, maxResults: 2 })
    expect(body.shipments.map(({ shpNo }) => shpNo)).toEqual(numbers.slice(4))
  })

  it.each<[string, Query, number]>([
    ['no number at all', {}, 7],
    ['two kinds at once', { JobNo: 'A', fileNo: 'B' }, 1],
    ['numbers that are commas', { RefNos: ',' }, 1],
    ['more than 100 numbers', { ShpNos: Array.from({ length: 101 }, (_, index) => `HB${index}`).join(',') }, 1],
    ['page 0', { JobNo: 'A', PageIndex: 0 }, 1],
  ])('refuses %s', async (_case, query, errors) => {
    const answer = await gateway.call('trackShipments', { ...customer, query })
    expect([answer.status, fieldsOf(answer).length]).toEqual([400, errors])
  })

  it('is for those signed in, in the forwarding flavour', async () => {
    expect((await gateway.call('trackShipments', { query: { JobNo: 'A' } })).status).toBe(401)
    expect((await track(broker, { JobNo: 'A' })).status).toBe(403)
  })

  it('answers 204 for a number that nobody has', async () => {
    expect((await track(customer, { JobNo: 'NONE' })).status).toBe(204)
  })
})

describe('tracking by a link, without signing in', () => {
  const linked = <Body = Schemas['TrackingResult']>(
    query: Query,
    tenant = 'ACME',
    from = '127.0.0.1',
  ): Promise<Answered<Body>> =>
    gateway.call<Body>('trackShipmentsAnonymously', { tenant, query, headers: { 'X-Forwarded-For': from } })
  const PUBLIC = [
    'shpNo masterNo jobNo bookingNo bizType currentStatus carrier fltNo vesselName vesselVoyage origin porName porEtdDate',
    'polName polEtdDate podName podEtaDate destination destName devryName jobRoutes statusList containers',
  ].flatMap((line) => line.split(' '))

  it('shows where the cargo is, not whose it is nor what', async () => {
    const [shipment = {}] = (await full(customer, { bizType: 'SI' })).filter(
      ({ containers = [] }) => containers.length > 0,
    )
    const { status, body } = await linked({ ShpNos: shipment.shpNo ?? '' })
    expect(status).toBe(200)
    const [found = {}] = body.shipments
    expect(found).toMatchObject({
      shpNo: shipment.shpNo,
      currentStatus: shipment.currentStatus,
      jobRoutes: shipment.jobRoutes,
    })
    expect(Object.keys(found).filter((field) => !PUBLIC.includes(field))).toEqual([])
    const text = JSON.stringify(body)
    for (const secret of [
      shipment.shprName,
      shipment.csgnName,
      shipment.refNo,
      shipment.gShpId,
      shipment.cargoItems?.[0]?.description,
    ])
      expect(text).not.toContain(secret)
    expect(found.containers?.map(({ containerNo }) => containerNo)).toEqual(
      shipment.containers?.map(({ containerNo }) => containerNo),
    )
    expect(Object.keys(found.containers?.[0] ?? {}).sort()).toEqual([
      'containerNo',
      'containerStatusList',
      'containerType',
    ])
  })

  it("finds every company's shipments of the tenant, of no other tenant", async () => {
    const own = new Set((await rows(customer, { MaxResults: 1000 })).map(({ shpNo }) => shpNo))
    const foreign = (await rows(admin, { MaxResults: 1000 })).find(({ shpNo }) => !own.has(shpNo))?.shpNo ?? ''
    expect((await linked({ ShpNos: foreign })).status).toBe(200)
    expect((await linked({ ShpNos: foreign }, 'KAIYO')).status).toBe(204)
  })

  it('needs a tenant that shows shipments', async () => {
    expect(await linked<Schemas['Problem']>({ JobNo: 'A' }, 'NOBODY')).toMatchObject({
      status: 404,
      body: { code: '11003' },
    })
    expect((await linked({ JobNo: 'A' }, 'HARBOR')).status).toBe(403)
  })

  it('refuses what the other tracking refuses', async () => {
    expect(fieldsOf(await linked<Schemas['Problem']>({ JobNo: 'A', fileNo: 'B' }))).toEqual(['fileNo'])
    expect((await linked({})).status).toBe(400)
  })

  it('makes who asks too often wait, and lets others ask', async () => {
    const answers = await Promise.all(Array.from({ length: 70 }, () => linked({ JobNo: 'NONE' })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 429]))
    const { status, headers } = await linked({ JobNo: 'NONE' })
    expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true])
    expect((await linked({ JobNo: 'NONE' }, 'KAIYO')).status).toBe(204)
    expect((await track(customer, { JobNo: 'NONE' })).status).toBe(204)
    gateway.pass(61_000)
    expect((await linked({ JobNo: 'NONE' })).status).toBe(204)
  })

  it('[GW-06] [HD-33] makes who asks for many numbers wait ever longer, by what is asked and found', async () => {
    const guess = (address: string, first: number) =>
      linked({ JobNo: Array.from({ length: 90 }, (_, at) => `JB${first + at}`).join(',') }, 'ACME', address)
    for (const first of [0, 100, 200]) expect((await guess('203.0.113.9', first)).status).toBe(204)
    const refused = await guess('203.0.113.9', 300)
    const wait = Number(refused.headers.get('retry-after'))
    expect([refused.status, wait > 20]).toEqual([429, true])
    expect((await guess('203.0.113.10', 400)).status).toBe(204)
    gateway.pass((wait + 1) * 1000)
    expect((await guess('203.0.113.9', 500)).status).toBe(204)
    expect(Number((await guess('203.0.113.9', 600)).headers.get('retry-after'))).toBeGreaterThan(wait)
    // Addresses of one neighbourhood together, since one guesser has them all.
    const answers = []
    for (let host = 20; host < 30; host += 1) answers.push((await guess(`203.0.113.${host}`, host * 100)).status)
    expect(answers.slice(-2)).toEqual([429, 429])
    expect((await guess('198.51.100.7', 700)).status).toBe(204)
    gateway.pass(61 * 60_000)
    expect((await guess('203.0.113.9', 800)).status).toBe(204)
  })
})

it('has shown every documented status', () => {
  const operations = ['trackShipments', 'trackShipmentsAnonymously'] as const
  expect(documented(operations).filter((one) => !gateway.seen.has(one))).toEqual([])
})
