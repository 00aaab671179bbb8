import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Schemas } from '../../../src/contract/index.ts'
import { day } from '../support/days.ts'
import { documented } from '../support/documented.ts'
import type { Session, TestGateway } from '../support/gateway.ts'
import { fieldsOf, testGateway } from '../support/gateway.ts'
import type { QuoteCalls } from '../support/quote-calls.ts'
import { quoteCalls } from '../support/quote-calls.ts'
import { codes, completeQuote, draftQuote } from '../support/quote-examples.ts'
import { kaiyoWithoutBookings } from '../support/tenants.ts'

type Quote = Schemas['Quote']

const DAY = 86_400_000

let gateway: TestGateway
let customer: Session
let admin: Session
let supplier: Session
let withoutQuotes: Session
let withoutBookings: Session
let quotes: QuoteCalls
beforeAll(async () => {
  gateway = await testGateway({ tenants: kaiyoWithoutBookings })
  quotes = quoteCalls(gateway)
  customer = await gateway.signIn('CUSTOMER')
  admin = await gateway.signIn('ADMIN')
  supplier = await gateway.signIn('SUPPLIER')
  withoutQuotes = await gateway.signIn('LIMITED')
  withoutBookings = await gateway.signIn('CUSTOMER', 'KAIYO')
})
afterAll(() => gateway.close())

describe('the list of quotes', () => {
  it('holds every status over 180 days, the newest first', async () => {
    const all = await quotes.rows(customer)
    expect(all.length).toBe(90)
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(['N', 'D', 'T', 'Q', 'R', 'C', 'B']))
    const dates = all.map(({ createdDate = '' }) => createdDate)
    expect(dates).toEqual([...dates].sort().reverse())
    expect(Date.parse(dates.at(-1) ?? '')).toBeLessThan(Date.now() - 150 * DAY)
  })

  it('reaches back as many days as asked', async () => {
    const within = async (CreateDateNoOfDaysAgo: number) =>
      (await quotes.rows(customer, { CreateDateNoOfDaysAgo })).length
    expect(await within(60)).toBeLessThan(await within(90))
    expect(await within(90)).toBeLessThan(await within(200))
  })

  it('can be limited to some statuses', async () => {
    expect(new Set((await quotes.rows(customer, { QuoteStatus: 'N,T' })).map(({ status }) => status))).toEqual(
      new Set(['N', 'T']),
    )
    expect((await gateway.call('listQuotes', { ...customer, query: { QuoteStatus: 'X' } })).status).toBe(400)
    expect((await gateway.call('listQuotes', { ...customer, query: { CreateDateNoOfDaysAgo: -1 } })).status).toBe(400)
  })

  it('can be limited to the open offers whose last day is given, and to other statuses when they are named', async () => {
    const open = (await quotes.rows(customer, { QuoteStatus: 'T,Q' })).filter(
      ({ expirationDate = '' }) => expirationDate >= day(0),
    )
    const ValidTo = open[0]?.expirationDate ?? ''
    const found = await quotes.rows(customer, { ValidTo })
    expect(found.map(({ unId }) => unId)).toEqual(
      (await quotes.rows(customer))
        .filter((row) => row.expirationDate === ValidTo && 'TQ'.includes(row.status))
        .map(({ unId }) => unId),
    )
    const rejected = (await quotes.rows(customer, { QuoteStatus: 'R' }))[0]
    expect(await quotes.rows(customer, { QuoteStatus: 'R', ValidTo: rejected?.expirationDate ?? '' })).toContainEqual(
      rejected,
    )
    expect((await gateway.call('listQuotes', { ...customer, query: { ValidTo: '2026-01-31' } })).status).toBe(400)
  })

  it("[GW-04] shows customers and suppliers their company's, administrators the tenant's", async () => {
    const own = await quotes.rows(customer)
    const all = await quotes.rows(admin)
    expect(all.length).toBe(97)
    expect((await quotes.rows(supplier)).map(({ unId }) => unId)).toEqual(own.map(({ unId }) => unId))
    const foreign = all.find(({ unId }) => !own.some((row) => row.unId === unId))?.unId ?? ''
    expect((await quotes.read(admin, foreign)).status).toBe(200)
    expect((await quotes.read(customer, foreign)).status).toBe(404)
    expect((await quotes.save(customer, { unId: foreign, ...codes.cancel })).status).toBe(404)
  })

  it('is closed without the module, and to another tenant', async () => {
    expect((await gateway.call('listQuotes', withoutQuotes)).status).toBe(403)
    expect((await quotes.save(withoutQuotes, draftQuote)).status).toBe(403)
    const id = (await quotes.rows(customer))[0]?.unId ?? ''
    expect((await quotes.read(withoutQuotes, id)).status).toBe(403)
    expect((await quotes.read(withoutBookings, id)).status).toBe(404)
    expect((await quotes.read({ ...customer, tenant: 'KAIYO' }, id)).status).toBe(403)
    expect((await gateway.call('listQuotes', { tenant: 'ACME' })).status).toBe(401)
    expect((await gateway.call('saveQuote', { tenant: 'ACME', body: draftQuote })).status).toBe(401)
    expect((await gateway.call('getQuote', { tenant: 'ACME', path: { id } })).status).toBe(401)
  })
})

describe('saving a quote', () => {
  it('creates it in progress, without an offer', async () => {
    const quote = await quotes.created(customer, draftQuote)
    expect(quote).toMatchObject({
      status: 'N',
      source: 'CP',
      createByName: 'Casey Customer',
      auditTrail: { createdBy: 'CUSTOMER' },
    })
    expect(quote.quoteNo).toMatch(/^QTE-\d{7}$/)
    expect(quote).not.toHaveProperty('revenueList')
    expect(quote).not.toHaveProperty('validTo')
    expect((await quotes.read(customer, quote.unId)).body).toEqual(quote)
    expect((await quotes.rows(customer))[0]).toMatchObject({
      unId: quote.unId,
      status: 'N',
      shprName: 'PACIFIC FRUIT TRADING',
    })
  })

  it('takes nothing that only the gateway says', async () => {
    const quote = await quotes.created(customer, {
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
    const { unId } = await quotes.created(customer, { ...completeQuote, quoteStatus: 'N' })
    const { body } = await quotes.save(customer, {
      ...completeQuote,
      ...codes.save,
      unId,
      cargoItems: [
        { id: '1', itemActionCode: 'D' },
        { description: 'Pears', itemActionCode: 'A' },
      ],
      remarkList: [{ id: '1', remarkType: 'PC', remark: '', actionCode: 'D' }],
    })
    expect(body.data).toMatchObject({ teu: 5, totCtnQty: 3, status: 'N', cargoItems: [{ description: 'Pears' }] })
    expect(body.data.remarkList).toEqual([])
    expect((await quotes.rows(customer)).find((row) => row.unId === unId)).toMatchObject({
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
    [
      'five rows of containers',
      { containers: Array.from({ length: 5 }, () => ({ type: '22G1', qty: 1 })) },
      'containers',
    ],
    ['a container row of none', { containers: [{ type: '22G1', qty: 0 }] }, 'containers.0.qty'],
    ['a field of a booking', { bkPcs: 1 } as Quote, 'bkPcs'],
    ['a text where a number is', { totPcs: '120' } as unknown as Quote, 'totPcs'],
    ['a stage that does not fit the status', { ...completeQuote, jobStageCode: 'B' }, 'jobStageCode'],
    ['function code 1', { funcCode: '1' }, 'funcCode'],
    ['function code 5 without an id', { funcCode: '5' }, 'unId'],
    ['function code 9 with an id', { unId: 'QT1' }, 'unId'],
    ['an action on no quote', { funcCode: '5', quoteStatus: 'Q', jobStageCode: 'Q' }, 'unId'],
  ])('refuses %s', async (_case, wrong, field) => {
    const answer = await quotes.refusal(customer, { ...draftQuote, ...wrong })
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-request' } })
    expect(fieldsOf(answer)).toEqual([field])
  })

  it('refuses what is no JSON or too large, and an unknown id', async () => {
    expect((await quotes.refusal(customer, '{"unId":')).status).toBe(400)
    expect((await quotes.refusal(customer, JSON.stringify({ comm: 'x'.repeat(72_000_000) }))).status).toBe(413)
    expect((await quotes.save(customer, { ...draftQuote, ...codes.save, unId: 'QT1' })).status).toBe(404)
    expect((await quotes.read(customer, "' or 1=1 --")).status).toBe(404)
    expect(
      (await gateway.call('getQuote', { ...customer, path: { id: 'QT1' }, query: { BizType: 'XX' } })).status,
    ).toBe(400)
  })
})

describe('submitting a quote', () => {
  it('is the first save or a later one', async () => {
    const first = await quotes.created(customer, completeQuote)
    expect(first).toMatchObject({ status: 'D' })
    expect((await quotes.save(customer, { ...completeQuote, ...codes.submit, unId: first.unId })).status).toBe(409)
    const { unId } = await quotes.created(customer, draftQuote)
    const { status, body } = await quotes.save(customer, { ...completeQuote, ...codes.submit, unId })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ status: 'D', submittedDate: body.data.lastUpdated })
  })

  it("names everything that is missing by the quote's own names", async () => {
    expect(fieldsOf(await quotes.refusal(customer, { quoteStatus: 'D' }))).toEqual([
      'bizType',
      'partyIdShpr',
      'porCity',
      'destCity',
      'totPcs',
      'totgWgt',
    ])
    expect(fieldsOf(await quotes.refusal(customer, { ...completeQuote, containers: [] }))).toEqual(['containers'])
    expect(
      fieldsOf(
        await quotes.refusal(customer, { ...completeQuote, pickupInfo: { required: 1, readyDate: '20200101' } }),
      ),
    ).toEqual(['pickupInfo.readyDate'])
  })

  it('asks a supplier for neither totals nor dates', async () => {
    const totals = ['totPcs', 'totPcsUt', 'totgWgt', 'totgWgtUt']
    const light = Object.fromEntries(Object.entries(completeQuote).filter(([field]) => !totals.includes(field)))
    expect(await quotes.created(supplier, light)).toMatchObject({ status: 'D' })
    expect(fieldsOf(await quotes.refusal(customer, light))).toEqual(['totPcs', 'totgWgt'])
  })
})

describe('deleting', () => {
  it('removes a quote in progress; a submitted one stays as cancelled', async () => {
    const { unId } = await quotes.created(customer, draftQuote)
    expect((await quotes.save(customer, { unId, ...codes.cancel })).body.data).toMatchObject({ unId, status: 'C' })
    expect((await quotes.read(customer, unId)).status).toBe(404)
    const submitted = await quotes.created(customer, completeQuote)
    expect((await quotes.save(customer, { unId: submitted.unId, funcCode: '1' })).body.data.status).toBe('C')
    expect((await quotes.read(customer, submitted.unId)).body).toMatchObject({
      status: 'C',
      auditTrail: { lastUpdatedBy: 'CUSTOMER' },
    })
    expect(fieldsOf(await quotes.refusal(customer, codes.cancel))).toEqual(['unId'])
  })
})

it('has shown every documented status', () => {
  const statuses = documented(['listQuotes', 'saveQuote', 'getQuote'])
  expect(statuses.filter((one) => !gateway.seen.has(one))).toEqual([])
})
