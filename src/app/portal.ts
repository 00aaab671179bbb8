import { createContext, useContext, useSyncExternalStore } from 'react'
import { createStore } from 'jotai/vanilla'
import type { GatewayClient } from '../contract/index.ts'
import type { Translate } from '../render/index.ts'
import { createGateway, logFailure } from './gateway/gateway.ts'
import { recordSignIn } from './gateway/usage.ts'
import type { Texts } from './i18n/texts.ts'
import { createTexts } from './i18n/texts.ts'
import type { Account, Store } from './session/account.ts'
import { createAccount } from './session/account.ts'
import { createPresence } from './session/presence.ts'
import type { Tabs } from './session/tabs.ts'
import { openTabs } from './session/tabs.ts'
import { bootAtom, sessionAtom } from './state.ts'

/** What every part of the page may use. One value for the life of the page. */
export interface Portal {
  store: Store
  gateway: GatewayClient
  texts: Texts
  account: Account
  tabs: Tabs
  /** Nonce of the page's style policy. */
  nonce: string | undefined
  /** Signs out here and in the other tabs at once; the gateway is told, and whether it hears changes nothing. */
  signOut(): Promise<void>
  /** Tells the gateway's log of a failure in the page. */
  log(component: string, message: string): void
}

/** Wires the portal's ground: state, gateway, session, tabs, texts. `tenantUrl` is that of the address. */
export function createPortal(tenantUrl: string, nonce: string | undefined): Portal {
  const store = createStore()
  const session = () => store.get(sessionAtom)
  const account: Account = createAccount(store, () => tabs)
  const tabs = openTabs(session, () => {
    account.leave()
  })
  const showPresence = createPresence()
  store.sub(sessionAtom, () => showPresence(session()?.tenantUrl ?? null))
  const tenant = () => store.get(bootAtom)?.id ?? tenantUrl.toUpperCase()
  const gateway = createGateway({ tenant, session, onRefused: account.expire })
  const log = (component: string, message: string): void => {
    logFailure(gateway, component, message)
  }
  const texts = createTexts((label, language) => {
    log('labels', `no text for ${label} in ${language}`)
  })

  async function signOut(): Promise<void> {
    const leaving = session()
    if (!leaving) return
    // The call takes its headers at once; what it answers is waited for after the page is cleared.
    const answered = gateway.call('logout', {})
    tabs.tellEnded(leaving.tenantUrl, null)
    account.leave()
    const { ok } = await answered
    recordSignIn(gateway, { tenant: leaving.tenant, userId: leaving.userId, operation: 'expireToken', worked: ok })
  }

  return { store, gateway, texts, account, tabs, nonce, signOut, log }
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
