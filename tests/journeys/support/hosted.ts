import { startPortal, type PortalProcess } from './portal-process.ts'
import { test as base } from './test.ts'

/** Journeys over a portal of their own, and the studio that it serves. Its pages leave before it ends: they look now and then what there is. */
export const test = base.extend<{ host: PortalProcess }>({
  host: [
    async ({ context }, use) => {
      const host = await startPortal()
      await use(host)
      await Promise.all(context.pages().map((page) => page.goto('about:blank')))
      await host.stop()
    },
    { timeout: 120_000 },
  ],
})
