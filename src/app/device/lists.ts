import { isObject } from '../../config/index.ts'
import type { ArrangementStore, EngineServices, SeenRows, SeenStore } from '../../render/index.ts'
import type { Portal } from '../portal/portal.ts'
import type { Session } from '../session/session.ts'
import { withStore } from './database.ts'
import type { Owner } from './database.ts'
import type { Settings } from './settings.ts'
import { settingsOf } from './settings.ts'

/** The arrangements of lists that one user keeps. */
function arrangementsIn(settings: Settings): ArrangementStore {
  return {
    load: (list) => settings.load('arrangements', list),
    save: (list, arrangements) => settings.save('arrangements', list, arrangements),
    listen: (list, heard) => settings.listen('arrangements', list, heard),
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
        const before = seen.get(key) as IDBRequest<unknown>
        before.addEventListener('success', () => {
          next = change(isSeen(before.result) ? before.result : undefined)
          seen.put(next, key)
        })
        return before
      })
      return next
    },
  }
}

/** Whether it is what was kept of a list, not a row that the device has spoiled. */
function isSeen(kept: unknown): kept is SeenRows {
  return isObject(kept) && Array.isArray(kept['columns']) && isObject(kept['before']) && isObject(kept['now'])
}

/** What is kept of lists for whoever is signed in: arrangements wherever they sign in, what was seen on this device. */
export function keptOfLists(
  session: Session,
  portal: Pick<Portal, 'gateway' | 'store'>,
): Pick<EngineServices, 'arrangements' | 'seen'> {
  if (current?.session !== session.id) {
    const kept = { arrangements: arrangementsIn(settingsOf(session, portal)), seen: createSeen(session) }
    current = { session: session.id, kept }
  }
  return current.kept
}

let current: { session: string; kept: Pick<EngineServices, 'arrangements' | 'seen'> } | undefined
