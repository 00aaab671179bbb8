import { fileURLToPath } from 'node:url'
import type { OperationId, Schemas } from '../../../src/contract/index.ts'
import { operations } from '../../../src/contract/index.ts'
import type { GatewayOptions } from '../../../src/gateway/index.ts'
import { demonstration } from '../../../demo/index.ts'
import { gatewayOptions, startGateway } from '../../../src/gateway/index.ts'
import { compiledRules } from '../../../src/tools/project/rules.ts'
import { throwawayFolder } from '../../../src/tools/project/throwaway.ts'
import { removeFolder } from '../../support/folders.ts'
import { PASSWORD } from '../../support/quick-passwords.ts'
import { tenants } from './tenants.ts'
import { copyOfWorld } from './world.ts'

/** Compiled once for all gateways of a file. */
const rules = compiledRules(fileURLToPath(new URL('../../..', import.meta.url)))

export { PASSWORD }

export interface Asked {
  path?: Record<string, string>
  query?: Record<string, string | number | boolean>
  body?: unknown
  /** Undefined sends none. */
  token?: string | undefined
  tenant?: string | undefined
  headers?: Record<string, string>
}

export interface Answered<Body = unknown> {
  status: number
  headers: Headers
  body: Body
}

export interface Session {
  token: string
  tenant: string
}

export interface TestGateway {
  url: string
  /** Its folder; without a mail server, mails are in `outbox` there. */
  dataDir: string
  /** Calls an operation of the contract, and notes which status it answered. */
  call<Body = Schemas['Problem']>(operation: OperationId, asked?: Asked): Promise<Answered<Body>>
  /** The same for an operation that answers a file. */
  download(operation: OperationId, asked?: Asked): Promise<Answered<Buffer>>
  /** Opens a session, ending the user's other one. */
  signIn(userId: string, tenant?: string): Promise<Session>
  /** Moves the gateway's clock. */
  pass(milliseconds: number): void
  /** Statuses seen so far, as `operation status`. */
  seen: Set<string>
  close(): Promise<void>
}

/**
 * A gateway on a copy of the demonstration world of its own; answers are checked against the contract. With
 * CONTRACT_DATABASE_URL the copy is a database of that PostgreSQL. With a `dataDir` it opens the store that is there.
 */
export async function testGateway(overrides: Partial<GatewayOptions> = {}): Promise<TestGateway> {
  const dataDir = throwawayFolder('gateway-')
  // A store that is there is somebody else's to remove.
  const copy =
    overrides.dataDir === undefined
      ? await copyOfWorld(dataDir)
      : { databaseUrl: overrides.databaseUrl, remove: () => Promise.resolve() }
  let passed = 0
  const options: GatewayOptions = {
    ...gatewayOptions({}),
    databaseUrl: copy.databaseUrl,
    port: 0,
    dataDir,
    tenants,
    rules,
    fillTenant: demonstration(),
    log: 'error',
    now: () => new Date(Date.now() + passed),
    ...overrides,
  }
  const running = await startGateway(options)
  const seen = new Set<string>()

  async function ask(
    id: OperationId,
    { path = {}, query = {}, body, token, tenant = 'ACME', headers = {} }: Asked = {},
  ): Promise<Response> {
    const { method, path: template } = operations[id]
    const address = new URL(
      running.url + template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? '')),
    )
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value))
    const response = await fetch(address, {
      method: method.toUpperCase(),
      headers: {
        ...(tenant === '' ? {} : { 'X-Tenant': tenant }),
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' || body instanceof Buffer ? body : JSON.stringify(body) }),
    })
    seen.add(`${id} ${response.status}`)
    return response
  }

  async function call<Body>(id: OperationId, asked?: Asked): Promise<Answered<Body>> {
    const response = await ask(id, asked)
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      body: (text === '' ? undefined : JSON.parse(text)) as Body,
    }
  }

  return {
    url: running.url,
    dataDir,
    call,
    async download(id, asked) {
      const response = await ask(id, asked)
      return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) }
    },
    seen,
    async signIn(userId, tenant = 'ACME') {
      const answer = await call<Schemas['LoginResponse']>('login', {
        tenant,
        body: { userId, password: PASSWORD, forceLogoff: true },
      })
      if (answer.status !== 200) throw new Error(`${userId} cannot sign in: ${JSON.stringify(answer.body)}`)
      return { token: answer.body.authToken, tenant }
    },
    pass(milliseconds) {
      passed += milliseconds
    },
    async close() {
      await running.close()
      await copy.remove()
      removeFolder(dataDir)
    },
  }
}

/** The fields that a refusal names. */
export function fieldsOf({ body }: { body: unknown }): string[] {
  return ((body as Schemas['Problem']).fieldErrors ?? []).map(({ field }) => field)
}
