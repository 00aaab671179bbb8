import type { Schemas } from '../../../src/contract/index.ts'
import type { Answered, Session, TestGateway } from './gateway.ts'

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

export function accountCalls(gateway: TestGateway): AccountCalls {
  return {
    signIn: (userId, password, tenant = 'ACME') =>
      gateway.call('login', { tenant, body: { userId, password, forceLogoff: true } }),
    isAlive: async (session) => (await gateway.call('listCountries', session)).status === 200,
  }
}
