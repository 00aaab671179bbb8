import type { Schemas } from '../../contract/index.ts'

/** What conditions may know of who is signed in: `session.quotesAccess`, `session.userDefaults.seaDefaults.pieceUnit`, … */
export interface SessionFacts {
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
  /** What the user may do in the studio: none, configure, publish or tenants; empty where the gateway does not say. */
  studio: string
  allowPortal: string
  forceChangePassword: string
  shipmentAgeLimitNoOfDays: number
  excludedEntryTypes: string
  preferences: Schemas['Preferences']
  userDefaults: Schemas['UserDefaults']
  /** The user's own access to a feature, one flag a module. */
  quotesAccess: boolean
  bookingAccess: boolean
  tracktraceAccess: boolean
  templatesAccess: boolean
  inlandAccess: boolean
}

/** What kind of value a fact is, for whoever keeps it as text. */
export type FactKind = 'text' | 'flag' | 'number' | 'map'

/** The kinds of the facts. */
export const FACT_KINDS: Record<keyof SessionFacts, FactKind> = {
  userId: 'text',
  userName: 'text',
  email: 'text',
  address: 'text',
  userType: 'text',
  isCPAdmin: 'flag',
  isCpSupUser: 'flag',
  isCustAdmin: 'flag',
  allowUM: 'flag',
  studio: 'text',
  allowPortal: 'text',
  forceChangePassword: 'text',
  shipmentAgeLimitNoOfDays: 'number',
  excludedEntryTypes: 'text',
  preferences: 'map',
  userDefaults: 'map',
  quotesAccess: 'flag',
  bookingAccess: 'flag',
  tracktraceAccess: 'flag',
  templatesAccess: 'flag',
  inlandAccess: 'flag',
}

type Response = Schemas['LoginResponse']
type Loose<Whole> = { [Part in keyof Whole]?: Whole[Part] | null }

/** A login response as back ends send it: what the contract promises may be missing, or nothing. */
export type Told = Loose<Omit<Response, 'customerPortal'>> & {
  customerPortal?: Loose<Response['customerPortal']> | null
}

/**
 * What a login response says of the user (specification of the frame, §3); `entered` is what the user signed in with, where the
 * response does not name the user.
 */
export function sessionFacts(answer: Told, entered = ''): SessionFacts {
  const userId = textOf(answer.userId ?? entered)
  const role = {
    userType: textOf(answer.userType),
    isCPAdmin: isSo(answer.isCPAdmin),
    isCustAdmin: isSo(answer.isCustAdmin),
  }
  const preferences: Schemas['Preferences'] = mapOf(answer.preferences)
  const portal: NonNullable<Told['customerPortal']> = mapOf(answer.customerPortal)
  const moduleAccess: Schemas['ModuleAccess'] = mapOf(portal.moduleAccess)
  return {
    userId,
    userName: textOf(answer.userName ?? userId),
    email: textOf(answer.userEmail),
    address: textOf(answer.address),
    ...role,
    isCpSupUser: isSo(answer.isCpSupUser),
    allowUM: isSo(answer.allowUM) || managesUsers(role),
    studio: textOf(answer.studio),
    allowPortal: wordOf(answer.allowPortal ?? true),
    forceChangePassword: wordOf(answer.forceChangePassword ?? false),
    shipmentAgeLimitNoOfDays: numberOf(answer.shipmentAgeLimitDays ?? preferences.SHIPMENT_AGE_LIMIT_IN_DAYS),
    // Calls take them without the spaces that a back end may write.
    excludedEntryTypes: textOf(preferences.EXCLUDED_ENTRY_TYPES).replace(/\s/g, ''),
    preferences,
    userDefaults: mapOf(portal.userDefaults),
    quotesAccess: isSo(moduleAccess['CP-QUOTE']),
    bookingAccess: isSo(moduleAccess['CP-BOOKING']),
    tracktraceAccess: isSo(moduleAccess['CP-TRACKANDTRACE']),
    templatesAccess: isSo(moduleAccess['CP-BOOKINGTEMPLATE']),
    inlandAccess: isSo(moduleAccess['CP-INLANDWIDGET']),
  }
}

/** A fact as a text, whatever a back end writes there; one that has parts is none. */
export const textOf = (fact: unknown): string =>
  typeof fact === 'object' && !Array.isArray(fact) ? '' : String(fact ?? '')
/** A fact as a number, of a text, too; 0 for what is none. */
const numberOf = (fact: unknown): number => Number(fact ?? 0) || 0
/** A fact that has parts; without any where it is something else. */
export const mapOf = <Map extends object>(fact: Map | null | undefined): Partial<Map> =>
  (typeof fact === 'object' && fact) || {}

/** Flags come as such or as texts, in capitals too, as back ends write them. */
const wordOf = (flag: unknown): string => String(flag).toLowerCase()
/** Whether a flag is set, however a back end writes it. */
export const isSo = (flag: unknown): boolean => wordOf(flag) === 'true'

type Role = Pick<SessionFacts, 'userType' | 'isCPAdmin' | 'isCustAdmin'>

/** Frame, §6: internal portal administrators, and the users of customers and suppliers who are no portal administrators. */
export function seesSettings({ isCPAdmin, isCustAdmin, userType }: Role): boolean {
  return isCPAdmin ? !isCustAdmin && (userType === 'I' || userType === '') : userType === 'ELSU' || userType === 'ELSP'
}

/** Frame, §6: internal portal administrators, and the customer administrators of customers and suppliers. */
function managesUsers(role: Role): boolean {
  return seesSettings(role) && (role.isCPAdmin || role.isCustAdmin)
}
