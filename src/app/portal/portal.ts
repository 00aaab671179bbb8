import { createContext, useContext, useSyncExternalStore } from 'react'
import { createStore } from 'jotai/vanilla'
import type { Translate } from '../../render/index.ts'
import { logFailure } from '../../render/source.ts'
import type { Answer, DataPort } from '../../render/source.ts'
import { createGateway } from '../gateway/gateway.ts'
import { reportsOf } from '../gateway/reports.ts'
import { createTexts } from '../i18n/texts.ts'
import type { Texts } from '../i18n/texts.ts'
import { createStyles } from '../theme/styles.ts'
import type { Styles } from '../theme/styles.ts'
import { createPresence } from '../session/presence.ts'
import { openTabs } from '../session/tabs.ts'
import type { Ending, Tabs } from '../session/tabs.ts'
import { createAccount } from './account.ts'
import type { Account } from './account.ts'
import { endSession, inTime } from './end.ts'
import { bootAtom, sessionAtom } from './state.ts'
import type { Store } from './state.ts'

/** What every part of the page may use. One value for the life of the page. */
export interface Portal {
  store: Store
  /** The way to the gateway, for `callOperation`. */
  gateway: DataPort
  texts: Texts
  styles: Styles
  account: Account
  tabs: Tabs
  /** Nonce of the page's style policy. */
  nonce: string | undefined
  /** Calls the listener at clicks in other tabs of the same sign-in; answers how to stop. */
  onActive(listener: (at: number) => void): () => void
  /** Hands the listener the answer to come of each call; answers how to stop. */
  onCall(listener: (answer: Promise<Answer>) => void): () => void
  /** Ends the session here and in the other tabs at once, then at the gateway, whatever that answers. */
  signOut(why?: Ending): Promise<void>
  /** Writes a failure of the page into the gateway's log. */
  log(component: string, message: string): void
}

/**
 * How long somebody who signs out waits for the gateway before the tenant's provider ends its session, too: whoever leaves the
 * computer at the sign-in page is to leave nothing open. The calls go on when the page is left.
 */
const PROVIDER_WAITS_MS = 3_000

/** Wires the portal's ground: state, gateway, session, tabs, texts. `tenantUrl` is that of the address. */
export function createPortal(tenantUrl: string, nonce: string | undefined): Portal {
  const store = createStore()
  const session = () => store.get(sessionAtom)
  const account: Account = createAccount(store, () => tabs)
  const active = new Set<(at: number) => void>()
  const calls = new Set<(answer: Promise<Answer>) => void>()
  // The studio lets the page in its frame be looked at by other eyes than the person's: it hands the session on itself.
  const gives = window.parent === window
  const tabs = openTabs(
    session,
    {
      onEnded: (why) => {
        account.leave(why)
      },
      onActive: (at) => {
        active.forEach((listener) => {
          listener(at)
        })
      },
    },
    gives,
  )
  const showPresence = createPresence()
  if (gives) store.sub(sessionAtom, () => showPresence(session()?.tenantUrl ?? null))
  const reports = () => reportsOf(store.get(bootAtom))
  const tenant = () => store.get(bootAtom)?.id ?? tenantUrl.toUpperCase()
  const present = createGateway({ tenant, session, language: () => texts.language, onRefused: account.expire, reports })
  let ending: Promise<void> = Promise.resolve()
  const gateway: DataPort = {
    async call(operation, input, options) {
      // Until then the gateway would find the user still signed in.
      if (operation === 'login') await inTime(ending)
      const answer = present.call(operation, input, options)
      calls.forEach((listener) => {
        listener(answer)
      })
      return answer
    },
  }
  const log = (component: string, message: string): void => {
    logFailure(gateway, reports(), component, message)
  }
  const texts = createTexts((label, language) => {
    log('labels', `no text for ${label} in ${language}`)
  })

  async function signOut(why: Ending = 'signedOut'): Promise<void> {
    const leaving = session()
    if (!leaving) return
    const boot = store.get(bootAtom)
    tabs.tellEnded(leaving.tenantUrl, why === 'signedOut' ? null : leaving.id, why)
    account.leave(why)
    ending = endSession(leaving, boot)
    if (why !== 'signedOut' || leaving.signOutUrl === '') return ending
    await inTime(ending, PROVIDER_WAITS_MS)
    // Whoever has signed in meanwhile is not led away.
    if (session() === null) window.location.assign(leaving.signOutUrl)
  }

  function onActive(listener: (at: number) => void): () => void {
    active.add(listener)
    return () => active.delete(listener)
  }

  function onCall(listener: (answer: Promise<Answer>) => void): () => void {
    calls.add(listener)
    return () => calls.delete(listener)
  }

  return { store, gateway, texts, styles: createStyles(nonce), account, tabs, nonce, onActive, onCall, signOut, log }
}

export const PortalContext = createContext<Portal | null>(null)

/** The portal; a bug outside `<PortalContext>`. */
export function usePortal(): Portal {
  const portal = useContext(PortalContext)
  if (portal === null) throw new Error('usePortal outside PortalContext')
  return portal
}

/** The texts in the language shown; draws anew when it changes. */
export function useT(): Translate {
  const { texts } = usePortal()
  return useSyncExternalStore(texts.subscribe, () => texts.t)
}

/** The language shown, e.g. `ja`; draws anew when it changes. */
export function useLanguage(): string {
  const { texts } = usePortal()
  return useSyncExternalStore(texts.subscribe, () => texts.language)
}
