import type { SingleSignOnModel } from '../../config/index.ts'
import type { NoIdentity, Provider } from './provider.ts'
import { providerOf } from './provider.ts'

/** The providers of identities of all tenants. */
export interface Providers {
  /** That of a tenant; undefined where people sign in with passwords alone. */
  of(tenant: { id: string; singleSignOn: SingleSignOnModel | null }): Provider | undefined
  /** Notes why somebody could not sign in. */
  report(tenantId: string, why: NoIdentity): void
}

/** `secretOf` gives the secret of a tenant's client; `note` is the log. */
export function providersOf(
  secretOf: (tenantId: string) => string | undefined,
  note: (level: 'warn' | 'error', about: { tenant: string; why: string }, words: string) => void,
): Providers {
  const known = new Map<string, { model: string; provider: Provider }>()
  return {
    of({ id, singleSignOn }) {
      if (singleSignOn === null) return undefined
      const model = JSON.stringify(singleSignOn)
      const before = known.get(id)
      if (before?.model === model) return before.provider
      const provider = providerOf(singleSignOn, secretOf(id))
      known.set(id, { model, provider })
      return provider
    },
    report(tenant, { failed, why }) {
      note(failed === 'refused' ? 'warn' : 'error', { tenant, why }, WORDS[failed].replace('ID', tenant))
    },
  }
}

const WORDS = {
  refused: 'a sign-in at the provider was refused',
  unreachable:
    'the provider of identities does not answer as it should: look at singleSignOn.issuer in tenants/ID/tenant.json',
  misconfigured:
    'the provider of identities does not take the portal: look at clientId and issuer in tenants/ID/tenant.json and at SSO_SECRET_ID',
} as const
