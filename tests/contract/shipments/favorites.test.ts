import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Schemas } from '../../../src/contract/index.ts'
import { documented } from '../support/documented.ts'
import type { Session, TestGateway } from '../support/gateway.ts'
import { testGateway } from '../support/gateway.ts'

type Kind = Schemas['Favorite']['favoriteType']

let gateway: TestGateway
let customer: Session
let custadmin: Session
let admin: Session
let broker: Session
beforeAll(async () => {
  gateway = await testGateway()
  customer = await gateway.signIn('CUSTOMER')
  custadmin = await gateway.signIn('CUSTADMIN')
  admin = await gateway.signIn('ADMIN')
  broker = await gateway.signIn('CUSTOMER', 'HARBOR')
})
afterAll(() => gateway.close())

async function favorites(session: Session): Promise<Schemas['Favorites']> {
  const { status, body } = await gateway.call<Schemas['FavoritesReply'] | undefined>('listFavorites', session)
  expect([200, 204]).toContain(status)
  return body?.favorites ?? { shipments: [], containers: [] }
}
function save(session: Session, favoriteType: Kind, favoriteRefId: string, isFavorite: boolean) {
  return gateway.call<Schemas['Favorite']>('saveFavorite', {
    ...session,
    body: { favoriteType, favoriteRefId, isFavorite },
  })
}
async function shipments(session: Session): Promise<Schemas['Shipment'][]> {
  const { body } = await gateway.call<Schemas['ShipmentList']>('listShipments', {
    ...session,
    query: { PageIndex: -1, bizType: 'SE,SI' },
  })
  const numbers = body.data.slice(0, 60).flatMap(({ shpNo }) => shpNo ?? [])
  const query = { ShpNos: numbers.join(',') }
  return (await gateway.call<Schemas['TrackingResult']>('trackShipments', { ...session, query })).body.shipments
}
const container = (session: Session, intContainerNo: string) =>
  gateway.call<Schemas['ShipmentContainer'] | undefined>('getFavoriteContainer', {
    ...session,
    path: { intContainerNo },
  })
async function withContainer(
  session: Session,
): Promise<{ shipment: Schemas['Shipment']; jobId: string; containerId: string }> {
  for (const shipment of await shipments(session)) {
    const containerId = shipment.containers?.[0]?.intContainerNo
    const jobId = shipment.createJobUnId
    if (containerId !== undefined && jobId !== undefined) return { shipment, jobId, containerId }
  }
  throw new Error('No shipment has both')
}

describe('what is pinned', () => {
  it('are shipments and containers from the start, as the lists show them', async () => {
    const pinned = await favorites(customer)
    expect([pinned.shipments.length, pinned.containers.length]).toEqual([6, 5])
    for (const { gShpId = '', favoriteRefId, isFavorite } of pinned.shipments) {
      const { body } = await gateway.call<Schemas['Shipment']>('getShipment', { ...customer, path: { id: gShpId } })
      expect(body).toMatchObject({ createJobUnId: favoriteRefId, favoriteShp: isFavorite })
    }
    for (const { favoriteRefId, containerNo } of pinned.containers)
      expect((await container(customer, favoriteRefId)).body).toMatchObject({ containerNo, favoriteCont: true })
  })

  it.each<Kind>(['shipment', 'container'])(
    'of %ss is the last pinned first, and once however often it is asked for',
    async (kind) => {
      const { jobId, containerId } = await withContainer(custadmin)
      const id = kind === 'shipment' ? jobId : containerId
      expect((await gateway.call('listFavorites', custadmin)).status).toBe(204)
      const pinned = await save(custadmin, kind, id, true)
      expect([pinned.status, pinned.body]).toEqual([201, { favoriteType: kind, favoriteRefId: id, isFavorite: true }])
      expect((await save(custadmin, kind, id, true)).status).toBe(200)
      const now = await favorites(custadmin)
      expect([...now.shipments, ...now.containers]).toMatchObject([
        { favoriteType: kind, favoriteRefId: id, isFavorite: true },
      ])
      expect((await save(custadmin, kind, id, false)).status).toBe(200)
      expect((await save(custadmin, kind, id, false)).body.isFavorite).toBe(false)
      expect(await favorites(custadmin)).toEqual({ shipments: [], containers: [] })
    },
  )

  it('shows in the list, the shipment and its containers, to the user alone', async () => {
    const { shipment, jobId, containerId } = await withContainer(custadmin)
    await save(custadmin, 'shipment', jobId, true)
    await save(custadmin, 'container', containerId, true)
    const seen = async (session: Session) => {
      const path = { id: shipment.gShpId ?? '' }
      const { body } = await gateway.call<Schemas['Shipment']>('getShipment', { ...session, path })
      const query = { shpNo: shipment.shpNo ?? '' }
      const list = (await gateway.call<Schemas['ShipmentList']>('listShipments', { ...session, query })).body
      const { body: one } = await container(session, containerId)
      return [body.favoriteShp, list.data[0]?.favoriteShp, body.containers?.[0]?.favoriteCont, one?.favoriteCont]
    }
    expect(await seen(custadmin)).toEqual([true, true, true, true])
    expect(await seen(admin)).toEqual([false, false, false, false])
    await save(custadmin, 'shipment', jobId, false)
    await save(custadmin, 'container', containerId, false)
    expect(await seen(custadmin)).toEqual([false, false, false, false])
  })

  it('must be something that the user may see', async () => {
    const own = new Set((await shipments(customer)).map(({ createJobUnId }) => createJobUnId))
    const foreign = (await shipments(admin)).find(
      ({ createJobUnId }) => createJobUnId !== undefined && !own.has(createJobUnId),
    )
    const elsewhere = await gateway.signIn('CUSTOMER', 'KAIYO')
    const { jobId, containerId } = await withContainer(elsewhere)
    for (const [kind, id] of [
      ['shipment', foreign?.createJobUnId ?? ''],
      ['shipment', jobId],
      ['container', containerId],
      ['shipment', 'JB0'],
      ['container', jobId],
    ] as const) {
      expect((await save(customer, kind, id, true)).status).toBe(404)
      expect((await save(customer, kind, id, false)).status).toBe(404)
    }
    expect((await container(customer, containerId)).status).toBe(204)
  })

  it.each([
    ['a type that is none', { favoriteType: 'booking', favoriteRefId: 'JB1', isFavorite: true }, 'favoriteType'],
    ['no id', { favoriteType: 'shipment', favoriteRefId: '', isFavorite: true }, 'favoriteRefId'],
    ['a word for yes', { favoriteType: 'shipment', favoriteRefId: 'JB1', isFavorite: 'true' }, 'isFavorite'],
    ['nothing to do', { favoriteType: 'shipment', favoriteRefId: 'JB1' }, 'isFavorite'],
    ['an unknown field', { favoriteType: 'shipment', favoriteRefId: 'JB1', isFavorite: true, colour: 'red' }, 'colour'],
  ])('is not saved with %s', async (_case, body, field) => {
    const answer = await gateway.call('saveFavorite', { ...customer, body })
    expect([answer.status, (answer.body.fieldErrors ?? []).map((error) => error.field)]).toEqual([400, [field]])
  })

  it('is not saved from a body without end', async () => {
    expect(
      (await gateway.call('saveFavorite', { ...customer, body: `{"favoriteRefId":"${'x'.repeat(1_100_000)}"}` }))
        .status,
    ).toBe(413)
  })

  const OPERATIONS = ['listFavorites', 'saveFavorite', 'getFavoriteContainer'] as const
  it.each(OPERATIONS)('%s is for those signed in, in the forwarding flavour', async (operation) => {
    const asked = {
      path: { intContainerNo: 'CN1' },
      body: { favoriteType: 'shipment', favoriteRefId: 'JB1', isFavorite: true },
    }
    const { body, ...read } = asked
    const call = operation === 'saveFavorite' ? { ...read, body } : read
    expect((await gateway.call(operation, call)).status).toBe(401)
    expect((await gateway.call(operation, { ...call, ...broker })).status).toBe(403)
  })
})

describe('one container', () => {
  it('is as in its shipment', async () => {
    const { shipment, containerId } = await withContainer(customer)
    const { status, body } = await container(customer, containerId)
    expect(status).toBe(200)
    expect(body).toEqual(shipment.containers?.[0])
    expect(body?.containerItemList?.length).toBeGreaterThan(0)
    expect(body?.containerStatusList?.length).toBeGreaterThan(2)
  })

  it('that nobody knows is answered 204', async () => {
    expect((await container(customer, 'CN0')).status).toBe(204)
  })
})

it('has shown every documented status', () => {
  const operations = ['listFavorites', 'saveFavorite', 'getFavoriteContainer'] as const
  expect(documented(operations).filter((one) => !gateway.seen.has(one))).toEqual([])
})
