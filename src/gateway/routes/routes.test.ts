import { Agent, get } from 'node:http'
import { Writable } from 'node:stream'
import Fastify from 'fastify'
import { describe, expect, it, vi } from 'vitest'
import type { OperationResult } from '../../contract/index.ts'
import type { PostOffice } from '../mail/post.ts'
import type { Operations } from '../operation/operation.ts'
import type { Directory } from '../store/directory.ts'
import { answerErrors } from './errors.ts'
import { providersOf } from '../session/providers.ts'
import { addRoutes } from './routes.ts'

/** Machines are busy with something else. */
const WAIT = { timeout: 15_000 }

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
  const post = {} as PostOffice
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
    /** Begins to answer at an address, and tells how many requests have come and gone. */
    async listen() {
      const seen = { come: 0, gone: 0 }
      const note = (what: keyof typeof seen, done: () => void) => {
        seen[what] += 1
        done()
      }
      server.addHook('onRequest', (_request, _reply, done) => note('come', done))
      server.addHook('onRequestAbort', (_request, done) => note('gone', done))
      return { address: await server.listen({ host: '127.0.0.1', port: 0 }), seen, close: () => server.close() }
    },
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

  it('keep a call waiting for few of them, whose connection came after all of theirs', async () => {
    const order: string[] = []
    const { listen } = serverWith(
      {
        trackShipmentsAnonymously: {
          access: 'open',
          isLong: true,
          run() {
            const end = performance.now() + 10
            while (performance.now() < end);
            order.push('list')
            return Promise.resolve({ status: 204, body: undefined })
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
    const { address, close } = await listen()
    const agent = new Agent()
    const ask = (path: string) =>
      new Promise<void>((resolve, reject) => {
        get(`${address}/api-gateway/1/${path}`, { agent, headers: { 'x-tenant': 'ONE' } }, (answer) => {
          answer.resume().once('end', resolve)
        }).once('error', reject)
      })
    await Promise.all([
      ...Array.from({ length: 20 }, () => ask('anonymous/tracking-status?JobNo=one')),
      ask('tenants/one'),
    ])
    expect(order).toHaveLength(21)
    expect(order.indexOf('small')).toBeLessThan(5)
    await close()
  })

  it('are not made for who has left while they waited', async () => {
    const made: string[] = []
    const ends: (() => void)[] = []
    const { listen } = serverWith(
      {
        trackShipmentsAnonymously: {
          access: 'open',
          isLong: true,
          async run({ input }) {
            made.push(input.query?.JobNo ?? '')
            await new Promise<void>((resolve) => ends.push(resolve))
            return { status: 204, body: undefined }
          },
        },
      },
      false,
    )
    const { address, seen, close } = await listen()
    const ask = (job: string, signal?: AbortSignal) =>
      fetch(`${address}/api-gateway/1/anonymous/tracking-status?JobNo=${job}`, {
        headers: { 'x-tenant': 'ONE' },
        ...(signal && { signal }),
      })
    const first = [ask('one'), ask('two')]
    await vi.waitUntil(() => made.length === 2, WAIT)
    const leaving = new AbortController()
    const left = ask('left', leaving.signal)
    const stays = ask('stays')
    await vi.waitUntil(() => seen.come === 4, WAIT)
    leaving.abort()
    await expect(left).rejects.toThrow()
    await vi.waitUntil(() => seen.gone === 1, WAIT)
    for (const end of ends) end()
    await vi.waitUntil(() => made.length === 3, WAIT)
    ends.at(-1)?.()
    const answers = await Promise.all([...first, stays])
    expect(new Set(made)).toEqual(new Set(['one', 'two', 'stays']))
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
    await close()
  })
})
