import { isDeepStrictEqual } from 'node:util'
import type { Schemas } from '../../../contract/index.ts'
import type { Words } from '../../ground/words.ts'
import { USER_PERMISSIONS, type UserPermission } from '../../operation/access.ts'
import { filledOnly } from '../../operation/lists.ts'
import { roleOf, ROLES } from '../../operation/roles.ts'
import { includesStudioRight, studioColumns, studioRightOf, type StudioRight } from '../../operation/studio-rights.ts'
import type { FieldErrors } from '../../operation/reply.ts'
import type { UserRow } from '../../store/tables/accounts.ts'

/** What an administrator decides of a user. */
export interface Rights extends Pick<UserRow, 'customerId' | 'allowPortal' | 'modules' | 'preferences'> {
  role: Schemas['UserRole']
  studio: StudioRight
}

/** Whom somebody administers: everybody of the tenant, or the people of one company. */
export type Administered = { everybody: true } | { company: string }

/** Whom the user administers (frame §6); undefined for nobody. */
export function administeredBy({
  allowUserManagement,
  isPortalAdmin,
  isCustomerAdmin,
  customerId,
}: UserRow): Administered | undefined {
  if (!allowUserManagement) return undefined
  if (isPortalAdmin) return { everybody: true }
  return isCustomerAdmin && customerId !== '' ? { company: customerId } : undefined
}

/** Whether one of these people; who has another role than a customer's is not the company's to decide about. */
export function isAdministered(administered: Administered, row: UserRow): boolean {
  if ('everybody' in administered) return true
  return row.customerId === administered.company && OF_A_CUSTOMER.includes(roleOf(row))
}

/** The rights of a user as they are stored. */
export function rightsOf(row: UserRow): Rights {
  const { customerId, allowPortal, modules, preferences } = row
  return { role: roleOf(row), customerId, allowPortal, studio: studioRightOf(row), ...plainly(modules, preferences) }
}

/** Modules and preferences written in one way: what is closed or empty is left out, as the page leaves it out. */
export function plainly(
  modules: Rights['modules'],
  preferences: Rights['preferences'],
): Pick<Rights, 'modules' | 'preferences'> {
  const without = (from: object, nothing: unknown) =>
    Object.fromEntries(Object.entries(from).filter(([, value]) => value !== nothing))
  return { modules: without(modules, false), preferences: without(preferences, '') }
}

/** Rights as they are stored. */
export function columnsOf({ role, studio, ...rights }: Rights) {
  return { ...ROLES[role], ...studioColumns(studio), ...rights }
}

/**
 * What of the columns other rights change. Somebody else's user management may have put a role together otherwise than the portal does, such
 * as an administrator who manages no users: what is not decided here stays.
 */
export function changedColumns(before: Rights, rights: Rights): Partial<ReturnType<typeof columnsOf>> {
  const was = new Map<string, unknown>(Object.entries(columnsOf(before)))
  return Object.fromEntries(
    Object.entries(columnsOf(rights)).filter(([name, value]) => !isDeepStrictEqual(was.get(name), value)),
  )
}

const OF_A_CUSTOMER: readonly Schemas['UserRole'][] = ['customer', 'customer-admin']

const NOT_YOURS: Words = { en: 'You cannot give this right.', ja: 'この権限を付与することはできません。' }
const NOT_YOUR_STUDIO: Words = {
  en: 'Only a portal administrator who may publish in the studio gives and takes its rights.',
  ja: 'スタジオの権限を変更できるのは、スタジオで公開できるポータル管理者だけです。',
}
const OF_THE_OPERATOR: Words = {
  en: 'The right to begin tenants is given and taken by whoever operates the portal.',
  ja: 'テナントを作成する権限は、ポータルの運用者だけが変更できます。',
}
const NOT_YOUR_ACCOUNT: Words = {
  en: 'Only somebody with the same rights changes the address to which a new password is sent.',
  ja: 'パスワードの送信先を変更できるのは、同じ権限を持つ人だけです。',
}

/**
 * What of some rights the administrator may not give: roles and companies beyond those administered, and a customer administrator
 * no module or preference that is not the administrator's own. What a user has already may stay.
 */
export function beyond(
  administrator: UserRow,
  administered: Administered,
  wanted: Rights,
  before?: Rights,
): FieldErrors {
  const studio = beyondInStudio(administrator, administered, wanted.studio, before?.studio)
  return 'everybody' in administered
    ? studio
    : [...beyondInCompany(administrator, administered.company, wanted, before), ...studio]
}

/** The same of who administers one company: roles, other companies, modules, preferences. */
function beyondInCompany(administrator: UserRow, company: string, wanted: Rights, before?: Rights): FieldErrors {
  const refused = [
    ...(OF_A_CUSTOMER.includes(wanted.role) ? [] : ['role']),
    ...(wanted.customerId === company ? [] : ['customerId']),
    ...opened(wanted.modules, before?.modules, administrator.modules).map((name) => `modules.${name}`),
    ...permitted(wanted.preferences, before?.preferences, administrator.preferences),
    ...widened(wanted.preferences, before?.preferences, administrator.preferences),
  ]
  return refused.map((field) => ({ field, message: NOT_YOURS }))
}

/** Rights in the studio are given and taken by portal administrators who may publish there; who may begin tenants is not theirs to decide. */
function beyondInStudio(
  administrator: UserRow,
  administered: Administered,
  wanted: StudioRight,
  before: StudioRight = 'none',
): FieldErrors {
  if (wanted === before) return []
  if (!('everybody' in administered) || !includesStudioRight(studioRightOf(administrator), 'publish'))
    return [{ field: 'studio', message: NOT_YOUR_STUDIO }]
  return [wanted, before].includes('tenants') ? [{ field: 'studio', message: OF_THE_OPERATOR }] : []
}

/** A password is reset by e-mail: whoever changes the address of somebody with more rights, in the portal or the studio, would take them over. */
export function takenOver(
  administrator: UserRow,
  administered: Administered,
  row: UserRow,
  email: string,
): FieldErrors {
  if (email === row.email.toLowerCase()) return []
  const isSafe =
    includesStudioRight(studioRightOf(administrator), studioRightOf(row)) &&
    beyond(administrator, administered, { ...rightsOf(row), studio: 'none' }).length === 0
  return isSafe ? [] : [{ field: 'email', message: NOT_YOUR_ACCOUNT }]
}

type Modules = Readonly<Record<string, unknown>>

/** Modules that are open, and were neither to the user nor are to the administrator. */
function opened(wanted: Modules, before: Modules = {}, own: Modules): string[] {
  return Object.keys(wanted).filter((name) => wanted[name] === true && before[name] !== true && own[name] !== true)
}

type Preferences = Schemas['Preferences']

/** Parts of the portal that are open by a preference, as they are where none is given, and were neither to the user nor are to the administrator. */
function permitted(wanted: Preferences, before: Preferences | undefined, own: Preferences): string[] {
  const isOpen = (name: UserPermission, of: Preferences | undefined) => of !== undefined && of[name] !== 'N'
  return USER_PERMISSIONS.filter((name) => isOpen(name, wanted) && !isOpen(name, before) && !isOpen(name, own)).map(
    (name) => `preferences.${name}`,
  )
}

/** Limits of what is seen that are wider than the administrator's. */
function widened(wanted: Preferences, before: Preferences | undefined, own: Preferences): string[] {
  const age = ({ SHIPMENT_AGE_LIMIT_IN_DAYS: days = Infinity }: Preferences) => days
  const types = ({ EXCLUDED_ENTRY_TYPES = '' }: Preferences) =>
    EXCLUDED_ENTRY_TYPES.split(',')
      .map((type) => type.trim())
      .filter((type) => type !== '')
  const isOlder = age(wanted) > age(own) && (before === undefined || age(wanted) > age(before))
  const shown = types(own).filter((type) => !types(wanted).includes(type))
  const isShown = shown.some((type) => before === undefined || types(before).includes(type))
  return [
    ...(isOlder ? ['preferences.SHIPMENT_AGE_LIMIT_IN_DAYS'] : []),
    ...(isShown ? ['preferences.EXCLUDED_ENTRY_TYPES'] : []),
  ]
}

/** The rights of a new user of a customer administrator, who sees no more than the administrator where nothing is given. */
export function withOwnLimits(wanted: Rights, { isPortalAdmin, preferences: own }: UserRow): Rights {
  if (isPortalAdmin) return wanted
  const { SHIPMENT_AGE_LIMIT_IN_DAYS, EXCLUDED_ENTRY_TYPES } = own
  const limits = filledOnly({ SHIPMENT_AGE_LIMIT_IN_DAYS, EXCLUDED_ENTRY_TYPES })
  const closed = Object.fromEntries(USER_PERMISSIONS.flatMap((name) => (own[name] === 'N' ? [[name, 'N']] : [])))
  return { ...wanted, preferences: { ...limits, ...closed, ...wanted.preferences } }
}
