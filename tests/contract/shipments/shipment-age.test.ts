import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OperationId, Schemas } from '../../../src/contract/index.ts'
import { filesOf } from '../support/customs.ts'
import type { Asked, Session, TestGateway } from '../support/gateway.ts'
import { testGateway } from '../support/gateway.ts'

const DAY = 24 * 60 * 60_000

let gateway: TestGateway
/** Two users of one company: one sees shipments of 365 days, the other of 90. */
let longSighted: Session
let shortSighted: Session
let old: Schemas['Shipment']
let document = ''
let container = ''
beforeAll(async () => {
  gateway = await testGateway()
  longSighted = await gateway.signIn('CUSTOMER')
  shortSighted = await gateway.signIn('CUSTADMIN')
  const recent = new Set((await listed(shortSighted)).map(({ gShpId }) => gShpId))
  for (const { gShpId } of await listed(longSighted)) {
    if (recent.has(gShpId)) continue
    const { body } = await gateway.call<Schemas['Shipment']>('getShipment', { ...longSighted, path: { id: gShpId } })
    document = body.documents?.find(({ source }) => source === 'CP')?.externalID ?? ''
    container = body.containers?.find(({ intContainerNo }) => intContainerNo !== undefined)?.intContainerNo ?? ''
    old = body
    if (document !== '' && container !== '') break
  }
  expect([old.gShpId, document, container]).not.toContain('')
})
afterAll(() => gateway.close())

async function listed(session: Session): Promise<Schemas['ShipmentListItem'][]> {
  const query = { PageIndex: 1, MaxResults: 1000 }
  return (await gateway.call<Schemas['ShipmentList']>('listShipments', { ...session, query })).body.data
}

const pin = (favoriteType: string, favoriteRefId: string, isFavorite = true) => ({
  body: { favoriteType, favoriteRefId, isFavorite },
})

describe('[GW-04] [HD-27] a shipment older than the user may see', () => {
  it.each<[OperationId, () => Asked, ofOthers: number, ofTheUser: number]>([
    ['getShipment', () => ({ path: { id: old.gShpId ?? '' } }), 200, 404],
    ['trackShipments', () => ({ query: { JobNo: old.jobNo ?? '' } }), 200, 204],
    ['trackShipments', () => ({ query: { ShpNos: old.shpNo ?? '' } }), 200, 204],
    ['getFavoriteContainer', () => ({ path: { intContainerNo: container } }), 200, 204],
    ['saveFavorite', () => pin('shipment', old.createJobUnId ?? ''), 201, 404],
    ['saveFavorite', () => pin('container', container), 201, 404],
    ['downloadDocument', () => ({ path: { externalId: document }, query: { action: 'download' } }), 200, 404],
    [
      'saveDocuments',
      () => ({
        body: { documents: [{ refKey: old.gShpId ?? '', docSNo: 1, docActionCode: 'D', externalId: document }] },
      }),
      200,
      404,
    ],
  ])('is not there by %s', async (id, asked, ofOthers, ofTheUser) => {
    expect((await gateway.download(id, { ...shortSighted, ...asked() })).status).toBe(ofTheUser)
    expect((await gateway.download(id, { ...longSighted, ...asked() })).status).toBe(ofOthers)
  })

  it('leaves the pinned ones when its time is over', async () => {
    const pinned = async (session: Session) => {
      const { status, body } = await gateway.call<Schemas['FavoritesReply']>('listFavorites', session)
      return status === 204 ? 0 : body.favorites.shipments.length + body.favorites.containers.length
    }
    const [youngest] = await listed(shortSighted)
    const { body } = await gateway.call<Schemas['Shipment']>('getShipment', {
      ...shortSighted,
      path: { id: youngest?.gShpId ?? '' },
    })
    await gateway.call('saveFavorite', { ...shortSighted, ...pin('shipment', body.createJobUnId ?? '') })
    expect(await pinned(shortSighted)).toBe(1)
    gateway.pass(91 * DAY)
    const later = await gateway.signIn('CUSTADMIN')
    expect(await pinned(later)).toBe(0)
    // A drawer that still shows it can let it go.
    const letGo = pin('shipment', body.createJobUnId ?? '', false)
    expect((await gateway.call('saveFavorite', { ...later, ...letGo })).status).toBe(200)
    expect((await gateway.call('saveFavorite', { ...later, ...letGo })).status).toBe(404)
    gateway.pass(-91 * DAY)
    expect(await pinned(await gateway.signIn('CUSTADMIN'))).toBe(0)
  })
})

describe('[GW-04] a customs file older than the user may see', () => {
  it('is not there, nor anything below it', async () => {
    const sees = await gateway.signIn('CUSTOMER', 'HARBOR')
    const doesNot = await gateway.signIn('CUSTADMIN', 'HARBOR')
    const recent = new Set((await filesOf(gateway, doesNot, 'REGULAR')).map(({ fileNo }) => fileNo))
    const fileNo = (await filesOf(gateway, sees, 'REGULAR')).find((file) => !recent.has(file.fileNo))?.fileNo ?? ''
    const below: OperationId[] = [
      'getCustomsFile',
      'listCustomsDocuments',
      'listCommercialInvoices',
      'listCustomsRemarks',
    ]
    for (const id of below) {
      const asked = { path: { fileNo }, body: {} }
      expect((await gateway.call(id, { ...sees, ...asked })).status, id).toBe(200)
      expect((await gateway.call(id, { ...doesNot, ...asked })).status, id).toBe(404)
    }
  })
})
