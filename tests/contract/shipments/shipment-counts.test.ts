import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Schemas } from '../../../src/contract/index.ts'
import { documented } from '../support/documented.ts'
import type { Asked, Session, TestGateway } from '../support/gateway.ts'
import { fieldsOf, testGateway } from '../support/gateway.ts'

type Row = Schemas['ShipmentListItem']
type Query = NonNullable<Asked['query']>

const DAY = 86_400_000

let gateway: TestGateway
let customer: Session
let admin: Session
beforeAll(async () => {
  gateway = await testGateway()
  customer = await gateway.signIn('CUSTOMER')
  admin = await gateway.signIn('ADMIN')
})
afterAll(() => gateway.close())

async function rows(session: Session, query: Query = {}): Promise<Row[]> {
  const { status, body } = await gateway.call<Schemas['ShipmentList']>('listShipments', {
    ...session,
    query: { PageIndex: -1, ...query },
  })
  expect(status).toBe(200)
  return body.data
}
const dayFromNow = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10).replaceAll('-', '')

describe('the counts of the dashboard', () => {
  const counts = async (session: Session, query: Query) => {
    const { status, body } = await gateway.call<Schemas['ShipmentCounts']>('countShipments', { ...session, query })
    expect(status).toBe(200)
    return body
  }
  const made90 = { createDateNoOfDaysAgo: 90 }

  it('by country are what the list of each country holds', async () => {
    const slices = (await counts(customer, { countBy: 'podctry' })).pieChartWidgetDetails ?? []
    expect(slices.length).toBeGreaterThan(5)
    expect(slices[0]).toMatchObject({ name: 'Japan', code: 'JP' })
    expect(slices.map(({ value }) => value)).toEqual(slices.map(({ value }) => value).sort((one, other) => other - one))
    for (const { code = '', value } of slices)
      expect((await rows(customer, { podCtry: code, ...made90 })).length).toBe(value)
  })

  it('by status are inland shipments, found by status and by their house bills', async () => {
    const slices = (await counts(customer, { countBy: 'status', bizType: 'IL' })).pieChartWidgetDetails ?? []
    const codes = slices.map(({ code }) => code)
    expect(new Set(codes)).toEqual(
      new Set(['PICKUP', 'PICKED UP', 'DEPARTED', 'ARRIVED', 'DELAYED', 'RELEASED', 'DELIVERED']),
    )
    for (const { name, code = '', value, shpNos = '' } of slices) {
      expect(name.toUpperCase()).toBe(code)
      const found = await rows(customer, { status: code, bizType: 'IL', ...made90 })
      expect(found.length).toBe(value)
      expect(await rows(customer, { status: code, shpNos })).toEqual(found)
      expect(await rows(customer, { shpNo: shpNos })).toEqual(found)
    }
    expect((await counts(customer, { countBy: 'status' })).pieChartWidgetDetails).toEqual(slices)
  })

  it('[LK-04] by exception are the rows of its list, whenever they were made, for a customer and for an administrator', async () => {
    const isIn = ({ currentStatus = '' }: Row, ...statuses: string[]) => statuses.includes(currentStatus)
    const lacks = ({ documentTypes = [] }: Row, ...types: string[]) =>
      !types.some((type) => documentTypes.includes(type))
    for (const [session, asOf] of [
      [customer, undefined],
      [admin, undefined],
      [customer, dayFromNow(1)],
      [customer, dayFromNow(5)],
    ] as const) {
      const today = asOf ?? dayFromNow(0)
      const day = asOf && { asOf }
      const all = await rows(session)
      const pastEta = all.filter(
        (row) =>
          row.podEtaDate !== undefined && row.podEtaDate < today && !isIn(row, 'ARRIVED', 'RELEASED', 'DELIVERED'),
      )
      const documentsMissing = all.filter(
        (row) =>
          row.polEtdDate !== undefined &&
          row.polEtdDate < today &&
          ((!isIn(row, 'DELIVERED') && lacks(row, 'HBL', 'HAWB')) ||
            (!isIn(row, 'RELEASED', 'DELIVERED') && lacks(row, 'CIV'))),
      )
      const delayed = all.filter((row) => isIn(row, 'DELAYED'))
      expect(await counts(session, { countBy: 'exception', ...day })).toEqual({
        delayed: delayed.length,
        pastEta: pastEta.length,
        documentsMissing: documentsMissing.length,
      })
      expect(await rows(session, { exception: 'pastEta', ...day })).toEqual(pastEta)
      expect(await rows(session, { exception: 'documentsMissing', ...day })).toEqual(documentsMissing)
      for (const found of [delayed, pastEta, documentsMissing]) expect(found.length).toBeGreaterThan(0)
      expect(documentsMissing.length).toBeLessThan(all.length)
    }
    const [sea, all] = await Promise.all(
      ['SE,SI', undefined].map((bizType) => counts(admin, { countBy: 'exception', ...(bizType && { bizType }) })),
    )
    expect((await rows(admin, { exception: 'documentsMissing', bizType: 'SE,SI' })).length).toBe(sea?.documentsMissing)
    expect(sea?.documentsMissing).toBeLessThan(all?.documentsMissing ?? 0)
    expect((await gateway.call('listShipments', { ...customer, query: { exception: 'bored' } })).status).toBe(400)
    for (const asOf of ['2026-02-18', '20261340', '20260001']) {
      const never = await gateway.call('listShipments', {
        ...customer,
        query: { exception: 'pastEta', etaNoOfDaysAgo: 1, etaNoOfDaysAhead: 1, asOf },
      })
      expect(never.status).toBe(400)
      expect(fieldsOf(never)).toEqual(['asOf'])
    }
  })

  it('a window of days lies around the caller’s day', async () => {
    const all = await rows(admin)
    for (const day of [0, -1, 1]) {
      const around = await rows(admin, { etaNoOfDaysAgo: 3, etaNoOfDaysAhead: 3, asOf: dayFromNow(day) })
      const isInside = ({ podEtaDate = '' }: Row) =>
        podEtaDate >= dayFromNow(day - 3) && podEtaDate <= dayFromNow(day + 3)
      expect(around.length).toBeGreaterThan(0)
      expect(around).toEqual(all.filter(isInside))
    }
  })

  it.each([
    ['podetadate', 'etaNoOfDaysAhead', 'podEtaDate', 'SI,AI'],
    ['poletddate', 'etdNoOfDaysAhead', 'polEtdDate', 'SE,AE'],
  ] as const)(
    'by %s have a header, then each day, and hold what the list of a day holds',
    async (countBy, parameter, field, bizType) => {
      const [header, ...days] = (await counts(customer, { countBy })).dayWiseShipmentCount ?? []
      expect(header).toEqual(['count', 'date'])
      expect(days.map(([, day]) => day)).toEqual(Array.from({ length: 8 }, (_, day) => dayFromNow(day)))
      for (const [count, day] of days) {
        expect(count).toBeGreaterThan(0)
        expect((await rows(customer, { [field]: String(day), bizType, ...made90 })).length).toBe(count)
      }
      const quarter = (await counts(customer, { countBy, [parameter]: 90 })).dayWiseShipmentCount ?? []
      expect(quarter.length).toBe(92)
      expect(quarter.slice(9).filter(([count]) => Number(count) > 0).length).toBeGreaterThan(8)
      expect((await counts(customer, { countBy, [parameter]: 0 })).dayWiseShipmentCount).toEqual([header, days[0]])
    },
  )

  it.each([
    ['podetadate', 'etaNoOfDaysAhead'],
    ['poletddate', 'etdNoOfDaysAhead'],
  ])('by %s begin with the caller’s day, wherever the caller is', async (countBy, parameter) => {
    const from = async (asOf?: string) =>
      (await counts(customer, { countBy, [parameter]: 2, ...(asOf && { asOf }) })).dayWiseShipmentCount?.slice(1)
    expect(await from(dayFromNow(0))).toEqual(await from())
    for (const day of [-1, 1]) {
      const there = (await from(dayFromNow(day))) ?? []
      expect(there.map(([, each]) => each)).toEqual([day, day + 1, day + 2].map((each) => dayFromNow(each)))
      expect(there.filter(([, each]) => each >= dayFromNow(0) && each <= dayFromNow(2))).toEqual(
        (await from())?.filter(([, each]) => there.some(([, other]) => other === each)),
      )
    }
  })

  it("are the company's, or the whole tenant's for an administrator", async () => {
    const total = async (session: Session) =>
      ((await counts(session, { countBy: 'podctry' })).pieChartWidgetDetails ?? []).reduce(
        (sum, { value }) => sum + value,
        0,
      )
    expect(await total(customer)).toBeLessThan(await total(admin))
  })

  it.each<[string, Query, string]>([
    ['what cannot be counted by', { countBy: 'colour' }, 'countBy'],
    ['no attribute', {}, 'countBy'],
    ['an unknown mode', { countBy: 'status', bizType: 'ROAD' }, 'bizType'],
    ['more than 90 days', { countBy: 'podetadate', etaNoOfDaysAhead: 91 }, 'etaNoOfDaysAhead'],
    ['days before today', { countBy: 'poletddate', etdNoOfDaysAhead: -1 }, 'etdNoOfDaysAhead'],
  ])('refuse %s', async (_case, query, field) => {
    const answer = await gateway.call('countShipments', { ...customer, query })
    expect([answer.status, fieldsOf(answer)]).toEqual([400, [field]])
  })
})

it('shows every documented status of the counts', async () => {
  expect((await gateway.call('countShipments', { tenant: 'ACME', query: { countBy: 'podctry' } })).status).toBe(401)
  expect(
    (
      await gateway.call('countShipments', {
        ...(await gateway.signIn('CUSTOMER', 'HARBOR')),
        query: { countBy: 'podctry' },
      })
    ).status,
  ).toBe(403)
  expect(documented(['countShipments']).filter((one) => !gateway.seen.has(one))).toEqual([])
})
