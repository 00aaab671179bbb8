import type { TenantBoot } from '../../config/index.ts'
import { expectCode } from '../../render/index.ts'
import { ANONYMOUS, USER_MANAGEMENT, addressOf, placeOf } from '../address/place.ts'
import { tenantIn } from '../address/tracking-link.ts'
import { forgetLastClick, isLeftAlone } from '../idle/last-click.ts'
import type { Portal } from '../portal/portal.ts'
import { showTenant } from '../portal/show-tenant.ts'
import { sessionAtom, viewAtom } from '../portal/state.ts'
import { keptSession } from '../session/storage.ts'
import { findTenant, isWhole } from '../tenant/tenant.ts'
import { expectAnonymous, expectPlace, loadShell } from './late-pages.ts'
import { tabStorage } from '../session/storages.ts'

/** What is read of `schemas/portal.json` here. */
interface PortalFile {
  flavours?: Record<string, { routes?: Record<string, { path?: string }> }>
}

/**
 * Prepares the page for its first drawing: the tenant of the address, who is signed in, the language, what to show.
 * Never rejects; each failure has a view of its own.
 */
export async function startPortal(portal: Portal): Promise<void> {
  const { tenantUrl, path, search } = placeOf(window.location)
  if (tenantUrl === ANONYMOUS) return startAnonymous(portal)
  if (tenantUrl === USER_MANAGEMENT) return startWithoutTenant(portal, `/${USER_MANAGEMENT}`, search)
  if (keptSession(tabStorage()) !== null) expectCode(loadShell)
  const answer = tenantUrl === '' ? ({ kind: 'unknown' } as const) : await findTenant(tenantUrl, portal.gateway)
  if (answer.kind === 'unreachable') return unreachable(portal)
  if (answer.kind === 'unknown')
    return startWithoutTenant(portal, tenantUrl === '' ? '/' : `/${tenantUrl}${path === '/' ? '' : path}`, search)
  if (answer.kind === 'brand') {
    void answer.rest.then((boot) => {
      if (boot) void showTenant(portal, boot)
    })
  }
  await open(portal, answer.boot)
}

async function open(portal: Portal, boot: TenantBoot): Promise<void> {
  if (keptSession(tabStorage())?.tenantUrl === boot.url) expectPlace(boot, placeOf(window.location))
  await Promise.all([showTenant(portal, boot), restore(portal, boot), pause(boot.renderDelayMs)])
  portal.account.settle()
}

/** Finds the session. One that was idle for too long in this tab goes on only if another tab goes on with it. */
async function restore(portal: Portal, boot: TenantBoot): Promise<void> {
  const { account, store, tabs } = portal
  await account.restore(boot.url)
  const session = store.get(sessionAtom)
  if (!session || !isLeftAlone(boot.idle, tabStorage())) return
  if ((await tabs.ask(boot.url))?.id === session.id) forgetLastClick(tabStorage())
  else void portal.signOut('expired')
}

/** An anonymous tracking link names its tenant behind the `#`; it needs no sign-in. */
async function startAnonymous(portal: Portal): Promise<void> {
  const tenantUrl = tenantIn(window.location)
  const answer = tenantUrl === null ? ({ kind: 'unknown' } as const) : await findTenant(tenantUrl, portal.gateway)
  if (answer.kind === 'unknown') {
    await inOwnWords(portal)
    reloadWhereItTurns()
    return portal.store.set(viewAtom, 'unknownTenant')
  }
  // A brand is not enough: the link shows one of the tenant's views.
  const known = 'boot' in answer ? answer.boot : null
  const boot = answer.kind === 'brand' && !isWhole(answer.boot) ? await answer.rest : known
  if (boot === null) {
    reloadWhereItTurns()
    return unreachable(portal)
  }
  expectAnonymous(boot)
  await Promise.all([showTenant(portal, boot), pause(boot.renderDelayMs)])
  portal.store.set(viewAtom, 'anonymous')
}

/** Says it in the person's language, in the portal's own words: there is no tenant whose they could be. In English where they cannot be loaded. */
async function inOwnWords(portal: Portal): Promise<void> {
  await import('./own-words.ts').then(({ showOwnWords }) => showOwnWords(portal)).catch(() => undefined)
}

/** A page that says that the portal cannot be reached, at once; in the person's language as soon as its words are there, which may never come. */
function unreachable(portal: Portal): void {
  portal.store.set(viewAtom, 'unreachable')
  void inOwnWords(portal)
}

/** For a link that leads to nothing: the next one in the same tab differs behind the `#` alone, so the browser would leave the page as it is. */
function reloadWhereItTurns(): void {
  window.onhashchange = () => window.location.reload()
}

/** Decision 0002: a known route without a tenant leads to the tenant of the session, or to ACCESS DENIED. */
async function startWithoutTenant(portal: Portal, path: string, search: string): Promise<void> {
  const session = keptSession(tabStorage()) ?? (await portal.tabs.ask(null))
  const answer = session && (await findTenant(session.tenantUrl, portal.gateway))
  const boot = answer && 'boot' in answer ? answer.boot : null
  if (boot?.routes.some((route) => route.path === path)) {
    window.history.replaceState(null, '', addressOf(boot.url, path, search))
    return open(portal, boot)
  }
  const known = !session && (await isKnownRoute(path).catch(() => false))
  await inOwnWords(portal)
  portal.store.set(viewAtom, known ? 'deniedWithoutTenant' : 'unknownTenant')
}

/**
 * Whether a path without a tenant is a page of the portal (decision 0002). Asked when the first segment names no tenant
 * and nobody is signed in, so that no tenant can be asked; read from the portal's own base file, loaded then.
 */
async function isKnownRoute(path: string): Promise<boolean> {
  // As a text, which is a file of its own: the start holds parts of the same JSON, and is still running now.
  const [load] = Object.values(import.meta.glob<string>('/schemas/portal.json', { query: '?raw', import: 'default' }))
  const portal = JSON.parse((await load?.()) ?? '{}') as PortalFile
  const routes = Object.values(portal.flavours ?? {}).flatMap((flavour) => Object.values(flavour.routes ?? {}))
  return routes.some((route) => route.path === path)
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}
