import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Schemas } from '../../../src/contract/index.ts'
import { throwawayFolder } from '../../../src/tools/project/throwaway.ts'
import type { GatewayProcess } from '../support/gateway-process.ts'
import { end, endAll, refusedStart, signInAt, startGatewayProcess } from '../support/gateway-process.ts'
import { copyOfWorld, databaseUrl } from '../support/world.ts'

const dataDir = throwawayFolder('gateway-')
const lock = join(dataDir, 'gateway.lock')
// A store of its own in any case; where the run has one at hand, it need not be filled.
beforeAll(async () => {
  if (databaseUrl === undefined) await copyOfWorld(dataDir)
})
afterAll(async () => {
  await endAll('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

const BOOKINGS = '/api-gateway/secure/1/bookings/'
const start = () => startGatewayProcess({ DATA_DIR: dataDir })
const refused = () => refusedStart({ DATA_DIR: dataDir })

/** Saves bookings from several callers at once until the gateway is gone; the ids of those it acknowledged. */
async function saveUntilGone(
  { url }: GatewayProcess,
  headers: Record<string, string>,
  acknowledged: string[],
): Promise<void> {
  const caller = async () => {
    for (;;) {
      const body = JSON.stringify({ bookStatus: 'D', bizType: 'SE', commodity: `Number ${acknowledged.length}` })
      const answer = await fetch(`${url}${BOOKINGS}?action=S`, { method: 'POST', headers, body })
      const { data } = (await answer.json()) as Schemas['BookingReply']
      acknowledged.push(data.unId ?? '')
    }
  }
  await Promise.all(Array.from({ length: 8 }, () => caller().catch(() => undefined)))
}

function saveUnderKey({ url }: GatewayProcess, headers: Record<string, string>): Promise<Response> {
  return fetch(`${url}${BOOKINGS}?action=S`, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': 'known-before-and-behind' },
    body: JSON.stringify({ bookStatus: 'D', bizType: 'SE', commodity: 'Under a key' }),
  })
}

describe('the store', () => {
  it('[HD-18] holds all that was acknowledged when the process is killed under load, and numbers go on behind it', async () => {
    const first = await start()
    const headers = await signInAt(first.url)
    const keyed: unknown = await (await saveUnderKey(first, headers)).json()
    const acknowledged: string[] = []
    const saving = saveUntilGone(first, headers, acknowledged)
    await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(100)
    await end(first.child, 'SIGKILL')
    await saving
    expect(readFileSync(lock, 'utf8')).toBe(String(first.child.pid))

    const second = await start()
    // The session was acknowledged, too.
    const list = await fetch(`${second.url}${BOOKINGS}`, { headers })
    expect(list.status).toBe(200)
    const { data } = (await list.json()) as Schemas['BookingList']
    const kept = new Set(data.map(({ unId }) => unId))
    expect(acknowledged.filter((unId) => !kept.has(unId))).toEqual([])
    expect(new Set(acknowledged).size).toBe(acknowledged.length)
    // What was done under a key before the process was killed is not done again behind it.
    const again = await saveUnderKey(second, headers)
    expect([again.status, await again.json()]).toEqual([201, keyed])
    const numbers = new Set(data.map(({ bookingNo }) => bookingNo))
    const body = JSON.stringify({ bookStatus: 'D', bizType: 'SE' })
    const next = await fetch(`${second.url}${BOOKINGS}?action=S`, { method: 'POST', headers, body })
    expect(numbers).not.toContain(((await next.json()) as Schemas['BookingReply']).data.bookingNo)

    const other = await refused()
    expect(other).toMatchObject({
      code: 3,
      message: expect.stringContaining(`in use by process ${second.child.pid ?? ''}`) as string,
    })

    expect(await end(second.child, 'SIGTERM')).toBe(0)
    expect(existsSync(lock)).toBe(false)
  })

  it('is not opened when a newer program wrote it', async () => {
    const store = await PGlite.create(join(dataDir, 'store'))
    for (const version of [8999, 9000])
      await store.query("insert into schema_versions (version, name, checksum) values ($1, 'later.sql', 'x')", [
        version,
      ])
    await store.close()
    expect(await refused()).toMatchObject({ code: 4, message: expect.stringContaining('version 9000') as string })
    expect(existsSync(lock)).toBe(false)
  })

  it('is not opened when a migration was edited after it was out', async () => {
    const store = await PGlite.create(join(dataDir, 'store'))
    await store.query('delete from schema_versions where version >= 8999')
    await store.query("update schema_versions set checksum = 'other' where version = 1")
    await store.close()
    expect(await refused()).toMatchObject({ code: 5, message: expect.stringContaining('0001-') as string })
  })

  it('[HD-25] is not opened while a living process holds the folder, whoever that is', async () => {
    writeFileSync(lock, String(process.pid))
    expect((await refused()).code).toBe(3)
  })
})
