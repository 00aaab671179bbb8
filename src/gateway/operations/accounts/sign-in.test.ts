import { randomBytes, scryptSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { OpenCall } from '../../operation/operation.ts'
import type { Limit } from '../../session/limits.ts'
import { SIGN_IN, SIGN_IN_NETWORK } from '../../session/limits.ts'
import type { Slowing } from '../../session/slowing.ts'
import { GUESSES } from '../../session/slowing.ts'
import type { TenantStore } from '../../store/tenant-store.ts'
import { signIn } from './sign-in.ts'

const PASSWORD = 'Portal#2026'
/** Quickly computed: that many sign in here. */
const salt = randomBytes(16)
const passwordHash = [
  ...['scrypt', 1024, 8, 1, salt.toString('base64')],
  scryptSync(PASSWORD, salt, 32, { N: 1024, r: 8, p: 1 }).toString('base64'),
].join('$')

type Opening = 'opened' | 'elsewhere' | 'outdated'

/** A sign-in with a right password at a tenant whose limits and sessions answer as given; without an answer where it failed. */
async function signingIn({
  reached,
  opening = 'opened',
  trailFails = false,
}: {
  reached?: Limit
  opening?: Opening
  trailFails?: boolean
}) {
  let isOpen = false
  const happened: string[] = []
  const granted = { preferences: {}, modules: {}, defaults: {} }
  const user = {
    userId: 'READER',
    name: 'Reader',
    email: 'reader@one.example',
    address: null,
    passwordHash,
    ...granted,
  }
  const store = {
    accounts: {
      find: () => Promise.resolve(user),
      openSession() {
        isOpen = opening === 'opened'
        return Promise.resolve(opening)
      },
    },
    secondFactors: { find: () => Promise.resolve(undefined) },
    slowed: {
      take: () => Promise.resolve(undefined),
      note: ({ name }: Slowing, _account: string, amount: number) => {
        if (amount < 0) happened.push(`${name} ${amount}`)
        return Promise.resolve()
      },
    },
    attempts: {
      take: (limit: Limit) => Promise.resolve(limit === reached ? 42 : undefined),
      giveBack: ({ name }: Limit) => Promise.resolve(happened.push(`gave back ${name}`)),
      forget: ({ name }: Limit) => Promise.resolve(happened.push(`forgot ${name}`)),
    },
    trail: {
      note: () => (trailFails ? Promise.reject(new Error('Connection terminated')) : Promise.resolve()),
    },
    async transaction<Result>(work: (tx: unknown) => Promise<Result>): Promise<Result> {
      const before = isOpen
      return work(store).catch((error: unknown) => {
        isOpen = before
        throw error
      })
    },
  } as unknown as TenantStore
  const call = {
    input: { body: { userId: 'READER', password: PASSWORD } },
    directory: { tenantById: () => Promise.resolve({ id: 'ONE', twoStepSignIn: null }), tenant: () => store },
    tenantId: 'ONE',
    source: { ip: '203.0.113.9', reference: 'a-request' },
    now: new Date(),
  } as unknown as OpenCall<'login'>
  return { answer: await signIn(call).catch(() => undefined), happened, isOpen: () => isOpen }
}

describe('signing in', () => {
  it.each([SIGN_IN, SIGN_IN_NETWORK])(
    'is closed when the limit of $name is reached, whatever the password',
    async (reached) => {
      const { answer, happened } = await signingIn({ reached })
      expect(answer).toMatchObject({ status: 429, headers: { 'retry-after': '42' } })
      expect(happened).toEqual([])
    },
  )

  it('with the right password is no failure, neither of the user nor of the network', async () => {
    const { answer, happened } = await signingIn({})
    expect(answer?.status).toBe(200)
    expect(happened).toEqual([`gave back ${SIGN_IN_NETWORK.name}`, `${GUESSES.name} -1`, `forgot ${SIGN_IN.name}`])
  })

  it('that comes to no comparison of the password, since too many wait for theirs, is no attempt', async () => {
    const all = await Promise.all(Array.from({ length: 60 }, () => signingIn({})))
    const refused = all.filter(({ answer }) => answer === undefined)
    expect(refused.length).toBeGreaterThan(0)
    for (const { happened } of refused)
      expect(happened).toEqual([`gave back ${SIGN_IN.name}`, `gave back ${SIGN_IN_NETWORK.name}`, `${GUESSES.name} -1`])
  })

  it('that cannot be answered leaves no session open', async () => {
    const [failed, done] = [await signingIn({ trailFails: true }), await signingIn({})]
    expect([failed.answer, failed.isOpen(), done.isOpen()]).toEqual([undefined, false, true])
  })

  it('with a password that was changed meanwhile is refused', async () => {
    expect((await signingIn({ opening: 'outdated' })).answer).toMatchObject({ status: 401, code: '22001' })
  })
})
