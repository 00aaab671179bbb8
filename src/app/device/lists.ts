import type { ArrangementStore, EngineServices, SeenRows, SeenStore } from '../../render/index.ts'
import type { Session } from '../session/session.ts'
import { withStore } from './database.ts'
import type { Owner } from './database.ts'

/** The first word of the keys under which the arrangements stand, and of those under which they were kept before that word. */
const KEY = 'arrangements'
const FORMER_KEY = 'views'

/** The arrangements of lists that one user of one tenant keeps in this browser. A storage that fails keeps nothing. */
export function createArrangements(
  { tenant, userId }: Owner,
  // A browser that forbids storage throws when it is asked for.
  storage: () => Storage = () => window.localStorage,
): ArrangementStore {
  const keyOf = (word: string, list: string): string => `${word}/${tenant}/${userId}/${list}`
  /** What an earlier version of the portal kept is carried over when it is first asked for. */
  const carriedOver = (list: string): string | null => {
    const kept = storage().getItem(keyOf(FORMER_KEY, list))
    if (kept === null) return null
    storage().setItem(keyOf(KEY, list), kept)
    storage().removeItem(keyOf(FORMER_KEY, list))
    return kept
  }
  return {
    load(list) {
      try {
        return JSON.parse(storage().getItem(keyOf(KEY, list)) ?? carriedOver(list) ?? 'null') as unknown
      } catch {
        return undefined
      }
    },
    save(list, arrangements) {
      try {
        storage().setItem(keyOf(KEY, list), JSON.stringify(arrangements))
      } catch {
        return
      }
    },
  }
}

/** What one user of one tenant saw of lists in this browser; a visit is a session. */
function createSeen({ tenant, userId, id }: Owner & Pick<Session, 'id'>): SeenStore {
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

/** What this device keeps of lists for whoever is signed in. */
export function keptOfLists(session: Owner & Pick<Session, 'id'>): Pick<EngineServices, 'arrangements' | 'seen'> {
  return { arrangements: createArrangements(session), seen: createSeen(session) }
}
