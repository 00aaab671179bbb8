import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Schemas } from '../../../src/contract/index.ts'
import { documented } from '../support/documented.ts'
import type { Session, TestGateway } from '../support/gateway.ts'
import { testGateway } from '../support/gateway.ts'
import { tenants } from '../support/tenants.ts'

const DAY = 24 * 60 * 60_000

let gateway: TestGateway
let customer: Session
let shipment: Schemas['ShipmentListItem']
beforeAll(async () => {
  // KAIYO shows a shipment to who has a link of it, to nobody for knowing its number.
  gateway = await testGateway({
    tenants: tenants.map((tenant) =>
      tenant.id === 'KAIYO' ? { ...tenant, trackingLinks: { byNumber: false, days: 30 } } : tenant,
    ),
  })
  customer = await gateway.signIn('CUSTOMER', 'KAIYO')
  const { body } = await gateway.call<Schemas['ShipmentList']>('listShipments', {
    ...customer,
    query: { MaxResults: 1 },
  })
  const [first] = body.data
  if (first === undefined) throw new Error('the customer has no shipment')
  shipment = first
})
afterAll(() => gateway.close())

const path = () => ({ id: shipment.gShpId })
const make = (by: Session) => gateway.call<Schemas['TrackingLink']>('makeTrackingLink', { ...by, path: path() })
const end = (by: Session) => gateway.call('endTrackingLinks', { ...by, path: path() })
const follow = (query: Record<string, string>, tenant = 'KAIYO', from = '127.0.0.1') =>
  gateway.call<Schemas['TrackingResult'] & Schemas['Problem']>('trackShipmentsAnonymously', {
    tenant,
    query,
    headers: { 'X-Forwarded-For': from },
  })
const linksOf = async (by: Session) =>
  (await gateway.call<Schemas['Shipment']>('getShipment', { ...by, path: path() })).body.trackingLinks

describe('[GW-06] [HD-38] a link that somebody makes of a shipment', () => {
  it('shows where the cargo is to whoever has it, and neither whose it is nor what', async () => {
    const { status, body } = await make(customer)
    expect(status).toBe(201)
    expect(body.token).toMatch(/^[0-9a-f]{40}$/)
    const shown = await follow({ Link: body.token })
    expect(shown.status).toBe(200)
    expect(shown.body.shipments).toMatchObject([{ shpNo: shipment.shpNo }])
    const text = JSON.stringify(shown.body)
    for (const secret of [shipment.shprName, shipment.csgnName, shipment.refNo, shipment.gShpId])
      expect(text).not.toContain(secret)
    expect((await make(customer)).body.token).not.toBe(body.token)
    expect(await linksOf(customer)).toBe(2)
  })

  it('is not to be guessed: another token, a piece of one or another tenant shows nothing', async () => {
    const { token } = (await make(customer)).body
    const other = `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`
    for (const wrong of [other, token.slice(0, 20), `${token}0`, '%', '*'])
      expect((await follow({ Link: wrong })).status).toBe(204)
    expect((await follow({ Link: token }, 'ACME')).status).toBe(204)
  })

  it('is no way around the numbers of that tenant, which are refused', async () => {
    const number = { ShpNos: shipment.shpNo ?? '' }
    expect((await follow(number)).status).toBe(403)
    const { token } = (await make(customer)).body
    const both = await follow({ ...number, Link: token })
    expect(both.body.shipments).toMatchObject([{ shpNo: shipment.shpNo }])
    expect((await follow({ ...number, Link: 'none' })).status).toBe(204)
    // Elsewhere numbers are tracked as ever.
    expect((await follow({ ShpNos: 'NONE' }, 'ACME')).status).toBe(204)
  })

  it('is good for as many days as the tenant says', async () => {
    const { token, expiresAt } = (await make(customer)).body
    expect(new Date(expiresAt).getTime() - Date.now()).toBeGreaterThan(29 * DAY)
    gateway.pass(29 * DAY)
    expect((await follow({ Link: token })).status).toBe(200)
    gateway.pass(2 * DAY)
    expect((await follow({ Link: token })).status).toBe(204)
    customer = await gateway.signIn('CUSTOMER', 'KAIYO')
    expect(await linksOf(customer)).toBe(0)
  })

  it('is made and ended by those who see the shipment, and that is noted without the link', async () => {
    const { token } = (await make(customer)).body
    const admin = await gateway.signIn('ADMIN', 'KAIYO')
    const all = await gateway.call<Schemas['ShipmentList']>('listShipments', { ...admin, query: { MaxResults: 100 } })
    const own = await gateway.call<Schemas['ShipmentList']>('listShipments', {
      ...customer,
      query: { MaxResults: 100 },
    })
    const known = own.body.data.map(({ gShpId }) => gShpId)
    const foreign = { path: { id: all.body.data.find(({ gShpId }) => !known.includes(gShpId))?.gShpId ?? '' } }
    expect((await gateway.call('getShipment', { ...admin, ...foreign })).status).toBe(200)
    for (const asked of [
      { ...customer, ...foreign },
      { ...(await gateway.signIn('ADMIN', 'ACME')), path: path() },
    ])
      expect([
        (await gateway.call('makeTrackingLink', asked)).status,
        (await gateway.call('endTrackingLinks', asked)).status,
      ]).toEqual([404, 404])
    expect((await gateway.call('makeTrackingLink', { tenant: 'KAIYO', path: path() })).status).toBe(401)
    expect(
      (await gateway.call('makeTrackingLink', { ...(await gateway.signIn('ADMIN', 'HARBOR')), path: path() })).status,
    ).toBe(403)
    expect((await end(admin)).status).toBe(204)
    expect((await follow({ Link: token })).status).toBe(204)
    expect((await end(admin)).status).toBe(204)
    const { data } = (await gateway.call<Schemas['TrailEventList']>('listEvents', admin)).body
    const noted = data.filter(({ event }) => ['linkMade', 'linksEnded'].includes(event))
    expect(noted[0]).toMatchObject({ event: 'linksEnded', userId: 'ADMIN', recordId: shipment.gShpId })
    expect(noted[1]).toMatchObject({ event: 'linkMade', userId: 'CUSTOMER', recordKind: 'shipment' })
    expect(noted.filter(({ event }) => event === 'linksEnded')).toHaveLength(1)
    expect(JSON.stringify(data)).not.toContain(token)
  })

  it('is asked for up to a limit by one address', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 62; count += 1)
      statuses.push((await follow({ Link: 'none' }, 'KAIYO', '203.0.113.77')).status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  })

  it('answers every documented status', () => {
    const statuses = documented(['makeTrackingLink', 'endTrackingLinks']).filter(
      (status) => !/^endTrackingLinks (401|403)$/.test(status) && !/ 400$/.test(status),
    )
    expect(statuses.filter((status) => !gateway.seen.has(status))).toEqual([])
  })
})
