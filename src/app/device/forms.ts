import type { DraftStore, EngineServices, RecentChoices } from '../../render/index.ts'
import { notify } from '../dialogs/notices.tsx'
import type { Texts } from '../i18n/texts.ts'
import type { Session } from '../session/session.ts'
import type { Owner } from './database.ts'
import { createDrafts } from './drafts.ts'

/** Recent choices kept for each list. */
const MOST = 8

/** What this device keeps of forms. */
export type KeptOfForms = Required<Pick<EngineServices, 'drafts' | 'recent'>>

let current: { session: string; kept: KeptOfForms } | undefined

/** What this device keeps of forms for whoever is signed in: the same as long as the session lasts, for every form and list. */
export function keptOfForms({ tenant, userId, id }: Owner & Pick<Session, 'id'>, texts: Texts): KeptOfForms {
  if (current?.session !== id) {
    const owner = { tenant, userId }
    current = { session: id, kept: { drafts: noticedDrafts(owner, texts), recent: createRecent(owner) } }
  }
  return current.kept
}

/** The user's drafts, with notices about what the user is to know of them. */
function noticedDrafts(owner: Owner, texts: Texts): DraftStore {
  return createDrafts(owner, {
    notKept: () => notify({ severity: 'warning', text: texts.t('draft.notKept') }),
    expired: (count) => notify({ severity: 'info', text: texts.t('draft.expired', { count }) }),
  })
}

/** What one user of one tenant chose last in this browser: codes only, by the name of a list. A storage that fails keeps nothing. */
export function createRecent(
  { tenant, userId }: Owner,
  // A browser that forbids storage throws when it is asked for.
  storage: () => Storage = () => window.localStorage,
): RecentChoices {
  const keyOf = (list: string): string => `recent/${tenant}/${userId}/${list}`
  const of = (list: string): string[] => {
    try {
      const kept = JSON.parse(storage().getItem(keyOf(list)) ?? '[]') as unknown
      return Array.isArray(kept) ? kept.filter((code): code is string => typeof code === 'string').slice(0, MOST) : []
    } catch {
      return []
    }
  }
  return {
    of,
    add(list, code) {
      try {
        storage().setItem(
          keyOf(list),
          JSON.stringify([code, ...of(list).filter((other) => other !== code)].slice(0, MOST)),
        )
      } catch {
        return
      }
    },
  }
}
