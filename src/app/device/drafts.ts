import type { Draft, DraftStore } from '../../render/index.ts'
import { withStore } from './database.ts'
import type { Owner } from './database.ts'

/** The drafts of one user, and of nobody else. */
export interface UserDrafts extends DraftStore {
  hasAny(): Promise<boolean>
  clear(): Promise<void>
}

/**
 * The drafts that one user of one tenant keeps in this browser. They outlast the session, so that one that expired takes
 * nothing with it; the key begins with the owner, and only the owner's are ever read.
 */
export function createDrafts({ tenant, userId }: Owner): UserDrafts {
  const keyOf = (key: string): IDBValidKey => [tenant, userId, key]
  // A list sorts behind every text, so this is every key that begins with the owner.
  const own = (): IDBKeyRange => IDBKeyRange.bound([tenant, userId], [tenant, userId, []])
  return {
    async load(key) {
      const found = await withStore<unknown>('drafts', 'readonly', (drafts) => drafts.get(keyOf(key)))
      return isDraft(found) ? found : undefined
    },
    async save(key, draft) {
      await withStore('drafts', 'readwrite', (drafts) => drafts.put(draft, keyOf(key)))
    },
    async remove(key) {
      await withStore('drafts', 'readwrite', (drafts) => drafts.delete(keyOf(key)))
    },
    async hasAny() {
      return ((await withStore('drafts', 'readonly', (drafts) => drafts.count(own()))) ?? 0) > 0
    },
    async clear() {
      await withStore('drafts', 'readwrite', (drafts) => drafts.delete(own()))
    },
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false
  const { typedAt, data } = value as Partial<Record<keyof Draft, unknown>>
  return typeof typedAt === 'string' && !Number.isNaN(Date.parse(typedAt)) && typeof data === 'object' && data !== null
}
