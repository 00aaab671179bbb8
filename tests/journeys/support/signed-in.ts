import type { BrowserContext, Page } from '@playwright/test'
import { openSession } from '../../../src/app/session/session.ts'
import { keepSession } from '../../../src/app/session/storage.ts'
import type { Schemas } from '../../../src/contract/index.ts'
import { PASSWORD } from '../../support/quick-passwords.ts'

/** The sessions of a context, by their token: those that its pages called with, and those opened for them. */
const sessions = new WeakMap<BrowserContext, Map<string, Record<string, string>>>()

/** A page at the tenant's address that runs no script. */
const BLANK = 'blank.html'

/**
 * Signs in on a page without the sign-in page, which has journeys of its own: the gateway is asked, and the page's storage
 * holds what the portal itself keeps of the answer. Another session of the user ends. Rejects when the gateway refuses.
 */
export async function keepSignIn(page: Page, tenant: string, user: string): Promise<void> {
  await page.route(`**/${BLANK}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  )
  await page.goto(`/${tenant}/${BLANK}`)
  await page.unroute(`**/${BLANK}`)
  const id = tenant.toUpperCase()
  const answer = await page.evaluate(askToSignIn, {
    tenant: id,
    body: { userId: user, password: PASSWORD, forceLogoff: true },
  })
  sessions.get(page.context())?.set(answer.authToken, { authorization: `Bearer ${answer.authToken}`, 'x-tenant': id })
  const kept = new Map<string, string>()
  keepSession(openSession(answer, { id, url: tenant }), storageOver(kept))
  await page.evaluate(
    (entries) => {
      sessionStorage.clear()
      for (const [key, value] of entries) sessionStorage.setItem(key, value)
    },
    [...kept],
  )
}

/** Runs in the page, so that a journey may change the answer on its way. */
async function askToSignIn({
  tenant,
  body,
}: {
  tenant: string
  body: Schemas['LoginRequest']
}): Promise<Schemas['LoginResponse']> {
  const headers = { 'content-type': 'application/json', 'x-tenant': tenant }
  const answer = await fetch('/api-gateway/1/new-login', { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok)
    throw new Error(`${body.userId ?? ''} of ${tenant} could not sign in: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Schemas['LoginResponse']
}

/** Notes the sessions that are opened for the context's pages, and those that they call the gateway with; the answer ends all of them at the gateway, and forgets what their users kept there. */
export function watchSessions(context: BrowserContext, origin: string): () => Promise<void> {
  const seen = new Map<string, Record<string, string>>()
  sessions.set(context, seen)
  const kept = new Map<string, { tenant: string; user: string }>()
  context.on('request', (request) => {
    const { authorization, 'x-tenant': tenant, 'x-user-name': user } = request.headers()
    if (authorization === undefined || tenant === undefined) return
    seen.set(authorization.replace('Bearer ', ''), { authorization, 'x-tenant': tenant })
    const { pathname } = new URL(request.url())
    if (user !== undefined && request.method() === 'POST' && pathname.includes('/user-settings/'))
      kept.set(pathname, { tenant, user })
  })
  return async () => {
    for (const [path, { tenant, user }] of kept) seen.set(...(await forget(origin + path, { tenant, user, origin })))
    await Promise.all(
      [...seen.values()].map((headers) => fetch(`${origin}/api-gateway/1/logout`, { method: 'POST', headers })),
    )
  }
}

/** Empties what a user keeps at an address, in a session of its own: the journey may have ended the user's. */
async function forget(
  address: string,
  { tenant, user, origin }: { tenant: string; user: string; origin: string },
): Promise<[string, Record<string, string>]> {
  const headers = { 'content-type': 'application/json', 'x-tenant': tenant }
  const body = JSON.stringify({ userId: user, password: PASSWORD, forceLogoff: true })
  const answer = await fetch(`${origin}/api-gateway/1/new-login`, { method: 'POST', headers, body })
  const authorization = `Bearer ${((await answer.json()) as Schemas['LoginResponse']).authToken}`
  const session = { authorization, 'x-tenant': tenant }
  await fetch(address, { method: 'POST', headers: { ...headers, authorization }, body: '{"value":{}}' })
  return [authorization, session]
}

/** As much of a browser's storage as is needed to write into a map. */
function storageOver(entries: Map<string, string>): Storage {
  return {
    get length() {
      return entries.size
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    clear: () => {
      entries.clear()
    },
  }
}
