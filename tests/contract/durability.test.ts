import type { ChildProcessByStdio } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, describe, expect, it } from 'vitest'
import type { Schemas } from '../../src/contract/index.ts'
import { PASSWORD } from './support/gateway.ts'

type Child = ChildProcessByStdio<null, Readable, Readable>

const dataDir = mkdtempSync(join(tmpdir(), 'gateway-'))
const lock = join(dataDir, 'gateway.lock')
const children: Child[] = []
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

function launch(): Child {
  const script = fileURLToPath(new URL('./support/child.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  return child
}

/** Starts a gateway and waits until it answers. */
async function start(): Promise<{ child: Child; url: string }> {
  const child = launch()
  const [line] = (await Promise.race([once(child.stdout, 'data'), once(child, 'exit').then(() => ['it ended'])])) as [Buffer | string]
  const url = line.toString().trim()
  if (!url.startsWith('http')) throw new Error(`The gateway did not start: ${url}`)
  return { child, url }
}

/** Starts a gateway that is expected to end by itself. */
async function refused(): Promise<{ code: number | null; message: string }> {
  const child = launch()
  let message = ''
  child.stderr.on('data', (part: Buffer) => (message += part.toString()))
  const [code] = (await once(child, 'exit')) as [number | null]
  return { code, message }
}

async function end(child: Child, signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
  const exit = once(child, 'exit') as Promise<[number | null]>
  child.kill(signal)
  return (await exit)[0]
}

async function signIn(url: string): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json', 'x-tenant': 'ACME' }
  const body = JSON.stringify({ userId: 'CUSTOMER', password: PASSWORD, forceLogoff: true })
  const { authToken } = (await (
    await fetch(`${url}/api-gateway/1/new-login`, { method: 'POST', headers, body })
  ).json()) as Schemas['LoginResponse']
  return { ...headers, authorization: `Bearer ${authToken}` }
}

describe('the store', () => {
  it('holds what was acknowledged when the process is killed the moment after', async () => {
    const first = await start()
    const headers = await signIn(first.url)
    const body = JSON.stringify({ bookStatus: 'D', bizType: 'SE', commodity: 'Written just in time' })
    const answer = await fetch(`${first.url}/api-gateway/secure/1/bookings/?action=S`, { method: 'POST', headers, body })
    const killed = end(first.child, 'SIGKILL')
    expect(answer.status).toBe(201)
    const { data } = (await answer.json()) as Schemas['BookingReply']
    await killed
    expect(readFileSync(lock, 'utf8')).toBe(String(first.child.pid))

    const second = await start()
    // The session was acknowledged, too.
    const read = await fetch(`${second.url}/api-gateway/secure/1/bookings/${data.unId ?? ''}`, { headers })
    expect([read.status, await read.json()]).toEqual([200, data])
    const next = await fetch(`${second.url}/api-gateway/secure/1/bookings/?action=S`, { method: 'POST', headers, body })
    expect(((await next.json()) as Schemas['BookingReply']).data.bookingNo).not.toBe(data.bookingNo)

    const other = await refused()
    expect(other).toMatchObject({ code: 3, message: expect.stringContaining(`in use by process ${second.child.pid ?? ''}`) as string })

    expect(await end(second.child, 'SIGTERM')).toBe(0)
    expect(existsSync(lock)).toBe(false)
  })

  it('is not opened when a newer program wrote it', async () => {
    const store = await PGlite.create(join(dataDir, 'store'))
    await store.query("insert into schema_versions (version, name, checksum) values (9000, '9000-later.sql', 'x')")
    await store.close()
    expect(await refused()).toMatchObject({ code: 4, message: expect.stringContaining('version 9000') as string })
    expect(existsSync(lock)).toBe(false)
  })

  it('is not opened when a migration was edited after it was out', async () => {
    const store = await PGlite.create(join(dataDir, 'store'))
    await store.query('delete from schema_versions where version = 9000; ')
    await store.query("update schema_versions set checksum = 'other' where version = 1")
    await store.close()
    expect(await refused()).toMatchObject({ code: 5, message: expect.stringContaining('0001-') as string })
  })

  it('is not opened while a living process holds the folder, whoever that is', async () => {
    writeFileSync(lock, String(process.pid))
    expect((await refused()).code).toBe(3)
  })
})
