import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { act, ask, connect } from './host.ts'

beforeEach(() => connect({ token: 'a-token', tenant: 'ACME', set: 'a-set' }))
afterEach(() => {
  vi.unstubAllGlobals()
  connect(undefined)
})

/** Asks the host that answers each call as given, nothing for one whose answer is lost; the keys that it was sent. */
async function keysOf(calls: [what: () => Promise<unknown>, answer: object | number | undefined][]) {
  const keys: (string | undefined)[] = []
  for (const [what, answer] of calls) {
    vi.stubGlobal('fetch', (_address: string, { headers }: { headers: Record<string, string> }) => {
      keys.push(headers['idempotency-key'])
      if (answer === undefined) return Promise.reject(new TypeError('Failed to fetch'))
      if (typeof answer === 'number') return Promise.resolve(Response.json({ message: 'No.' }, { status: answer }))
      return Promise.resolve(Response.json(answer))
    })
    await what().catch(() => undefined)
  }
  return keys
}

const request = { tenant: 'ACME', file: 'grids/bookings.json', language: 'en' }
const undo = () => act('undo', request)
const look = () => act('look', request)
const create = () => ask('sets/create', { name: 'Spring' })

it('[ST-02] an undo that was not answered is sent again as the same one, until the screen shows what became of it', async () => {
  const [, first, again, , shown, next] = await keysOf([
    [look, { version: 4 }],
    [undo, undefined],
    [undo, undefined],
    [look, { version: 5 }],
    [undo, { version: 6 }],
    [undo, { version: 7 }],
  ])
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(again).toBe(first)
  expect(new Set([first, shown, next]).size).toBe(3)
})

it('[ST-01] a change set that was begun without an answer is begun once, however often the press is made', async () => {
  const [first, proxy, late, refused, next] = await keysOf([
    [create, undefined],
    [create, 504],
    [create, 500],
    [create, 400],
    [create, []],
  ])
  expect([proxy, late, refused]).toEqual([first, first, first])
  expect(next).not.toBe(first)
})

it('[ST-01] a change set that was begun without an answer is the same one while somebody else changes the open set', async () => {
  const [, first, , again] = await keysOf([
    [look, { version: 4 }],
    [create, undefined],
    [look, { version: 5 }],
    [create, []],
  ])
  expect(again).toBe(first)
})

it('what may safely be sent again has no key', async () => {
  expect(await keysOf([[look, { version: 1 }]])).toEqual([undefined])
})
