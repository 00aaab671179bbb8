import { mapOf, seesSettings, sessionFacts, textOf } from '../../config/index.ts'
import type { SessionFacts, Told } from '../../config/index.ts'
import type { Schemas } from '../../contract/index.ts'

/** Who is signed in, for which tenant, and what that person may do (specification of the frame, §3 and §6). */
export interface Session extends SessionFacts {
  /** Names this sign-in among the browser's tabs; not the token. */
  id: string
  token: string
  /** Upper case, as calls name it. */
  tenant: string
  tenantUrl: string
  moduleAccess: Schemas['ModuleAccess']
  /** Whether the custom widgets stand in the dashboard's place; the user switches it. */
  preferredWidgetsEnabled: boolean
  /** Codes at the sign-in have to be set up before anything else. */
  mustSetUpTwoStep: boolean
  /** Recovery codes were shown, and the user has not said that they are kept. */
  mustKeepRecoveryCodes: boolean
  /** Where to go after signing out, so that it ends at the tenant's provider, too; or ''. */
  signOutUrl: string
}

/** What conditions may not know of the session. */
const SECRET = ['id', 'token', 'moduleAccess', 'mustSetUpTwoStep', 'mustKeepRecoveryCodes', 'signOutUrl'] as const

/** The session root of conditions. */
export type SessionScope = Omit<Session, (typeof SECRET)[number]> & {
  /** Whether the portal's settings are open to the user. */
  portalSettings: boolean
  /** The time zone of the device, by its name in the IANA database. */
  timeZone: string
}

/**
 * Makes the session of a login response; `entered` is what the user signed in with, where the response does not name the user. Of what a back end leaves out
 * nothing is open to the user; without a token nobody is signed in.
 */
export function openSession(answer: Told, tenant: { id: string; url: string }, entered = ''): Session {
  return {
    ...sessionFacts(answer, entered),
    id: crypto.getRandomValues(new Uint32Array(4)).join('-'),
    token: textOf(answer.authToken),
    tenant: tenant.id,
    tenantUrl: tenant.url,
    moduleAccess: mapOf(answer.customerPortal?.moduleAccess),
    preferredWidgetsEnabled: false,
    mustSetUpTwoStep: answer.mustSetUpTwoStep === true,
    mustKeepRecoveryCodes: answer.mustKeepRecoveryCodes === true,
    signOutUrl: textOf(answer.signOutUrl),
  }
}

/** What conditions may know of the session: everything but the token and the ids of the sign-in. */
export function sessionScope(session: Session): SessionScope {
  const known = Object.fromEntries(
    Object.entries(session).filter(([name]) => !SECRET.some((each) => each === name)),
  ) as Omit<SessionScope, 'portalSettings' | 'timeZone'>
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return { ...known, portalSettings: seesSettings(session), timeZone }
}
