import type { PortalProcess } from './portal-process.ts'
import { test as base } from './test.ts'

/** Journeys over a portal of their own, and the studio that it serves. */
export const test = base.extend<{ host: PortalProcess }>({
  host: [
    async ({ lendPortal }, use) => {
      await use(await lendPortal())
    },
    { timeout: 120_000 },
  ],
})
