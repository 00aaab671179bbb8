import type { Module } from '../../operation/access.ts'
import { BOOKINGS, isModuleOpen, QUOTES, shipmentViewer, SHIPMENTS, viewerOf } from '../../operation/access.ts'
import type { SignedIn } from '../../store/directory.ts'
import type { DocumentOwner } from '../../store/documents/documents.ts'
import type { DocumentRow } from '../../store/tables/documents.ts'
import type { TenantStore } from '../../store/tenant-store.ts'

/** A record whose documents the caller may see. */
export interface OwnerRecord extends DocumentOwner {
  /** A close-by condition applies (conCloseBy, finCloseBy): existing documents stay as they are. */
  isClosed: boolean
  /** Whose upload limits hold; the head office's without one. */
  rulesOwner: string | undefined
}

/** Who asks. */
export type Asking = SignedIn & { store: TenantStore; now: Date }

interface Kind {
  kind: DocumentOwner['kind']
  module: Module
  find(asking: Asking, id: string): Promise<Omit<OwnerRecord, 'kind' | 'id'> | undefined>
}

const OPEN = { isClosed: false, rulesOwner: undefined }

const KINDS: readonly Kind[] = [
  {
    kind: 'booking',
    module: BOOKINGS,
    find: async ({ store, user }, id) => (await store.bookings.find(id, viewerOf(user))) && OPEN,
  },
  {
    kind: 'quote',
    module: QUOTES,
    find: async ({ store, user }, id) => (await store.quotes.find(id, viewerOf(user))) && OPEN,
  },
  {
    kind: 'shipment',
    module: SHIPMENTS,
    async find({ store, user, now }, id) {
      const found = await store.shipments.find(id, shipmentViewer(user, now))
      if (found === undefined) return undefined
      const { conCloseBy, finCloseBy } = found.row
      return { isClosed: conCloseBy !== '' || finCloseBy !== '', rulesOwner: found.document.createOwnerId }
    },
  },
]

/** Modules whose records have documents. */
export const DOCUMENT_MODULES: readonly Module[] = KINDS.map(({ module }) => module)

/** The record with this id, in the modules that are open to the caller, when the caller sees it. */
export async function ownerById(asking: Asking, id: string): Promise<OwnerRecord | undefined> {
  for (const kind of KINDS) {
    const owner = await ownerOfKind(kind, asking, id)
    if (owner !== undefined) return owner
  }
  return undefined
}

/** The record that a document belongs to, where the caller may see it. */
export async function ownerOf(asking: Asking, { ownerKind, ownerId }: DocumentRow): Promise<OwnerRecord | undefined> {
  const kind = KINDS.find((one) => one.kind === ownerKind)
  return kind && ownerOfKind(kind, asking, ownerId)
}

async function ownerOfKind({ kind, module, find }: Kind, asking: Asking, id: string): Promise<OwnerRecord | undefined> {
  if (!isModuleOpen(module, asking)) return undefined
  const found = await find(asking, id)
  return found && { kind, id, ...found }
}
