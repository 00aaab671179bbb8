import type { CompiledForms } from '../../config/node.ts'
import type { OperationId, OperationInput } from '../../contract/index.ts'
import type { Language } from '../ground/words.ts'
import type { PostOffice } from '../mail/post.ts'
import type { Providers } from '../session/providers.ts'
import type { Directory, SignedIn } from '../store/directory.ts'
import type { TenantRow } from '../store/tables/accounts.ts'
import type { TenantStore } from '../store/tenant-store.ts'
import type { Hindrance, Module, UserPermission } from './access.ts'
import type { Reply } from './reply.ts'
import type { Source } from './trail.ts'

/** A call of somebody who need not be signed in. */
export interface OpenCall<Id extends OperationId> {
  input: OperationInput<Id>
  directory: Directory
  /** Of the tenant header, as sent. */
  tenantId: string | undefined
  token: string | undefined
  source: Source
  /** Scheme and host under which people open the portal; undefined where it does not know them. */
  portalOrigin: string | undefined
  post: PostOffice
  /** The header `accept-language`. */
  accepted: string
  /** The forms and words that a tenant has published; undefined where there are none. */
  forms(tenant: Pick<TenantRow, 'id' | 'url'>): Promise<CompiledForms | undefined>
  /** Where people of a tenant sign in who need no password here. */
  providers: Providers
  /** The file of a tenant's built portal, by the tenant's name in the address; undefined where there is none here. */
  portalFile(tenantUrl: string): Promise<Record<string, unknown> | undefined>
  now: Date
}

/** A call of somebody signed in, who may enter the operation's module. The store is the tenant's alone. */
export interface SignedInCall<Id extends OperationId> extends SignedIn {
  input: OperationInput<Id>
  store: TenantStore
  now: Date
  source: Source
  /** Scheme and host under which people open the portal; undefined where it does not know them. */
  portalOrigin: string | undefined
  post: PostOffice
  /** In which the caller is answered. */
  language: Language
  /** The forms that the tenant has published; undefined where there are none, or the call has no body. */
  forms: CompiledForms | undefined
  /** Whether a record that exists is written with its version only (`If-Match`). */
  demandsVersion: boolean
  /** Whether the answer's head is all that is sent (`HEAD`). */
  isHead: boolean
}

/** Bytes of a body without its files. */
export const MOST_BODY_BYTES = 1024 ** 2

/** What the gateway does for an operation of the contract, and who may ask. */
export type Operation<Id extends OperationId> = {
  /** Bytes of the largest body; `MOST_BODY_BYTES` without it. Files may be more than that, what is around them may not. */
  bodyLimit?: number
  /** It makes a long list, and blocks everybody else meanwhile: only a few run at a time (routes/routes.ts). */
  isLong?: true
} & (
  | { access: 'open'; run(call: OpenCall<Id>): Promise<Reply<Id>> }
  | {
      access: 'session'
      /** The operation is open with this module; with several, when one of them is. */
      module?: Module | readonly Module[]
      /** Closed to a user whose preference of this name is N (frame §6). */
      preference?: UserPermission
      /** Open to users whom these keep from everything else. */
      despite?: readonly Hindrance[]
      run(call: SignedInCall<Id>): Promise<Reply<Id>>
    }
)

/** Behaviours by operation id. An operation of the contract without one answers 501. */
export type Operations = { [Id in OperationId]?: Operation<Id> }

/** The tenant that a stranger's call names in its header, in upper or lower case, and its data; undefined for an unknown one. */
export async function addressedStore<Id extends OperationId>({
  directory,
  tenantId = '',
}: Pick<OpenCall<Id>, 'directory' | 'tenantId'>): Promise<{ tenant: TenantRow; store: TenantStore } | undefined> {
  const tenant = await directory.tenantById(tenantId.toUpperCase())
  return tenant && { tenant, store: directory.tenant(tenant.id) }
}
