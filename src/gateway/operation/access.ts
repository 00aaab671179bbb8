import type { Schemas } from '../../contract/index.ts'
import type { SignedIn } from '../store/directory.ts'
import type { ShipmentViewer } from '../store/shipments/criteria.ts'
import type { UserRow } from '../store/tables/accounts.ts'
import type { Viewer } from '../store/database/viewer.ts'
import { createdSince } from './lists.ts'
import { roleOf } from './roles.ts'

/** A module of the portal: open when the user's and the tenant's flag are set (frame §6), in one flavour or both. */
export interface Module {
  user: keyof Schemas['ModuleAccess']
  tenant: keyof Schemas['AccessLevels']
  flavour?: Schemas['TenantDetails']['baseSystem']
}

export const BOOKINGS: Module = { user: 'CP-BOOKING', tenant: 'accessToBookings' }
export const TEMPLATES: Module = { user: 'CP-BOOKINGTEMPLATE', tenant: 'accessToBookingTemplates' }
export const QUOTES: Module = { user: 'CP-QUOTE', tenant: 'accessToQuotes' }
export const SHIPMENTS: Module = { user: 'CP-TRACKANDTRACE', tenant: 'accessToShipments', flavour: 'forwarding' }
export const CUSTOMS_FILES: Module = { user: 'CP-TRACKANDTRACE', tenant: 'accessToShipments', flavour: 'customs' }

/** Preferences that close a part of the portal by N; without one it is open. */
export const USER_PERMISSIONS = ['DOCUMENT_UPLOAD', 'BILLING_ACCESS', 'DO_ACCESS'] as const
export type UserPermission = (typeof USER_PERMISSIONS)[number]

/** What keeps a user who is signed in from the portal: no right to use it, or something that has to be done first. */
export type Hindrance = 'blocked' | 'password-change' | 'two-step'

/** What keeps the user from the portal now, if anything does. */
export function hindranceOf({ user, tenant, byPassword, hasSecondFactor }: SignedIn): Hindrance | undefined {
  if (!user.allowPortal) return 'blocked'
  if (user.forceChangePassword) return 'password-change'
  return byPassword && !hasSecondFactor && demandsCodes(tenant, user) ? 'two-step' : undefined
}

/** Whether the tenant demands that the user signs in with a code. */
export function demandsCodes({ twoStepSignIn }: SignedIn['tenant'], user: UserRow): boolean {
  return twoStepSignIn?.requiredOf.includes(roleOf(user)) ?? false
}

/** Whether the tenant, in its flavour, offers the module at all. */
export function offersModule(
  { accessLevels, flavour: ofTenant }: SignedIn['tenant'],
  { tenant: level, flavour }: Module,
): boolean {
  return accessLevels[level] && (flavour === undefined || flavour === ofTenant)
}

/** Whether the user may enter the module at that tenant. */
export function isModuleOpen(module: Module, { user, tenant }: SignedIn): boolean {
  return user.modules[module.user] === true && offersModule(tenant, module)
}

/**
 * Whose records the user sees, whatever they are: bookings, quotes, shipments and their documents, pins, counts. The one place
 * that says it (docs/decisions/0021): a customer and a supplier see their company's, who has no company what they made themselves, a
 * portal administrator (undefined) everybody's.
 */
export function viewerOf({ isPortalAdmin, customerId, userId }: UserRow): Viewer | undefined {
  if (isPortalAdmin) return undefined
  return customerId === '' ? { maker: userId } : { company: customerId }
}

/** The company whose parties and customs files the user sees; empty for one without a company, undefined for portal administrators. */
export function visibleCompany({ isPortalAdmin, customerId }: UserRow): string | undefined {
  return isPortalAdmin ? undefined : customerId
}

/** The shipments that the user sees: whose, and within the user's age limit (frame §6), if there is one. */
export function shipmentViewer(user: UserRow, now: Date): ShipmentViewer {
  return {
    of: viewerOf(user),
    createdSince: createdSince(user.preferences.SHIPMENT_AGE_LIMIT_IN_DAYS, now),
  }
}
