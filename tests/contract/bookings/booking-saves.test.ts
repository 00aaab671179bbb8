import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Schemas } from '../../../src/contract/index.ts'
import type { BookingCalls } from '../support/booking-calls.ts'
import { bookingCalls } from '../support/booking-calls.ts'
import { complete, draft, without } from '../support/booking-examples.ts'
import { documented } from '../support/documented.ts'
import { base64, pdf } from '../support/files.ts'
import type { Session, TestGateway } from '../support/gateway.ts'
import { fieldsOf, testGateway } from '../support/gateway.ts'

type Booking = Schemas['Booking']

const DAY = 86_400_000

let gateway: TestGateway
let bookings: BookingCalls
let customer: Session
let supplier: Session
beforeAll(async () => {
  gateway = await testGateway()
  bookings = bookingCalls(gateway)
  customer = await gateway.signIn('CUSTOMER')
  supplier = await gateway.signIn('SUPPLIER')
})
afterAll(() => gateway.close())

describe('saving a draft', () => {
  it('creates a booking in progress with id, number and history', async () => {
    const booking = await bookings.created(customer, draft)
    expect(booking).toMatchObject({
      status: 'N',
      shipper: 'PACFRT01',
      auditTrail: { createdBy: 'CUSTOMER', lastUpdatedBy: 'CUSTOMER' },
    })
    expect(booking.bookingNo).toMatch(/^BKG-\d{7}$/)
    expect(booking.auditTrail).not.toHaveProperty('submittedDate')
    expect((await bookings.read(customer, booking.unId)).body).toEqual(booking)
    expect((await bookings.rows(customer))[0]).toMatchObject({
      unId: booking.unId,
      shipper: 'PACIFIC FRUIT TRADING',
      status: 'N',
    })
  })

  it("keeps what was sent, the tenant's own fields included, and none of what only the gateway says", async () => {
    const sent = {
      ...draft,
      customFields: { x_costCentre: '4711' },
      remarkList: [{ remarkType: 'PC' as const, remark: 'Any carrier' }],
    }
    const booking = await bookings.created(customer, {
      ...sent,
      status: 'B',
      bookingNo: 'MINE',
      auditTrail: { createdBy: 'ME' },
      lastUpdated: '2020-01-01T00:00:00Z',
    })
    expect(booking).toMatchObject({
      customFields: { x_costCentre: '4711' },
      remarkList: [{ id: '1', remarkType: 'PC', remark: 'Any carrier' }],
    })
    expect(booking).toMatchObject({ status: 'N', auditTrail: { createdBy: 'CUSTOMER' } })
    expect(booking.bookingNo).not.toBe('MINE')
    expect(Date.parse(booking.lastUpdated ?? '')).toBeGreaterThan(Date.now() - 60_000)
    expect((await bookings.rows(customer))[0]).toMatchObject({
      unId: booking.unId,
      customFields: { x_costCentre: '4711' },
    })
  })

  it('replaces a booking in progress and notes who did', async () => {
    const { unId, bookingNo } = await bookings.created(customer, draft)
    const changed = await bookings.save(supplier, { ...draft, unId, funcCode: '5', commodity: 'Table grapes' })
    expect(changed.status).toBe(200)
    expect(changed.body.data).toMatchObject({
      unId,
      bookingNo,
      commodity: 'Table grapes',
      auditTrail: { createdBy: 'CUSTOMER', lastUpdatedBy: 'SUPPLIER' },
    })
    expect((await bookings.read(customer, unId)).body.commodity).toBe('Table grapes')
  })

  it('follows the action codes of cargo, remarks and documents', async () => {
    const { unId } = await bookings.created(customer, {
      ...draft,
      cargoItems: [
        { description: 'Apples', itemActionCode: 'A' },
        { description: 'Pears', actionCode: 'A' },
      ],
      remarkList: [{ remarkType: 'CPRMKTYPE', remark: 'Keep dry', actionCode: 'A' }],
    })
    const { cargoItems = [] } = (await bookings.read(customer, unId)).body
    expect(cargoItems).toEqual([
      { id: '1', description: 'Apples', itemUniqueRefNo: `${unId}-1` },
      { id: '2', description: 'Pears', itemUniqueRefNo: `${unId}-2` },
    ])
    const { body } = await bookings.save(customer, {
      ...draft,
      unId,
      funcCode: '5',
      cargoItems: [
        { ...cargoItems[0], itemActionCode: 'D' },
        { ...cargoItems[1], description: 'Nashi pears', itemActionCode: 'U' },
        { description: 'Grapes', itemActionCode: 'A' },
      ],
      remarkList: [{ id: '1', remarkType: 'CPRMKTYPE', remark: '', actionCode: 'D' }],
      // As a form sends them: the newest first.
      documents: [
        { docSNo: 2, fileName: 'b.txt', actionCode: 'A', fileData: base64('b') },
        { docSNo: 1, fileName: 'a.pdf', actionCode: 'A', fileData: base64(pdf('a')) },
      ],
    })
    expect(body.data.cargoItems).toMatchObject([
      { id: '2', description: 'Nashi pears' },
      { id: '3', description: 'Grapes' },
    ])
    expect(body.data.remarkList).toEqual([])
    const [second, first] = body.data.documents ?? []
    expect([first, second]).toMatchObject([
      { docSNo: 1, fileName: 'a.pdf', source: 'CP', action: 'existing' },
      { docSNo: 2, fileName: 'b.txt', uploadBy: 'CUSTOMER' },
    ])
    const documents = [
      first,
      { ...second, actionCode: 'D' },
      { fileName: 'c.txt', actionCode: 'A', fileData: base64('c') },
    ]
    const changed = await bookings.save(customer, { ...draft, unId, funcCode: '5', documents })
    expect(changed.body.data.documents).toMatchObject([
      { docSNo: 3, fileName: 'c.txt' },
      { externalID: first?.externalID },
    ])
    expect((await bookings.read(customer, unId)).body.documents).toEqual(changed.body.data.documents)
  })

  it('gives every booking a number of its own, however many are made at once', async () => {
    const made = await Promise.all(Array.from({ length: 10 }, () => bookings.created(customer, draft)))
    expect(new Set(made.map(({ bookingNo }) => bookingNo)).size).toBe(10)
  })

  it.each<[string, Booking, string]>([
    ['an address line above 45 characters', { shprAddr1: 'x'.repeat(46) }, 'shprAddr1'],
    ['a reference number above 50', { referenceNumber: 'x'.repeat(51) }, 'referenceNumber'],
    ['a negative weight', { bkgWgt: -1 }, 'bkgWgt'],
    ['a weight of five decimals', { bkgWgt: 1.00001 }, 'bkgWgt'],
    ['pieces of ten digits', { bkPcs: 1_000_000_000 }, 'bkPcs'],
    [
      'five rows of containers',
      { containers: Array.from({ length: 5 }, () => ({ type: '22G1', qty: 1 })) },
      'containers',
    ],
    ['no container at all in a row', { containers: [{ type: '22G1', qty: 0 }] }, 'containers.0.qty'],
    ['an item without weight in it', { cargoItems: [{ itemWgt: 0 }] }, 'cargoItems.0.itemWgt'],
    ['a remark above 2000', { remarkList: [{ remarkType: 'PC', remark: 'x'.repeat(2001) }] }, 'remarkList.0.remark'],
    [
      'a time window that ends before it begins',
      { pickupInfo: { required: 1, fromTime: '1700', toTime: '0900' } },
      'pickupInfo.fromTime',
    ],
    ['a date of another form', { readyDate: '2026-01-31' }, 'readyDate'],
    ['a day that no calendar has', { pickupInfo: { required: 1, readyDate: '20990230' } }, 'pickupInfo.readyDate'],
    ['a date of zeros, which is before no day', { readyDate: '00000000' }, 'readyDate'],
    ['a field that the contract does not know', { colour: 'red' } as Booking, 'colour'],
    ['a text where a number is', { bkPcs: '120' } as unknown as Booking, 'bkPcs'],
  ])('refuses %s', async (_case, wrong, field) => {
    const answer = await bookings.refusal(customer, { ...draft, ...wrong })
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-request' } })
    expect(fieldsOf(answer)).toEqual([field])
  })

  it('refuses a function code that does not fit the id', async () => {
    expect(fieldsOf(await bookings.refusal(customer, { ...draft, unId: 'BK1' }))).toEqual(['unId'])
    expect(fieldsOf(await bookings.refusal(customer, { ...draft, funcCode: '5' }))).toEqual(['unId'])
    expect(fieldsOf(await bookings.refusal(customer, { ...draft, funcCode: '1' }))).toEqual(['funcCode'])
    expect(fieldsOf(await bookings.refusal(customer, { ...complete, bookStatus: 'A' }))).toEqual(['bookStatus'])
    expect((await bookings.save(customer, { ...draft, funcCode: '5', unId: 'BK1' })).status).toBe(404)
  })

  it('refuses a number of more digits than it would keep, and keeps as many as it can', async () => {
    const sent = (digits: string) =>
      JSON.stringify({ ...draft, customFields: { x_id: 0 } }).replace(':0}', `:${digits}}`)
    const answer = await bookings.refusal(customer, sent('9007199254740993'))
    expect([answer.status, fieldsOf(answer)]).toEqual([400, ['customFields.x_id']])
    const kept = await bookings.save(customer, sent('9007199254740991'))
    expect(kept).toMatchObject({ status: 201, body: { data: { customFields: { x_id: 9007199254740991 } } } })
  })

  it('refuses what is no JSON, no object, or too large', async () => {
    const post = (body: string) => bookings.refusal(customer, body)
    expect((await post('{"shipper":')).status).toBe(400)
    expect((await post('[]')).status).toBe(400)
    expect((await post('{"__proto__":{"status":"B"}}')).status).toBe(400)
    expect(await post(JSON.stringify({ ...draft, commodity: 'x'.repeat(72_000_000) }))).toMatchObject({
      status: 413,
      body: { code: 'too-large' },
    })
  })
})

describe('submitting', () => {
  it('makes a draft a submitted booking', async () => {
    const { unId } = await bookings.created(customer, draft)
    const { status, body } = await bookings.save(customer, { ...complete, unId, funcCode: '5' })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      status: 'D',
      origin: 'Yokohama',
      destination: 'Los Angeles',
      auditTrail: { submittedDate: body.data.lastUpdated },
    })
  })

  it('can be the first save', async () => {
    expect(await bookings.created(customer, complete)).toMatchObject({ status: 'D' })
  })

  it('names everything that is missing', async () => {
    const answer = await bookings.refusal(customer, { bookStatus: 'P' })
    expect(answer.status).toBe(400)
    expect(fieldsOf(answer)).toEqual(['bizType', 'shipper', 'orgCity', 'destCity', 'bkPcs', 'bkgWgt'])
  })

  it.each<[string, Booking, string]>([
    ['zero pieces', { bkPcs: 0 }, 'bkPcs'],
    ['zero weight', { bkgWgt: 0 }, 'bkgWgt'],
    ['a blank shipper', { shipper: ' ' }, 'shipper'],
    ['an origin without a country', { orgCountry: '' }, 'orgCity'],
    ['a full container load without containers', { containers: [] }, 'containers'],
    ['a container without a type', { containers: [{ qty: 1 }] }, 'containers.0.type'],
    ['a container without a quantity', { containers: [{ type: '22G1' }] }, 'containers.0.qty'],
    ['a ready date in the past', { pickupInfo: { required: 1, readyDate: '20200101' } }, 'pickupInfo.readyDate'],
  ])('refuses %s', async (_case, wrong, field) => {
    expect(fieldsOf(await bookings.refusal(customer, { ...complete, ...wrong }))).toEqual([field])
  })

  it('asks no containers of air freight', async () => {
    expect(
      await bookings.created(customer, {
        ...without(complete, 'shipmentType', 'containers'),
        bizType: 'AE',
        orgCity: 'JPNRT',
        orgCityName: 'Narita',
      }),
    ).toMatchObject({
      status: 'D',
      bizType: 'AE',
    })
  })

  it('asks a supplier for the dates, not for pieces and weight', async () => {
    const light = without(complete, 'bkPcs', 'bkPcsUt', 'bkgWgt', 'bkgWgtUt')
    expect(fieldsOf(await bookings.refusal(supplier, light))).toEqual(['readyDate', 'deliveryreadyDate'])
    expect(fieldsOf(await bookings.refusal(customer, { ...light, isCpSupUser: true }))).toEqual(['bkPcs', 'bkgWgt'])
    const inTwoWeeks = new Date(Date.now() + 14 * DAY).toISOString().slice(0, 10).replaceAll('-', '')
    expect(
      await bookings.created(supplier, { ...light, readyDate: inTwoWeeks, deliveryreadyDate: inTwoWeeks }),
    ).toMatchObject({
      status: 'D',
      isCpSupUser: true,
    })
  })

  it('that is refused changes nothing', async () => {
    const { unId } = await bookings.created(customer, draft)
    const before = (await bookings.read(customer, unId)).body
    expect((await bookings.save(customer, { ...complete, unId, funcCode: '5', bkPcs: 0 })).status).toBe(400)
    expect((await bookings.read(customer, unId)).body).toEqual(before)
  })
})

describe('what the status does not allow', () => {
  it.each(['D', 'T', 'Q', 'R', 'B'])('is a change of a booking in status %s', async (status) => {
    const unId = await bookings.idIn(customer, status)
    const before = (await bookings.read(customer, unId)).body
    for (const bookStatus of ['D', 'P', 'A']) {
      expect(await bookings.refusal(customer, { ...complete, unId, funcCode: '5', bookStatus })).toMatchObject({
        status: 409,
        body: { code: 'conflict' },
      })
    }
    expect((await bookings.read(customer, unId)).body).toEqual(before)
  })

  it('is deleting an accepted booking', async () => {
    const unId = await bookings.idIn(customer, 'Q')
    expect((await bookings.save(customer, { unId }, 'D')).status).toBe(409)
    expect((await bookings.read(customer, unId)).status).toBe(200)
  })
})

describe('deleting', () => {
  it.each(['N', 'D'])('removes a booking in status %s and answers how it last stood', async (status) => {
    const unId = await bookings.idIn(customer, status)
    const { status: answered, body } = await bookings.save(customer, { unId, funcCode: '1' }, 'D')
    expect(answered).toBe(200)
    expect(body.data).toMatchObject({ unId, status })
    expect((await bookings.read(customer, unId)).status).toBe(404)
    expect((await bookings.save(customer, { unId }, 'D')).status).toBe(404)
  })

  it('needs an id', async () => {
    expect(fieldsOf(await bookings.refusal(customer, {}, 'D'))).toEqual(['unId'])
    expect((await bookings.refusal(customer, {}, 'X')).status).toBe(400)
  })
})

it('has shown every documented status, beside those of who may call (401, 403); nothing is left without a behaviour', () => {
  const missing = documented(['saveBooking']).filter((one) => !gateway.seen.has(one))
  expect(missing.filter((one) => !/ 40[13]$/.test(one))).toEqual(['saveBooking 501'])
})
