import { afterEach, describe, expect, it, vi } from 'vitest'
import { providerOf } from './provider.ts'

const model = (issuer: string) => ({
  issuer,
  clientId: 'portal',
  scope: 'openid email',
  user: { claim: 'email', is: 'email' as const },
  only: false,
  signOut: false,
})
const proof = { page: 'https://portal.example/one/sso', state: 'state', nonce: 'nonce', verifier: 'v'.repeat(43) }

/** Answers what a provider says of itself. */
function describing(issuer: string): void {
  const at = issuer.replace(/\/v2\.0$/, '/oauth2/v2.0')
  const metadata = { issuer, authorization_endpoint: `${at}/authorize`, token_endpoint: `${at}/token` }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(metadata)))
}
afterEach(() => vi.unstubAllGlobals())

describe('a provider', () => {
  const ENTRA = 'https://login.microsoftonline.com'

  it('of one organisation is led to', async () => {
    describing(`${ENTRA}/5f3c0a9e/v2.0`)
    expect(await providerOf(model(`${ENTRA}/5f3c0a9e/v2.0`), undefined).begin(proof)).toMatchObject({
      address: expect.stringContaining(`${ENTRA}/5f3c0a9e/`) as string,
    })
  })

  it.each(['common', 'organizations', 'consumers'])(
    '[HD-31] that vouches for people of any organisation (%s) signs nobody in: an address is what its administrator says',
    async (anybody) => {
      describing(`${ENTRA}/{tenantid}/v2.0`)
      expect(await providerOf(model(`${ENTRA}/${anybody}/v2.0`), undefined).begin(proof)).toMatchObject({
        failed: 'misconfigured',
        why: expect.stringContaining('{tenantid}') as string,
      })
    },
  )
})
