import type { Schemas } from '../../../contract/index.ts'
import { demandsCodes } from '../../operation/access.ts'
import type { OpenCall } from '../../operation/operation.ts'
import { addressedStore } from '../../operation/operation.ts'
import { refuse } from '../../operation/refusals.ts'
import type { Refusal, Reply } from '../../operation/reply.ts'
import { studioRightOf } from '../../operation/studio-rights.ts'
import { eventOf } from '../../operation/trail.ts'
import { networkOf, SIGN_IN, SIGN_IN_NETWORK } from '../../session/limits.ts'
import { verifyPassword } from '../../session/passwords.ts'
import type { UsedCode } from '../../session/second-factor.ts'
import { readCode } from '../../session/second-factor.ts'
import { CODE_GUESSES, GUESSES } from '../../session/slowing.ts'
import { newToken, tokenHash } from '../../session/tokens.ts'
import type { UserRow } from '../../store/tables/accounts.ts'
import type { TenantStore } from '../../store/tenant-store.ts'

const REFUSED = refuse('22001', { known: false })

/** The source that failed sign-ins of a user are counted for; `login` is the user id or e-mail address. */
export function signInSource(login: string, ip: string): string {
  return `${login.toUpperCase()} ${networkOf(ip)}`
}

/**
 * Opens a session (frame §4). An unknown user is answered as a wrong password is, and as slowly. Who has set up codes is asked for one once
 * the password is right.
 */
export async function signIn(call: OpenCall<'login'>): Promise<Reply<'login'>> {
  const addressed = await addressedStore(call)
  if (addressed === undefined) return refuse('11003')
  if (addressed.tenant.singleSignOn?.only === true) return refuse('single-sign-on-only')
  const { store, tenant } = addressed
  const { body } = call.input
  const attempt = await attemptOf(call, store)
  if ('status' in attempt) return attempt
  const { user } = attempt
  const isRight = await verifyPassword(body.password, user?.passwordHash, networkOf(call.source.ip)).catch(
    async (error: unknown) => {
      // Nobody looked at the password: the attempt was none, neither of the user nor of everybody behind the same address.
      await attempt.takeBack('whole')
      throw error
    },
  )
  if (user === undefined || !isRight) {
    await store.trail.note(eventOf({ ...call, user }, { event: 'signInRefused' }))
    return REFUSED
  }
  const second = await secondStep(store, user, body.code, call.now)
  // A wrong code stays counted as a wrong password does.
  if (second.kind === 'wait') return refuse('too-many-requests', { seconds: second.seconds })
  if (second.kind === 'wrong') return wrongCode(call, store, user)
  await attempt.takeBack(second.kind === 'missing' ? 'whole' : 'of others')
  if (second.kind === 'missing') return refuse('code-required')
  await store.attempts.forget(SIGN_IN, attempt.guesser)
  const token = newToken()
  const opening = await opened(call, store, { user, device: attempt.device, code: second.code, token })
  if (opening === 'outdated') return REFUSED
  if (opening === 'spent') return wrongCode(call, store, user)
  if (opening === 'elsewhere') return refuse('22007')
  const mustSetUpTwoStep = second.code === undefined && demandsCodes(tenant, user)
  return {
    status: 200,
    body: {
      ...loginResponse(user, token),
      ...(mustSetUpTwoStep && { mustSetUpTwoStep }),
      ...(second.codesKept === false && { mustKeepRecoveryCodes: true }),
    },
  }
}

/** An attempt to sign in, counted before anybody looks at its password: guesses sent at once must not all pass the count. */
interface Attempt {
  user: UserRow | undefined
  /** Hash of the id of the device that it comes from. */
  device: string | undefined
  guesser: string
  /** Takes it back where it turns out to be no guess: what it counts for the network and the account, or for the user at that network, too. */
  takeBack(what: 'whole' | 'of others'): Promise<void>
}

/** Counts an attempt, or says how long is to be waited. */
async function attemptOf(
  { input: { body }, source, now }: OpenCall<'login'>,
  { accounts, attempts, slowed, knownDevices }: TenantStore,
): Promise<Attempt | Refusal> {
  const network = networkOf(source.ip)
  const login = body.userId ?? body.email ?? ''
  const guesser = signInSource(login, source.ip)
  const wait = (await attempts.take(SIGN_IN, guesser, now)) ?? (await attempts.take(SIGN_IN_NETWORK, network, now))
  if (wait !== undefined) return refuse('too-many-requests', { seconds: wait })
  const user = await accounts.find(body)
  const device = body.device === undefined ? undefined : tokenHash(body.device)
  const isKnown = user !== undefined && device !== undefined && (await knownDevices.has(user.userId, device))
  const account = user?.userId ?? login.toUpperCase()
  const slowedDown = isKnown ? undefined : await slowed.take(GUESSES, account, 1, now)
  if (slowedDown !== undefined) return refuse('too-many-requests', { seconds: slowedDown })
  return {
    user,
    device,
    guesser,
    async takeBack(what) {
      if (what === 'whole') await attempts.giveBack(SIGN_IN, guesser)
      await attempts.giveBack(SIGN_IN_NETWORK, network)
      if (!isKnown) await slowed.note(GUESSES, account, -1)
    },
  }
}

/** Opens the session and notes it. Together: a session that nobody was told of would stand in the way of the next sign-in. */
function opened(
  { input, now, source }: OpenCall<'login'>,
  store: TenantStore,
  { user, device, code, token }: Pick<Attempt, 'device'> & { user: UserRow; code: UsedCode | undefined; token: string },
): ReturnType<TenantStore['accounts']['openSession']> {
  const { userId, passwordHash } = user
  const replace = input.body.forceLogoff === true
  return store.transaction(async (tx) => {
    const session = { userId, passwordHash, tokenHash: tokenHash(token), now, replace, code }
    const opening = await tx.accounts.openSession(session)
    if (opening !== 'opened') return opening
    if (device !== undefined) await tx.knownDevices.remember(userId, device, now)
    if (code !== undefined && 'codeHash' in code)
      await tx.trail.note(eventOf({ user, now, source }, { event: 'recoveryCodeUsed' }))
    await tx.trail.note(eventOf({ user, now, source }, { event: 'signedIn' }))
    return opening
  })
}

type SecondStep =
  | { kind: 'passed'; code?: UsedCode; codesKept?: boolean }
  | { kind: 'missing' }
  | { kind: 'wrong' }
  | { kind: 'wait'; seconds: number }

/** What the code beside a right password is worth. Codes are short: guesses at them wait on devices that the account knows, too. */
async function secondStep(
  { secondFactors, slowed }: TenantStore,
  { userId }: UserRow,
  typed: string | undefined,
  now: Date,
): Promise<SecondStep> {
  const factor = await secondFactors.find(userId)
  if (factor === undefined) return { kind: 'passed' }
  if (typed === undefined) return { kind: 'missing' }
  const seconds = await slowed.take(CODE_GUESSES, userId, 1, now)
  if (seconds !== undefined) return { kind: 'wait', seconds }
  const code = readCode(factor, typed, now)
  if (code === undefined) return { kind: 'wrong' }
  await slowed.note(CODE_GUESSES, userId, -1)
  return { kind: 'passed', code, codesKept: factor.codesKept }
}

async function wrongCode({ source, now }: OpenCall<'login'>, { trail }: TenantStore, user: UserRow): Promise<Refusal> {
  await trail.note(eventOf({ user, now, source }, { event: 'signInRefused', fields: ['code'] }))
  return refuse('code-refused')
}

/** What the sign-in answers about the user. */
export function loginResponse(user: UserRow, authToken: string): Schemas['LoginResponse'] {
  const days = user.preferences.SHIPMENT_AGE_LIMIT_IN_DAYS
  return {
    authToken,
    userId: user.userId,
    userName: user.name,
    userEmail: user.email,
    ...(user.address === null ? {} : { address: user.address }),
    userType: user.userType,
    allowPortal: user.allowPortal ? 'true' : 'false',
    allowUM: user.allowUserManagement,
    forceChangePassword: user.forceChangePassword ? 'true' : 'false',
    isCpSupUser: user.isSupplier,
    isCPAdmin: user.isPortalAdmin,
    isCustAdmin: user.isCustomerAdmin,
    studio: studioRightOf(user),
    ...(days === undefined ? {} : { shipmentAgeLimitDays: days }),
    preferences: user.preferences,
    customerPortal: { userDefaults: user.defaults, moduleAccess: user.modules },
  }
}
