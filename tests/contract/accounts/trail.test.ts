import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Schemas } from '../../../src/contract/index.ts'
import { operations } from '../../../src/contract/index.ts'
import { PASSWORD, testGateway } from '../support/gateway.ts'
import type { Session, TestGateway } from '../support/gateway.ts'
import { complete, draft } from '../support/booking-examples.ts'
import { documentCalls } from '../support/document-calls.ts'
import { documented } from '../support/documented.ts'
import { codes } from '../support/quote-examples.ts'

type Event = Schemas['TrailEvent']

let gateway: TestGateway
let admin: Session
let customer: Session
beforeAll(async () => {
  gateway = await testGateway()
  admin = await gateway.signIn('ADMIN')
  customer = await gateway.signIn('CUSTOMER')
})
afterAll(() => gateway.close())

const events = async (query: Record<string, number> = {}) =>
  (await gateway.call<Schemas['TrailEventList']>('listEvents', { ...admin, query })).body.data
/** What was noted while something was done, the oldest first. */
async function notedBy(work: () => Promise<unknown>): Promise<Event[]> {
  const known = new Set((await events()).map(({ id }) => id))
  await work()
  return (await events()).filter(({ id }) => !known.has(id)).reverse()
}

describe('[GW-10] the trail notes', () => {
  it('who signs in and out, and whose sign-in is refused', async () => {
    const noted = await notedBy(async () => {
      await gateway.call('login', { body: { userId: 'LIMITED', password: 'Wrong#Guess1' } })
      await gateway.call('login', { body: { userId: 'NO-SUCH-USER', password: 'Wrong#Guess1' } })
      const session = await gateway.signIn('LIMITED')
      await gateway.call('logout', session)
    })
    expect(noted.map(({ event, userId }) => [event, userId])).toEqual([
      ['signInRefused', 'LIMITED'],
      ['signInRefused', undefined],
      ['signedIn', 'LIMITED'],
      ['signedOut', 'LIMITED'],
    ])
    expect(JSON.stringify(noted)).not.toMatch(/NO-SUCH-USER|Wrong#Guess1/)
    expect(noted[0]?.network).toBe('127.0.0.0/24')
    expect(noted[0]?.reference).toMatch(/./)
  })

  it('what somebody may not do, up to a number', async () => {
    const noted = await notedBy(async () => {
      await gateway.call('listEvents', customer)
      await gateway.call('listBookings', { ...customer, tenant: 'KAIYO' })
      for (let count = 0; count < 110; count += 1) await gateway.call('listUsers', customer)
    })
    expect(noted.slice(0, 2).map(({ event, userId, recordId }) => [event, userId, recordId])).toEqual([
      ['refused', 'CUSTOMER', 'listEvents'],
      ['refused', 'CUSTOMER', 'listBookings'],
    ])
    expect(noted.length).toBe(100)
  })

  it('[HD-36] which fields of a record were changed, never to what', async () => {
    const noted = await notedBy(async () => {
      const query = { action: 'S' }
      const { body } = await gateway.call<Schemas['BookingReply']>('saveBooking', { ...customer, query, body: draft })
      const { unId } = body.data
      await gateway.call('saveBooking', {
        ...customer,
        query,
        body: { ...complete, funcCode: '5', unId, commodity: 'Confidential fruit' },
      })
      await gateway.call('saveBooking', { ...customer, query, body: { ...draft, funcCode: '5', unId } })
      await gateway.call('saveBooking', { ...customer, query: { action: 'D' }, body: { unId } })
    })
    expect(noted.map(({ event, recordKind }) => `${event} ${recordKind}`)).toEqual([
      'created booking',
      'changed booking',
      'removed booking',
    ])
    expect(noted[1]?.fields?.split(',')).toEqual(
      expect.arrayContaining(['commodity', 'containers', 'status', 'podCity']),
    )
    expect(JSON.stringify(noted)).not.toContain('Confidential')
  })

  it('that a quote was booked, and the booking that was made of it', async () => {
    const { body } = await gateway.call<Schemas['QuoteList']>('listQuotes', {
      ...customer,
      query: { QuoteStatus: 'Q' },
    })
    const quote = { unId: body.data[0]?.unId, ...codes.book }
    const noted = await notedBy(() => gateway.call('saveQuote', { ...customer, body: quote }))
    const made = (await gateway.call<Schemas['BookingList']>('listBookings', customer)).body.data[0]
    expect(noted.map(({ event, recordKind, recordId }) => [event, recordKind, recordId])).toEqual([
      ['created', 'booking', made?.unId],
      ['changed', 'quote', quote.unId],
    ])
  })

  it('what is downloaded and exported, and what a stranger says of neither', async () => {
    const calls = documentCalls(gateway)
    const found = await calls.shipmentWith(customer, ({ documents = [] }) => documents.length > 0)
    const externalId = found.documents?.[0]?.externalID ?? ''
    const use = { tenant: 'ACME', userId: 'ADMIN', service: 'shipments', operation: 'exportRows', status: 'SUCCESS' }
    const noted = await notedBy(async () => {
      await calls.download(customer, externalId)
      const address = gateway.url + operations.downloadDocument.path.replace('{externalId}', externalId)
      const headers = { 'x-tenant': 'ACME', authorization: `Bearer ${customer.token}` }
      expect((await fetch(`${address}?action=download`, { method: 'HEAD', headers })).status).toBe(200)
      for (const token of [customer.token, undefined])
        await gateway.call('recordUsage', { tenant: 'ACME', token, path: { service: 'shipments' }, body: use })
    })
    expect(noted.map(({ event, userId, recordId }) => [event, userId, recordId])).toEqual([
      ['downloaded', 'CUSTOMER', externalId],
      ['exported', 'CUSTOMER', 'shipments'],
    ])
  })

  it('a password that is changed, and neither the old nor the new one', async () => {
    const session = await gateway.signIn('NOBILL')
    const noted = await notedBy(() =>
      gateway.call('changePassword', { ...session, body: { oldPassword: PASSWORD, newPassword: 'Harbour!2027' } }),
    )
    expect(noted).toMatchObject([{ event: 'passwordChanged', userId: 'NOBILL' }])
    expect(JSON.stringify(noted)).not.toMatch(/Harbour|Portal#/)
  })
})

describe('[GW-10] the trail is shown', () => {
  it('to portal administrators alone, the newest first, as far back as they ask', async () => {
    for (const userId of ['CUSTADMIN', 'SUPPLIER']) {
      const session = await gateway.signIn(userId)
      expect((await gateway.call('listEvents', session)).status).toBe(403)
    }
    const all = await events()
    expect(all.map(({ at }) => at)).toEqual(
      all
        .map(({ at }) => at)
        .sort()
        .reverse(),
    )
    gateway.pass(3 * 24 * 60 * 60_000)
    admin = await gateway.signIn('ADMIN')
    expect((await events({ CreateDateNoOfDaysAgo: 1 })).map(({ event }) => event)).toEqual(['signedIn'])
    expect((await gateway.call('listEvents', { ...admin, query: { CreateDateNoOfDaysAgo: -1 } })).status).toBe(400)
  })

  it('within its tenant', async () => {
    const other = await gateway.signIn('ADMIN', 'KAIYO')
    const { body } = await gateway.call<Schemas['TrailEventList']>('listEvents', other)
    expect(body.data.map(({ event, userId }) => [event, userId])).toEqual([
      ['signedIn', 'ADMIN'],
      ['configured', undefined],
    ])
  })
})

it('has shown every documented status', async () => {
  await gateway.call('listEvents')
  expect(documented(['listEvents']).filter((one) => !gateway.seen.has(one))).toEqual([])
})
