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
}

/** The session root of conditions: `session.quotesAccess`, `session.userDefaults.seaDefaults.pieceUnit`, … */
export type SessionScope = Pick<
  Session,
  'userId' | 'userName' | 'email' | 'userType' | 'isCPAdmin' | 'isCpSupUser' | 'isCustAdmin' | 'allowUM' | 'preferences' | 'userDefaults'
> &
  Record<'quotesAccess' | 'bookingAccess' | 'tracktraceAccess' | 'templatesAccess' | 'inlandAccess', boolean>

/** Makes the session of a login response. */
export function openSession(answer: LoginResponse, tenant: { id: string; url: string }): Session {
  const { preferences, customerPortal } = answer
  return {
    id: crypto.getRandomValues(new Uint32Array(4)).join('-'),
    token: answer.authToken,
    tenant: tenant.id,
    tenantUrl: tenant.url,
    userId: answer.userId,
    userName: answer.userName,
    email: answer.userEmail ?? '',
    address: answer.address ?? '',
    userType: answer.userType,
    isCPAdmin: answer.isCPAdmin,
    isCpSupUser: answer.isCpSupUser,
    isCustAdmin: answer.isCustAdmin,
    allowUM: managesUsers(answer),
    allowPortal: answer.allowPortal,
    forceChangePassword: answer.forceChangePassword,
    shipmentAgeLimitNoOfDays: answer.shipmentAgeLimitDays ?? preferences.SHIPMENT_AGE_LIMIT_IN_DAYS ?? 0,
    excludedEntryTypes: preferences.EXCLUDED_ENTRY_TYPES ?? '',
    preferences,
    userDefaults: customerPortal.userDefaults,
    moduleAccess: customerPortal.moduleAccess,
  }
}

/** What conditions may know of the session: the token and the ids of the sign-in are not among it. */
export function sessionScope(session: Session): SessionScope {
  const { userId, userName, email, userType, isCPAdmin, isCpSupUser, isCustAdmin, allowUM, preferences, userDefaults, moduleAccess } =
    session
  return {
    ...{ userId, userName, email, userType, isCPAdmin, isCpSupUser, isCustAdmin, allowUM, preferences, userDefaults },
    quotesAccess: moduleAccess['CP-QUOTE'] === true,
    bookingAccess: moduleAccess['CP-BOOKING'] === true,
    tracktraceAccess: moduleAccess['CP-TRACKANDTRACE'] === true,
    templatesAccess: moduleAccess['CP-BOOKINGTEMPLATE'] === true,
    inlandAccess: moduleAccess['CP-INLANDWIDGET'] === true,
  }
}

/** Frame, §6: internal portal administrators and the customer administrators of customers and suppliers. */
function managesUsers({ allowUM, isCPAdmin, isCustAdmin, userType }: LoginResponse): boolean {
  if (allowUM === true) return true
  if (isCPAdmin) return !isCustAdmin && (userType === 'I' || userType === '')
  return isCustAdmin && (userType === 'ELSU' || userType === 'ELSP')
}
