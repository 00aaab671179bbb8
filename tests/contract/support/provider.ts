import { once } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { JWK, JWTPayload } from 'jose'
import { SignJWT, exportJWK, generateKeyPair, importJWK, decodeJwt } from 'jose'
import { Provider } from 'oidc-provider'

export const CLIENT = 'customer-portal'
export const SECRET = 'a secret of forty characters, for tests.'

/** A provider of identities, as tenants have one. Any name signs in there; its address is `NAME@acme.example`. */
export interface TestProvider {
  issuer: string
  /** Lets the portal in: where people come back, and where it hears of those who sign out. */
  admit(portal: { portalUrl: string; gatewayUrl: string; tenantUrl: string }): void
  /** Changes the claims of the tokens that it signs from now on. */
  spoil(claims: (rightly: JWTPayload) => JWTPayload): void
  /** What it signs, beside ID tokens. */
  sign(claims: JWTPayload, header?: { kid?: string }): Promise<string>
  /** The client's secret is another one from now on. */
  forgetClient(): void
  /** Signs in as a browser does, and answers where that leads. */
  signIn(address: string, name: string): Promise<URL>
  /** Does not answer for as long as the promise is pending. */
  hang(until: Promise<unknown>): void
  close(): Promise<void>
}

export async function startProvider(): Promise<TestProvider> {
  let handle: (request: IncomingMessage, response: ServerResponse) => unknown = (_request, response) => response.end()
  let hanging: Promise<unknown> = Promise.resolve()
  const server: Server = createServer((request, response) => void hanging.then(() => handle(request, response)))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const key: JWK = { ...(await exportJWK(privateKey)), kid: 'one', use: 'sig', alg: 'RS256' }
  let spoilt: ((rightly: JWTPayload) => JWTPayload) | undefined

  const sign = async (claims: JWTPayload, header: { kid?: string } = {}): Promise<string> =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one', ...header }).sign(await importJWK(key, 'RS256'))

  function admit({ portalUrl, gatewayUrl, tenantUrl }: Parameters<TestProvider['admit']>[0], secret = SECRET): void {
    const provider = new Provider(issuer, {
      clients: [
        {
          client_id: CLIENT,
          client_secret: secret,
          redirect_uris: [`${portalUrl}/${tenantUrl}/sso`],
          post_logout_redirect_uris: [`${portalUrl}/${tenantUrl}/login`],
          backchannel_logout_uri: `${gatewayUrl}/api-gateway/1/single-sign-on/${tenantUrl}/logout`,
          backchannel_logout_session_required: true,
        },
      ],
      jwks: { keys: [key] },
      cookies: { keys: ['of tests'] },
      claims: { openid: ['sub', 'sid'], email: ['email', 'email_verified'] },
      features: { backchannelLogout: { enabled: true }, rpInitiatedLogout: { enabled: true } },
      // Its own guard against addresses of this machine is where the tests live.
      fetch: (url, { method, headers, body, signal } = {}) =>
        fetch(url, {
          ...(method && { method }),
          ...(headers && { headers }),
          ...(body && { body }),
          ...(signal && { signal }),
        }),
      findAccount: (_context, id) => ({
        accountId: id,
        claims: () => claimsOf(id),
      }),
      // What the portal asks for is granted without a question.
      async loadExistingGrant({ oidc }) {
        const grant = new oidc.provider.Grant({
          ...(oidc.client && { clientId: oidc.client.clientId }),
          ...(oidc.session?.accountId !== undefined && { accountId: oidc.session.accountId }),
        })
        grant.addOIDCScope('openid email')
        await grant.save()
        return grant
      },
    })
    provider.use(async (context, next) => {
      await next()
      const { body } = context as { body: unknown }
      if (spoilt === undefined || !context.path.endsWith('/token')) return
      const tokens = body as { id_token?: string }
      if (tokens.id_token !== undefined) tokens.id_token = await sign(spoilt(decodeJwt(tokens.id_token)))
    })
    handle = provider.callback()
  }

  let admitted: Parameters<TestProvider['admit']>[0] | undefined
  return {
    issuer,
    admit(portal) {
      admitted = portal
      admit(portal)
    },
    spoil(claims) {
      spoilt = claims
    },
    sign,
    forgetClient() {
      if (admitted !== undefined) admit(admitted, 'another secret of forty characters, yes.')
    },
    signIn: (address, name) => signIn(issuer, address, name),
    hang(until) {
      hanging = until
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Follows redirects with cookies, fills in the form of the provider's page, and stops where another host is named. */
async function signIn(issuer: string, address: string, name: string): Promise<URL> {
  const cookies = new Map<string, string>()
  let next: { url: URL; form?: URLSearchParams } = { url: new URL(address) }
  for (;;) {
    if (next.url.origin !== issuer) return next.url
    const response: Response = await fetch(next.url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([key, value]) => `${key}=${value}`).join('; ') },
      ...(next.form && { method: 'POST', body: next.form }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(key, value)
    }
    const location = response.headers.get('location')
    if (location !== null) {
      next = { url: new URL(location, next.url) }
      continue
    }
    const action = /<form[^>]* action="([^"]+)"/.exec(await response.text())?.[1]
    if (action === undefined) throw new Error(`the provider shows no form: ${response.status}`)
    next = {
      url: new URL(action, next.url),
      form: new URLSearchParams({ prompt: 'login', login: name, password: 'any' }),
    }
  }
}

/** What is told of `NAME`, or of `NAME:WORD` whose address nobody vouches for, in that word. */
function claimsOf(id: string) {
  const [name = '', unverified] = id.split(':')
  const word = unverified === 'text' ? 'false' : unverified === undefined
  return { sub: id, email: `${name}@acme.example`, email_verified: word }
}
