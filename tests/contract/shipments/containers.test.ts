import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Schemas } from '../../../src/contract/index.ts'
import { documented } from '../support/documented.ts'
import type { Asked, Session, TestGateway } from '../support/gateway.ts'
import { fieldsOf, testGateway } from '../support/gateway.ts'

type Row = Schemas['ContainerListItem']
type Query = NonNullable<Asked['query']>

const DAY = 86_400_000
const dayFromNow = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10).replaceAll('-', '')

let gateway: TestGateway
let customer: Session
let admin: Session
beforeAll(async () => {
  gateway = await testGateway()
  customer = await gateway.signIn('CUSTOMER')
  admin = await gateway.signIn('ADMIN')
})
afterAll(() => gateway.close())

const list = (session: Session, query: Query = {}) =>
  gateway.call<Schemas['ContainerList']>('listContainers', { ...session, query })
async function rows(session: Session, query: Query = {}): Promise<Row[]> {
  const { status, body } = await list(session, { PageIndex: -1, ...query })
  expect(status).toBe(200)
  expect(body).toMatchObject({ totalRecords: body.data.length, maxResults: 0 })
  return body.data
}

/** The containers of all shipments that somebody sees, by shipment and number. */
async function boxes(session: Session): Promise<string[]> {
  const { body } = await gateway.call<Schemas['ShipmentList']>('listShipments', {
    ...session,
    query: { PageIndex: -1 },
  })
  const pages = Array.from({ length: Math.ceil(body.data.length / 100) }, (_, page) =>
    body.data.slice(page * 100, (page + 1) * 100).flatMap(({ shpNo }) => shpNo ?? []),
  )
  const tracked = pages.map((numbers) =>
    gateway.call<Schemas['TrackingResult']>('trackShipments', { ...session, query: { ShpNos: numbers.join(',') } }),
  )
  const shipments = (await Promise.all(tracked)).flatMap((answer) => answer.body.shipments)
  return shipments.flatMap(({ gShpId, containers = [] }) =>
    containers.map(({ containerNo }) => `${gShpId ?? ''} ${containerNo ?? ''}`),
  )
}

describe('[SP-04] the containers of all shipments', () => {
  it.each(['CUSTOMER', 'ADMIN'] as const)('are those of the shipments that %s sees, each once', async (name) => {
    const session = name === 'CUSTOMER' ? customer : admin
    const found = await rows(session)
    const known = await boxes(session)
    expect(known.length).toBeGreaterThan(20)
    expect(found.map(({ gShpId, containerNo }) => `${gShpId} ${containerNo ?? ''}`).sort()).toEqual(known.sort())
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
  })

  it('say what their shipment and their own record say', async () => {
    const found = (await rows(customer)).filter(({ vesselName }) => vesselName !== undefined).slice(0, 20)
    expect(found).toHaveLength(20)
    for (const { id, gShpId, intContainerNo, containerNo, containerType, lastFreeDate, ...ofShipment } of found) {
      const { body } = await gateway.call<Schemas['Shipment']>('getShipment', { ...customer, path: { id: gShpId } })
      expect(id.startsWith(gShpId)).toBe(true)
      expect(body).toMatchObject(ofShipment)
      expect(body.containers).toContainEqual(
        expect.objectContaining({
          containerNo,
          containerType,
          lastFreeDate,
          ...(intContainerNo && { intContainerNo }),
        }),
      )
    }
  })

  it('come a page at a time, in the order asked for, none twice and none left out', async () => {
    for (const Sort of ['lastFreeDate', '-lastFreeDate', '-currentStatus', undefined]) {
      const all = await rows(customer, Sort === undefined ? {} : { Sort })
      const pages = await Promise.all(
        [1, 2, 3].map((PageIndex) => list(customer, { PageIndex, MaxResults: 15, ...(Sort && { Sort }) })),
      )
      expect(pages.map(({ body }) => body.totalRecords)).toEqual([all.length, all.length, all.length])
      expect(pages.flatMap(({ body }) => body.data)).toEqual(all.slice(0, 45))
    }
    const days = (await rows(customer, { Sort: '-lastFreeDate' })).map(({ lastFreeDate = '' }) => lastFreeDate)
    expect(days).toEqual([...days].sort().reverse())
    expect(new Set(days).size).toBeGreaterThan(5)
  })

  it('are found by number, by status and by the days around the last free day', async () => {
    const all = await rows(customer)
    const [one, other] = all
    const numbers = `${one?.containerNo?.toLowerCase() ?? ''}, ${other?.containerNo ?? ''}`
    expect((await rows(customer, { containerNo: numbers })).map(({ id }) => id)).toEqual(
      expect.arrayContaining([one?.id, other?.id]),
    )
    const status = one?.currentStatus ?? ''
    expect(await rows(customer, { status })).toEqual(all.filter(({ currentStatus }) => currentStatus === status))
    const within = { lastFreeNoOfDaysAgo: 20, lastFreeNoOfDaysAhead: 10 }
    const soon = all.filter(
      ({ lastFreeDate = '' }) => lastFreeDate >= dayFromNow(-20) && lastFreeDate <= dayFromNow(10),
    )
    expect(soon).not.toEqual([])
    expect(await rows(customer, within)).toEqual(soon)
  })

  it('are found by the days around the day that it is where the reader is', async () => {
    const all = await rows(customer)
    for (const day of [-1, 0, 1]) {
      const within = { lastFreeNoOfDaysAgo: 6, lastFreeNoOfDaysAhead: 6, asOf: dayFromNow(day) }
      const [first, last] = [dayFromNow(day - 6), dayFromNow(day + 6)]
      const meant = all.filter(({ lastFreeDate = '' }) => lastFreeDate >= first && lastFreeDate <= last)
      expect(await rows(customer, within)).toEqual(meant)
    }
  })

  it('are refused where a question means nothing, at its field', async () => {
    for (const [query, field] of [
      [{ lastFreeNoOfDaysAgo: 7 }, 'lastFreeNoOfDaysAhead'],
      [{ status: ' , ' }, 'status'],
      [{ PageIndex: 0 }, 'PageIndex'],
      [{ Sort: 'gShpId' }, 'Sort'],
    ] as const) {
      const answer = await gateway.call('listContainers', { ...customer, query })
      expect(answer.status).toBe(400)
      expect(fieldsOf(answer)).toContain(field)
    }
  })

  it('are for those signed in, in the forwarding flavour', async () => {
    const broker = await gateway.signIn('CUSTOMER', 'HARBOR')
    expect((await gateway.call('listContainers', {})).status).toBe(401)
    expect((await gateway.call('listContainers', broker)).status).toBe(403)
  })

  it('has shown every documented status', () => {
    expect(documented(['listContainers']).filter((one) => !gateway.seen.has(one))).toEqual([])
  })
})
