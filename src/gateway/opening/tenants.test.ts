import { expect, it } from 'vitest'
import type { TenantFields } from '../store/tables/accounts.ts'
import { otherFields } from './tenants.ts'

const provider = { issuer: 'https://login.example', clientId: 'portal', scope: 'openid', only: false, signOut: true }
const fields = (singleSignOn: object, name = 'One') => ({ name, singleSignOn }) as unknown as TenantFields

it('what is configured as it is stored is no change, in whatever order the store gives it', () => {
  const configured = fields({ ...provider, user: { claim: 'sub', is: 'userId' } })
  const stored = fields({ user: { is: 'userId', claim: 'sub' }, ...provider })
  expect(otherFields(configured, stored)).toEqual([])
  expect(otherFields(fields({ ...provider, user: { claim: 'email', is: 'email' } }, 'Uno'), stored)).toEqual([
    'name',
    'singleSignOn',
  ])
})
