import { defineConfig } from '@playwright/test'
import journeys from '../../playwright.config.ts'

const { launchOptions } = journeys.use ?? {}

/** Benches: one at a time, apart from the tests, against production builds, in a browser that optimizes scripts as people's do. */
export default defineConfig({
  ...journeys,
  globalSetup: [],
  use: {
    ...journeys.use,
    trace: 'off',
    launchOptions: {
      ...launchOptions,
      args: (launchOptions?.args ?? []).filter((each) => !each.startsWith('--js-flags')),
    },
  },
  testDir: '.',
  testMatch: '**/*.bench.ts',
  workers: 1,
  fullyParallel: false,
  reporter: 'list',
})
