import { rmSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { Secret, TOTP } from 'otpauth'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Schemas } from '../../../src/contract/index.ts'
import type { GatewayOptions } from '../../../src/gateway/index.ts'
import { gatewayOptions, startGateway } from '../../../src/gateway/index.ts'
import { usersCommand } from '../../../src/tools/users/command.ts'
import { keepUsers } from '../../../src/tools/users/keep.ts'
import { throwawayFolder } from '../../../src/tools/project/throwaway.ts'
import { PASSWORD } from '../support/gateway.ts'
import { tenants } from '../support/tenants.ts'
import { copyOfWorld, databaseUrl } from '../support/world.ts'

const SECRET = 'Quayside!2028'
const dataDir = throwawayFolder('gateway-')
let options: GatewayOptions
let remove: () => Promise<void>
beforeAll(async () => {
  const copy = await copyOfWorld(dataDir)
  remove = copy.remove
  options = { ...gatewayOptions({}), databaseUrl: copy.databaseUrl, dataDir, port: 0, tenants, log: 'error' }
})
afterAll(async () => {
  await remove()
  rmSync(dataDir, { recursive: true, force: true })
})

/** `npm run users -- …`, with a password on standard input. */
async function users(line: string, secret = SECRET): Promise<string> {
  const command = usersCommand(line.split(' '))
  const kept =
    'reason' in command ? command : await keepUsers(command, { options, secret: () => Promise.resolve(secret) })
  return 'reason' in kept ? kept.reason : kept.done
}

/** Does something over a gateway on the store, which ends with it. */
async function withGateway<Result>(work: (url: string) => Promise<Result>): Promise<Result> {
  const gateway = await startGateway(options)
  try {
    return await work(gateway.url)
  } finally {
    await gateway.close()
  }
}

async function post(address: string, body: object, token?: string) {
  const answer = await fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-tenant': 'ACME',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: (await answer.json()) as unknown }
}

/** What a gateway over the store says to each sign-in, in their order. */
const signIns = (...entered: { userId?: string; email?: string; password: string }[]) =>
  withGateway((url) =>
    Promise.all(
      entered.map(async (body) => {
        const answer = await post(`${url}/api-gateway/1/new-login`, { ...body, forceLogoff: true })
        return { status: answer.status, body: answer.body as Schemas['LoginResponse'] }
      }),
    ),
  )

/** What the tenant's trail shows to an administrator with this token. */
const trailFor = (token = '') =>
  withGateway(async (url) => {
    const headers = { 'x-tenant': 'ACME', authorization: `Bearer ${token}` }
    const answer = await fetch(`${url}/api-gateway/1/trail`, { headers })
    return ((await answer.json()) as Schemas['TrailEventList']).data
  })

/** Sets codes up as the user does. */
async function withCodes(userId: string): Promise<void> {
  const [session] = await signIns({ userId, password: PASSWORD })
  const token = session?.body.authToken
  await withGateway(async (url) => {
    const at = `${url}/api-gateway/1/two-step-sign-in`
    const { secret } = (await post(`${at}/secret`, { password: PASSWORD }, token)).body as Schemas['TwoStepSecret']
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
    expect((await post(`${at}/confirmation`, { code }, token)).status).toBe(200)
  })
}

const addMiller =
  'add acme miller --email Miller@Importer.example --name Miller --company PACFRT01 --without quotes,billing'

describe('the users of a tenant, from the command line', () => {
  it.skipIf(databaseUrl === undefined)('are listed once a gateway that starts beside it has done so', async () => {
    const starting = new pg.Client({ connectionString: options.databaseUrl })
    await starting.connect()
    await starting.query('begin')
    await starting.query('select pg_advisory_xact_lock(4173)')
    try {
      const listed = users('list ACME')
      // Longer than a call waits for a lock (store/database/connection.ts): no other sign tells that the command goes on.
      await setTimeout(6_000)
      await starting.query('commit')
      expect(await listed).toContain('CUSTOMER')
    } finally {
      await starting.end()
    }
  })

  it('are added, and must change the password that was set for them', async () => {
    expect(await users(addMiller)).toBe('MILLER: added')
    const [byId, byMail, wrong] = await signIns(
      { userId: 'MILLER', password: SECRET },
      { email: 'miller@importer.example', password: SECRET },
      { userId: 'MILLER', password: 'Portal#2026' },
    )
    expect(byId).toMatchObject({
      status: 200,
      body: {
        forceChangePassword: 'true',
        allowPortal: 'true',
        userType: 'ELSU',
        isCPAdmin: false,
        preferences: { BILLING_ACCESS: 'N', DO_ACCESS: 'Y' },
        customerPortal: { moduleAccess: { 'CP-QUOTE': false, 'CP-BOOKING': true } },
      },
    })
    expect(byMail?.status).toBe(200)
    expect(wrong?.status).toBe(401)
  })

  it('belong to a company that is there: one is added first', async () => {
    const nova = 'add acme nova --email nova@nova.example --name Nova --company novfre01'
    expect(await users(nova)).toContain('has no company NOVFRE01')
    const company = 'company acme novfre01 --name Nova --address Kai --city Yokohama --country'
    expect(await users(`${company} xx`)).toContain('The country of a company')
    expect(await users(`${company} jp`)).toBe('NOVFRE01: added')
    expect(await users(`${company} jp`)).toContain('There is a company NOVFRE01 already')
    expect(await users(nova)).toBe('NOVA: added')
    const [admin] = await signIns({ userId: 'ADMIN', password: PASSWORD })
    expect(await trailFor(admin?.body.authToken)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ event: 'created', recordKind: 'company', recordId: 'NOVFRE01' }),
        expect.objectContaining({ event: 'created', recordKind: 'user', recordId: 'NOVA' }),
      ]),
    )
  })

  it('are disabled, enabled and given another password', async () => {
    expect(await users('disable acme nobill')).toBe('NOBILL: disabled')
    expect(await users('password acme limited')).toBe('LIMITED: has the new password')
    expect(await users('list acme')).toMatch(/^NOBILL .*disabled$/m)
    const [shut, before, after] = await signIns(
      { userId: 'NOBILL', password: 'Portal#2026' },
      { userId: 'LIMITED', password: 'Portal#2026' },
      { userId: 'LIMITED', password: SECRET },
    )
    expect([shut?.status, shut?.body.allowPortal]).toEqual([200, 'false'])
    expect(before?.status).toBe(401)
    expect([after?.status, after?.body.forceChangePassword]).toEqual([200, 'true'])
    expect(await users('enable acme nobill')).toBe('NOBILL: enabled')
    expect(await users('list acme')).toMatch(/^NOBILL .*Nobill$/m)
    expect(await users('list kaiyo')).not.toContain('MILLER')
  })

  it.skipIf(databaseUrl === undefined)(
    'keep what another user management decides, also while an administrator saves them',
    async () => {
      const other = new pg.Client({ connectionString: options.databaseUrl })
      await other.connect()
      const decided = async () =>
        (
          await other.query(
            "select name, allow_portal, allow_user_management from users where tenant_id = 'ACME' and user_id = 'CUSTADMIN'",
          )
        ).rows as unknown[]
      const update =
        "update users set allow_user_management = false, allow_portal = $1 where tenant_id = 'ACME' and user_id = 'CUSTADMIN'"
      try {
        await other.query(update, [true])
        const [admin] = await signIns({ userId: 'ADMIN', password: PASSWORD })
        const token = admin?.body.authToken
        await withGateway(async (url) => {
          const at = `${url}/api-gateway/1/users/`
          const people = await fetch(at, { headers: { 'x-tenant': 'ACME', authorization: `Bearer ${token ?? ''}` } })
          const { data } = (await people.json()) as Schemas['UserList']
          const unId = data.find(({ userId }) => userId === 'CUSTADMIN')?.unId
          expect((await post(at, { unId, name: 'Jo Baker' }, token)).status).toBe(200)
          expect(await decided()).toEqual([{ name: 'Jo Baker', allow_portal: true, allow_user_management: false }])
          await other.query('begin')
          await other.query(update, [false])
          const saved = post(at, { unId, name: 'Jo Cook' }, token)
          await vi.waitFor(async () => {
            const { rows } = await other.query('select 1 from pg_locks where not granted')
            expect(rows.length).toBeGreaterThan(0)
          })
          await other.query('commit')
          expect((await saved).status).toBe(200)
          expect(await decided()).toEqual([{ name: 'Jo Cook', allow_portal: false, allow_user_management: false }])
        })
        await other.query(
          "update users set allow_user_management = true, allow_portal = true where tenant_id = 'ACME' and user_id = 'CUSTADMIN'",
        )
      } finally {
        await other.end()
      }
    },
  )

  it('[GW-07] sign in with the password alone again when the phone is lost', async () => {
    await withCodes('SUPPLIER')
    const [asked] = await signIns({ userId: 'SUPPLIER', password: PASSWORD })
    expect(asked?.body).toMatchObject({ code: 'code-required' })
    expect(await users('reset-two-step acme supplier')).toBe('SUPPLIER: signs in without a code')
    expect((await signIns({ userId: 'SUPPLIER', password: PASSWORD }))[0]?.status).toBe(200)
    expect(await users('reset-two-step acme supplier')).toBe('There is no user SUPPLIER who signs in with a code.')
  })

  it('[GW-10] [HD-36] are erased: nobody signs in, nothing names them, and the events remain', async () => {
    await withCodes('CUSTADMIN')
    expect(await users('erase acme custadmin')).toBe('CUSTADMIN: erased')
    expect(await users('erase acme custadmin')).toBe('There is no user CUSTADMIN.')
    expect(await users('list acme')).not.toMatch(/custadmin/i)
    const [gone, elsewhere, admin] = await signIns(
      { userId: 'CUSTADMIN', password: PASSWORD },
      { email: 'custadmin@acme.example', password: PASSWORD },
      { userId: 'ADMIN', password: PASSWORD },
    )
    expect([gone?.status, elsewhere?.status]).toEqual([401, 401])
    const data = await trailFor(admin?.body.authToken)
    expect(data.map(({ event }) => event)).toEqual(expect.arrayContaining(['erased', 'twoStepOn']))
    expect(JSON.stringify(data)).not.toMatch(/custadmin/i)
  })

  it('are others for a form that was opened before, once a right in the studio was given', async () => {
    const tag = () =>
      withGateway(async (url) => {
        const body = { userId: 'ADMIN', password: PASSWORD, forceLogoff: true }
        const { body: session } = await post(`${url}/api-gateway/1/new-login`, body)
        const headers = {
          'x-tenant': 'ACME',
          authorization: `Bearer ${(session as Schemas['LoginResponse']).authToken}`,
        }
        const listed = (await (await fetch(`${url}/api-gateway/1/users/`, { headers })).json()) as Schemas['UserList']
        const unId = listed.data.find(({ userId }) => userId === 'LIMITED')?.unId ?? ''
        return (await fetch(`${url}/api-gateway/1/users/${unId}`, { headers })).headers.get('etag')
      })
    const before = await tag()
    expect(await users('studio acme LIMITED configure')).toMatch(/LIMITED/)
    expect(await tag()).not.toBe(before)
    expect(before).toMatch(/^"/)
  })

  it('are left as they are by what cannot be done', async () => {
    const before = await users('list acme')
    for (const { line, secret, says } of [
      {
        line: addMiller.replace('miller ', 'customer '),
        says: 'There is a user with this id or this e-mail address already.',
      },
      {
        line: addMiller.replace('miller ', 'other ').replace('Miller@Importer.example', 'Customer@acme.example'),
        says: 'There is a user with this id or this e-mail address already.',
      },
      { line: addMiller.replace('miller ', 'jo.miller '), says: 'would be taken for an e-mail address' },
      { line: addMiller.replace('Miller@Importer.example', 'nobody'), says: 'nobody is no e-mail address.' },
      {
        line: addMiller.replace('PACFRT01', 'NOWHERE').replace('miller ', 'third '),
        says: 'The store has no company NOWHERE.',
      },
      { line: 'password acme customer', secret: 'weak', says: 'Password criteria not met' },
      { line: 'disable acme nobody', says: 'There is no user NOBODY.' },
      { line: 'list elsewhere', says: 'The store knows no tenant ELSEWHERE.' },
    ])
      expect(await users(line, secret)).toContain(says)
    expect(await users('list acme')).toBe(before)
  })

  it('are kept elsewhere when calls are passed on', async () => {
    const command = usersCommand(['list', 'ACME'])
    if ('reason' in command) throw new Error(command.reason)
    expect(
      await keepUsers(command, {
        options: { ...options, gatewayUrl: 'http://elsewhere.example' },
        secret: () => Promise.resolve(''),
      }),
    ).toEqual({
      reason: expect.stringContaining('GATEWAY_URL') as string,
    })
  })
})
