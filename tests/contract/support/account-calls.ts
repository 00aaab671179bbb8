import type { Schemas } from '../../../src/contract/index.ts'
import { join } from 'node:path'
import type { Answered, Session, TestGateway } from './gateway.ts'
import { awaitLetter, linkOf } from './letters.ts'

export const MINUTE = 60_000
/** Meets the rules of a password, and nobody in the demonstration world has it. */
export const NEW_PASSWORD = 'Harbour!2027'

/** Calls about who may be signed in, as tests of accounts need them. */
export interface AccountCalls {
  /** Signs in, and ends a session elsewhere. */
  signIn(userId: string, password: string, tenant?: string): Promise<Answered<Schemas['LoginResponse']>>
  /** Whether a session can still be used. */
  isAlive(session: Session): Promise<boolean>
}

/** Adds a user, as an administrator does, and signs in with the password that the letter lets them set. */
export async function newcomer(gateway: TestGateway, by: Session, user: Schemas['User']): Promise<Session> {
  const { tenant } = by
  const email = `${user.userId}@${tenant}.example`.toLowerCase()
  const body = { name: 'Sandy Supplier', modules: {}, preferences: {}, ...user, email }
  const { status } = await gateway.call('saveUser', { ...by, body })
  if (status !== 201) throw new Error(`The user was not added: ${status}`)
  const { token } = linkOf(await awaitLetter(join(gateway.dataDir, 'outbox'), email, 0))
  await gateway.call('resetPassword', { tenant, body: { resetPasswordToken: token, newPassword: NEW_PASSWORD } })
  const signedIn = await accountCalls(gateway).signIn(user.userId ?? '', NEW_PASSWORD, tenant)
  return { tenant, token: signedIn.body.authToken }
}

export function accountCalls(gateway: TestGateway): AccountCalls {
  return {
    signIn: (userId, password, tenant = 'ACME') =>
      gateway.call('login', { tenant, body: { userId, password, forceLogoff: true } }),
    isAlive: async (session) => (await gateway.call('listCountries', session)).status === 200,
  }
}
