import { defineConfig } from '@playwright/test'
import journeys from '../../playwright.config.ts'

/** Benches: one at a time, apart from the tests, against production builds. */
export default defineConfig({
  ...journeys,
  globalSetup: [],
  use: { ...journeys.use, trace: 'off' },
  testDir: '.',
  testMatch: '**/*.bench.ts',
  workers: 1,
  fullyParallel: false,
  reporter: 'list',
})
