import type { ArrangementStore, RecentChoices, SeenRows, SeenStore } from '../../render/index.ts'
import type { Session } from '../session/session.ts'
import { withStore } from './database.ts'
import type { Owner } from './database.ts'

/** The first word of the keys under which the arrangements stand, and of those under which they were kept before that word. */
const KEY = 'arrangements'
const FORMER_KEY = 'views'
/** Recent choices kept for each list. */
const MOST = 8

/** The arrangements of lists that one user of one tenant keeps in this browser. A storage that fails keeps nothing. */
export function createArrangements(
  { tenant, userId }: Owner,
  storage: Storage = window.localStorage,
): ArrangementStore {
  const keyOf = (word: string, list: string): string => `${word}/${tenant}/${userId}/${list}`
  /** What an earlier version of the portal kept is carried over when it is first asked for. */
  const carriedOver = (list: string): string | null => {
    const kept = storage.getItem(keyOf(FORMER_KEY, list))
    if (kept === null) return null
    storage.setItem(keyOf(KEY, list), kept)
    storage.removeItem(keyOf(FORMER_KEY, list))
    return kept
  }
  return {
    load(list) {
      try {
        return JSON.parse(storage.getItem(keyOf(KEY, list)) ?? carriedOver(list) ?? 'null') as unknown
      } catch {
        return undefined
      }
    },
    save(list, arrangements) {
      try {
        storage.setItem(keyOf(KEY, list), JSON.stringify(arrangements))
      } catch {
        return
      }
    },
  }
}

/** What one user of one tenant chose last in this browser: codes only, by the name of a list. A storage that fails keeps nothing. */
export function createRecent({ tenant, userId }: Owner, storage: Storage = window.localStorage): RecentChoices {
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

/** What one user of one tenant saw of lists in this browser; a visit is a session. */
export function createSeen({ tenant, userId, id }: Owner & Pick<Session, 'id'>): SeenStore {
  return {
    visit: id,
    async change(list, change) {
      const key = [tenant, userId, list]
      let next: SeenRows | undefined
      await withStore('seen', 'readwrite', (seen) => {
        const before = seen.get(key) as IDBRequest<SeenRows | undefined>
        before.addEventListener('success', () => {
          next = change(before.result)
          seen.put(next, key)
        })
        return before
      })
      return next
    },
  }
}
