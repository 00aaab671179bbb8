import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OperationId, Schemas } from '../../../src/contract/index.ts'
import { newKey, operations } from '../../../src/contract/index.ts'
import { exampleRequest } from '../support/contract.ts'
import { ofKeys } from '../support/documented.ts'
import { filesOf } from '../support/customs.ts'
import type { Session, TestGateway } from '../support/gateway.ts'
import { testGateway } from '../support/gateway.ts'

const HOUR = 60 * 60_000
const draft = { bookStatus: 'D', bizType: 'SE', commodity: 'Sent twice' }

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

describe('[HD-18] [NL-01] what arrives under one key', () => {
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

  it('is another call under another key, of another user, and without a key; it is known for as long as a device keeps the draft that holds it', async () => {
    let admin = await gateway.signIn('ADMIN')
    const before = await count(admin)
    const key = newKey()
    await save(key)
    await save(newKey())
    await save(key, admin)
    await save(undefined)
    await save(undefined)
    gateway.pass(30 * 24 * HOUR)
    const again = await Promise.all([gateway.signIn('CUSTOMER'), gateway.signIn('ADMIN')])
    ;[customer, admin] = again
    await save(key)
    expect(await count(admin)).toBe(before + 5)
    gateway.pass(26 * HOUR)
    customer = await gateway.signIn('CUSTOMER')
    admin = await gateway.signIn('ADMIN')
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

  it('is refused when it is another request: nothing is done, and nothing of the first is answered', async () => {
    const before = await count()
    const key = newKey()
    const first = await save(key)
    const other = await save(key, customer, { ...draft, commodity: 'Something else' })
    expect([other.status, other.body]).toEqual([422, { code: 'key-reused', message: expect.any(String) as string }])
    const elsewhere = await gateway.call('saveTemplate', {
      ...customer,
      query: { action: 'S' },
      body: { templateName: 'Under a used key', bizType: 'SE' },
      headers: { 'Idempotency-Key': key },
    })
    expect(elsewhere.status).toBe(422)
    expect((await save(key)).body).toEqual(first.body)
    expect(await count()).toBe(before + 1)
  })

  it('is the same request with its fields in another order', async () => {
    const key = newKey()
    const first = await save(key)
    const again = await save(key, customer, Object.fromEntries(Object.entries(draft).reverse()))
    expect(again).toMatchObject({ status: 201, body: first.body })
    expect(again.headers.get('etag')).toBe(first.headers.get('etag'))
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
      'saveUser',
      'saveUserSetting',
      'saveWidgetPreferences',
    ])
    const admin = await gateway.signIn('ADMIN')
    const harbor = await gateway.signIn('CUSTOMER', 'HARBOR')
    const sessions: { [Id in OperationId]?: Session } = {
      saveCustomsDocuments: harbor,
      saveWidgetPreferences: admin,
      saveUser: admin,
    }
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
      const other = await gateway.call(id, { ...asked, body: { ...(body as object), ...OTHERS[id] } })
      expect([id, other.status]).toEqual([id, 422])
    }
    expect(ofKeys().filter((one) => !gateway.seen.has(one))).toEqual([])
  })

  it('is every operation that writes, but for those that a session or a sign-in hangs on, and reports', () => {
    const searches = (id: OperationId) => /^(list|search|get|find|count|clear)/.test(id)
    const others = (Object.keys(operations) as OperationId[]).filter(
      (id) => operations[id].method !== 'get' && !searches(id) && !('once' in operations[id]),
    )
    expect(others.sort()).toEqual([...WITHOUT_KEYS].sort())
  })
})

/** A field of each operation's request with another value. */
const OTHERS: { [Id in OperationId]?: object } = {
  saveBooking: { commodity: 'Something else' },
  saveQuote: { comm: 'Something else' },
  saveTemplate: { commodity: 'Something else' },
  saveDocuments: { documents: [{ refKey: 'SH1', docActionCode: 'D', externalId: 'DOC1' }] },
  saveCustomsDocuments: { fileNo: 'ANOTHER' },
  saveFavorite: { isFavorite: false },
  saveUser: { name: 'Somebody else' },
  saveUserSetting: { value: { start: 'another' } },
  saveWidgetPreferences: { noOfRows: 2, noOfColumns: 2 },
}

/** Operations that write and take no key, with the reason. */
const WITHOUT_KEYS: OperationId[] = [
  // Nobody is signed in: there is no user whose key it could be.
  ...(['login', 'requestPasswordReset', 'resetPassword', 'recordUsage', 'logError'] as const),
  ...(['beginSingleSignOn', 'completeSingleSignOn'] as const),
  // Ends the session, whose answer a second arrival could not get.
  ...(['logout', 'changePassword'] as const),
  // The answer holds a secret that is kept as a hash alone, so it cannot be answered again; a second link is one more.
  ...(['beginTwoStepSignIn', 'confirmTwoStepSignIn', 'renewRecoveryCodes', 'makeTrackingLink'] as const),
  // Done twice, they change nothing.
  ...(['removeTwoStepSignIn', 'resetTwoStepSignIn', 'keepRecoveryCodes', 'endTrackingLinks'] as const),
]
