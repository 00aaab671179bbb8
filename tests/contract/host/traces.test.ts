import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { rmSync } from 'node:fs'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { throwawayFolder } from '../../../src/tools/project/throwaway.ts'
import type { GatewayProcess } from '../support/gateway-process.ts'
import { end, endAll, refusedStart, signInAt, startGatewayProcess } from '../support/gateway-process.ts'
import { PASSWORD } from '../support/gateway.ts'
import { copyOfWorld } from '../support/world.ts'

interface Sent {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
  status: { code?: number }
}

/** A collector that keeps what it is sent (OTLP over HTTP), or takes nothing. */
const received: { address: string | undefined; key: string | undefined; text: string; spans: Sent[] }[] = []
let takesSpans = true
let collector: Server

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const CALLER = '00f067aa0ba902b7'
const dataDir = throwawayFolder('gateway-')
let world: Awaited<ReturnType<typeof copyOfWorld>>
let gateway: GatewayProcess
let env: Record<string, string>
let headers: Record<string, string>
beforeAll(async () => {
  collector = createServer((request, response) => {
    void json(request).then((body) => {
      if (!takesSpans) return response.writeHead(503).end()
      const { resourceSpans } = body as { resourceSpans: { scopeSpans: { spans: Sent[] }[] }[] }
      const spans = resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
      received.push({
        address: request.url,
        key: request.headers['x-collector-key']?.toString(),
        text: JSON.stringify(body),
        spans,
      })
      return response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((listening) => collector.listen(0, '127.0.0.1', listening))
  world = await copyOfWorld(dataDir)
  env = {
    DATA_DIR: dataDir,
    DATABASE_URL: world.databaseUrl ?? '',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-collector-key=abc',
    // Nobody waits longer for a collector that takes nothing.
    OTEL_EXPORTER_OTLP_TIMEOUT: '1000',
    OTEL_SERVICE_NAME: 'portal-of-the-test',
  }
  gateway = await startGatewayProcess(env)
  headers = await signInAt(gateway.url)
})
afterAll(async () => {
  await endAll('SIGTERM')
  collector.closeAllConnections()
  collector.close()
  await world.remove()
  rmSync(dataDir, { recursive: true, force: true })
})

const call = (path: string, init: RequestInit = {}) =>
  fetch(`${gateway.url}/api-gateway/${path}`, { ...init, headers: { ...headers, ...(init.headers as object) } })
const spansOf = (trace: string | null) =>
  received.flatMap(({ spans }) => spans).filter(({ traceId }) => traceId === trace)
const attributesOf = ({ attributes }: Sent) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]))
const saveBooking = (init: RequestInit = {}) =>
  call('secure/1/bookings/?action=S&hint=in-the-query', {
    method: 'POST',
    body: JSON.stringify({ bookStatus: 'D', bizType: 'SE', commodity: 'Confidential fruit' }),
    ...init,
  })
/** Spans are sent every five seconds. */
const SENT = { timeout: 20_000 }

describe('[GW-10] a trace', () => {
  it('goes on where the caller’s ended, with route, tenant and status, and what the store did', async () => {
    const answer = await saveBooking({ headers: { traceparent: `00-${TRACE}-${CALLER}-01` } })
    expect(answer.status).toBe(201)
    await expect.poll(() => spansOf(TRACE).length, SENT).toBeGreaterThan(1)
    const request = spansOf(TRACE).find(({ parentSpanId }) => parentSpanId === CALLER)
    expect(request?.name).toBe('POST /api-gateway/secure/1/bookings/')
    expect(request && attributesOf(request)).toEqual({
      'http.request.method': 'POST',
      'http.route': '/api-gateway/secure/1/bookings/',
      'http.response.status_code': 201,
      'portal.operation': 'saveBooking',
      'portal.tenant': 'ACME',
    })
    const parts = spansOf(TRACE).filter((span) => span !== request)
    expect(parts.map(({ name }) => name)).toContain('store transaction')
    expect(parts.some(({ parentSpanId }) => parentSpanId === request?.spanId)).toBe(true)
  })

  it('has the id of the request where the caller names none', async () => {
    const id = (await call('1/countries')).headers.get('x-request-id')
    await expect.poll(() => spansOf(id).length, SENT).toBe(1)
    expect(spansOf(id)[0]?.parentSpanId ?? '').toBe('')
  })

  it('is sent to the collector alone, and names no person, no query and no body', async () => {
    const sent = received.map(({ text }) => text).join('\n')
    expect(new Set(received.map(({ address, key }) => `${address} ${key}`))).toEqual(new Set(['/v1/traces abc']))
    expect(sent).toContain('portal-of-the-test')
    for (const secret of ['CUSTOMER', 'Confidential fruit', 'in-the-query', PASSWORD, headers['authorization'] ?? ''])
      expect(sent).not.toContain(secret)
  })

  it('that nobody takes reaches no caller: the log says so once', async () => {
    takesSpans = false
    expect((await saveBooking()).status).toBe(201)
    const complaints = () => gateway.output().split('the collector does not take traces').length - 1
    await expect.poll(complaints, { timeout: 60_000 }).toBe(1)
    expect((await saveBooking()).status).toBe(201)
    collector.closeAllConnections()
    collector.close()
    expect((await saveBooking()).status).toBe(201)
    // A process ends in time though the collector is gone.
    expect(await end(gateway.child, 'SIGTERM')).toBe(0)
    expect(complaints()).toBe(1)
  })

  it('is not begun where the collector’s address is none', async () => {
    const { code, message } = await refusedStart({ ...env, OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' })
    expect(code).toBe(7)
    expect(message).toContain('OTEL_EXPORTER_OTLP_ENDPOINT must be an address that begins with http:// or https://')
  })
})
