import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Schemas } from '../../../src/contract/index.ts'
import { day } from '../support/days.ts'
import type { Session, TestGateway } from '../support/gateway.ts'
import { fieldsOf, testGateway } from '../support/gateway.ts'
import type { QuoteCalls } from '../support/quote-calls.ts'
import { quoteCalls } from '../support/quote-calls.ts'
import { codes, completeQuote } from '../support/quote-examples.ts'
import { kaiyoWithoutBookings } from '../support/tenants.ts'

let gateway: TestGateway
let customer: Session
let admin: Session
let withoutBookings: Session
let quotes: QuoteCalls
beforeAll(async () => {
  gateway = await testGateway({ tenants: kaiyoWithoutBookings })
  quotes = quoteCalls(gateway)
  customer = await gateway.signIn('CUSTOMER')
  admin = await gateway.signIn('ADMIN')
  withoutBookings = await gateway.signIn('CUSTOMER', 'KAIYO')
})
afterAll(() => gateway.close())

/** A quote in a status, an offer among them one that holds for some days yet. */
async function idIn(session: Session, status: string): Promise<string> {
  const found = (await quotes.rows(session, { QuoteStatus: status })).find(
    ({ expirationDate = '99991231' }) => status !== 'T' || expirationDate > day(2),
  )
  expect(found).toBeDefined()
  return found?.unId ?? ''
}
const bookings = async (session: Session) =>
  (await gateway.call<Schemas['BookingList']>('listBookings', { ...session, query: {} })).body.data

describe('an offer', () => {
  it('has rates that multiply, a validity, and no booking', async () => {
    for (const { unId } of (await quotes.rows(customer, { QuoteStatus: 'T' })).slice(0, 10)) {
      const { body } = await quotes.read(customer, unId)
      const { revenueList = [], validFrom = '', validTo = '' } = body
      expect(revenueList.length).toBeGreaterThan(0)
      for (const { revRate = 0, revQuantity = 0, revAMTFC = 0 } of revenueList) {
        expect(revQuantity).toBeGreaterThan(0)
        expect(Math.abs(revAMTFC - revRate * revQuantity)).toBeLessThanOrEqual(0.5)
      }
      expect(validFrom <= validTo).toBe(true)
      expect(body.validFromTo).toMatch(/^\d{4}\/\d\d\/\d\d - \d{4}\/\d\d\/\d\d$/)
      expect(body.expirationDate).toBe(validTo)
      expect(body).not.toHaveProperty('bookingNo')
      expect(body).not.toHaveProperty('rejectedBy')
    }
  })

  it('is accepted', async () => {
    const unId = await idIn(customer, 'T')
    const { status, body } = await quotes.save(customer, { unId, ...codes.accept })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      unId,
      status: 'Q',
      auditTrail: { acceptedDate: body.data.lastUpdated, lastUpdatedBy: 'CUSTOMER' },
    })
    expect(body.data).not.toHaveProperty('bookingNo')
    expect((await quotes.read(customer, unId)).body).toEqual(body.data)
  })

  it('is rejected with a reason', async () => {
    const unId = await idIn(customer, 'T')
    const refusedFor = async (remarkList: Schemas['Remark'][]) =>
      fieldsOf(await quotes.refusal(customer, { unId, ...codes.reject, remarkList }))
    expect(await refusedFor([])).toEqual(['remarkList'])
    expect(await refusedFor([{ remarkType: 'CPREJRMK', remark: ' ' }])).toEqual(['remarkList.0.remark'])
    expect(await refusedFor([{ remarkType: 'CPREJRMK', remark: 'x'.repeat(2001) }])).toEqual(['remarkList.0.remark'])
    expect(await refusedFor([{ remarkType: 'CPREJRMK', remark: 'Too late!' }])).toEqual(['remarkList.0.remark'])
    const { body } = await quotes.save(customer, { unId, ...codes.reject })
    expect(body.data).toMatchObject({
      status: 'R',
      rejectedBy: 'CUSTOMER',
      auditTrail: { rejectReason: 'Too late', rejectedBy: 'CUSTOMER', rejectedDate: body.data.lastUpdated },
    })
    expect((body.data.remarkList ?? []).filter(({ remarkType }) => remarkType === 'CPREJRMK')).toMatchObject([
      { remark: 'Too late', createdBy: 'CUSTOMER' },
    ])
  })

  it('is cancelled', async () => {
    const unId = await idIn(customer, 'T')
    expect((await quotes.save(customer, { unId, ...codes.cancel })).body.data.status).toBe('C')
    expect((await quotes.read(customer, unId)).body.status).toBe('C')
  })

  it('changes by an action alone: what else is sent is not kept', async () => {
    const unId = await idIn(customer, 'T')
    const before = (await quotes.read(customer, unId)).body
    await quotes.save(customer, { ...before, ...codes.accept, comm: 'Something else', totPcs: 1 })
    const { comm, totPcs } = (await quotes.read(customer, unId)).body
    expect({ comm, totPcs }).toEqual({ comm: before.comm, totPcs: before.totPcs })
  })

  it('that has expired is not accepted, and can be cancelled', async () => {
    const lapsed = (await quotes.rows(customer, { QuoteStatus: 'T' })).find(
      ({ expirationDate = '' }) => expirationDate < day(-1),
    )?.unId
    expect(await quotes.refusal(customer, { unId: lapsed, ...codes.accept })).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    })
    expect((await quotes.save(customer, { unId: lapsed, ...codes.book })).status).toBe(409)
    expect((await quotes.save(customer, { unId: lapsed, ...codes.cancel })).status).toBe(200)
  })
})

describe('booking a quote', () => {
  it.each([
    ['accepts an offer and books it', 'T'],
    ['books an accepted one', 'Q'],
  ])('%s: a submitted booking that names the quote', async (_case, from) => {
    const unId = await idIn(customer, from)
    const before = (await quotes.read(customer, unId)).body
    const { status, body } = await quotes.save(customer, { unId, ...codes.book })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      status: 'B',
      booked: body.data.lastUpdated,
      bookingNo: expect.stringMatching(/^BKG-\d{7}$/),
    })
    expect(body.data.auditTrail?.acceptedDate).toBeDefined()
    const row = (await bookings(customer)).find(({ bookingNo }) => bookingNo === body.data.bookingNo)
    expect(row).toMatchObject({
      status: 'D',
      quoteNo: before.quoteNo,
      shipper: before.shprName,
      totalPieces: before.totPcs,
    })
    const booking = (
      await gateway.call<Schemas['Booking']>('getBooking', { ...customer, path: { id: row?.unId ?? '' } })
    ).body
    expect(booking).toMatchObject({
      quoteNo: before.quoteNo,
      shipper: before.partyIdShpr,
      commodity: before.comm,
      commodityCode: before.commodity,
      auditTrail: { submittedDate: body.data.lastUpdated },
    })
    expect(booking.cargoItems?.length).toBe(before.cargoItems?.length)
    expect(booking.cargoItems?.[0]?.itemUniqueRefNo).toBe(`${row?.unId}-1`)
    expect((await quotes.rows(customer)).find((one) => one.unId === unId)).toMatchObject({
      status: 'B',
      bookingNo: body.data.bookingNo,
    })
  })

  it('gives the booking the documents of the quote', async () => {
    const unId = await idIn(customer, 'T')
    const fileData = Buffer.from('Two pallets, 40 cartons each').toString('base64')
    const document = {
      refKey: unId,
      docActionCode: 'A',
      type: 'PKL',
      name: 'packing.txt',
      description: 'Packing list',
      fileData,
    }
    expect((await gateway.call('saveDocuments', { ...customer, body: { documents: [document] } })).status).toBe(201)
    const { bookingNo } = (await quotes.save(customer, { unId, ...codes.book })).body.data
    const id = (await bookings(customer)).find((row) => row.bookingNo === bookingNo)?.unId ?? ''
    const booking = (await gateway.call<Schemas['Booking']>('getBooking', { ...customer, path: { id } })).body
    expect(booking.documents).toMatchObject([
      { docSNo: 1, fileName: 'packing.txt', type: 'PKL', description: 'Packing list', source: 'CP' },
    ])
    expect(booking.documents?.[0]?.externalID).not.toBe(
      (await quotes.read(customer, unId)).body.documents?.[0]?.externalID,
    )
  })

  it('is done once, however often it is asked at once', async () => {
    const unId = await idIn(customer, 'T')
    const before = (await bookings(customer)).length
    const answers = await Promise.all(Array.from({ length: 5 }, () => quotes.save(customer, { unId, ...codes.book })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
    expect((await bookings(customer)).length).toBe(before + 1)
  })

  it('by an administrator belongs to the company of the quote', async () => {
    const unId = await idIn(customer, 'Q')
    const { bookingNo } = (await quotes.save(admin, { unId, ...codes.book })).body.data
    expect((await bookings(customer)).map((row) => row.bookingNo)).toContain(bookingNo)
  })

  it('needs the module of bookings; accepting does not', async () => {
    const unId = await idIn(withoutBookings, 'T')
    expect((await quotes.save(withoutBookings, { unId, ...codes.book })).status).toBe(403)
    expect((await quotes.save(withoutBookings, { unId, ...codes.accept })).body.data.status).toBe('Q')
  })

  it('was done with some of the bookings in the list, and names the shipment of those that have one', async () => {
    const all = await bookings(customer)
    const booked = (await quotes.rows(customer, { QuoteStatus: 'B' })).slice(-10)
    const shipmentNos: (string | undefined)[] = []
    for (const { bookingNo, quoteNo, shipmentNo, unId } of booked) {
      const row = all.find((one) => one.bookingNo === bookingNo)
      expect(row?.quoteNo).toBe(quoteNo)
      const { body } = await gateway.call<Schemas['Booking']>('getBooking', {
        ...customer,
        path: { id: row?.unId ?? '' },
      })
      expect(shipmentNo).toBe(body.shipmentNo)
      shipmentNos.push(shipmentNo)
      expect((await quotes.read(customer, unId)).body.auditTrail).toMatchObject({
        submittedDate: expect.any(String),
        acceptedDate: expect.any(String),
        bookedDate: expect.any(String),
      })
    }
    expect(shipmentNos.filter((shipmentNo) => shipmentNo !== undefined).length).toBeGreaterThan(0)
  })
})

describe('what the status does not allow', () => {
  const impossible: [status: string, actions: (keyof typeof codes)[]][] = [
    ['N', ['accept', 'reject', 'book']],
    ['D', ['save', 'submit', 'accept', 'reject', 'book']],
    ['T', ['save', 'submit']],
    ['Q', ['save', 'submit', 'accept', 'reject', 'cancel']],
    ['R', ['save', 'submit', 'accept', 'reject', 'cancel', 'book']],
    ['C', ['save', 'submit', 'accept', 'reject', 'cancel', 'book']],
    ['B', ['save', 'submit', 'accept', 'reject', 'cancel', 'book']],
  ]
  it.each(impossible)('is refused in status %s and changes nothing: %j', async (status, actions) => {
    const unId = await idIn(customer, status)
    const before = (await quotes.read(customer, unId)).body
    for (const action of actions) {
      const complete = action === 'save' || action === 'submit' ? completeQuote : {}
      const refused = await quotes.refusal(customer, { ...complete, unId, ...codes[action] })
      expect(refused).toMatchObject({ status: 409, body: { code: 'conflict' } })
    }
    expect((await quotes.read(customer, unId)).body).toEqual(before)
  })
})
