import type { OperationId, OperationInput, Schemas } from '../../contract/index.ts'
import type { PostOffice } from '../mail/post.ts'
import type { Directory, SignedIn } from '../store/directory.ts'
import type { TenantStore } from '../store/tenant-store.ts'
import type { Reply } from './reply.ts'

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

/** Preferences that open a part of the portal, Y or N. */
export type UserPermission = 'DOCUMENT_UPLOAD' | 'BILLING_ACCESS' | 'DO_ACCESS'

/** Whether the user may enter the module at that tenant. */
export function isModuleOpen({ user: ofUser, tenant: ofTenant, flavour }: Module, { user, tenant }: SignedIn): boolean {
  return (
    user.modules[ofUser] === true &&
    tenant.accessLevels[ofTenant] &&
    (flavour === undefined || flavour === tenant.flavour)
  )
}

/** A call of somebody who need not be signed in. */
export interface OpenCall<Id extends OperationId> {
  input: OperationInput<Id>
  directory: Directory
  /** Of the tenant header, as sent. */
  tenantId: string | undefined
  token: string | undefined
  ip: string
  /** Scheme and host under which people open the portal: the configured one, else the one of the request. */
  portalOrigin: string
  post: PostOffice
  now: Date
}

/** A call of somebody signed in, who may enter the operation's module. The store is the tenant's alone. */
export interface SignedInCall<Id extends OperationId> extends SignedIn {
  input: OperationInput<Id>
  store: TenantStore
  now: Date
}

/** What the gateway does for an operation of the contract, and who may ask. */
export type Operation<Id extends OperationId> = {
  /** Bytes of the largest body; 1 MiB without it. */
  bodyLimit?: number
} & (
  | { access: 'open'; run(call: OpenCall<Id>): Promise<Reply<Id>> }
  | {
      access: 'session'
      /** The operation is open with this module; with several, when one of them is. */
      module?: Module | readonly Module[]
      /** Closed to a user whose preference of this name is N (frame §6). */
      preference?: UserPermission
      /** Open to a user who may not use the portal, too. */
      evenBlocked?: boolean
      run(call: SignedInCall<Id>): Promise<Reply<Id>>
    }
)

/** Behaviours by operation id. An operation of the contract without one answers 501. */
export type Operations = { [Id in OperationId]?: Operation<Id> }
