import { createHash } from 'node:crypto'
import type { Schemas } from '../../contract/index.ts'
import { verifyPassword } from '../session/passwords.ts'
import { newToken, tokenHash } from '../session/tokens.ts'
import type { UserRow } from '../store/tables/accounts.ts'
import type { OpenCall, Operations } from './operation.ts'
import type { Refusal, Reply } from './reply.ts'
import { routingNotFound, tooManyRequests } from './reply.ts'

/** After 20 failures in 10 minutes of one user from one address, sign-in is closed until the oldest is 10 minutes old. */
const MAX_FAILURES = 20
const FAILURE_WINDOW_MS = 600_000
const SMALL_BODY = 16 * 1024

export const sessionOperations: Pick<Operations, 'login' | 'logout' | 'getTenantDetails'> = {
  login: { access: 'open', bodyLimit: SMALL_BODY, run: login },
  logout: {
    access: 'session',
    evenBlocked: true,
    async run({ user, store }) {
      await store.accounts.closeSession(user.userId)
      return { status: 204, body: undefined }
    },
  },
  getTenantDetails: {
    access: 'open',
    async run({ input, directory }) {
      const tenant = await directory.tenantByUrl(input.path.tenantUrl)
      if (tenant === undefined) return routingNotFound()
      return {
        status: 200,
        body: {
          tenant: tenant.id,
          tenantUrl: tenant.url,
          primaryColor: tenant.primaryColor,
          secondaryColor: tenant.secondaryColor,
          printLogo: tenant.printLogo === 'false' ? 'false' : 'true',
          baseSystem: tenant.flavour === 'customs' ? 'customs' : 'forwarding',
          version: tenant.version,
          buildDate: tenant.buildDate,
          captchaCount: tenant.captchaCount,
          accessLevels: tenant.accessLevels,
        },
      }
    },
  },
}

async function login({ input: { body }, directory, tenantId, ip, now }: OpenCall<'login'>): Promise<Reply<'login'>> {
  const tenant = await directory.tenantById((tenantId ?? '').toUpperCase())
  if (tenant === undefined) return routingNotFound()
  const { accounts } = directory.tenant(tenant.id)
  const source = createHash('sha256')
    .update(`${(body.userId ?? body.email ?? '').toUpperCase()} ${ip}`)
    .digest('hex')
  const since = new Date(now.getTime() - FAILURE_WINDOW_MS)
  const before = await accounts.failures(source, since)
  if (before.count >= MAX_FAILURES) return closed(before.oldest, now)
  // Noted before the password is looked at: guesses sent at once must not all pass the count.
  await accounts.noteFailure(source, now, since)
  const after = await accounts.failures(source, since)
  if (after.count > MAX_FAILURES) return closed(after.oldest, now)

  const user = await accounts.find(body)
  const right = await verifyPassword(body.password, user?.passwordHash)
  if (user === undefined || !right) return { status: 401, problem: { code: '22001', message: 'Authentication Failed' } }
  await accounts.forgetFailures(source)
  const token = newToken()
  const opened = await accounts.openSession({ userId: user.userId, tokenHash: tokenHash(token), now, replace: body.forceLogoff === true })
  if (!opened) return { status: 409, problem: { code: '22007', message: 'User already logged in' } }
  return { status: 200, body: loginResponse(user, token) }
}

function closed(oldest: Date | undefined, now: Date): Refusal {
  const opens = (oldest ?? now).getTime() + FAILURE_WINDOW_MS
  return tooManyRequests(Math.ceil((opens - now.getTime()) / 1000))
}

function loginResponse(user: UserRow, authToken: string): Schemas['LoginResponse'] {
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
    ...(days === undefined ? {} : { shipmentAgeLimitDays: days }),
    preferences: user.preferences,
    customerPortal: { userDefaults: user.defaults, moduleAccess: user.modules },
  }
}
