import type { SeenRows, SeenStore } from '../../render/index.ts'
import type { Session } from '../session/session.ts'
import { withStore } from './database.ts'

/** What one user of one tenant saw of lists in this browser; a visit is a session. */
export function createSeen({ tenant, userId, id }: Pick<Session, 'tenant' | 'userId' | 'id'>): SeenStore {
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
