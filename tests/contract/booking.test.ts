import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Schemas } from '../../src/contract/index.ts'
import { draft } from './support/booking-examples.ts'
import { base64, pdf } from './support/files.ts'
import type { TestGateway } from './support/gateway.ts'
import { testGateway } from './support/gateway.ts'

type Booking = Schemas['Booking']
type Session = { token: string; tenant: string }

let gateway: TestGateway
let customer: Session
beforeAll(async () => {
  gateway = await testGateway()
  customer = await gateway.signIn('CUSTOMER')
})
afterAll(() => gateway.close())

function save<Body = Schemas['BookingReply']>(session: Session, body: unknown, action = 'S') {
  return gateway.call<Body>('saveBooking', { ...session, query: { action }, body })
}
const refusal = (session: Session, body: unknown) => save<Schemas['Problem']>(session, body)
const read = (session: Session, id: string) => gateway.call<Booking>('getBooking', { ...session, path: { id } })
async function created(session: Session, body: Booking): Promise<{ unId: string }> {
  const { status, body: reply } = await save(session, body)
  expect(status).toBe(201)
  return { unId: reply.data.unId ?? '' }
}
const fieldsOf = ({ body }: { body: Schemas['Problem'] }) => (body.fieldErrors ?? []).map(({ field }) => field)

async function booked(): Promise<Schemas['BookingListItem'][]> {
  return (await gateway.call<Schemas['BookingList']>('listBookings', { ...customer, query: { BookStatus: 'B' } })).body.data
}

describe('one booking', () => {
  it('is complete, and its totals are the sums of its cargo', async () => {
    for (const { unId } of (await booked()).slice(0, 20)) {
      const { body } = await read(customer, unId)
      const sum = (body.cargoItems ?? []).reduce((total, { itemWgt = 0 }) => total + itemWgt, 0)
      expect(body.bkgWgt).toBeCloseTo(sum, 3)
      expect(body.auditTrail?.bookedDate).toBeDefined()
      expect(body.shipmentNo).toBeDefined()
    }
  })
})

describe('the documents inside a booking', () => {
  it('are taken once the booking is there, and none that may not be', async () => {
    const file = { fileName: 'a.pdf', actionCode: 'A', fileData: base64(pdf('a')) }
    expect(fieldsOf(await refusal(customer, { ...draft, documents: [file] }))).toEqual(['documents'])
    const { unId } = await created(customer, draft)
    const refused = await refusal(customer, { ...draft, unId, funcCode: '5', commodity: 'Apples', documents: [file, { ...file, fileName: 'a.exe' }] })
    expect(refused.status).toBe(400)
    expect(fieldsOf(refused)).toEqual(['documents.1'])
    const { body } = await read(customer, unId)
    expect([body.commodity, body.documents]).toEqual([undefined, []])
    expect(fieldsOf(await refusal(customer, { ...draft, unId, funcCode: '5', documents: [{ ...file, fileData: '%%' }] }))).toEqual(['documents.0.fileData'])
  })

  it('go with a booking that is deleted', async () => {
    const { unId } = await created(customer, draft)
    const documents = [{ fileName: 'a.pdf', actionCode: 'A', fileData: base64(pdf('a')) }]
    const [document] = (await save(customer, { ...draft, unId, funcCode: '5', documents })).body.data.documents ?? []
    const asked = { ...customer, path: { externalId: document?.externalID ?? '' }, query: { action: 'download' } }
    expect((await gateway.download('downloadDocument', asked)).body).toEqual(pdf('a'))
    await save(customer, { unId }, 'D')
    expect((await gateway.download('downloadDocument', asked)).status).toBe(404)
  })
})
