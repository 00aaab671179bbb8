import type { RecentChoices } from '../../render/index.ts'
import type { DraftOwner } from './drafts.ts'

/** Choices kept for each list. */
const MOST = 8

/** What one user of one tenant chose last in this browser: codes only, by the name of a list. A storage that fails keeps nothing. */
export function createRecent({ tenant, userId }: DraftOwner, storage: Storage = window.localStorage): RecentChoices {
  const keyOf = (list: string): string => `recent/${tenant}/${userId}/${list}`
  const of = (list: string): string[] => {
    try {
      const kept = JSON.parse(storage.getItem(keyOf(list)) ?? '[]') as unknown
      return Array.isArray(kept) ? kept.filter((code): code is string => typeof code === 'string').slice(0, MOST) : []
    } catch {
      return []
    }
  }
  return {
    of,
    add(list, code) {
      try {
        storage.setItem(
          keyOf(list),
          JSON.stringify([code, ...of(list).filter((other) => other !== code)].slice(0, MOST)),
        )
      } catch {
        return
      }
    },
  }
}
