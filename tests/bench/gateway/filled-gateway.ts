import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demonstration } from '../../../demo/index.ts'
import { gatewayOptions, startGateway } from '../../../src/gateway/index.ts'
import { tenants } from '../../contract/support/tenants.ts'

/** Shipments of a tenant at scale 1. */
const SHIPMENTS = 240

export interface FilledGateway {
  url: string
  shipments: number
  /** Seconds until it answered: its store was made and filled. */
  filledIn: number
  /** Asks for an address below `/api-gateway/` as the customer, reads the answer, and says how long both took. */
  ask<Answer>(address: string): Promise<{ answer: Answer; milliseconds: number }>
  close(): Promise<void>
}

/**
 * The embedded gateway as in production, over a new store that holds one forwarder with at least so many shipments, and who else is
 * named; `distDir` is the portal it serves.
 */
export async function filledGateway(
  shipments: number,
  distDir?: string,
  others: readonly string[] = [],
): Promise<FilledGateway> {
  const scale = Math.ceil(shipments / SHIPMENTS)
  const dataDir = mkdtempSync(join(tmpdir(), 'gateway-bench-'))
  const before = performance.now()
  const gateway = await startGateway({
    ...gatewayOptions({ LOG_LEVEL: 'error' }),
    port: 0,
    dataDir,
    fillTenant: demonstration(scale),
    tenants: tenants.filter(({ id }) => id === 'ACME' || others.includes(id)),
    validateResponses: false,
    ...(distDir !== undefined && { distDir }),
  })
  const filledIn = (performance.now() - before) / 1000
  const common = { 'X-Tenant': 'ACME', 'Content-Type': 'application/json' }
  const login = await fetch(`${gateway.url}/api-gateway/1/new-login`, {
    method: 'POST',
    headers: common,
    body: JSON.stringify({ userId: 'CUSTOMER', password: 'Portal#2026', forceLogoff: true }),
  })
  const { authToken } = (await login.json()) as { authToken: string }
  return {
    url: gateway.url,
    shipments: scale * SHIPMENTS,
    filledIn,
    async ask<Answer>(address: string) {
      const start = performance.now()
      const headers = { ...common, Authorization: `Bearer ${authToken}` }
      const response = await fetch(`${gateway.url}/api-gateway/${address}`, { headers })
      const text = await response.text()
      const milliseconds = performance.now() - start
      if (!response.ok) throw new Error(`${address} was answered ${response.status}: ${text}`)
      return { answer: JSON.parse(text) as Answer, milliseconds }
    },
    async close() {
      await gateway.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
