import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documented } from '../support/documented.ts'
import type { TestGateway } from '../support/gateway.ts'
import { testGateway } from '../support/gateway.ts'

const MINUTE = 60_000

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

describe('what the portal reports', () => {
  const usage = { tenant: 'ACME', userId: 'CUSTOMER', service: 'bookings', operation: 'saveBooking', status: 'SUCCESS' }
  const failure = { component: 'bookings grid', message: 'listBookings answered 500' }

  it('is taken with and without a session', async () => {
    const session = await gateway.signIn('CUSTOMER')
    expect((await gateway.call('recordUsage', { ...session, path: { service: 'bookings' }, body: usage })).status).toBe(
      204,
    )
    expect(
      (await gateway.call('recordUsage', { path: { service: 'bookings' }, body: { ...usage, status: 'FAILED' } }))
        .status,
    ).toBe(204)
    expect((await gateway.call('logError', { ...session, body: failure })).status).toBe(204)
    expect((await gateway.call('logError', { token: 'of-a-session-long-ended', body: failure })).status).toBe(204)
  })

  it('[HD-33] is shown to nobody as a stranger worded it, not even to administrators', async () => {
    const formula = '=HYPERLINK("http://other.example","Open")'
    const body = { component: formula, message: `\t${formula}` }
    expect((await gateway.call('logError', { body })).status).toBe(204)
    for (const operation of ['exportRows', 'generateToken'])
      await gateway.call('recordUsage', {
        path: { service: 'login' },
        body: { ...usage, userId: formula, service: 'login', operation },
      })
    const admin = await gateway.signIn('ADMIN')
    const shown = [
      await gateway.call('listEvents', { ...admin, query: {} }),
      await gateway.call('listUsers', admin),
      await gateway.call('getCustomWidgetData', {
        ...admin,
        path: { dataSource: 'login', groupBy: 'user' },
        query: { dateFilter: 'last14Days', widgetType: 'pie' },
      }),
    ]
    expect(shown.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(JSON.stringify(shown.map(({ body: seen }) => seen))).not.toContain('HYPERLINK')
  })

  it('is refused for another tenant, another service, an unknown tenant', async () => {
    const path = { service: 'bookings' }
    expect(
      (await gateway.call('recordUsage', { path, body: { ...usage, tenant: 'KAIYO' } })).body.fieldErrors,
    ).toMatchObject([{ field: 'tenant' }])
    expect(
      (await gateway.call('recordUsage', { path: { service: 'quotes' }, body: usage })).body.fieldErrors,
    ).toMatchObject([{ field: 'service' }])
    expect((await gateway.call('logError', { tenant: 'NOWHERE', body: failure })).status).toBe(400)
  })

  it('is refused for a minute when there is too much of it from one address', async () => {
    const body = { ...usage, tenant: 'KAIYO' }
    const report = () => gateway.call('recordUsage', { tenant: 'KAIYO', path: { service: 'bookings' }, body })
    const log = () => gateway.call('logError', { tenant: 'KAIYO', body: failure })
    for (const send of [report, log]) {
      const answers = await Promise.all(Array.from({ length: 301 }, send))
      const refused = answers.filter(({ status }) => status !== 204)
      expect(refused.map(({ status }) => status)).toEqual([429])
      expect(Number(refused[0]?.headers.get('retry-after'))).toBeLessThanOrEqual(60)
      gateway.pass(MINUTE)
      expect((await send()).status).toBe(204)
    }
  })

  it('is refused when it is too long', async () => {
    const message = 'x'.repeat(20_000)
    expect(await gateway.call('logError', { body: { ...failure, message } })).toMatchObject({
      status: 413,
      body: { code: 'too-large' },
    })
    expect(
      (await gateway.call('recordUsage', { path: { service: 'bookings' }, body: { ...usage, userId: message } }))
        .status,
    ).toBe(413)
  })
})

it('has shown every documented status', () => {
  const all = documented(['recordUsage', 'logError'])
  expect(all.filter((one) => !gateway.seen.has(one))).toEqual([])
})
