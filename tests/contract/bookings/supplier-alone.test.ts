import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OperationId, Schemas } from '../../../src/contract/index.ts'
import { newcomer } from '../support/account-calls.ts'
import type { BookingCalls } from '../support/booking-calls.ts'
import { bookingCalls } from '../support/booking-calls.ts'
import { added, documentCalls } from '../support/document-calls.ts'
import type { Asked, Session, TestGateway } from '../support/gateway.ts'
import { testGateway } from '../support/gateway.ts'

const supplier = (userId: string): Schemas['User'] => ({
  userId,
  role: 'supplier',
  customerId: '',
  modules: { 'CP-BOOKING': true, 'CP-QUOTE': true, 'CP-BOOKINGTEMPLATE': true, 'CP-TRACKANDTRACE': true },
  preferences: { DOCUMENT_UPLOAD: 'Y' },
})

let gateway: TestGateway
let bookings: BookingCalls
let admin: Session
let alone: Session
let other: Session
beforeAll(async () => {
  gateway = await testGateway()
  bookings = bookingCalls(gateway)
  admin = await gateway.signIn('ADMIN')
  alone = await newcomer(gateway, admin, supplier('ALONE'))
  other = await newcomer(gateway, admin, supplier('OTHER'))
})
afterAll(() => gateway.close())

/** Lists and counts; by ids strangers.test.ts asks. */
const SHIPMENTS = { MaxResults: 100, PageIndex: -1 }
const LISTS: [OperationId, Asked['query']][] = [
  ['listBookings', {}],
  ['listQuotes', {}],
  ['listTemplates', {}],
  ['listShipments', SHIPMENTS],
  ['listParties', { LookupType: 17, NeedAddresses: true }],
]
const COUNTS: [OperationId, Asked['query']][] = [
  ['countBookings', { countBy: 'bookstatus' }],
  ['countQuotes', { countBy: 'quotestatus' }],
  ...['podctry', 'status', 'podetadate', 'poletddate'].map((countBy): (typeof COUNTS)[number] => [
    'countShipments',
    { countBy },
  ]),
]

/** The sum of all numbers in an answer, however it is built. */
const sumOf = (value: unknown): number => {
  if (typeof value === 'object' && value !== null)
    return Object.values(value).reduce<number>((sum, each) => sum + sumOf(each), 0)
  return typeof value === 'number' ? value : 0
}

describe('[HD-29] a supplier without a company', () => {
  it.each(LISTS)('is told of nobody’s records by %s', async (id, query = {}) => {
    const rows = async (session: Session) => {
      const { status, body } = await gateway.call<{ data?: unknown[]; lookupItems?: unknown[] }>(id, {
        ...session,
        query,
      })
      expect(status).toBe(200)
      return body.data ?? body.lookupItems
    }
    expect(await rows(admin)).not.toEqual([])
    expect(await rows(alone)).toEqual([])
  })

  it.each(COUNTS)('is told of none by %s of %o', async (id, query = {}) => {
    const counted = async (session: Session) => {
      const { status, body } = await gateway.call(id, { ...session, query })
      expect(status).toBe(200)
      return sumOf(body)
    }
    expect(await counted(admin)).toBeGreaterThan(0)
    expect(await counted(alone)).toBe(0)
  })

  it('asks for nobody’s partners, people, events and rights', async () => {
    const partners = { ...alone, query: { custNo: 'PACFRT01' } }
    expect((await gateway.call('listUserParties', partners)).status).toBe(403)
    for (const id of ['listUsers', 'listEvents'] as const) expect((await gateway.call(id, alone)).status).toBe(403)
  })

  it('counts the uses that are its own', async () => {
    const uses = {
      path: { dataSource: 'login', groupBy: 'user' },
      query: { dateFilter: 'last14Days', widgetType: 'pie' },
    }
    for (const [session, userId] of [
      [alone, 'ALONE'],
      [admin, 'ADMIN'],
    ] as const)
      await gateway.call('recordUsage', {
        ...session,
        path: { service: 'login' },
        body: { tenant: 'ACME', userId, service: 'login', operation: 'generateToken', status: 'SUCCESS' },
      })
    const named = async (session: Session) =>
      (await gateway.call<Schemas['WidgetData']>('getCustomWidgetData', { ...session, ...uses })).body.pieChartList.map(
        ({ name }) => name,
      )
    expect(await named(admin)).toEqual(expect.arrayContaining(['ADMIN', 'ALONE']))
    expect(await named(alone)).toEqual(['ALONE'])
  })

  it('keeps what it made to itself: another one neither sees nor changes it, nor its documents', async () => {
    const { unId } = await bookings.created(alone, { bookStatus: 'D', bizType: 'SE', commodity: 'Ours' })
    expect((await bookings.rows(alone)).map((row) => row.unId)).toEqual([unId])
    const documents = documentCalls(gateway)
    const [document] = (await documents.save(alone, added(unId))).body.documents
    expect((await documents.download(alone, document?.externalID)).status).toBe(200)

    expect(await bookings.rows(other)).toEqual([])
    expect((await bookings.read(other, unId)).status).toBe(404)
    expect((await bookings.save(other, { unId, bookStatus: 'D', bizType: 'SE', commodity: 'Theirs' })).status).toBe(404)
    expect((await bookings.save(other, { unId }, 'D')).status).toBe(404)
    expect((await documents.save(other, added(unId))).status).toBe(404)
    expect((await documents.download(other, document?.externalID)).status).toBe(404)
    expect((await bookings.read(alone, unId)).body.commodity).toBe('Ours')
  })

  it('shares its templates with nobody: there is no company to share them with', async () => {
    const body = { templateName: 'Ours', bizType: 'SE', isPrivate: 0, commodity: 'Ours' }
    const { body: saved } = await gateway.call<Schemas['TemplateReply']>('saveTemplate', {
      ...{ ...alone, query: { action: 'S' }, body },
    })
    const seen = async (session: Session) => {
      const listed = await gateway.call<Schemas['TemplateList']>('listTemplates', session)
      const read = await gateway.call('getTemplate', { ...session, path: { id: saved.data.unId ?? '' } })
      return [listed.body.data.map(({ unId }) => unId), read.status]
    }
    expect(await seen(alone)).toEqual([[saved.data.unId], 200])
    expect(await seen(other)).toEqual([[], 404])
  })

  it('makes and ends no links to shipments of others', async () => {
    const { body } = await gateway.call<Schemas['ShipmentList']>('listShipments', { ...admin, query: SHIPMENTS })
    const path = { id: body.data[0]?.gShpId ?? '' }
    for (const id of ['makeTrackingLink', 'endTrackingLinks'] as const) {
      expect((await gateway.call(id, { ...alone, path })).status).toBe(404)
      expect((await gateway.call(id, { ...admin, path })).status).toBeLessThan(300)
    }
  })
})
