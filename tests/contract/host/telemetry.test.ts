import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { throwawayFolder } from '../../../src/tools/project/throwaway.ts'
import { complete, draft } from '../support/booking-examples.ts'
import { PASSWORD } from '../support/gateway.ts'
import type { GatewayProcess } from '../support/gateway-process.ts'
import { endAll, signInAt, startGatewayProcess } from '../support/gateway-process.ts'
import { copyOfWorld } from '../support/world.ts'
import { rmSync } from 'node:fs'
import { freePort } from '../../../src/tools/run/free-port.ts'

let gateway: GatewayProcess
let headers: Record<string, string>
let metrics: string
let remove = () => Promise.resolve()
beforeAll(async () => {
  const dataDir = throwawayFolder('gateway-')
  const copy = await copyOfWorld(dataDir)
  remove = async () => {
    await copy.remove()
    rmSync(dataDir, { recursive: true, force: true })
  }
  const port = await freePort()
  metrics = `http://127.0.0.1:${port}/metrics`
  gateway = await startGatewayProcess({
    DATA_DIR: dataDir,
    DATABASE_URL: copy.databaseUrl ?? '',
    LOG_LEVEL: 'info',
    METRICS_PORT: String(port),
  })
  headers = await signInAt(gateway.url)
})
afterAll(async () => {
  await endAll('SIGTERM')
  await remove()
})

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const call = (path: string, init: RequestInit = {}) =>
  fetch(`${gateway.url}/api-gateway/${path}`, { ...init, headers: { ...headers, ...(init.headers as object) } })
/** The lines of the log, each as the JSON that it is. */
const lines = () =>
  gateway
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)

describe('[GW-10] a call', () => {
  it('has the id that the caller’s trace gives it: in the answer and in one line of the log', async () => {
    const answer = await call('1/countries', { headers: { traceparent: `00-${TRACE}-00f067aa0ba902b7-01` } })
    expect([answer.status, answer.headers.get('x-request-id')]).toEqual([200, TRACE])
    await expect.poll(() => lines().filter(({ requestId }) => requestId === TRACE)).toHaveLength(1)
    const [line] = lines().filter(({ requestId }) => requestId === TRACE)
    expect(line).toMatchObject({
      operation: 'listCountries',
      tenant: 'ACME',
      user: 'CUSTOMER',
      method: 'GET',
      status: 200,
    })
    expect(line?.['ms']).toBeGreaterThanOrEqual(0)
  })

  it('that is refused leaves a warning: a guess, a foreign tenant', async () => {
    const guess = await call('1/new-login', {
      method: 'POST',
      body: JSON.stringify({ userId: 'CUSTOMER', password: 'Wrong#Guess1' }),
    })
    const foreign = await call('1/countries', { headers: { 'x-tenant': 'KAIYO' } })
    const ids = [guess, foreign].map((answer) => answer.headers.get('x-request-id'))
    expect([guess.status, foreign.status, new Set(ids).size]).toEqual([401, 403, 2])
    const WARNING = 40
    await expect
      .poll(() => ids.map((id) => lines().find(({ requestId }) => requestId === id)))
      .toMatchObject([
        { level: WARNING, operation: 'login', tenant: 'ACME', status: 401 },
        { level: WARNING, operation: 'listCountries', user: 'CUSTOMER', status: 403 },
      ])
  })

  it('is logged without what it carries', async () => {
    const body = JSON.stringify({ ...complete, ...draft, commodity: 'Confidential fruit' })
    const saved = await call('secure/1/bookings/?action=S&hint=in-the-query', { method: 'POST', body })
    await expect.poll(() => lines().some(({ requestId }) => requestId === saved.headers.get('x-request-id'))).toBe(true)
    for (const secret of ['Confidential fruit', 'in-the-query', PASSWORD, headers['authorization'] ?? '', 'PACFRT01'])
      expect(gateway.output()).not.toContain(secret)
  })
})

describe('[GW-10] metrics', () => {
  it('count calls by operation and status, on a port of their own, and name nobody', async () => {
    const answer = await fetch(metrics)
    const text = await answer.text()
    expect(answer.headers.get('content-type')).toContain('application/openmetrics-text')
    expect(text).toMatch(/portal_call_duration_seconds_count\{operation="listCountries",status="200"\} [1-9]/)
    expect(text).toContain('process_cpu_seconds_total')
    expect(text.trimEnd()).toMatch(/# EOF$/)
    expect(text).not.toMatch(/ACME|CUSTOMER/)
    expect((await fetch(`${gateway.url}/metrics`)).status).toBe(404)
    expect((await fetch(metrics.replace('/metrics', '/'))).status).toBe(404)
  })
})
