import type { DraftStore, EngineServices, RecentChoices } from '../../render/index.ts'
import { notify } from '../dialogs/notices.ts'
import type { Texts } from '../i18n/texts.ts'
import type { Portal } from '../portal/portal.ts'
import type { Session } from '../session/session.ts'
import type { Owner } from './database.ts'
import { createDrafts } from './drafts.ts'
import type { Settings } from './settings.ts'
import { settingsOf } from './settings.ts'

/** Recent choices kept for each list. */
const MOST = 8

/** What is kept of forms: drafts on this device, recent choices wherever the user signs in. */
export type KeptOfForms = Required<Pick<EngineServices, 'drafts' | 'recent'>>

let current: { session: string; kept: KeptOfForms } | undefined

/** What is kept of forms for whoever is signed in: the same as long as the session lasts, for every form and list. */
export function keptOfForms(session: Session, portal: Pick<Portal, 'gateway' | 'store' | 'texts'>): KeptOfForms {
  if (current?.session !== session.id) {
    const { tenant, userId } = session
    const drafts = noticedDrafts({ tenant, userId }, portal.texts)
    current = { session: session.id, kept: { drafts, recent: recentIn(settingsOf(session, portal)) } }
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

/** What one user chose last: codes only, by the name of a list. */
export function recentIn(settings: Pick<Settings, 'load' | 'save'>): RecentChoices {
  const of = (list: string): string[] => {
    const kept = settings.load('recent', list)
    return Array.isArray(kept) ? kept.filter((code): code is string => typeof code === 'string').slice(0, MOST) : []
  }
  return {
    of,
    add(list, code) {
      settings.save('recent', list, [code, ...of(list).filter((other) => other !== code)].slice(0, MOST))
    },
  }
}
