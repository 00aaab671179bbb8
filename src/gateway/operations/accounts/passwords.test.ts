import { describe, expect, it } from 'vitest'
import { PASSWORD_RULES } from '../../../config/index.ts'
import type { OpenCall, SignedInCall } from '../../operation/operation.ts'
import { hashPassword } from '../../session/passwords.ts'
import { changePassword, resetPassword } from './passwords.ts'

const OLD = 'Portal#2026'
const NEW = 'Harbour!2027'

/** A store whose trail cannot be written, and what is changed in it for good. */
async function failingStore() {
  const kept: string[] = []
  const user = { userId: 'ANN', email: 'ann@one.example', allowPortal: true, passwordHash: await hashPassword(OLD) }
  const storing = (to: string[]) => ({
    attempts: { take: () => Promise.resolve(undefined), forget: () => Promise.resolve() },
    passwordResets: {
      find: () => Promise.resolve('ANN'),
      use: () => Promise.resolve(to.push('link')),
    },
    accounts: { find: () => Promise.resolve(user), setPassword: () => Promise.resolve(to.push('password')) },
    trail: { note: () => Promise.reject(new Error('Connection terminated')) },
    async transaction(work: (tx: unknown) => Promise<unknown>): Promise<unknown> {
      const within: string[] = []
      const result = await work(storing(within))
      to.push(...within)
      return result
    },
  })
  return { store: storing(kept), user, kept }
}

const about = {
  ...{ now: new Date(), source: { ip: '203.0.113.9', reference: 'a-request' }, tenantId: 'ONE' },
  tenant: { id: 'ONE', passwords: PASSWORD_RULES },
}

describe('[GW-10] a password', () => {
  it('is not changed without an event that says so', async () => {
    const { store, user, kept } = await failingStore()
    const input = { body: { oldPassword: OLD, newPassword: NEW } }
    const call = { ...about, input, user, store } as unknown as SignedInCall<'changePassword'>
    await expect(changePassword(call)).rejects.toThrow('Connection terminated')
    expect(kept).toEqual([])
  })

  it('is not set by a link without one, and the link stays good', async () => {
    const { store, kept } = await failingStore()
    const input = { body: { resetPasswordToken: 'a-token', newPassword: NEW } }
    const directory = { tenantById: () => Promise.resolve(about.tenant), tenant: () => store }
    const call = { ...about, input, directory } as unknown as OpenCall<'resetPassword'>
    await expect(resetPassword(call)).rejects.toThrow('Connection terminated')
    expect(kept).toEqual([])
  })
})
