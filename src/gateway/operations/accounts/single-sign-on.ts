import { randomBytes } from 'node:crypto'
import { portalPage } from '../../mail/link-letter.ts'
import type { OpenCall } from '../../operation/operation.ts'
import { addressedStore } from '../../operation/operation.ts'
import { refuse } from '../../operation/refusals.ts'
import type { Reply } from '../../operation/reply.ts'
import { eventOf } from '../../operation/trail.ts'
import { networkOf, SIGN_ON_NETWORK } from '../../session/limits.ts'
import type { NoIdentity, Provider } from '../../session/provider.ts'
import { newToken, tokenHash } from '../../session/tokens.ts'
import type { AtProvider } from '../../store/accounts/sign-ons.ts'
import type { TenantRow, UserRow } from '../../store/tables/accounts.ts'
import type { TenantStore } from '../../store/tenant-store.ts'
import { loginResponse } from './sign-in.ts'

/** How long somebody may take at the provider, in milliseconds. */
const PATIENCE_MS = 10 * 60_000

const REFUSED = refuse('22001', { known: false })
const UNKNOWN_PERSON = refuse('22001', { known: true })

type Call = OpenCall<'beginSingleSignOn'> | OpenCall<'completeSingleSignOn'>

/** The tenant that is addressed, its store and its provider; undefined where one of them is not. */
async function addressed(
  call: Call,
): Promise<{ tenant: TenantRow; store: TenantStore; provider: Provider; page: string } | undefined> {
  const found = await addressedStore(call)
  const provider = found && call.providers.of(found.tenant)
  const page = found && portalPage(`${call.portalOrigin ?? ''}/${found.tenant.url}/sso`, call.portalOrigin)?.href
  return found === undefined || provider === undefined || page === undefined ? undefined : { ...found, provider, page }
}

/** Begins a sign-in at the tenant's provider: says where, and gives the tab the key by which it completes the sign-in. */
export async function beginSingleSignOn(call: OpenCall<'beginSingleSignOn'>): Promise<Reply<'beginSingleSignOn'>> {
  const { source, now } = call
  const found = await addressed(call)
  if (found === undefined) return refuse('11003')
  const { tenant, store, provider, page } = found
  const wait = await store.attempts.take(SIGN_ON_NETWORK, networkOf(source.ip), now)
  if (wait !== undefined) return refuse('too-many-requests', { seconds: wait })
  const key = newToken()
  const keyHash = tokenHash(key)
  const [nonce, verifier] = [newToken(), randomBytes(48).toString('base64url')]
  const begun = await provider.begin({ page, state: stateOf(keyHash), nonce, verifier })
  if ('failed' in begun) return failure(call, tenant, begun)
  await store.signOns.open({ keyHash, nonce, verifier, expiresAt: new Date(now.getTime() + PATIENCE_MS) }, now)
  return { status: 200, body: { address: begun.address, key } }
}

/** What the provider sends back names the sign-in without being the key: whoever sees the address cannot go on with it. */
function stateOf(keyHash: string): string {
  return tokenHash(keyHash)
}

/**
 * Completes a sign-in with what the provider sent back, once. Where a session elsewhere stands in the way, the same key with
 * `forceLogoff` goes on.
 */
export async function completeSingleSignOn(
  call: OpenCall<'completeSingleSignOn'>,
): Promise<Reply<'completeSingleSignOn'>> {
  const { input, source, now } = call
  const found = await addressed(call)
  if (found === undefined) return refuse('11003')
  const { tenant, store, provider, page } = found
  const wait = await store.attempts.take(SIGN_ON_NETWORK, networkOf(source.ip), now)
  if (wait !== undefined) return refuse('too-many-requests', { seconds: wait })
  const { key, forceLogoff = false, ...answer } = input.body
  const keyHash = tokenHash(key)
  const begun = await store.signOns.find(keyHash, now)
  if (begun === undefined) return REFUSED
  if (begun.userId !== null) {
    const user = await store.accounts.find({ userId: begun.userId })
    return user === undefined ? REFUSED : enter(call, { ...found, keyHash, user, at: begun, replace: forceLogoff })
  }
  const { nonce, verifier } = begun
  if (!(await store.signOns.answer(keyHash))) return REFUSED
  const identity = await provider.finish({ page, state: stateOf(keyHash), nonce, verifier }, answer)
  if ('failed' in identity) return failure(call, tenant, identity)
  const { user: named, ...at } = identity
  const login =
    named === undefined ? undefined : tenant.singleSignOn?.user.is === 'userId' ? { userId: named } : { email: named }
  const user = login && (await store.accounts.find(login))
  if (user === undefined || !user.allowPortal) {
    await store.signOns.close(keyHash)
    await store.trail.note(eventOf({ user, now, source }, { event: 'signInRefused' }))
    call.providers.report(tenant.id, { failed: 'refused', why: strangeTo(user, named) })
    return UNKNOWN_PERSON
  }
  await store.signOns.know(keyHash, { userId: user.userId, ...at })
  return enter(call, { ...found, keyHash, user, at, replace: forceLogoff })
}

/** Why nobody is let in, without the name or address of somebody who may be no user here. */
function strangeTo(user: UserRow | undefined, named: string | undefined): string {
  if (user !== undefined) return `the user ${user.userId} may not use the portal`
  return named === undefined ? 'it vouches for nobody' : 'whom it names is no user of the portal'
}

async function enter(
  { now, source }: Call,
  {
    store,
    tenant,
    provider,
    page,
    keyHash,
    user,
    at: { subject, providerSession },
    replace,
  }: {
    store: TenantStore
    tenant: TenantRow
    provider: Provider
    page: string
    keyHash: string
    user: UserRow
    at: AtProvider
    replace: boolean
  },
): Promise<Reply<'completeSingleSignOn'>> {
  const token = newToken()
  const { userId, passwordHash } = user
  const at = { subject, providerSession }
  const opening = await store.transaction(async (tx) => {
    const opened = await tx.accounts.openSession({
      userId,
      passwordHash,
      tokenHash: tokenHash(token),
      now,
      replace,
      at,
    })
    if (opened !== 'opened') return opened
    await tx.signOns.close(keyHash)
    await tx.trail.note(eventOf({ user, now, source }, { event: 'signedIn' }))
    return opened
  })
  if (opening === 'elsewhere') return refuse('22007')
  if (opening === 'outdated') return REFUSED
  const signOutUrl =
    tenant.singleSignOn?.signOut === true ? await provider.signOutAddress(page.replace(/sso$/, 'login')) : undefined
  const body = loginResponse({ ...user, forceChangePassword: false }, token)
  return { status: 200, body: { ...body, ...(signOutUrl !== undefined && { signOutUrl }) } }
}

/** A refusal of the provider is a failed sign-in; a provider that cannot be used is reported to the operator. */
function failure(
  { providers }: Call,
  { id }: TenantRow,
  failed: NoIdentity,
): Reply<'completeSingleSignOn'> & Reply<'beginSingleSignOn'> {
  providers.report(id, failed)
  return failed.failed === 'refused' ? REFUSED : refuse('no-provider')
}
