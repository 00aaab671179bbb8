import { test as base, expect, type BrowserContext, type Page } from '@playwright/test'
import { startPortal, type PortalProcess } from './portal-process.ts'
import { keepSignIn, password, watchSessions } from './signed-in.ts'

/** What went wrong on the pages of a context without anybody asserting it. */
export interface Complaints {
  list: string[]
  /** Console errors that the test brings about on purpose, e.g. of a refused call. */
  expect(pattern: RegExp): void
}

interface Fixtures {
  complaints: Complaints
  /** Brings a page to an address of the tenant, signed in; without the sign-in page. */
  signIn(page: Page, tenant: string, user: string, address?: string): Promise<void>
  /** Asks the gateway as the person signed in on the page does. */
  ask(page: Page, path: string): Promise<unknown>
}

/**
 * Journeys run against a portal of their worker's own. Every page of the test's context is watched: a console error, an uncaught
 * exception, a violation of the policy or a request to another origin fails the test. Who signed in is signed out after it.
 */
export const test = base.extend<Fixtures, { portal: PortalProcess }>({
  portal: [
    async ({}, use) => {
      const portal = await startPortal()
      await use(portal)
      await portal.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  baseURL: async ({ portal }, use) => {
    await use(portal.url)
  },

  complaints: [
    async ({ context, portal }, use) => {
      const expected: RegExp[] = []
      const list: string[] = []
      const add = (complaint: string) => {
        if (!expected.some((pattern) => pattern.test(complaint))) list.push(complaint)
      }
      await watch(context, portal.url, add)
      const endSessions = watchSessions(context, portal.url)
      await use({ list, expect: (pattern) => expected.push(pattern) })
      const heard = [...list]
      await endSessions()
      expect(heard).toEqual([])
    },
    { auto: true },
  ],

  signIn: async ({}, use) => {
    await use(async (page, tenant, user, address = `/${tenant}/`) => {
      await keepSignIn(page, tenant, user)
      await page.goto(address)
      // Behind an open drawer it is hidden from assistive technology.
      await expect(page.getByRole('button', { name: /user menu|ユーザーメニュー/i, includeHidden: true })).toBeVisible()
    })
  },

  ask: async ({ portal }, use) => {
    await use(async (page, path) => {
      const tenant = new URL(page.url()).pathname.split('/')[1] ?? ''
      const answer = await fetch(`${portal.url}${path}`, {
        headers: { authorization: `Bearer ${await tokenOf(page)}`, 'x-tenant': tenant.toUpperCase() },
      })
      expect(answer.status, `GET ${path}`).toBe(200)
      return answer.json()
    })
  },
})

export { expect, password }

/** The session's token, where frame §3 says it is kept. */
export async function tokenOf(page: Page): Promise<string> {
  const token = await page.evaluate(() => Object.values(sessionStorage).join(' '))
  const found =
    /"(?:Auth-Token|authToken|token)":"([^"]+)"/.exec(token)?.[1] ??
    (await page.evaluate(() => sessionStorage.getItem('Auth-Token')))
  if (found === null || found === undefined || found === '') throw new Error('nobody is signed in on this page')
  return found
}

async function watch(context: BrowserContext, origin: string, add: (complaint: string) => void): Promise<void> {
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy violated: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
    })
  })
  context.on('console', (message) => {
    if (message.type() === 'error') add(message.text())
  })
  context.on('weberror', (error) => {
    add(error.error().message)
  })
  context.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(origin) && !/^(data|blob|about):/.test(url)) add(`left the origin: ${url}`)
  })
}
