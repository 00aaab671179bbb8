import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestGateway } from '../support/gateway.ts'
import { PASSWORD, testGateway } from '../support/gateway.ts'

const MINUTE = 60_000
const LAPTOP = 'laptop-of-the-owner-0001'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

const signIn = (
  userId: string,
  password: string,
  { from = '198.51.100.1', device }: { from?: string; device?: string } = {},
) =>
  gateway.call('login', {
    body: { userId, password, forceLogoff: true, ...(device !== undefined && { device }) },
    headers: { 'X-Forwarded-For': from },
  })

/** Wrong guesses, each from an address of its own, until one has to wait. */
async function guessed(userId: string, most: number): Promise<{ taken: number; wait: number }> {
  for (let count = 0; count < most; count += 1) {
    const { status, headers } = await signIn(userId, `guess ${count}`, { from: `203.0.${count}.1` })
    if (status === 429) return { taken: count, wait: Number(headers.get('retry-after')) }
  }
  return { taken: most, wait: 0 }
}

describe('[GW-07] [HD-32] guessing at one account from many addresses', () => {
  it('has to wait ever longer, and never keeps a device out that the owner has signed in from', async () => {
    expect((await signIn('CUSTOMER', PASSWORD, { device: LAPTOP })).status).toBe(200)
    const first = await guessed('CUSTOMER', 60)
    expect(first.taken).toBe(51)
    expect(first.wait).toBeLessThanOrEqual(10)
    // Who has the right password waits like everybody else, or guesses would show it.
    expect((await signIn('CUSTOMER', PASSWORD)).status).toBe(429)
    expect((await signIn('CUSTOMER', PASSWORD, { device: 'laptop-of-somebody-else1' })).status).toBe(429)
    expect((await signIn('CUSTOMER', PASSWORD, { device: LAPTOP })).status).toBe(200)
    gateway.pass(11_000)
    expect((await signIn('CUSTOMER', 'another guess')).status).toBe(401)
    const next = await guessed('CUSTOMER', 1)
    expect([next.taken, next.wait > 10]).toEqual([0, true])
    gateway.pass(20 * MINUTE)
    expect((await signIn('CUSTOMER', PASSWORD)).status).toBe(200)
    expect((await signIn('SUPPLIER', PASSWORD)).status).toBe(200)
  }, 240_000)

  it('does not show who has an account', async () => {
    expect((await guessed('NOBODY', 60)).taken).toBe(51)
  }, 240_000)
})
