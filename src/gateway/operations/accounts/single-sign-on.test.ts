import { expect, it, vi } from 'vitest'
import type { OpenCall } from '../../operation/operation.ts'
import { completeSingleSignOn } from './single-sign-on.ts'

it('[GW-08] a sign-in of somebody who is no user here is reported without the name that the provider gave', async () => {
  const report = vi.fn<OpenCall<'completeSingleSignOn'>['providers']['report']>()
  const store = {
    attempts: { take: () => Promise.resolve(undefined) },
    signOns: {
      find: () => Promise.resolve({ userId: null, nonce: 'n', verifier: 'v' }),
      answer: () => Promise.resolve(true),
      close: () => Promise.resolve(),
    },
    accounts: { find: () => Promise.resolve(undefined) },
    trail: { note: () => Promise.resolve() },
  }
  const tenant = { id: 'ACME', url: 'acme', singleSignOn: { user: { is: 'email' } } }
  const identity = { user: 'jo@importer.example', subject: 's', providerSession: null }
  const call = {
    input: { body: { key: 'key' } },
    directory: { tenantById: () => Promise.resolve(tenant), tenant: () => store },
    tenantId: 'ACME',
    portalOrigin: 'https://portal.example',
    providers: { of: () => ({ finish: () => Promise.resolve(identity) }), report },
    source: { reference: 'reference', ip: '192.0.2.1' },
    now: new Date(),
  } as unknown as OpenCall<'completeSingleSignOn'>
  expect(await completeSingleSignOn(call)).toMatchObject({ status: 401 })
  expect(report).toHaveBeenCalledTimes(1)
  expect(JSON.stringify(report.mock.calls)).not.toContain('importer')
})
