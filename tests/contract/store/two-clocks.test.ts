import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Schemas } from '../../../src/contract/index.ts'
import { throwawayFolder } from '../../../src/tools/project/throwaway.ts'
import type { Session, TestGateway } from '../support/gateway.ts'
import { PASSWORD, testGateway } from '../support/gateway.ts'
import { copyOfWorld, databaseUrl } from '../support/world.ts'

const folder = throwawayFolder('clocks-')
const MINUTE = 60_000

describe.skipIf(databaseUrl === undefined)('two gateways whose clocks are a minute and a half apart', () => {
  let place: Awaited<ReturnType<typeof copyOfWorld>>
  let behind: TestGateway
  let ahead: TestGateway
  beforeAll(async () => {
    place = await copyOfWorld(folder)
    const start = (name: string) =>
      testGateway({ databaseUrl: place.databaseUrl, dataDir: join(folder, name), fillTenant: undefined })
    behind = await start('behind')
    ahead = await start('ahead')
    ahead.pass(1.5 * MINUTE)
  })
  afterAll(async () => {
    await Promise.all([behind.close(), ahead.close()])
    await place.remove()
    rmSync(folder, { recursive: true, force: true })
  })

  const isAlive = async (at: TestGateway, session: Session) => (await at.call('listCountries', session)).status === 200
  const save = (at: TestGateway, session: Session, body: object, headers: Record<string, string> = {}) =>
    at.call<Schemas['BookingReply']>('saveBooking', { ...session, query: { action: 'S' }, body, headers })

  it('take sessions of each other, ask before they end them, and see the sign-out', async () => {
    for (const [one, other] of [
      [behind, ahead],
      [ahead, behind],
    ] as const) {
      const session = await one.signIn('CUSTOMER')
      expect(await isAlive(other, session)).toBe(true)
      const second = await other.call('login', { body: { userId: 'CUSTOMER', password: PASSWORD } })
      expect(second.body.code).toBe('22007')
      await other.call('logout', session)
      expect(await isAlive(one, session)).toBe(false)
    }
  })

  it('[HD-15] let a session live that is used at either of them, and end one that is not', async () => {
    const session = await ahead.signIn('CUSTOMER')
    const pass = (milliseconds: number) => {
      for (const gateway of [behind, ahead]) gateway.pass(milliseconds)
    }
    for (const gateway of [behind, ahead, behind, ahead]) {
      pass(27 * MINUTE)
      expect(await isAlive(gateway, session)).toBe(true)
    }
    pass(32 * MINUTE)
    expect(await isAlive(behind, session)).toBe(false)
    expect(await isAlive(ahead, session)).toBe(false)
  })

  it('[HD-18] do once what has a key, and see whose version of a record is the newer one', async () => {
    const session = await behind.signIn('CUSTOMER')
    const draft = { bookStatus: 'D', bizType: 'SE', commodity: 'Pears' }
    const key = { 'idempotency-key': 'sent-to-both-of-them' }
    const first = await save(ahead, session, draft, key)
    const again = await save(behind, session, draft, key)
    expect([again.status, again.body.data.unId]).toEqual([first.status, first.body.data.unId])
    const change = (at: TestGateway, commodity: string) =>
      save(at, session, { ...draft, funcCode: '5', unId: first.body.data.unId, commodity }, seen)
    const seen = { 'if-match': first.headers.get('etag') ?? '' }
    const statuses = [await change(ahead, 'Plums'), await change(behind, 'Figs')].map(({ status }) => status)
    expect(statuses).toEqual([200, 412])
  })

  it('[HD-19] count attempts together, and neither shuts anybody out for longer than the span', async () => {
    const guess = (at: TestGateway) => at.call('login', { body: { userId: 'SUPPLIER', password: 'guess' } })
    for (let count = 0; count < 20; count += 1) await guess(count % 2 === 0 ? ahead : behind)
    expect([(await guess(ahead)).status, (await guess(behind)).status]).toEqual([429, 429])
    for (const gateway of [behind, ahead]) gateway.pass(11.5 * MINUTE)
    expect([(await guess(ahead)).status, (await guess(behind)).status]).toEqual([401, 401])
  })
})
