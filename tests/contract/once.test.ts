import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OperationId, Schemas } from '../../src/contract/index.ts'
import { operations } from '../../src/contract/index.ts'
import { exampleRequest } from './support/contract.ts'
import { filesOf } from './support/customs.ts'
import type { Session, TestGateway } from './support/gateway.ts'
import { testGateway } from './support/gateway.ts'

const MINUTE = 60_000
const draft = { bookStatus: 'D', bizType: 'SE', commodity: 'Sent twice' }
let last = 0
const newKey = () => `a-key-of-this-test-${String((last += 1)).padStart(4, '0')}`

let gateway: TestGateway
let customer: Session
beforeAll(async () => {
  gateway = await testGateway()
  customer = await gateway.signIn('CUSTOMER')
})
afterAll(() => gateway.close())

const save = (key: string | undefined, session = customer, body: object = draft) =>
  gateway.call<Schemas['BookingReply']>('saveBooking', {
    ...session,
    query: { action: 'S' },
    body,
    headers: key === undefined ? {} : { 'Idempotency-Key': key },
  })
const count = async (session = customer) =>
  (await gateway.call<Schemas['BookingList']>('listBookings', session)).body.data.length

describe('[HD-18] what arrives under one key', () => {
  it('is done once, and answered each time', async () => {
    const before = await count()
    const key = newKey()
    const first = await save(key)
    const again = await save(key)
    expect([first.status, again.status]).toEqual([201, 201])
    expect(again.body).toEqual(first.body)
    expect(await count()).toBe(before + 1)
  })

  it('at the same time, too', async () => {
    const before = await count()
    const key = newKey()
    const answers = await Promise.all(Array.from({ length: 6 }, () => save(key)))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.data.bookingNo ?? ''}`)).size).toBe(1)
    expect(await count()).toBe(before + 1)
  })

  it('is another call under another key, of another user, after ten minutes, and without a key', async () => {
    const admin = await gateway.signIn('ADMIN')
    const before = await count(admin)
    const key = newKey()
    await save(key)
    await save(newKey())
    await save(key, admin)
    await save(undefined)
    await save(undefined)
    gateway.pass(11 * MINUTE)
    await save(key)
    expect(await count(admin)).toBe(before + 6)
  })

  it('is tried again when it was refused', async () => {
    const key = newKey()
    expect((await save(key, customer, { ...draft, unId: 'BK0' })).status).toBe(404)
    expect((await save(key)).status).toBe(201)
  })

  it('has a key that cannot be guessed', async () => {
    for (const key of ['short', 'with blanks in the middle of it', 'x'.repeat(65)])
      expect(await save(key)).toMatchObject({ status: 400, body: { fieldErrors: [{ field: 'idempotency-key' }] } })
  })

  it('is every call that makes a record', async () => {
    const ids = (Object.keys(operations) as OperationId[]).filter((id) => 'once' in operations[id])
    expect(ids.sort()).toEqual([
      'saveBooking',
      'saveCustomsDocuments',
      'saveDocuments',
      'saveFavorite',
      'saveQuote',
      'saveTemplate',
      'saveWidgetPreferences',
    ])
    const admin = await gateway.signIn('ADMIN')
    const harbor = await gateway.signIn('CUSTOMER', 'HARBOR')
    const sessions: { [Id in OperationId]?: Session } = { saveCustomsDocuments: harbor, saveWidgetPreferences: admin }
    const [file] = await filesOf(gateway, harbor, 'REGULAR')
    const [shipment] = (
      await gateway.call<Schemas['ShipmentList']>('listShipments', {
        ...customer,
        query: { MaxResults: 1, PageIndex: 1 },
      })
    ).body.data
    const added = {
      refKey: shipment?.gShpId,
      docActionCode: 'A',
      type: 'CIV',
      name: 'Sent twice.pdf',
      fileData: 'JVBERi0xLjQK',
    }
    const bodies: { [Id in OperationId]?: object } = {
      saveDocuments: { documents: [added] },
      saveFavorite: { favoriteRefId: shipment?.createJobUnId, favoriteType: 'shipment', isFavorite: true },
    }
    for (const id of ids) {
      const shown = exampleRequest(id)
      const session = sessions[id] ?? customer
      const body =
        id === 'saveCustomsDocuments' ? { ...(shown.body as object), fileNo: file?.fileNo } : (bodies[id] ?? shown.body)
      const asked = { ...session, ...shown, body, headers: { 'Idempotency-Key': newKey() } }
      const first = await gateway.call<object>(id, asked)
      expect(first.status, id).toBe(201)
      expect(await gateway.call<object>(id, asked), id).toMatchObject({ status: 201, body: first.body })
    }
  })
})
