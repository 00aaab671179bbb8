import type { Unsaved } from '../../render/index.ts'
import { ANONYMOUS, isOutsideShell, placeOf, viewAt } from '../address/place.ts'
import { loginAddress, returnAddress } from '../address/return-to.ts'
import type { Session } from '../session/session.ts'
import { forgetSession, keepSession, keptSession } from '../session/storage.ts'
import type { Ending, Tabs } from '../session/tabs.ts'
import { endedAtom, holdsAtom, placeAtom, sessionAtom, viewAtom } from './state.ts'
import type { Store } from './state.ts'
import { tabStorage } from '../session/storages.ts'

/** Signing in and out: the one place that changes who is signed in. */
export interface Account {
  /** Finds the session of a tenant: this tab's own, or, except outside the shell, one that another tab hands over. */
  restore(tenantUrl: string): Promise<void>
  /** The browser brought the page back as it was left: without its session, nothing of it may be seen any more. */
  resume(): void
  /** Somebody signed in; leads to the address that was asked for, without a reload. */
  enter(session: Session): void
  /** Somebody switched a setting that lasts as long as the session, or did what had to come first. */
  amend(change: Partial<Pick<Session, 'preferredWidgetsEnabled' | 'mustSetUpTwoStep' | 'mustKeepRecoveryCodes'>>): void
  /**
   * The session ended, here or in another tab. Clears what was kept and leads to the sign-in page; one that the user did
   * not end has a way back.
   */
  leave(why: Ending): void
  /** The gateway refused the token. Happens once a session, however many calls were refused; keeps the way back. */
  expire(refused: Session): void
  /** Shows what belongs to the page's address. */
  settle(): void
}

/** What the sign-in page says about the end of a session, given what was not saved. Drafts are not mentioned after signing out: the person was asked about them. */
function told(why: Ending, held: Unsaved | undefined): Ending | 'unsaved' | 'kept' {
  if (held === 'lost' && why !== 'passwordChanged') return 'unsaved'
  return held === 'kept' && why === 'expired' ? 'kept' : why
}

/** Whether what this tab keeps is another sign-in than a page's own. */
function isOfAnother(kept: Session | null, own: Session): boolean {
  return kept !== null && kept.id !== own.id
}

/** Makes the account over the store of atoms and this tab's storage. `tabs` is asked late: it listens to this account. */
export function createAccount(store: Store, tabs: () => Tabs, storage: Storage = tabStorage()): Account {
  const replace = (address: string): void => {
    window.history.replaceState(null, '', address)
  }

  function settle(): void {
    const place = placeOf(window.location)
    if (place.tenantUrl === ANONYMOUS) return
    const session = store.get(sessionAtom)
    store.set(placeAtom, place)
    const view = viewAt(place.path, session !== null)
    if (view === 'toHome') replace(returnAddress(place.tenantUrl, place.search))
    if (view === 'toLogin') replace(loginAddress(place.tenantUrl, window.location))
    if (view !== 'toHome' && view !== 'toLogin') return store.set(viewAtom, view)
    settle()
  }

  function end(why: Ending): void {
    const session = store.get(sessionAtom)
    if (!session) return
    // A page from the back/forward cache may find another tenant's session here, signed in to in this tab since.
    if (!isOfAnother(keptSession(storage), session)) forgetSession(storage)
    // Asked before what is drawn goes, and all that it holds.
    const held = store.get(holdsAtom)
    store.set(holdsAtom, undefined)
    store.set(sessionAtom, null)
    store.set(endedAtom, told(why, held))
    replace(loginAddress(session.tenantUrl, why === 'signedOut' ? undefined : window.location))
    settle()
  }

  return {
    settle,
    async restore(tenantUrl) {
      const kept = keptSession(storage)
      const asksOthers = !isOutsideShell(placeOf(window.location).path)
      const session = kept?.tenantUrl === tenantUrl ? kept : asksOthers ? await tabs().ask(tenantUrl) : null
      if (!session) return
      keepSession(session, storage)
      store.set(sessionAtom, session)
    },
    resume() {
      if (keptSession(storage)?.id !== store.get(sessionAtom)?.id) end('signedOut')
    },
    enter(session) {
      keepSession(session, storage)
      store.set(endedAtom, null)
      store.set(sessionAtom, session)
      settle()
    },
    amend(change) {
      const session = store.get(sessionAtom)
      if (!session) return
      keepSession({ ...session, ...change }, storage)
      store.set(sessionAtom, { ...session, ...change })
    },
    leave: end,
    expire(refused) {
      if (store.get(sessionAtom)?.token !== refused.token) return
      tabs().tellEnded(refused.tenantUrl, refused.id, 'expired')
      end('expired')
    },
  }
}
