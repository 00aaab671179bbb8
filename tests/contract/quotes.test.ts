import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Schemas } from '../../src/contract/index.ts'
import { documented } from './support/documented.ts'
import type { TestGateway } from './support/gateway.ts'
import { testGateway } from './support/gateway.ts'
import { codes, completeQuote, draftQuote } from './support/quote-examples.ts'
import { tenants } from './support/tenants.ts'

type Quote = Schemas['Quote']
type Row = Schemas['QuoteListItem']
type Session = { token: string; tenant: string }

const DAY = 86_400_000
const day = (daysAhead: number) => new Date(Date.now() + daysAhead * DAY).toISOString().slice(0, 10).replaceAll('-', '')

let gateway: TestGateway
let customer: Session
let admin: Session
let supplier: Session
let withoutQuotes: Session
let withoutBookings: Session
beforeAll(async () => {
  // One tenant has quotes and no bookings.
  const restricted = tenants.map((tenant) =>
    tenant.id === 'KAIYO' ? { ...tenant, accessLevels: { ...tenant.accessLevels, accessToBookings: false } } : tenant,
  )
  gateway = await testGateway({ tenants: restricted })
  customer = await gateway.signIn('CUSTOMER')
  admin = await gateway.signIn('ADMIN')
  supplier = await gateway.signIn('SUPPLIER')
  withoutQuotes = await gateway.signIn('LIMITED')
  withoutBookings = await gateway.signIn('CUSTOMER', 'KAIYO')
})
afterAll(() => gateway.close())

function save<Body = Schemas['QuoteReply']>(session: Session, body: unknown) {
  return gateway.call<Body>('saveQuote', { ...session, body })
}
const refusal = (session: Session, body: unknown) => save<Schemas['Problem']>(session, body)
const read = (session: Session, id: string) => gateway.call<Quote>('getQuote', { ...session, path: { id } })
const fieldsOf = ({ body }: { body: Schemas['Problem'] }) => (body.fieldErrors ?? []).map(({ field }) => field)
async function created(session: Session, body: Quote): Promise<Quote & { unId: string }> {
  const { status, body: reply } = await save(session, body)
  expect(status).toBe(201)
  return { ...reply.data, unId: reply.data.unId ?? '' }
}
async function rows(session: Session, query: Record<string, string | number> = {}): Promise<Row[]> {
  const { status, body } = await gateway.call<Schemas['QuoteList']>('listQuotes', { ...session, query })
  expect(status).toBe(200)
  expect(body.totalRecords).toBe(body.data.length)
  return body.data
}
/** A quote in a status, an offer among them one that holds for some days yet. */
async function idIn(session: Session, status: string): Promise<string> {
  const found = (await rows(session, { QuoteStatus: status })).find(
    ({ expirationDate = '99991231' }) => status !== 'T' || expirationDate > day(2),
  )
  expect(found).toBeDefined()
  return found?.unId ?? ''
}
const bookings = async (session: Session) =>
  (await gateway.call<Schemas['BookingList']>('listBookings', { ...session, query: {} })).body.data

describe('the list of quotes', () => {
  it('holds every status over 180 days, the newest first', async () => {
    const all = await rows(customer)
    expect(all.length).toBe(90)
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(['N', 'D', 'T', 'Q', 'R', 'C', 'B']))
    const dates = all.map(({ createdDate = '' }) => createdDate)
    expect(dates).toEqual([...dates].sort().reverse())
    expect(Date.parse(dates.at(-1) ?? '')).toBeLessThan(Date.now() - 150 * DAY)
  })

  it('reaches back as many days as asked', async () => {
    const within = async (CreateDateNoOfDaysAgo: number) => (await rows(customer, { CreateDateNoOfDaysAgo })).length
    expect(await within(60)).toBeLessThan(await within(90))
    expect(await within(90)).toBeLessThan(await within(200))
  })

  it('can be held to some statuses', async () => {
    expect(new Set((await rows(customer, { QuoteStatus: 'N,T' })).map(({ status }) => status))).toEqual(new Set(['N', 'T']))
    expect((await gateway.call('listQuotes', { ...customer, query: { QuoteStatus: 'X' } })).status).toBe(400)
    expect((await gateway.call('listQuotes', { ...customer, query: { CreateDateNoOfDaysAgo: -1 } })).status).toBe(400)
  })

  it('can be held to the open offers whose last day is given, and to other statuses when they are named', async () => {
    const open = (await rows(customer, { QuoteStatus: 'T,Q' })).filter(({ expirationDate = '' }) => expirationDate >= day(0))
    const ValidTo = open[0]?.expirationDate ?? ''
    const found = await rows(customer, { ValidTo })
    expect(found.map(({ unId }) => unId)).toEqual(
      (await rows(customer)).filter((row) => row.expirationDate === ValidTo && 'TQ'.includes(row.status)).map(({ unId }) => unId),
    )
    const rejected = (await rows(customer, { QuoteStatus: 'R' }))[0]
    expect(await rows(customer, { QuoteStatus: 'R', ValidTo: rejected?.expirationDate ?? '' })).toContainEqual(rejected)
    expect((await gateway.call('listQuotes', { ...customer, query: { ValidTo: '2026-01-31' } })).status).toBe(400)
  })

  it("shows a customer the own company's, administrators and suppliers the tenant's", async () => {
    const own = await rows(customer)
    const all = await rows(admin)
    expect(all.length).toBe(97)
    expect((await rows(supplier)).length).toBe(97)
    const foreign = all.find(({ unId }) => !own.some((row) => row.unId === unId))?.unId ?? ''
    expect((await read(admin, foreign)).status).toBe(200)
    expect((await read(customer, foreign)).status).toBe(404)
    expect((await save(customer, { unId: foreign, ...codes.cancel })).status).toBe(404)
  })

  it('is closed without the module, and to another tenant', async () => {
    for (const operation of ['listQuotes', 'saveQuote'] as const)
      expect((await gateway.call(operation, { ...withoutQuotes, body: operation === 'saveQuote' ? draftQuote : undefined })).status).toBe(403)
    const id = await idIn(customer, 'N')
    expect((await read(withoutQuotes, id)).status).toBe(403)
    expect((await read(withoutBookings, id)).status).toBe(404)
    expect((await read({ ...customer, tenant: 'KAIYO' }, id)).status).toBe(403)
    expect((await gateway.call('listQuotes', { tenant: 'ACME' })).status).toBe(401)
    expect((await gateway.call('saveQuote', { tenant: 'ACME', body: draftQuote })).status).toBe(401)
    expect((await gateway.call('getQuote', { tenant: 'ACME', path: { id } })).status).toBe(401)
  })
})

describe('saving a quote', () => {
  it('creates it in progress, without an offer', async () => {
    const quote = await created(customer, draftQuote)
    expect(quote).toMatchObject({ status: 'N', source: 'CP', createByName: 'Casey Customer', auditTrail: { createdBy: 'CUSTOMER' } })
    expect(quote.quoteNo).toMatch(/^QTE-\d{7}$/)
    expect(quote).not.toHaveProperty('revenueList')
    expect(quote).not.toHaveProperty('validTo')
    expect((await read(customer, quote.unId)).body).toEqual(quote)
    expect((await rows(customer))[0]).toMatchObject({ unId: quote.unId, status: 'N', shprName: 'PACIFIC FRUIT TRADING' })
  })

  it('takes nothing that only the gateway says', async () => {
    const quote = await created(customer, {
      ...draftQuote,
      status: 'B',
      quoteNo: 'MINE',
      bookingNo: 'MINE',
      validTo: '20990101',
      revenueList: [{ revRate: 1 }],
      customFields: { x_costCentre: '4711' },
    })
    expect(quote).toMatchObject({ status: 'N', customFields: { x_costCentre: '4711' } })
    expect(quote.quoteNo).not.toBe('MINE')
    for (const field of ['bookingNo', 'validTo', 'revenueList']) expect(quote).not.toHaveProperty(field)
  })

  it('counts containers and their TEU, and follows action codes', async () => {
    const { unId } = await created(customer, { ...completeQuote, quoteStatus: 'N' })
    const { body } = await save(customer, {
      ...completeQuote,
      ...codes.save,
      unId,
      cargoItems: [{ id: '1', itemActionCode: 'D' }, { description: 'Pears', itemActionCode: 'A' }],
      remarkList: [{ id: '1', remarkType: 'PC', remark: '', actionCode: 'D' }],
    })
    expect(body.data).toMatchObject({ teu: 5, totCtnQty: 3, status: 'N', cargoItems: [{ description: 'Pears' }] })
    expect(body.data.remarkList).toEqual([])
    expect((await rows(customer)).find((row) => row.unId === unId)).toMatchObject({
      teu: 5,
      totCtnQty: 3,
      pieces: 120,
      weight: 2400.5,
      porName: 'Yokohama',
      destName: 'Los Angeles',
    })
  })

  it.each<[string, Quote, string]>([
    ['an address line above 45 characters', { csgnAddr2: 'x'.repeat(46) }, 'csgnAddr2'],
    ['a commodity text above 70', { comm: 'x'.repeat(71) }, 'comm'],
    ['a commodity code above 20', { commodity: 'x'.repeat(21) }, 'commodity'],
    ['pieces of ten digits', { totPcs: 1_000_000_000 }, 'totPcs'],
    ['a weight of five decimals', { totgWgt: 1.00001 }, 'totgWgt'],
    ['a negative volume', { totVol: -1 }, 'totVol'],
    ['five rows of containers', { containers: Array.from({ length: 5 }, () => ({ type: '22G1', qty: 1 })) }, 'containers'],
    ['a container row of none', { containers: [{ type: '22G1', qty: 0 }] }, 'containers.0.qty'],
    ['a field of a booking', { bkPcs: 1 } as Quote, 'bkPcs'],
    ['a text where a number is', { totPcs: '120' } as unknown as Quote, 'totPcs'],
    ['a stage that does not fit the status', { jobStageCode: 'B' }, 'jobStageCode'],
    ['function code 1', { funcCode: '1' }, 'funcCode'],
    ['function code 5 without an id', { funcCode: '5' }, 'unId'],
    ['function code 9 with an id', { unId: 'QT1' }, 'unId'],
    ['an action on no quote', { quoteStatus: 'Q', jobStageCode: 'Q' }, 'unId'],
  ])('refuses %s', async (_case, wrong, field) => {
    const answer = await refusal(customer, { ...draftQuote, ...wrong })
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-request' } })
    expect(fieldsOf(answer)).toEqual([field])
  })

  it('refuses what is no JSON or too large, and an unknown id', async () => {
    expect((await refusal(customer, '{"unId":')).status).toBe(400)
    expect((await refusal(customer, JSON.stringify({ comm: 'x'.repeat(72_000_000) }))).status).toBe(413)
    expect((await save(customer, { ...draftQuote, ...codes.save, unId: 'QT1' })).status).toBe(404)
    expect((await read(customer, "' or 1=1 --")).status).toBe(404)
    expect((await gateway.call('getQuote', { ...customer, path: { id: 'QT1' }, query: { BizType: 'XX' } })).status).toBe(400)
  })
})

describe('submitting a quote', () => {
  it('is the first save or a later one', async () => {
    expect(await created(customer, completeQuote)).toMatchObject({ status: 'D' })
    const { unId } = await created(customer, draftQuote)
    const { status, body } = await save(customer, { ...completeQuote, ...codes.submit, unId })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ status: 'D', submittedDate: body.data.lastUpdated })
  })

  it("names everything that is missing by the quote's own names", async () => {
    expect(fieldsOf(await refusal(customer, { quoteStatus: 'D' }))).toEqual([
      'partyIdShpr',
      'bizType',
      'porCity',
      'destCity',
      'totPcs',
      'totPcsUt',
      'totgWgt',
      'totgWgtUt',
    ])
    expect(fieldsOf(await refusal(customer, { ...completeQuote, containers: [] }))).toEqual(['containers'])
    expect(fieldsOf(await refusal(customer, { ...completeQuote, pickupInfo: { required: 1, readyDate: '20200101' } }))).toEqual([
      'pickupInfo.readyDate',
    ])
  })

  it('asks a supplier for neither totals nor dates', async () => {
    const totals = ['totPcs', 'totPcsUt', 'totgWgt', 'totgWgtUt']
    const light = Object.fromEntries(Object.entries(completeQuote).filter(([field]) => !totals.includes(field)))
    expect(await created(supplier, light)).toMatchObject({ status: 'D' })
    expect(fieldsOf(await refusal(customer, light))).toEqual(totals)
  })
})

describe('an offer', () => {
  it('has rates that multiply, a validity, and no booking', async () => {
    for (const { unId } of (await rows(customer, { QuoteStatus: 'T' })).slice(0, 10)) {
      const { body } = await read(customer, unId)
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
    const { status, body } = await save(customer, { unId, ...codes.accept })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ unId, status: 'Q', auditTrail: { acceptedDate: body.data.lastUpdated, lastUpdatedBy: 'CUSTOMER' } })
    expect(body.data).not.toHaveProperty('bookingNo')
    expect((await read(customer, unId)).body).toEqual(body.data)
  })

  it('is rejected with a reason', async () => {
    const unId = await idIn(customer, 'T')
    const { remarkList: _reason, ...bare } = codes.reject
    expect(fieldsOf(await refusal(customer, { unId, ...bare }))).toEqual(['remarkList'])
    expect(fieldsOf(await refusal(customer, { unId, ...bare, remarkList: [{ remarkType: 'CPREJRMK', remark: ' ' }] }))).toEqual(['remarkList'])
    expect(
      fieldsOf(await refusal(customer, { unId, ...bare, remarkList: [{ remarkType: 'CPREJRMK', remark: 'x'.repeat(2001) }] })),
    ).toEqual(['remarkList.0.remark'])
    const { body } = await save(customer, { unId, ...codes.reject })
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
    expect((await save(customer, { unId, ...codes.cancel })).body.data.status).toBe('C')
    expect((await read(customer, unId)).body.status).toBe('C')
  })

  it('changes by an action alone: what else is sent is not kept', async () => {
    const unId = await idIn(customer, 'T')
    const before = (await read(customer, unId)).body
    await save(customer, { ...before, ...codes.accept, comm: 'Something else', totPcs: 1 })
    const { comm, totPcs } = (await read(customer, unId)).body
    expect({ comm, totPcs }).toEqual({ comm: before.comm, totPcs: before.totPcs })
  })

  it('that has expired is not accepted, and can be cancelled', async () => {
    const lapsed = (await rows(customer, { QuoteStatus: 'T' })).find(({ expirationDate = '' }) => expirationDate < day(-1))?.unId
    expect(await refusal(customer, { unId: lapsed, ...codes.accept })).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect((await save(customer, { unId: lapsed, ...codes.book })).status).toBe(409)
    expect((await save(customer, { unId: lapsed, ...codes.cancel })).status).toBe(200)
  })
})

describe('booking a quote', () => {
  it.each([
    ['accepts an offer and books it', 'T'],
    ['books an accepted one', 'Q'],
  ])('%s: a submitted booking that names the quote', async (_case, from) => {
    const unId = await idIn(customer, from)
    const before = (await read(customer, unId)).body
    const { status, body } = await save(customer, { unId, ...codes.book })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ status: 'B', booked: body.data.lastUpdated, bookingNo: expect.stringMatching(/^BKG-\d{7}$/) })
    expect(body.data.auditTrail?.acceptedDate).toBeDefined()
    const row = (await bookings(customer)).find(({ bookingNo }) => bookingNo === body.data.bookingNo)
    expect(row).toMatchObject({ status: 'D', quoteNo: before.quoteNo, shipper: before.shprName, totalPieces: before.totPcs })
    const booking = (await gateway.call<Schemas['Booking']>('getBooking', { ...customer, path: { id: row?.unId ?? '' } })).body
    expect(booking).toMatchObject({
      quoteNo: before.quoteNo,
      shipper: before.partyIdShpr,
      commodity: before.comm,
      commodityCode: before.commodity,
      auditTrail: { submittedDate: body.data.lastUpdated },
    })
    expect(booking.cargoItems?.length).toBe(before.cargoItems?.length)
    expect(booking.cargoItems?.[0]?.itemUniqueRefNo).toBe(`${row?.unId}-1`)
    expect((await rows(customer)).find((one) => one.unId === unId)).toMatchObject({ status: 'B', bookingNo: body.data.bookingNo })
  })

  it('is done once, however often it is asked at once', async () => {
    const unId = await idIn(customer, 'T')
    const before = (await bookings(customer)).length
    const answers = await Promise.all(Array.from({ length: 5 }, () => save(customer, { unId, ...codes.book })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
    expect((await bookings(customer)).length).toBe(before + 1)
  })

  it('by an administrator belongs to the company of the quote', async () => {
    const unId = await idIn(customer, 'Q')
    const { bookingNo } = (await save(admin, { unId, ...codes.book })).body.data
    expect((await bookings(customer)).map((row) => row.bookingNo)).toContain(bookingNo)
  })

  it('needs the module of bookings; accepting does not', async () => {
    const unId = await idIn(withoutBookings, 'T')
    expect((await save(withoutBookings, { unId, ...codes.book })).status).toBe(403)
    expect((await save(withoutBookings, { unId, ...codes.accept })).body.data.status).toBe('Q')
  })

  it('was done with some of the bookings in the list', async () => {
    const all = await bookings(customer)
    const booked = (await rows(customer, { QuoteStatus: 'B', CreateDateNoOfDaysAgo: 181 })).slice(-5)
    for (const { bookingNo, quoteNo, unId } of booked) {
      expect(all.find((row) => row.bookingNo === bookingNo)?.quoteNo).toBe(quoteNo)
      expect((await read(customer, unId)).body.auditTrail).toMatchObject({
        submittedDate: expect.any(String),
        acceptedDate: expect.any(String),
        bookedDate: expect.any(String),
      })
    }
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
    const before = (await read(customer, unId)).body
    for (const action of actions) {
      const complete = action === 'save' || action === 'submit' ? completeQuote : {}
      expect(await refusal(customer, { ...complete, unId, ...codes[action] })).toMatchObject({ status: 409, body: { code: 'conflict' } })
    }
    expect((await read(customer, unId)).body).toEqual(before)
  })
})

describe('deleting', () => {
  it('removes a quote in progress; a submitted one stays as cancelled', async () => {
    const { unId } = await created(customer, draftQuote)
    expect((await save(customer, { unId, ...codes.cancel })).body.data).toMatchObject({ unId, status: 'C' })
    expect((await read(customer, unId)).status).toBe(404)
    const submitted = await created(customer, completeQuote)
    expect((await save(customer, { unId: submitted.unId, funcCode: '1' })).body.data.status).toBe('C')
    expect((await read(customer, submitted.unId)).body).toMatchObject({ status: 'C', auditTrail: { lastUpdatedBy: 'CUSTOMER' } })
    expect(fieldsOf(await refusal(customer, codes.cancel))).toEqual(['unId'])
  })
})

describe('the counts of the dashboard', () => {
  const counted = async (session: Session, query: Record<string, string | number>) =>
    (await gateway.call<Schemas['QuoteCounts']>('countQuotes', { ...session, query })).body

  it.each([{ CreateDateNoOfDaysAgo: 60 }, { CreateDateNoOfDaysAgo: 90 }, {}])('by status are the rows of the list, %j', async (reach) => {
    const counts = await counted(customer, { countBy: 'quotestatus', ...reach })
    const steps = { inProgress: 'N', submitted: 'D', awaitingAcceptance: 'T', accepted: 'Q', booked: 'B' } as const
    for (const [step, QuoteStatus] of Object.entries(steps))
      expect(counts[step as keyof typeof steps]).toBe((await rows(customer, { QuoteStatus, CreateDateNoOfDaysAgo: 90, ...reach })).length)
  })

  it.each([0, 10, 90])('by last day have a header and today with the next %i days, and are the rows of the list', async (ahead) => {
    const { dayWiseQuotesCount = [] } = await counted(customer, { countBy: 'validto', validToNoOfDaysAhead: ahead })
    expect(dayWiseQuotesCount[0]).toEqual(['count', 'date'])
    const days = dayWiseQuotesCount.slice(1)
    expect(days.map(([, date]) => date)).toEqual(Array.from({ length: ahead + 1 }, (_, index) => day(index)))
    for (const [count, ValidTo] of days) expect(count).toBe((await rows(customer, { ValidTo, CreateDateNoOfDaysAgo: 90 })).length)
    if (ahead > 0) expect(days.some(([count]) => Number(count) > 0)).toBe(true)
  })

  it('look seven days ahead when not told otherwise, and grow with the days', async () => {
    const sum = async (query: Record<string, number>) =>
      ((await counted(customer, { countBy: 'validto', ...query })).dayWiseQuotesCount ?? [])
        .slice(1)
        .reduce((total, [count]) => total + Number(count), 0)
    expect(await sum({})).toBe(await sum({ validToNoOfDaysAhead: 7 }))
    expect(await sum({ validToNoOfDaysAhead: 10 })).toBeLessThan(await sum({ validToNoOfDaysAhead: 90 }))
  })

  it("are of the own company's quotes; an administrator's of the tenant's", async () => {
    const total = async (session: Session) =>
      Object.values(await counted(session, { countBy: 'quotestatus', CreateDateNoOfDaysAgo: 200 })).reduce<number>(
        (sum, count) => sum + Number(count),
        0,
      )
    expect(await total(customer)).toBeLessThan(await total(admin))
  })

  it.each([{ countBy: 'colour' }, {}, { countBy: 'validto', validToNoOfDaysAhead: 91 }, { countBy: 'validto', validToNoOfDaysAhead: 'x' }])(
    'refuse %j',
    async (query) => {
      expect((await gateway.call('countQuotes', { ...customer, query: query as Record<string, string> })).status).toBe(400)
    },
  )

  it('of bookings by status are the rows of the list', async () => {
    for (const CreateDateNoOfDaysAgo of [60, 90]) {
      const { body } = await gateway.call<Schemas['BookingCounts']>('countBookings', {
        ...customer,
        query: { countBy: 'bookstatus', CreateDateNoOfDaysAgo },
      })
      const listed = async (BookStatus: string) =>
        (await gateway.call<Schemas['BookingList']>('listBookings', { ...customer, query: { BookStatus, CreateDateNoOfDaysAgo } })).body
          .totalRecords
      expect(body).toEqual({ inProgress: await listed('N'), submitted: await listed('D') })
    }
    expect((await gateway.call('countBookings', { ...customer, query: { countBy: 'x' } })).status).toBe(400)
  })

  it('are closed without their module', async () => {
    const query = { countBy: 'quotestatus' }
    expect((await gateway.call('countQuotes', { ...withoutQuotes, query })).status).toBe(403)
    expect((await gateway.call('countQuotes', { tenant: 'ACME', query })).status).toBe(401)
    expect((await gateway.call('countBookings', { ...withoutBookings, query: { countBy: 'bookstatus' } })).status).toBe(403)
    expect((await gateway.call('countBookings', { tenant: 'ACME', query: { countBy: 'bookstatus' } })).status).toBe(401)
  })
})

it('has shown every documented status', () => {
  const missing = documented(['listQuotes', 'saveQuote', 'getQuote', 'countQuotes', 'countBookings']).filter((one) => !gateway.seen.has(one))
  expect(missing).toEqual([])
})
