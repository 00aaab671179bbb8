import { once } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Nginx } from '../../../src/tools/run/nginx.ts'
import { findNginx, startNginx } from '../../../src/tools/run/nginx.ts'
import { portalFolder } from '../support/portal-folder.ts'

const program = findNginx()

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** Answers as a gateway in good health does. */
const well: Answer = (request, response) => {
  request.resume().once('end', () => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ caller: request.headers['x-forwarded-for'] }))
  })
}
/** Breaks off when all was sent, as a gateway that is killed. */
const broken: Answer = (request) => {
  request.resume().once('end', () => request.socket.destroy())
}
/** About to end, or without its database. */
const unable: Answer = (request, response) => {
  request.resume().once('end', () => {
    response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '2' })
    response.end('{"code":"unavailable","message":"Not now."}')
  })
}

describe.skipIf(program === undefined)('two gateways behind nginx', () => {
  const portal = portalFolder()
  const answers: Answer[] = [well, well]
  const calls = [0, 0]
  let servers: Server[]
  let nginx: Nginx

  beforeAll(async () => {
    servers = [0, 1].map((which) =>
      createServer((request, response) => {
        calls[which] = (calls[which] ?? 0) + 1
        ;(answers[which] ?? well)(request, response)
      }),
    )
    for (const server of servers) await once(server.listen(0, '127.0.0.1'), 'listening')
    const gateways = servers.map((server) => `127.0.0.1:${(server.address() as AddressInfo).port}`)
    nginx = await startNginx(program ?? '', { distDir: portal.folder, gateways, balancer: '127.0.0.1' })
  })
  afterAll(async () => {
    await nginx.stop()
    for (const server of servers) server.close()
    portal.remove()
  })
  beforeEach(() => {
    calls.fill(0)
  })

  const both = (first: Answer, second: Answer) => {
    answers.splice(0, 2, first, second)
  }
  const save = (headers: Record<string, string>) =>
    fetch(`${nginx.url}/api-gateway/secure/1/bookings/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{}',
    })
  /** Six calls, so that each gateway is asked first at least once. */
  const statuses = async (call: () => Promise<Response>) => {
    const seen: number[] = []
    for (let each = 0; each < 6; each += 1) seen.push((await call()).status)
    return seen
  }
  const all200 = [200, 200, 200, 200, 200, 200]

  it.each<[string, Answer]>([
    ['breaks off', broken],
    ['is about to end', unable],
  ])('[GW-02] one of which %s: no reader and no save with a key hears of it', async (_what, ill) => {
    both(ill, well)
    expect(await statuses(() => fetch(`${nginx.url}/api-gateway/1/countries`))).toEqual(all200)
    expect(await statuses(() => save({ 'idempotency-key': 'one-intent' }))).toEqual(all200)
    expect(calls[0]).toBeGreaterThan(0)
  })

  it('[GW-02] never send a call without a key twice', async () => {
    both(broken, broken)
    expect((await save({})).status).toBe(502)
    expect(calls.reduce((sum, each) => sum + each)).toBe(1)
  })

  it('[GW-02] of which none has its database say so, and are asked again at once when they have', async () => {
    both(unable, unable)
    const answer = await fetch(`${nginx.url}/api-gateway/1/countries`)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
    both(well, well)
    expect(await statuses(() => fetch(`${nginx.url}/api-gateway/1/countries`))).toEqual(all200)
  })

  it('[GW-07] hear from a balancer who calls, and take nobody’s own word for it', async () => {
    both(well, well)
    const caller = async (forwarded: string) => {
      const answer = await fetch(`${nginx.url}/api-gateway/1/countries`, { headers: { 'x-forwarded-for': forwarded } })
      return ((await answer.json()) as { caller: string }).caller
    }
    expect(await caller('203.0.113.9')).toBe('203.0.113.9')
    expect(await caller('198.51.100.1, 203.0.113.9')).toBe('203.0.113.9')
  })
})
