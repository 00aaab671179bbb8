import { Writable } from 'node:stream'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import type { OperationResult } from '../../contract/index.ts'
import { postBy } from '../mail/post.ts'
import type { Operations } from '../operation/operation.ts'
import type { Directory } from '../store/directory.ts'
import { answerErrors } from './errors.ts'
import { providersOf } from '../session/providers.ts'
import { addRoutes } from './routes.ts'

/** No behaviour of these tests asks the store. */
const nowhere = {} as Directory

function serverWith(behaviours: Operations, validateResponses = true) {
  let log = ''
  const stream = new Writable({
    write(part: Buffer, _encoding, done) {
      log += part.toString()
      done()
    },
  })
  const server = Fastify({ logger: { level: 'error', stream } })
  answerErrors(server)
  const post = postBy(() => Promise.resolve(), server.log)
  const rules = () => Promise.resolve(undefined)
  addRoutes(server, {
    behaviours,
    rules,
    directory: nowhere,
    validateResponses,
    requireIfMatch: false,
    post,
    providers: providersOf(
      () => undefined,
      () => undefined,
    ),
    now: () => new Date(),
  })
  const ask = async () => {
    const answer = await server.inject({ method: 'GET', url: '/api-gateway/1/tenants/one' })
    return { status: answer.statusCode, text: answer.body, body: answer.json<{ code: string; message: string }>() }
  }
  return {
    ask,
    log: () => log,
    get: (url: string) => server.inject({ method: 'GET', url, headers: { 'x-tenant': 'ONE' } }),
  }
}

const wrong = { tenant: 'ONE', tenantUrl: 'one', surprise: true } as unknown as OperationResult<'getTenantDetails'>
const breaking: Operations = {
  getTenantDetails: { access: 'open', run: () => Promise.resolve({ status: 200, body: wrong }) },
}

describe('a failure of the gateway itself', () => {
  it('is answered with a reference that the log knows, and nothing else', async () => {
    const { ask, log } = serverWith({
      getTenantDetails: { access: 'open', run: () => Promise.reject(new Error('the disk is full')) },
    })
    const { status, body, text } = await ask()
    expect([status, body.code]).toEqual([500, 'internal'])
    const reference = /Reference: ([\w-]+)/.exec(body.message)?.[1] ?? 'none'
    expect(log()).toContain(reference)
    expect(log()).toContain('the disk is full')
    expect(text).not.toMatch(/disk|\.ts|at /)
  })

  it('is an answer that breaks the contract', async () => {
    const { ask, log } = serverWith(breaking)
    expect((await ask()).status).toBe(500)
    expect(log()).toContain('The answer of getTenantDetails (200) breaks the contract')
    expect(log()).toContain('surprise')
  })

  it('is not looked for when answers are not to be checked', async () => {
    expect((await serverWith(breaking, false).ask()).status).toBe(200)
  })

  it('is a status that the contract does not know', async () => {
    const { ask, log } = serverWith({
      getTenantDetails: { access: 'open', run: () => Promise.resolve({ status: 201, body: wrong }) },
    })
    expect((await ask()).status).toBe(500)
    expect(log()).toContain('which the contract does not know')
  })
})

describe('an operation', () => {
  it('without a behaviour is not available', async () => {
    expect(await serverWith({}).ask()).toMatchObject({ status: 501, body: { code: 'not-implemented' } })
  })

  it('that anybody could call against the contract stops the start', () => {
    const open = {
      listCountries: {
        access: 'open',
        run: () => Promise.resolve({ status: 200, body: { lookupItems: [], totalRecords: 0 } }),
      },
    } as unknown as Operations
    expect(() => serverWith(open)).toThrow(/listCountries/)
  })
})

describe('[HD-30] long lists that are asked for together', () => {
  const small = { tenant: 'ONE', tenantUrl: 'one' } as unknown as OperationResult<'getTenantDetails'>

  /** How they are begun, a small call after them, and how many are made at a time. */
  async function begun(amount: number) {
    const order: string[] = []
    let running = 0
    let most = 0
    const { get } = serverWith(
      {
        trackShipmentsAnonymously: {
          access: 'open',
          isLong: true,
          async run() {
            order.push('list')
            running += 1
            most = Math.max(most, running)
            await Promise.resolve()
            running -= 1
            return { status: 204, body: undefined }
          },
        },
        getTenantDetails: {
          access: 'open',
          run() {
            order.push('small')
            return Promise.resolve({ status: 200, body: small })
          },
        },
      },
      false,
    )
    const lists = Array.from({ length: amount }, () => get('/api-gateway/1/anonymous/tracking-status'))
    const answers = await Promise.all([...lists, get('/api-gateway/1/tenants/one')])
    return { order, most, statuses: new Set(answers.map(({ statusCode }) => statusCode)) }
  }

  it('are made a few at a time, what came in after them first', async () => {
    const { order, most, statuses } = await begun(20)
    expect(statuses).toEqual(new Set([200, 204]))
    expect(order).toHaveLength(21)
    expect(most).toBeLessThanOrEqual(2)
    expect(order.indexOf('small')).toBeLessThan(5)
  })
})
