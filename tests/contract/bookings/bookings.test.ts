import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BookingCalls } from '../support/booking-calls.ts'
import { bookingCalls } from '../support/booking-calls.ts'
import { draft } from '../support/booking-examples.ts'
import { documented } from '../support/documented.ts'
import { base64, pdf } from '../support/files.ts'
import type { Session, TestGateway } from '../support/gateway.ts'
import { fieldsOf, testGateway } from '../support/gateway.ts'

const DAY = 86_400_000

let gateway: TestGateway
let bookings: BookingCalls
let customer: Session
let admin: Session
let supplier: Session
beforeAll(async () => {
  gateway = await testGateway()
  bookings = bookingCalls(gateway)
  customer = await gateway.signIn('CUSTOMER')
  admin = await gateway.signIn('ADMIN')
  supplier = await gateway.signIn('SUPPLIER')
})
afterAll(() => gateway.close())

describe('the list of bookings', () => {
  it('holds every status over 180 days, the newest first', async () => {
    const all = await bookings.rows(customer)
    expect(all.length).toBe(120)
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(['N', 'D', 'T', 'Q', 'R', 'B']))
    const dates = all.map(({ createdDate = '' }) => createdDate)
    expect(dates).toEqual([...dates].sort().reverse())
  })

  it('reaches back as many days as asked', async () => {
    const within = async (CreateDateNoOfDaysAgo: number) =>
      (await bookings.rows(customer, { CreateDateNoOfDaysAgo })).length
    expect(await within(60)).toBeLessThan(await within(90))
    expect(await within(90)).toBeLessThan(await within(181))
    const oldest = (await bookings.rows(customer, { CreateDateNoOfDaysAgo: 60 })).at(-1)?.createdDate ?? ''
    expect(Date.now() - Date.parse(oldest)).toBeLessThan(61 * DAY)
  })

  it('can be limited to some statuses', async () => {
    expect(new Set((await bookings.rows(customer, { BookStatus: 'N,D' })).map(({ status }) => status))).toEqual(
      new Set(['N', 'D']),
    )
    expect((await gateway.call('listBookings', { ...customer, query: { BookStatus: 'X' } })).status).toBe(400)
    expect((await gateway.call('listBookings', { ...customer, query: { CreateDateNoOfDaysAgo: 'all' } })).status).toBe(
      400,
    )
  })

  it("[GW-04][HD-29] shows customers and suppliers their company's, administrators the tenant's", async () => {
    const own = await bookings.rows(customer)
    const all = await bookings.rows(admin)
    expect(all.length).toBe(132)
    expect((await bookings.rows(supplier)).map(({ unId }) => unId)).toEqual(own.map(({ unId }) => unId))
    const foreign = all.find(({ unId }) => !own.some((row) => row.unId === unId))?.unId ?? ''
    expect((await bookings.read(admin, foreign)).status).toBe(200)
    for (const session of [customer, supplier]) expect((await bookings.read(session, foreign)).status).toBe(404)
    for (const session of [customer, supplier])
      expect((await bookings.save(session, { unId: foreign }, 'D')).status).toBe(404)
  })

  it('shows a draft that holds nothing yet', async () => {
    const { unId } = await bookings.created(customer, {})
    expect((await bookings.rows(customer)).find((row) => row.unId === unId)).toMatchObject({ status: 'N' })
    await bookings.save(customer, { unId }, 'D')
  })
})

describe('one booking', () => {
  it('is complete, and its totals are the sums of its cargo', async () => {
    for (const { unId } of (await bookings.rows(customer, { BookStatus: 'B' })).slice(0, 20)) {
      const { body } = await bookings.read(customer, unId)
      const sum = (body.cargoItems ?? []).reduce((total, { itemWgt = 0 }) => total + itemWgt, 0)
      expect(body.bkgWgt).toBeCloseTo(sum, 3)
      expect(body.auditTrail?.bookedDate).toBeDefined()
      expect(body.shipmentNo).toBeDefined()
    }
  })

  it('is asked for by a role that the contract knows', async () => {
    const id = await bookings.idIn(customer, 'N')
    expect(
      (await gateway.call('getBooking', { ...supplier, path: { id }, query: { userRole: 'isCpSupUser' } })).status,
    ).toBe(200)
    expect((await gateway.call('getBooking', { ...customer, path: { id }, query: { userRole: 'boss' } })).status).toBe(
      400,
    )
    expect((await bookings.read(customer, "' or 1=1 --")).status).toBe(404)
  })
})

describe('the documents inside a booking', () => {
  it('are taken once the booking is there, and none that may not be', async () => {
    const file = { fileName: 'a.pdf', actionCode: 'A', fileData: base64(pdf('a')) }
    expect(fieldsOf(await bookings.refusal(customer, { ...draft, documents: [file] }))).toEqual(['documents'])
    const { unId } = await bookings.created(customer, draft)
    const refused = await bookings.refusal(customer, {
      ...draft,
      unId,
      funcCode: '5',
      commodity: 'Apples',
      documents: [file, { ...file, fileName: 'a.exe' }],
    })
    expect(refused.status).toBe(400)
    expect(fieldsOf(refused)).toEqual(['documents.1'])
    const { body } = await bookings.read(customer, unId)
    expect([body.commodity, body.documents]).toEqual([undefined, []])
    expect(
      fieldsOf(
        await bookings.refusal(customer, { ...draft, unId, funcCode: '5', documents: [{ ...file, fileData: '%%' }] }),
      ),
    ).toEqual(['documents.0.fileData'])
  })

  it('go with a booking that is deleted', async () => {
    const { unId } = await bookings.created(customer, draft)
    const documents = [{ fileName: 'a.pdf', actionCode: 'A', fileData: base64(pdf('a')) }]
    const [document] =
      (await bookings.save(customer, { ...draft, unId, funcCode: '5', documents })).body.data.documents ?? []
    const asked = { ...customer, path: { externalId: document?.externalID ?? '' }, query: { action: 'download' } }
    expect((await gateway.download('downloadDocument', asked)).body).toEqual(pdf('a'))
    await bookings.save(customer, { unId }, 'D')
    expect((await gateway.download('downloadDocument', asked)).status).toBe(404)
  })
})

it('has shown every documented status, beside those of who may call (401, 403)', () => {
  const missing = documented(['listBookings', 'getBooking']).filter((one) => !gateway.seen.has(one))
  expect(missing.filter((one) => !/ 40[13]$/.test(one))).toEqual([])
})
