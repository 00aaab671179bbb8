import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { rmSync } from 'node:fs'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Schemas } from '../../../src/contract/index.ts'
import type { Postgres } from '../../../src/tools/run/postgres.ts'
import { findPostgres, startPostgres } from '../../../src/tools/run/postgres.ts'
import { throwawayFolder } from '../../../src/tools/project/throwaway.ts'
import type { GatewayProcess } from '../support/gateway-process.ts'
import { endAll, signInAt, startGatewayProcess } from '../support/gateway-process.ts'

const BOOKINGS = '/api-gateway/secure/1/bookings/'

/** A server of its own: what befalls it must not befall other tests. */
describe.skipIf(findPostgres() === undefined)('[GW-02] a gateway whose PostgreSQL fails', () => {
  const folder = throwawayFolder('gateway-')
  let server: Postgres
  let gateway: GatewayProcess
  let headers: Record<string, string>
  let operator: pg.Client

  beforeAll(async () => {
    const started = await startPostgres()
    if (started === undefined) throw new Error('PostgreSQL did not start')
    server = started
    gateway = await startGatewayProcess({ DATABASE_URL: server.url, DATA_DIR: folder })
    headers = await signInAt(gateway.url)
    operator = new pg.Client({ connectionString: server.url })
    await operator.connect()
  }, 120_000)
  afterAll(async () => {
    await operator.end()
    await endAll('SIGTERM')
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const get = (path: string) => fetch(gateway.url + path, { headers })
  const save = (commodity: string, key: string) =>
    fetch(`${gateway.url}${BOOKINGS}?action=S`, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': key },
      body: JSON.stringify({ bookStatus: 'D', bizType: 'SE', commodity }),
    })
  const stored = async (commodity: string): Promise<number> => {
    const { rows } = await operator.query<{ count: string }>(
      `select count(*) from bookings where document ->> 'commodity' = $1`,
      [commodity],
    )
    return Number(rows[0]?.count)
  }
  /** Processes of the server: whoever serves us, and the children of its parent. */
  const processes = async (): Promise<number[]> => {
    const { rows } = await operator.query<{ pid: number }>('select pg_backend_pid() as pid')
    const parentOf = (pid: number) => Number(/\) \w (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1])
    const parent = parentOf(rows[0]?.pid ?? 0)
    const all = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
    const isChild = (pid: number): boolean => {
      try {
        return parentOf(pid) === parent
      } catch {
        return false
      }
    }
    return [parent, ...all.filter(isChild)]
  }

  it('[HD-24] lives on when its connections are ended under load; what it acknowledged is stored, and what it refused can be repeated', async () => {
    const acknowledged = new Map<string, number>()
    const refused: number[] = []
    let isOver = false
    const writer = async (name: string) => {
      for (let number = 1; !isOver; number += 1) {
        const commodity = `${name} ${number}`
        for (let status = 0; status !== 201;) {
          const answer = await save(commodity, `database-faults-${name}-${number}`)
          status = answer.status
          if (status === 201) acknowledged.set(commodity, status)
          else {
            refused.push(status)
            expect(answer.headers.get('retry-after')).toBe('2')
            expect(await answer.json()).toMatchObject({ code: 'unavailable' })
          }
        }
      }
    }
    const writers = Promise.all(['Ann', 'Bob', 'Cho', 'Dee'].map(writer))
    for (let times = 0; times < 12; times += 1) {
      const before = acknowledged.size
      await expect.poll(() => acknowledged.size, { timeout: 20_000 }).toBeGreaterThan(before + 3)
      await operator.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname is not null',
      )
    }
    isOver = true
    await writers
    expect(gateway.child.exitCode, gateway.output()).toBeNull()
    expect(new Set(refused)).toEqual(new Set([503]))
    for (const commodity of acknowledged.keys()) expect(await stored(commodity), commodity).toBe(1)
  })

  it('[HD-24] says within two seconds that it is not ready while the server stands still, lives, and goes on afterwards', async () => {
    const pids = await processes()
    const signal = (name: 'STOP' | 'CONT') => execFileSync('kill', [`-${name}`, ...pids.map(String)])
    signal('STOP')
    try {
      const began = Date.now()
      expect((await get('/healthz')).status).toBe(200)
      expect(Date.now() - began).toBeLessThan(250)
      const readiness = await get('/readyz')
      expect([readiness.status, await readiness.json()]).toMatchObject([503, { store: 'failing' }])
      expect(Date.now() - began).toBeLessThan(3_000)
    } finally {
      signal('CONT')
    }
    await expect.poll(async () => (await get('/readyz')).status).toBe(200)
    expect((await save('After the pause', 'database-faults-after-the-pause')).status).toBe(201)
  })

  it('[HD-24] takes no writes of a server that has become a stand-by, and says so', async () => {
    await operator.query('alter database postgres set default_transaction_read_only = on')
    await operator.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname is not null',
    )
    expect((await get('/readyz')).status).toBe(503)
    const answer = await save('Read only', 'database-faults-read-only')
    expect([answer.status, ((await answer.json()) as Schemas['Problem']).code]).toEqual([503, 'unavailable'])
    await operator.query('set default_transaction_read_only = off')
    await operator.query('alter database postgres set default_transaction_read_only = off')
    await operator.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname is not null',
    )
    await expect.poll(async () => (await get('/readyz')).status).toBe(200)
  })
})
