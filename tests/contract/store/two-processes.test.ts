import { rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Schemas } from '../../../src/contract/index.ts'
import { demonstration } from '../../../demo/index.ts'
import { gatewayOptions, resetStore } from '../../../src/gateway/index.ts'
import { throwawayFolder } from '../../../src/tools/project/throwaway.ts'
import { day } from '../support/days.ts'
import { PASSWORD } from '../support/gateway.ts'
import { endAll, startGatewayProcess } from '../support/gateway-process.ts'
import { codes } from '../support/quote-examples.ts'
import { tenants } from '../support/tenants.ts'
import { databaseUrl } from '../support/world.ts'

const folder = throwawayFolder('gateway-')
afterAll(async () => {
  await endAll('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
})

const start = async (name: string) =>
  (await startGatewayProcess({ DATABASE_URL: databaseUrl ?? '', DATA_DIR: join(folder, name) })).url

describe.skipIf(databaseUrl === undefined)('two gateways over one PostgreSQL', () => {
  let one: string
  let other: string
  beforeAll(async () => {
    await resetStore({ ...gatewayOptions({ DATABASE_URL: databaseUrl }), tenants, fillTenant: demonstration() })
    ;[one, other] = await Promise.all([start('one'), start('other')])
  }, 120_000)

  const post = (url: string, body: unknown, token?: string, headers: Record<string, string> = {}) =>
    fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-tenant': 'ACME',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: JSON.stringify(body),
    })
  const read = (url: string, token: string) =>
    fetch(url, { headers: { 'x-tenant': 'ACME', authorization: `Bearer ${token}` } })
  const signIn = async (gateway: string, userId: string) => {
    const answer = await post(`${gateway}/api-gateway/1/new-login`, { userId, password: PASSWORD, forceLogoff: true })
    return ((await answer.json()) as Schemas['LoginResponse']).authToken
  }

  it('take each other for the same: a session and a record of one are good at the other', async () => {
    const token = await signIn(one, 'CUSTOMER')
    const draft = { bookStatus: 'D', bizType: 'SE', commodity: 'Written here, read there' }
    const saved = await post(`${one}/api-gateway/secure/1/bookings/?action=S`, draft, token)
    expect(saved.status).toBe(201)
    const { data } = (await saved.json()) as Schemas['BookingReply']
    const found = await read(`${other}/api-gateway/secure/1/bookings/${data.unId ?? ''}`, token)
    expect([found.status, await found.json()]).toEqual([200, data])
  })

  it('give no number twice', async () => {
    const token = await signIn(one, 'CUSTOMER')
    const draft = { bookStatus: 'D', bizType: 'AE' }
    const save = (gateway: string) => post(`${gateway}/api-gateway/secure/1/bookings/?action=S`, draft, token)
    const saves = Array.from({ length: 20 }, (_, index) => save(index % 2 === 0 ? one : other))
    const replies = (await Promise.all(
      (await Promise.all(saves)).map((answer) => answer.json()),
    )) as Schemas['BookingReply'][]
    expect(new Set(replies.map(({ data }) => data.bookingNo)).size).toBe(20)
  })

  it('[HD-18] do once what reaches both under one key', async () => {
    const token = await signIn(one, 'CUSTOMER')
    const headers = {
      'content-type': 'application/json',
      'x-tenant': 'ACME',
      authorization: `Bearer ${token}`,
      'idempotency-key': 'reaches-both-of-them',
    }
    const body = JSON.stringify({ bookStatus: 'D', bizType: 'AE' })
    const save = (gateway: string) =>
      fetch(`${gateway}/api-gateway/secure/1/bookings/?action=S`, { method: 'POST', headers, body })
    const answers = await Promise.all([one, other, one, other].map(save))
    const replies = (await Promise.all(answers.map((answer) => answer.json()))) as Schemas['BookingReply'][]
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(new Set(replies.map(({ data }) => data.bookingNo)).size).toBe(1)
  })

  it('[HD-18] [NL-02] let one of two writers at both of them write: the other one gets what is stored', async () => {
    const token = await signIn(one, 'CUSTOMER')
    const path = '/api-gateway/secure/1/bookings/'
    const draft = { bookStatus: 'D', bizType: 'SE' }
    const made = await post(`${one}${path}?action=S`, draft, token)
    const { data } = (await made.json()) as Schemas['BookingReply']
    const etag = made.headers.get('etag') ?? ''
    const seen = await read(`${other}${path}${data.unId ?? ''}`, token)
    expect(seen.headers.get('etag')).toBe(etag)
    const write = (gateway: string, commodity: string) => {
      const body = { ...draft, funcCode: '5', unId: data.unId, commodity }
      return post(`${gateway}${path}?action=S`, body, token, { 'if-match': etag })
    }
    const answers = await Promise.all([write(one, 'LEFT'), write(other, 'RIGHT')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412])
    const stored = await read(`${one}${path}${data.unId ?? ''}`, token)
    const refused = answers.find(({ status }) => status === 412)
    expect(((await (refused as Response).json()) as Schemas['Problem']).current).toEqual(await stored.json())
    expect(refused?.headers.get('etag')).toBe(stored.headers.get('etag'))
  })

  it('[HD-18] [NL-02] accept an offer at one and reject it at the other at once: one of them is done', async () => {
    const token = await signIn(one, 'CUSTOMER')
    const path = '/api-gateway/1/quotes/'
    const open = await read(`${one}${path}?QuoteStatus=T`, token)
    const { data } = (await open.json()) as Schemas['QuoteList']
    const unId = data.find(({ expirationDate = '99991231' }) => expirationDate > day(2))?.unId ?? ''
    const etag = (await read(`${one}${path}${unId}`, token)).headers.get('etag') ?? ''
    const act = (gateway: string, action: 'accept' | 'reject') =>
      post(`${gateway}${path}`, { unId, ...codes[action] }, token, { 'if-match': etag })
    const answers = await Promise.all([act(one, 'accept'), act(other, 'reject')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412])
    const stored = (await (await read(`${other}${path}${unId}`, token)).json()) as Schemas['Quote']
    expect(stored.status).toBe(answers[0].status === 200 ? 'Q' : 'R')
    const refused = answers.find(({ status }) => status === 412)
    expect(((await (refused as Response).json()) as Schemas['Problem']).current).toEqual(stored)
  })

  it('open a session while something that belongs to the user is being stored elsewhere', async () => {
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    try {
      await client.query('begin')
      await client.query(`insert into favorites values ('ACME', 'CUSTOMER', 'shipment', 'JOB-OF-THIS-TEST', now())`)
      expect(await signIn(one, 'CUSTOMER')).toEqual(expect.any(String))
    } finally {
      await client.end()
    }
  })

  it('[HD-18] [NL-01] know a key that the other one was sent, and refuse another request under it', async () => {
    const token = await signIn(one, 'CUSTOMER')
    const key = { 'idempotency-key': 'sent-to-one-and-then-to-the-other' }
    const save = (gateway: string, commodity: string) =>
      post(
        `${gateway}/api-gateway/secure/1/bookings/?action=S`,
        { bookStatus: 'D', bizType: 'SE', commodity },
        token,
        key,
      )
    const first = await save(one, 'APPLES')
    const again = await save(other, 'APPLES')
    expect([again.status, await again.json(), again.headers.get('etag')]).toEqual([
      201,
      await first.json(),
      first.headers.get('etag'),
    ])
    expect((await save(other, 'ORANGES')).status).toBe(422)
  })

  it('end a session for both', async () => {
    const token = await signIn(one, 'CUSTADMIN')
    const isAlive = async (gateway: string) => (await read(`${gateway}/api-gateway/1/countries`, token)).status === 200
    expect([await isAlive(one), await isAlive(other)]).toEqual([true, true])
    await signIn(other, 'CUSTADMIN')
    expect([await isAlive(one), await isAlive(other)]).toEqual([false, false])
  })

  it('count attempts together', async () => {
    const guess = (gateway: string) =>
      post(`${gateway}/api-gateway/1/new-login`, { userId: 'SUPPLIER', password: 'guess' })
    const answers = await Promise.all(Array.from({ length: 24 }, (_, index) => guess(index % 2 === 0 ? one : other)))
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([...Array<number>(20).fill(401), ...Array<number>(4).fill(429)])
    expect([(await guess(one)).status, (await guess(other)).status]).toEqual([429, 429])
  })
})
