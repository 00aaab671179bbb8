import type { JWTVerifyGetKey } from 'jose'
import type { Configuration } from 'openid-client'
import type { SingleSignOnModel } from '../../config/index.ts'
import { discover, PATIENCE, VouchedByAnybody } from './issuer.ts'

/** What a sign-in at a provider is bound to, and the portal's page that the provider leads back to. */
export interface SignOnProof {
  page: string
  state: string
  nonce: string
  /** Of PKCE (RFC 7636). */
  verifier: string
}

/** What the provider's redirect carried. */
export interface ProviderAnswer {
  code?: string | undefined
  state?: string | undefined
  iss?: string | undefined
  error?: string | undefined
}

/** Somebody whom the provider knows. */
export interface Identity {
  subject: string
  providerSession: string | null
  /** The claim that names the user; undefined where the provider tells none, or does not vouch for it. */
  user: string | undefined
}

/** Why there is no identity: the provider cannot be reached, it does not take the portal, or it does not vouch for the person. */
export interface NoIdentity {
  failed: 'unreachable' | 'misconfigured' | 'refused'
  /** For the log. */
  why: string
}

/** A tenant's provider of identities (OpenID Connect Core 1.0). No answer of it throws. */
export interface Provider {
  /** Where the person signs in. */
  begin(proof: SignOnProof): Promise<{ address: string } | NoIdentity>
  /** Who came back: asks for the token of the code and checks issuer, audience, time, nonce and signature. */
  finish(proof: SignOnProof, answer: ProviderAnswer): Promise<Identity | NoIdentity>
  /** Where the person is signed out at the provider, and led back from; undefined where it has no such page. */
  signOutAddress(page: string): Promise<string | undefined>
  /** Whose sessions have ended, by a logout token (OpenID Connect Back-Channel Logout 1.0, §2.6); undefined for what is none. */
  ended(token: string): Promise<{ subject?: string; providerSession?: string; id: string } | undefined>
}

/** How long the provider's own metadata is kept, in milliseconds. */
const KNOWN_MS = 60 * 60_000

/** The provider of a tenant. `secret` is the client's; without it the client is public, protected by PKCE alone. */
export function providerOf(model: SingleSignOnModel, secret: string | undefined): Provider {
  let known: { until: number; configuration: Promise<Configuration> } | undefined
  let keys: { at: string; set: JWTVerifyGetKey } | undefined
  const configured = (): Promise<Configuration> => {
    if (known === undefined || known.until < Date.now()) {
      const configuration = discover(model, secret)
      known = { until: Date.now() + KNOWN_MS, configuration }
      configuration.catch(() => (known = undefined))
    }
    return known.configuration
  }

  return {
    begin: (proof) =>
      asValue(async () => {
        const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await import('openid-client')
        const address = buildAuthorizationUrl(await configured(), {
          redirect_uri: proof.page,
          scope: model.scope,
          state: proof.state,
          nonce: proof.nonce,
          code_challenge: await calculatePKCECodeChallenge(proof.verifier),
          code_challenge_method: 'S256',
        })
        return { address: address.href }
      }),
    finish: (proof, answer) =>
      asValue(async () => {
        const { authorizationCodeGrant, fetchUserInfo } = await import('openid-client')
        const configuration = await configured()
        const came = new URL(proof.page)
        for (const name of ['code', 'state', 'iss', 'error'] as const)
          if (answer[name] !== undefined) came.searchParams.set(name, answer[name])
        const tokens = await authorizationCodeGrant(configuration, came, {
          pkceCodeVerifier: proof.verifier,
          expectedState: proof.state,
          expectedNonce: proof.nonce,
          idTokenExpected: true,
        })
        const claims = tokens.claims()
        if (claims === undefined) return { failed: 'refused', why: 'there is no ID token' }
        const profile: Record<string, unknown> =
          claims[model.user.claim] === undefined
            ? { ...(await fetchUserInfo(configuration, tokens.access_token, claims.sub)) }
            : claims
        // Some providers write a list; of several nobody says which one is meant.
        const [named, ...others] = [profile[model.user.claim]].flat()
        // Some providers write it as a text.
        const isVouchedFor = model.user.claim !== 'email' || String(profile['email_verified']).toLowerCase() !== 'false'
        return {
          subject: claims.sub,
          providerSession: typeof claims['sid'] === 'string' ? claims['sid'] : null,
          user: typeof named === 'string' && named !== '' && others.length === 0 && isVouchedFor ? named : undefined,
        }
      }),
    async signOutAddress(page) {
      const address = await asValue(async () => {
        const { buildEndSessionUrl } = await import('openid-client')
        return { address: buildEndSessionUrl(await configured(), { post_logout_redirect_uri: page }).href }
      })
      return 'address' in address ? address.address : undefined
    },
    async ended(token) {
      const { createRemoteJWKSet, jwtVerify } = await import('jose')
      try {
        const { issuer, jwks_uri: keysAt } = (await configured()).serverMetadata()
        if (keysAt === undefined) return undefined
        // Kept: anybody may send a token, and each must not make a call to the provider.
        if (keys?.at !== keysAt)
          keys = { at: keysAt, set: createRemoteJWKSet(new URL(keysAt), { timeoutDuration: PATIENCE * 1000 }) }
        const { payload } = await jwtVerify(token, keys.set, {
          issuer,
          audience: model.clientId,
          maxTokenAge: '5 minutes',
          clockTolerance: 30,
        })
        const { sub, sid, jti, nonce, events } = payload
        const isLogout = typeof events === 'object' && events !== null && LOGOUT_EVENT in events && nonce === undefined
        if (!isLogout || jti === undefined) return undefined
        return {
          id: jti,
          ...(sub !== undefined && { subject: sub }),
          ...(typeof sid === 'string' && { providerSession: sid }),
        }
      } catch {
        return undefined
      }
    },
  }
}

const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout'

/** Errors by which the provider refuses the portal itself (RFC 6749, §5.2). */
const OF_THE_CLIENT = ['invalid_client', 'unauthorized_client', 'unsupported_grant_type', 'invalid_scope']

/** What the library throws, as a value. */
async function asValue<Value>(work: () => Promise<Value | NoIdentity>): Promise<Value | NoIdentity> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const { code = '', error: named = '', cause } = error as { code?: unknown; error?: unknown; cause?: unknown }
    const why = [error.message, named, cause instanceof Error ? cause.message : '']
      .filter((part) => part !== '')
      .join(': ')
    if (
      error instanceof VouchedByAnybody ||
      OF_THE_CLIENT.includes(String(named)) ||
      code === 'OAUTH_WWW_AUTHENTICATE_CHALLENGE'
    )
      return { failed: 'misconfigured', why }
    const isNoAnswer =
      !String(code).startsWith('OAUTH_') || ['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM'].includes(String(code))
    return { failed: isNoAnswer ? 'unreachable' : 'refused', why }
  }
}
