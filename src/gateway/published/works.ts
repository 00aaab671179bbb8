import type { ChangeSet, Folder, Picture } from '../../changes/index.ts'
import type { Diagnostic } from '../../config/index.ts'
import type { TenantSeed } from '../opening/options.ts'

/** What a folder was compiled to: what the gateway keeps of the tenant, and its files as they are served. */
export interface BuiltTenant {
  head: TenantSeed
  files: Folder
}

/** A change set in which somebody looks at a screen. */
export interface LookedAt {
  tenant: string
  set: ChangeSet
  /** Of the screen, below schemas/. */
  file: string
  /** What findings and differences are put into. */
  language: string
  person: string
  /** Files whose changes cannot be laid over what is published now. */
  conflicts: string[]
}

/**
 * What needs the compiler, and so whatever a tenant is made of beside its own files. Nothing of it runs in the thread that answers calls. What the
 * studio's page is told goes through as it is.
 */
export interface Works {
  /** Names everything but the tenant's own files that a portal is made of. */
  base(): Promise<string>
  /** The tenant's folder among the installation's own files, if it is there. */
  folder(tenant: string): Promise<Folder | undefined>
  /** What a new tenant may be, begun anew or as the tenant of a folder is. */
  choices(own: Folder): Promise<object>
  /** The folder of a new tenant, as the studio's page wishes it, and as `from` is where that is given; undefined where the installation has such a folder. */
  begun(wish: object, logo: Picture | undefined, now: Date, from?: Folder): Promise<Folder | undefined>
  /** Compiles a folder, with what the base says at places that it overrides for the first time; or says what is wrong with it. */
  build(tenant: string, folder: Folder): Promise<{ built: BuiltTenant; folder: Folder } | { findings: Diagnostic[] }>
  /** The tenant as the studio lists it, and what there is to choose from. */
  project(tenant: string, folder: Folder): Promise<object>
  /** The folder with changes made, as the studio's page says them. */
  changed(tenant: string, folder: Folder, changes: readonly unknown[]): Promise<Folder>
  /** A screen as it stands in a change set. */
  state(looked: LookedAt): Promise<object>
  /** Which files set a place. */
  explained(tenant: string, folder: Folder, file: string, pointer: string): Promise<object[]>
  /** What can be said of a place, and put beside it. */
  about(tenant: string, folder: Folder, file: string, pointer: string): Promise<object>
  /** What the studio's page asks of all screens of a tenant together; `sought` where it looks for something. */
  overall(tenant: string, folder: Folder, what: 'words' | 'find' | 'settings' | 'help', sought: string): Promise<object>
  /** What the second folder has otherwise than the first, in words; nothing where either is no tenant's. */
  words(
    tenant: string,
    folders: readonly [Folder, Folder],
    language: string,
  ): Promise<{ file: string; pointer: string; text: string; reaches?: string[]; isGone?: true }[]>
  /** What is wrong or doubtful about a folder over the base as it is, and what the base has otherwise since its overrides were written, for a reader of the language. */
  checked(tenant: string, folder: Folder, language: string): Promise<Diagnostic[]>
  /** The folder as it fits the base as it is, as far as that needs no person. */
  fitted(tenant: string, folder: Folder): Promise<Folder>
  close(): Promise<void>
}
