import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Schemas } from '../../../src/contract/index.ts'
import { day } from '../support/days.ts'
import { documented } from '../support/documented.ts'
import type { Session, TestGateway } from '../support/gateway.ts'
import { testGateway } from '../support/gateway.ts'
import type { QuoteCalls } from '../support/quote-calls.ts'
import { quoteCalls } from '../support/quote-calls.ts'
import { kaiyoWithoutBookings } from '../support/tenants.ts'

let gateway: TestGateway
let customer: Session
let admin: Session
let withoutQuotes: Session
let withoutBookings: Session
let quotes: QuoteCalls
beforeAll(async () => {
  gateway = await testGateway({ tenants: kaiyoWithoutBookings })
  quotes = quoteCalls(gateway)
  customer = await gateway.signIn('CUSTOMER')
  admin = await gateway.signIn('ADMIN')
  withoutQuotes = await gateway.signIn('LIMITED')
  withoutBookings = await gateway.signIn('CUSTOMER', 'KAIYO')
})
afterAll(() => gateway.close())

describe('the counts of the dashboard', () => {
  const counted = async (session: Session, query: Record<string, string | number>) =>
    (await gateway.call<Schemas['QuoteCounts']>('countQuotes', { ...session, query })).body

  it.each([{ CreateDateNoOfDaysAgo: 60 }, { CreateDateNoOfDaysAgo: 90 }, {}])(
    'by status are the rows of the list, %j',
    async (reach) => {
      const counts = await counted(customer, { countBy: 'quotestatus', ...reach })
      const steps = { inProgress: 'N', submitted: 'D', awaitingAcceptance: 'T', accepted: 'Q', booked: 'B' } as const
      for (const [step, QuoteStatus] of Object.entries(steps)) {
        const listed = await quotes.rows(customer, { QuoteStatus, CreateDateNoOfDaysAgo: 90, ...reach })
        expect(counts[step as keyof typeof steps]).toBe(listed.length)
      }
    },
  )

  it.each([0, 10, 90])(
    'by last day have a header and today with the next %i days, and are the rows of the list',
    async (ahead) => {
      const { dayWiseQuotesCount = [] } = await counted(customer, { countBy: 'validto', validToNoOfDaysAhead: ahead })
      expect(dayWiseQuotesCount[0]).toEqual(['count', 'date'])
      const days = dayWiseQuotesCount.slice(1)
      expect(days.map(([, date]) => date)).toEqual(Array.from({ length: ahead + 1 }, (_, index) => day(index)))
      for (const [count, ValidTo] of days)
        expect(count).toBe((await quotes.rows(customer, { ValidTo, CreateDateNoOfDaysAgo: 90 })).length)
      if (ahead > 0) expect(days.some(([count]) => Number(count) > 0)).toBe(true)
    },
  )

  it('look seven days ahead by default, and grow with the days', async () => {
    const sum = async (query: Record<string, number>) =>
      ((await counted(customer, { countBy: 'validto', ...query })).dayWiseQuotesCount ?? [])
        .slice(1)
        .reduce((total, [count]) => total + Number(count), 0)
    expect(await sum({})).toBe(await sum({ validToNoOfDaysAhead: 7 }))
    expect(await sum({ validToNoOfDaysAhead: 10 })).toBeLessThan(await sum({ validToNoOfDaysAhead: 90 }))
  })

  it('[LK-04] of the offers that end within some days are the rows of one list', async () => {
    for (const ahead of [0, 7, 90]) {
      const query = { CreateDateNoOfDaysAgo: 60 }
      const { dayWiseQuotesCount = [] } = await counted(customer, {
        countBy: 'validto',
        validToNoOfDaysAhead: ahead,
        ...query,
      })
      const sum = dayWiseQuotesCount.slice(1).reduce((total, [count]) => total + Number(count), 0)
      const found = await quotes.rows(customer, { ValidToNoOfDaysAhead: ahead, ...query })
      expect(found.length).toBe(sum)
      for (const { status, expirationDate = '' } of found) {
        expect(['T', 'Q']).toContain(status)
        expect(expirationDate >= day(0) && expirationDate <= day(ahead), expirationDate).toBe(true)
      }
      if (ahead > 0) expect(sum).toBeGreaterThan(0)
      expect((await quotes.rows(customer, { ValidToNoOfDaysAhead: ahead, ValidTo: day(-1), ...query })).length).toBe(0)
      const waiting = await quotes.rows(customer, { ValidToNoOfDaysAhead: ahead, QuoteStatus: 'T', ...query })
      expect(waiting).toEqual(found.filter(({ status }) => status === 'T'))
    }
  })

  it('[LK-04] of the offers that end within some days of the caller’s own today are the rows of one list', async () => {
    const asOf = day(-1)
    const query = { asOf, CreateDateNoOfDaysAgo: 90 }
    const { dayWiseQuotesCount = [] } = await counted(customer, {
      countBy: 'validto',
      validToNoOfDaysAhead: 9,
      ...query,
    })
    const counts = dayWiseQuotesCount.slice(1)
    const found = await quotes.rows(customer, { ValidToNoOfDaysAhead: 9, ...query })
    expect(counts[0]?.[1]).toBe(asOf)
    for (const [count, date] of counts)
      expect([date, found.filter(({ expirationDate }) => expirationDate === date).length]).toEqual([date, count])
    expect(found.length).toBe(counts.reduce((total, [count]) => total + Number(count), 0))
  })

  it("count the company's quotes; an administrator's the tenant's", async () => {
    const total = async (session: Session) =>
      Object.values(await counted(session, { countBy: 'quotestatus', CreateDateNoOfDaysAgo: 200 })).reduce<number>(
        (sum, count) => sum + Number(count),
        0,
      )
    expect(await total(customer)).toBeLessThan(await total(admin))
  })

  it.each([
    { countBy: 'colour' },
    {},
    { countBy: 'validto', validToNoOfDaysAhead: 91 },
    { countBy: 'validto', validToNoOfDaysAhead: 'x' },
  ])('refuse %j', async (query) => {
    expect((await gateway.call('countQuotes', { ...customer, query: query })).status).toBe(400)
  })

  it('of bookings by status are the rows of the list', async () => {
    for (const CreateDateNoOfDaysAgo of [60, 90]) {
      const { body } = await gateway.call<Schemas['BookingCounts']>('countBookings', {
        ...customer,
        query: { countBy: 'bookstatus', CreateDateNoOfDaysAgo },
      })
      const listed = async (BookStatus: string) =>
        (
          await gateway.call<Schemas['BookingList']>('listBookings', {
            ...customer,
            query: { BookStatus, CreateDateNoOfDaysAgo },
          })
        ).body.totalRecords
      expect(body).toEqual({ inProgress: await listed('N'), submitted: await listed('D') })
    }
    expect((await gateway.call('countBookings', { ...customer, query: { countBy: 'x' } })).status).toBe(400)
  })

  it('are closed without their module', async () => {
    const query = { countBy: 'quotestatus' }
    expect((await gateway.call('countQuotes', { ...withoutQuotes, query })).status).toBe(403)
    expect((await gateway.call('countQuotes', { tenant: 'ACME', query })).status).toBe(401)
    expect((await gateway.call('countBookings', { ...withoutBookings, query: { countBy: 'bookstatus' } })).status).toBe(
      403,
    )
    expect((await gateway.call('countBookings', { tenant: 'ACME', query: { countBy: 'bookstatus' } })).status).toBe(401)
  })
})

it('has shown every documented status', () => {
  const statuses = documented(['countQuotes', 'countBookings'])
  expect(statuses.filter((one) => !gateway.seen.has(one))).toEqual([])
})
