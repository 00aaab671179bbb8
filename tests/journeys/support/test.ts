import { test as base, expect, type BrowserContext, type Page } from '@playwright/test'
import { startPortal, startTwoPortals, type PortalProcess } from './portal-process.ts'
import { PASSWORD as password } from '../../support/quick-passwords.ts'
import { copyProject, type ProjectCopy } from './project-copy.ts'
import { keepSignIn, watchSessions } from './signed-in.ts'

/** What went wrong on the pages of a context without anybody asserting it. */
export interface Complaints {
  list: string[]
  /** Console errors that the test brings about on purpose, e.g. of a refused call. */
  expect(pattern: RegExp): void
  /** Watches a further context. */
  watch(context: BrowserContext): Promise<void>
}

/** What the journeys of a project run over: the embedded store, or a PostgreSQL with two gateways. */
export interface World {
  database: 'embedded' | 'postgres'
}

interface Fixtures {
  complaints: Complaints
  /**
   * Brings a page to an address of the tenant, signed in; without the sign-in page. With 'nowhere' the portal is not loaded yet: the
   * journey goes to an address of its own, or asks the gateway first.
   */
  signIn(page: Page, tenant: string, user: string, address?: string): Promise<void>
  /** The project in a folder of its own. */
  project: ProjectCopy
  /** The worker's portal; in a file with a portal of its own, that one. */
  portal: PortalProcess
  /** Starts a portal for this test, of a folder and over a store of its own; it ends when the test's pages have left it. */
  lendPortal(...portal: Parameters<typeof startPortal>): Promise<PortalProcess>
  /** Asks the gateway as the person signed in on the page does. */
  ask(page: Page, path: string): Promise<unknown>
  /** Another tab of the same person; its calls go to the second gateway where there is one. */
  secondTab(): Promise<Page>
  /** A page of another person, in a browser of their own; its calls go to the second gateway where there is one. */
  colleague(tenant: string, user: string): Promise<Page>
}

/** What one worker has, through all of its files. */
interface WorkersOwn {
  /** Starts with the first journey that goes there. */
  workersPortal: PortalProcess
  /** Makes what takes long at the first call of its name, and gives the same to the worker's later journeys. It ends with the worker. */
  onceAWorker<Thing extends Ending>(name: string, make: () => Promise<Thing>): Promise<Thing>
}

/** What has to be ended. */
interface Ending {
  stop(): Promise<void>
}

/**
 * Journeys run against a portal of their worker's own. Every page of the test's context is watched: a console error, an uncaught
 * exception, a violation of the policy or a request to another origin fails the test. Who signed in is signed out after it.
 */
export const test = base.extend<Fixtures, World & WorkersOwn>({
  database: ['embedded', { option: true, scope: 'worker' }],

  workersPortal: [
    async ({ database }, use) => {
      const portal = await (database === 'postgres' ? startTwoPortals() : startPortal())
      await use(portal)
      await portal.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  // Not by a fixture of each file: whatever a worker's fixtures differ in takes a worker, a browser and a portal more.
  onceAWorker: [
    async ({}, use) => {
      const made = new Map<string, Promise<Ending>>()
      await use(<Thing extends Ending>(name: string, make: () => Promise<Thing>) => {
        const thing = made.get(name) ?? make()
        made.set(name, thing)
        thing.catch(() => made.delete(name))
        return thing as Promise<Thing>
      })
      for (const thing of made.values()) await (await thing).stop()
    },
    { scope: 'worker' },
  ],

  portal: [
    async ({ workersPortal }, use) => {
      await use(workersPortal)
    },
    { timeout: 180_000 },
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
      const endings: (() => Promise<void>)[] = []
      const watchAll = async (each: BrowserContext): Promise<void> => {
        await watch(each, portal.url, add)
        endings.push(watchSessions(each, portal.url))
      }
      await watchAll(context)
      await use({ list, expect: (pattern) => expected.push(pattern), watch: watchAll })
      const heard = [...list]
      await Promise.all(endings.map((end) => end()))
      expect(heard).toEqual([])
    },
    { auto: true },
  ],

  signIn: async ({}, use) => {
    await use(async (page, tenant, user, address = `/${tenant}/`) => {
      await keepSignIn(page, tenant, user)
      if (address === 'nowhere') return
      await page.goto(address)
      // Behind an open drawer it is hidden from assistive technology.
      await expect(
        page.getByRole('button', { name: /user menu|ユーザーメニュー|Benutzermenü|^قائمة /i, includeHidden: true }),
      ).toBeVisible()
    })
  },

  project: async ({}, use) => {
    const project = copyProject()
    await use(project)
    project.remove()
  },

  lendPortal: async ({ context }, use) => {
    const lent: PortalProcess[] = []
    await use(async (...portal) => {
      const started = await startPortal(...portal)
      lent.push(started)
      return started
    })
    // A page looks now and then what there is: of a portal that is gone that would be a complaint.
    if (lent.length > 0) await Promise.all(context.pages().map((page) => page.goto('about:blank')))
    await Promise.all(lent.map((portal) => portal.stop()))
  },

  secondTab: async ({ context, portal }, use) => {
    await use(async () => {
      const page = await context.newPage()
      await throughOther(page, portal)
      return page
    })
  },

  colleague: async ({ browser, contextOptions, portal, complaints, signIn }, use) => {
    const opened: BrowserContext[] = []
    await use(async (tenant, user) => {
      const context = await browser.newContext({ ...contextOptions, baseURL: portal.url, locale: 'en-US' })
      opened.push(context)
      await complaints.watch(context)
      const page = await context.newPage()
      await signIn(page, tenant, user, 'nowhere')
      await throughOther(page, portal)
      return page
    })
    await Promise.all(opened.map((context) => context.close()))
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

/** Sends the calls of a page to the second gateway, where there is one; the page does not know. */
async function throughOther(page: Page, { url, otherUrl }: PortalProcess): Promise<void> {
  if (otherUrl === undefined) return
  await page.route('**/api-gateway/**', (route) =>
    route.continue({ url: route.request().url().replace(url, otherUrl) }),
  )
}

async function watch(context: BrowserContext, origin: string, add: (complaint: string) => void): Promise<void> {
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy violated: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
    })
  })
  context.on('console', (message) => {
    // The browser's own words do not say what failed to load.
    if (message.type() === 'error') add(`${message.text()} ${message.location().url}`.trim())
  })
  context.on('weberror', (error) => {
    add(error.error().message)
  })
  context.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(origin) && !/^(data|blob|about):/.test(url)) add(`left the origin: ${url}`)
  })
}
