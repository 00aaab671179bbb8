import { hindranceOf } from '../../operation/access.ts'
import type { Operations } from '../../operation/operation.ts'
import { refuse } from '../../operation/refusals.ts'
import { eventOf } from '../../operation/trail.ts'
import { capitals } from '../../store/database/capitals.ts'
import { changePassword, requestPasswordReset, resetPassword } from './passwords.ts'
import { signIn } from './sign-in.ts'
import { beginSingleSignOn, completeSingleSignOn } from './single-sign-on.ts'

const SMALL_BODY = 16 * 1024

type AccountOperation =
  | 'login'
  | 'beginSingleSignOn'
  | 'completeSingleSignOn'
  | 'logout'
  | 'getTenantDetails'
  | 'changePassword'
  | 'requestPasswordReset'
  | 'resetPassword'
  | 'getPreferences'
  | 'countConcurrentUsers'

/** Signing in and out, passwords, and what is known of users and tenants. */
export const accountOperations: Pick<Operations, AccountOperation> = {
  login: { access: 'open', bodyLimit: SMALL_BODY, run: signIn },
  beginSingleSignOn: { access: 'open', bodyLimit: SMALL_BODY, run: beginSingleSignOn },
  completeSingleSignOn: { access: 'open', bodyLimit: SMALL_BODY, run: completeSingleSignOn },
  logout: {
    access: 'session',
    despite: ['blocked', 'password-change', 'two-step'],
    async run(call) {
      const { user, store, tokenHash } = call
      // Whoever has signed in on another device since stays signed in there.
      await store.transaction(async ({ accounts, trail }) => {
        if (await accounts.closeSession(user.userId, tokenHash)) await trail.note(eventOf(call, { event: 'signedOut' }))
      })
      return { status: 204, body: undefined }
    },
  },
  changePassword: { access: 'session', bodyLimit: SMALL_BODY, despite: ['password-change'], run: changePassword },
  requestPasswordReset: { access: 'open', bodyLimit: SMALL_BODY, run: requestPasswordReset },
  resetPassword: { access: 'open', bodyLimit: SMALL_BODY, run: resetPassword },
  getPreferences: {
    access: 'session',
    // The page asks this to keep a session that is idle (customs).
    despite: ['password-change', 'two-step'],
    async run(call) {
      const { input, user, store } = call
      const userId = capitals(input.path.userName)
      if (userId === capitals(user.userId)) return { status: 200, body: user.preferences }
      if (!user.isPortalAdmin || hindranceOf(call) !== undefined) return refuse('forbidden')
      const other = await store.accounts.find({ userId })
      return other === undefined ? refuse('not-found') : { status: 200, body: other.preferences }
    },
  },
  countConcurrentUsers: {
    access: 'session',
    run: async ({ store, now }) => ({ status: 200, body: await store.accounts.countSessions(now) }),
  },
  getTenantDetails: {
    access: 'open',
    async run({ input, directory, portalFile }) {
      const tenant = await directory.tenantByUrl(input.path.tenantUrl)
      if (tenant === undefined) return refuse('11003')
      const portal = input.query?.Portal === true ? await portalFile(tenant.url) : undefined
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
          ...(tenant.singleSignOn !== null && { singleSignOn: { only: tenant.singleSignOn.only } }),
          ...(portal && { portal }),
        },
      }
    },
  },
}
