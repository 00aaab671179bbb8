import type { Schemas } from '../../contract/index.ts'

type LoginResponse = Schemas['LoginResponse']

/** Who is signed in, for which tenant, and what that person may do (specification of the frame, §3 and §6). */
export interface Session {
  /** Names this sign-in among the browser's tabs; not the token. */
  id: string
  token: string
  /** Upper case, as calls name it. */
  tenant: string
  tenantUrl: string
  userId: string
  userName: string
  email: string
  /** The user's postal address, shown in the user menu when present. */
  address: string
  userType: string
  isCPAdmin: boolean
  isCpSupUser: boolean
  isCustAdmin: boolean
  allowUM: boolean
  allowPortal: string
  forceChangePassword: string
  shipmentAgeLimitNoOfDays: number
  excludedEntryTypes: string
  preferences: Schemas['Preferences']
  userDefaults: Schemas['UserDefaults']
  moduleAccess: Schemas['ModuleAccess']
  /** The user's own access to a feature, one flag a module. */
  quotesAccess: boolean
  bookingAccess: boolean
  tracktraceAccess: boolean
  templatesAccess: boolean
  inlandAccess: boolean
  /** Whether the custom widgets stand in the dashboard's place; the user switches it. */
  preferredWidgetsEnabled: boolean
}

/** The session root of conditions: `session.quotesAccess`, `session.userDefaults.seaDefaults.pieceUnit`, … */
export type SessionScope = Omit<Session, 'id' | 'token' | 'moduleAccess'> & {
  /** Whether the portal's settings are open to the user. */
  portalSettings: boolean
}

/** Makes the session of a login response; `entered` is what the user signed in with, where the response does not name the user. */
export function openSession(answer: LoginResponse, tenant: { id: string; url: string }, entered = ''): Session {
  const { preferences, customerPortal, userId = entered } = answer
  return {
    id: crypto.getRandomValues(new Uint32Array(4)).join('-'),
    token: answer.authToken,
    tenant: tenant.id,
    tenantUrl: tenant.url,
    userId,
    userName: answer.userName ?? userId,
    email: answer.userEmail ?? '',
    address: answer.address ?? '',
    userType: answer.userType,
    isCPAdmin: answer.isCPAdmin,
    isCpSupUser: answer.isCpSupUser,
    isCustAdmin: answer.isCustAdmin,
    allowUM: managesUsers(answer),
    allowPortal: answer.allowPortal ?? 'true',
    forceChangePassword: answer.forceChangePassword,
    shipmentAgeLimitNoOfDays: answer.shipmentAgeLimitDays ?? preferences.SHIPMENT_AGE_LIMIT_IN_DAYS ?? 0,
    excludedEntryTypes: preferences.EXCLUDED_ENTRY_TYPES ?? '',
    preferences,
    userDefaults: customerPortal.userDefaults,
    moduleAccess: customerPortal.moduleAccess,
    quotesAccess: customerPortal.moduleAccess['CP-QUOTE'] === true,
    bookingAccess: customerPortal.moduleAccess['CP-BOOKING'] === true,
    tracktraceAccess: customerPortal.moduleAccess['CP-TRACKANDTRACE'] === true,
    templatesAccess: customerPortal.moduleAccess['CP-BOOKINGTEMPLATE'] === true,
    inlandAccess: customerPortal.moduleAccess['CP-INLANDWIDGET'] === true,
    preferredWidgetsEnabled: false,
  }
}

/** What conditions may know of the session: the token and the ids of the sign-in are not among it. */
export function sessionScope(session: Session): SessionScope {
  const secret = ['id', 'token', 'moduleAccess']
  const known = Object.fromEntries(Object.entries(session).filter(([name]) => !secret.includes(name))) as Omit<
    SessionScope,
    'portalSettings'
  >
  return { ...known, portalSettings: seesSettings(session) }
}

type Role = Pick<Session, 'userType' | 'isCPAdmin' | 'isCustAdmin'>

/** Frame, §6: internal portal administrators, and the users of customers and suppliers who are no portal administrators. */
function seesSettings({ isCPAdmin, isCustAdmin, userType }: Role): boolean {
  return isCPAdmin ? !isCustAdmin && (userType === 'I' || userType === '') : userType === 'ELSU' || userType === 'ELSP'
}

/** Frame, §6: internal portal administrators, and the customer administrators of customers and suppliers. */
function managesUsers(answer: Role & { allowUM?: boolean }): boolean {
  return answer.allowUM === true || (seesSettings(answer) && (answer.isCPAdmin || answer.isCustAdmin))
}
