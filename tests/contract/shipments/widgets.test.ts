import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Schemas } from '../../../src/contract/index.ts'
import { documented } from '../support/documented.ts'
import type { Session, TestGateway } from '../support/gateway.ts'
import { fieldsOf, testGateway } from '../support/gateway.ts'

type Preference = Schemas['WidgetPreference']
type Layout = Schemas['WidgetLayout']
type Query = Record<string, string>

const DURATIONS = ['lastWeek', 'last14Days', 'last30Days', 'lastMonth', 'currentMonth']

let gateway: TestGateway
let customer: Session
let admin: Session
let limited: Session
let customs: Session
beforeAll(async () => {
  gateway = await testGateway()
  customer = await gateway.signIn('CUSTOMER')
  admin = await gateway.signIn('ADMIN')
  limited = await gateway.signIn('LIMITED')
  customs = await gateway.signIn('ADMIN', 'HARBOR')
})
afterAll(() => gateway.close())

function ask<Body = Schemas['WidgetData']>(session: Session, dataSource: string, groupBy: string, query: Query = {}) {
  return gateway.call<Body>('getCustomWidgetData', {
    ...session,
    path: { dataSource, groupBy },
    query: { dateFilter: 'last30Days', widgetType: 'pie', ...query },
  })
}
async function counts(
  session: Session,
  dataSource: string,
  groupBy: string,
  query: Query = {},
): Promise<Map<string, number>> {
  const { status, body } = await ask(session, dataSource, groupBy, query)
  expect(status).toBe(200)
  const values = body.pieChartList.map(({ value }) => value)
  expect(values).toEqual([...values].sort((one, other) => other - one))
  return new Map(body.pieChartList.map(({ name, value }) => [name, value]))
}
const sum = (counted: Map<string, number>) => [...counted.values()].reduce((total, value) => total + value, 0)
const used = (session: Session, userId: string, operation: string, status: string, service = 'bookings') =>
  gateway.call('recordUsage', {
    ...session,
    path: { service },
    body: { tenant: session.tenant, userId, service, operation, status },
  })

describe('the data of a custom widget', () => {
  it.each(['login', 'booking', 'quote'])('counts %s by user and by status, the same records', async (dataSource) => {
    const byUser = await counts(admin, dataSource, 'user')
    const byStatus = await counts(admin, dataSource, 'status')
    expect(byUser.size).toBeGreaterThanOrEqual(3)
    expect(new Set(byStatus.keys())).toEqual(new Set(['SUCCESS', 'FAILED']))
    expect(sum(byUser)).toBe(sum(byStatus))
  })

  it('is filtered by the column that is not grouped by, in upper or lower case', async () => {
    const failed = await counts(admin, 'login', 'user', { filter: 'status', value: 'FAILED' })
    expect(sum(failed)).toBe((await counts(admin, 'login', 'status')).get('FAILED'))
    const own = await counts(admin, 'booking', 'status', { filter: 'user', value: 'customer' })
    expect(sum(own)).toBe((await counts(admin, 'booking', 'user')).get('CUSTOMER'))
    expect(await counts(admin, 'booking', 'status', { filter: 'user', value: 'NOBODY' })).toEqual(new Map())
  })

  it.each(DURATIONS)('counts the days of %s', async (dateFilter) => {
    const counted = sum(await counts(admin, 'booking', 'user', { dateFilter }))
    const thirty = sum(await counts(admin, 'booking', 'user', { dateFilter: 'last30Days' }))
    if (dateFilter === 'last14Days' || dateFilter === 'lastWeek') expect(counted).toBeLessThan(thirty)
    if (dateFilter !== 'currentMonth') expect(counted).toBeGreaterThan(0)
  })

  it('counts the days up to the day that it is where the reader is', async () => {
    const asOf = (day: string) => counts(admin, 'booking', 'user', { dateFilter: 'last14Days', asOf: day })
    expect(sum(await asOf('20200101'))).toBe(0)
    expect(sum(await asOf('20990101'))).toBe(0)
    const today = new Date().toISOString().slice(0, 10).replaceAll('-', '')
    expect(await asOf(today)).toEqual(await counts(admin, 'booking', 'user', { dateFilter: 'last14Days' }))
  })

  it('takes days for those of UTC where it does not know the time zone of the reader', async () => {
    const inZone = (timeZone: string) => counts(admin, 'booking', 'user', { dateFilter: 'last14Days', timeZone })
    expect(await inZone('Nowhere/Else')).toEqual(await inZone('UTC'))
    expect(sum(await inZone('Asia/Tokyo'))).toBeGreaterThan(0)
  })

  it('grows by what is recorded', async () => {
    const before = (await counts(admin, 'quote', 'status', { filter: 'user', value: 'CUSTOMER' })).get('FAILED') ?? 0
    expect((await used(customer, 'CUSTOMER', 'saveQuote', 'FAILED', 'quotes')).status).toBe(204)
    expect((await counts(admin, 'quote', 'status', { filter: 'user', value: 'CUSTOMER' })).get('FAILED')).toBe(
      before + 1,
    )
  })

  it("shows administrators everybody's uses, others those of their company", async () => {
    const stranger = { tenant: 'ACME', token: '' }
    expect((await used(stranger, 'CUSTOMER', 'generateToken', 'FAILED', 'login')).status).toBe(204)
    const seen = await counts(customer, 'login', 'user')
    expect(seen.has('CUSTOMER')).toBe(true)
    expect(sum(await counts(customer, 'login', 'status'))).toBe(sum(seen))
    expect(sum(await counts(admin, 'login', 'status'))).toBeGreaterThan(sum(seen))
  })

  it('[GW-06] [HD-33] names nobody whom a caller without a session named', async () => {
    const failed = async () => (await counts(admin, 'login', 'status')).get('FAILED') ?? 0
    const before = await failed()
    for (const userId of ['ADMIN', '=HYPERLINK("http://other.example")', 'STRANGER'])
      expect((await used({ tenant: 'ACME', token: '' }, userId, 'generateToken', 'FAILED', 'login')).status).toBe(204)
    expect(await failed()).toBe(before + 3)
    const byUser = await counts(admin, 'login', 'user', { filter: 'status', value: 'FAILED' })
    expect([...byUser.keys()].filter((name) => !/^[A-Z]+$/.test(name) || name === 'STRANGER')).toEqual([])
  })

  it('is of the tenant of the session', async () => {
    const elsewhere = await gateway.signIn('ADMIN', 'KAIYO')
    await used(elsewhere, 'ADMIN', 'saveBooking', 'SUCCESS')
    const before = (await counts(admin, 'booking', 'user')).get('ADMIN')
    await used(elsewhere, 'ADMIN', 'saveBooking', 'SUCCESS')
    expect((await counts(admin, 'booking', 'user')).get('ADMIN')).toBe(before)
  })

  it.each<[string, Query, string]>([
    ['a filter by the column it is grouped by', { filter: 'user', value: 'CUSTOMER' }, 'filter'],
    ['a filter without a value', { filter: 'status' }, 'value'],
    ['a value without a filter', { value: 'SUCCESS' }, 'filter'],
    ['a status that there is not', { filter: 'status', value: 'MAYBE' }, 'value'],
    ['an unknown column', { filter: 'colour', value: 'red' }, 'filter'],
    ['unknown days', { dateFilter: 'always' }, 'dateFilter'],
    ['an unknown chart', { widgetType: 'bar' }, 'widgetType'],
  ])('refuses %s', async (_case, query, field) => {
    const answer = await ask<Schemas['Problem']>(customer, 'login', 'user', query)
    expect(answer.status).toBe(400)
    expect(fieldsOf(answer)).toEqual([field])
  })

  it('refuses a source and a grouping that there are not', async () => {
    expect((await ask(customer, 'invoice', 'user')).status).toBe(400)
    expect((await ask(customer, 'login', 'colour')).status).toBe(400)
  })

  it('is closed without the module of its source, in the customs flavour and without a session', async () => {
    expect((await ask(limited, 'quote', 'user')).status).toBe(403)
    expect((await ask(limited, 'booking', 'user')).status).toBe(200)
    expect((await ask(customs, 'login', 'user')).status).toBe(403)
    expect(
      (await gateway.call('getCustomWidgetData', { tenant: 'ACME', path: { dataSource: 'login', groupBy: 'user' } }))
        .status,
    ).toBe(401)
  })
})

const layout = (changes: Partial<Layout> = {}): Layout => ({
  widgetId: '11',
  filterBy: 'status',
  filterByVal: 'SUCCESS',
  groupBy: 'user',
  widgetType: 'donut',
  widgetName: 'Last 30 days booking SUCCESS count by user',
  dateFilter: 'last30Days',
  ...changes,
})
const preference = (changes: Partial<Preference> = {}): Preference => ({
  tenant: 'ACME',
  userId: 'ADMIN',
  noOfRows: 1,
  noOfColumns: 1,
  widgetDetails: [{ dataSource: 'booking', layouts: [layout()] }],
  ...changes,
})
const cell = (changes: Partial<Layout>) =>
  preference({ widgetDetails: [{ dataSource: 'booking', layouts: [layout(changes)] }] })
function save<Body = Preference>(session: Session, body: unknown) {
  return gateway.call<Body>('saveWidgetPreferences', { ...session, body })
}
const saved = (session: Session) => gateway.call<Preference>('getWidgetPreferences', session)

describe('the layout of custom widgets', () => {
  it('starts with four widgets for an administrator, each of which has data', async () => {
    const kaiyo = await gateway.signIn('ADMIN', 'KAIYO')
    const { status, body } = await saved(kaiyo)
    expect(status).toBe(200)
    expect(body).toMatchObject({ tenant: 'KAIYO', userId: 'ADMIN', noOfRows: 2, noOfColumns: 2 })
    expect(body.widgetDetails.map(({ layouts }) => layouts[0]?.widgetId)).toEqual(['11', '12', '21', '22'])
    for (const { dataSource = '', layouts } of body.widgetDetails) {
      const { groupBy = '', filterBy = '', filterByVal = '', dateFilter = '', widgetType = '' } = layouts[0] ?? {}
      const filter: Query = filterBy === '' ? {} : { filter: filterBy, value: filterByVal }
      expect((await counts(kaiyo, dataSource, groupBy, { ...filter, dateFilter, widgetType })).size).toBeGreaterThan(0)
    }
    expect((await save(kaiyo, { ...body })).status).toBe(201)
  })

  it('is absent for who saved none', async () => {
    expect(await saved(customer)).toMatchObject({ status: 204, body: undefined })
  })

  it('is replaced by a save', async () => {
    const { status, body } = await save(admin, preference())
    expect(status).toBe(201)
    expect(body.widgetDetails[0]?.layouts[0]).toMatchObject({ ...layout(), userId: 'ADMIN', id: expect.any(String) })
    expect((await saved(admin)).body).toEqual(body)
    const wide = preference({
      noOfColumns: 2,
      widgetDetails: [
        { dataSource: 'login', layouts: [layout({ filterBy: '', filterByVal: '', groupBy: 'status' })] },
        { dataSource: '', layouts: [layout({ widgetId: '12' })] },
      ],
    })
    expect((await save(admin, wide)).status).toBe(201)
    expect((await saved(admin)).body.widgetDetails).toMatchObject(wide.widgetDetails)
  })

  it('keeps no counts', async () => {
    const { body } = await save(admin, cell({ widgetData: { pieChartList: [{ name: 'CUSTOMER', value: 99 }] } }))
    expect(body.widgetDetails[0]?.layouts[0]).not.toHaveProperty('widgetData')
  })

  const at = (field: string) => `widgetDetails.0.layouts.0.${field}`
  it.each<[string, unknown, string[]]>([
    [
      'a widget of which nothing is filled',
      preference({ widgetDetails: [{ dataSource: 'login', layouts: [{ widgetId: '11' }] }] }),
      ['groupBy', 'widgetType', 'dateFilter', 'widgetName'].map(at),
    ],
    ['a blank name', cell({ widgetName: ' ' }), [at('widgetName')]],
    ['a filter by the column it is grouped by', cell({ filterBy: 'user', filterByVal: 'ADMIN' }), [at('filterBy')]],
    ['a filter without a value', cell({ filterByVal: '' }), [at('filterByVal')]],
    ['a status that there is not', cell({ filterByVal: 'MAYBE' }), [at('filterByVal')]],
    ['a cell outside of the grid', cell({ widgetId: '21' }), [at('widgetId')]],
    ['an unknown cell', cell({ widgetId: '33' as '11' }), [at('widgetId')]],
    ['an unknown chart', cell({ widgetType: 'bar' as 'pie' }), [at('widgetType')]],
    ['three rows', preference({ noOfRows: 3 }), ['noOfRows']],
    ['another user', preference({ userId: 'CUSTOMER' }), ['userId']],
    ['another tenant', preference({ tenant: 'KAIYO' }), ['tenant']],
    [
      'two widgets in one cell',
      preference({
        widgetDetails: [
          { dataSource: 'login', layouts: [layout()] },
          { dataSource: 'quote', layouts: [layout()] },
        ],
      }),
      ['widgetDetails.1.layouts.0.widgetId'],
    ],
  ])('is refused with %s', async (_case, body, fields) => {
    const before = (await saved(admin)).body
    const answer = await save<Schemas['Problem']>(admin, body)
    expect(answer.status).toBe(400)
    expect(fieldsOf(answer)).toEqual(fields)
    expect((await saved(admin)).body).toEqual(before)
  })

  it('is saved by administrators of the forwarding flavour alone', async () => {
    expect((await save(customer, preference({ userId: 'CUSTOMER' }))).status).toBe(403)
    expect((await save(customs, preference({ tenant: 'HARBOR' }))).status).toBe(403)
    expect((await saved(customs)).status).toBe(403)
    expect((await gateway.call('saveWidgetPreferences', { tenant: 'ACME', body: preference() })).status).toBe(401)
    expect((await gateway.call('getWidgetPreferences', { tenant: 'ACME' })).status).toBe(401)
    expect((await save(admin, JSON.stringify(preference({ tenant: 'x'.repeat(1_100_000) })))).status).toBe(413)
  })
})

it('has shown every documented status', () => {
  const ids = ['getCustomWidgetData', 'getWidgetPreferences', 'saveWidgetPreferences'] as const
  expect(documented(ids).filter((one) => !gateway.seen.has(one))).toEqual([])
})
