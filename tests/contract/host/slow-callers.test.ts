import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestGateway } from '../support/gateway.ts'
import { testGateway } from '../support/gateway.ts'

const PATIENCE = { headMs: 1_000, bodyMs: 1_500, requestMs: 60_000, idleMs: 3_000 }

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ patience: PATIENCE })
})
afterAll(() => gateway.close())

/** Sends the text, then one more sign now and then, until the gateway ends the connection; how long that took. */
function dripping(text: string, everyMs: number): Promise<number> {
  const { hostname, port } = new URL(gateway.url)
  const began = Date.now()
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(text))
    const drops = setInterval(() => socket.write('x'), everyMs)
    socket.on('error', () => undefined)
    socket.resume()
    socket.on('close', () => {
      clearInterval(drops)
      resolve(Date.now() - began)
    })
  })
}

const head = 'POST /api-gateway/1/new-login HTTP/1.1\r\nHost: localhost\r\nX-Tenant: ACME\r\n'

describe('[GW-01] [HD-30] who sends slowly', () => {
  it.each([
    ['the head of a request, sign by sign', `${head}X-Slow: `, 100],
    ['a body, sign by sign', `${head}Content-Type: application/json\r\nContent-Length: 10000\r\n\r\n{"`, 100],
    ['nothing at all', '', 100_000],
  ])('is not waited for: %s', async (_, text, everyMs) => {
    expect(await dripping(text, everyMs)).toBeLessThan(10_000)
  })

  it('keeps nobody else waiting', async () => {
    const slow = Array.from({ length: 200 }, () => dripping(`${head}X-Slow: `, 100))
    expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200)
    await Promise.all(slow)
  })
})
