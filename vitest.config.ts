import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['src/**/*.test.{ts,tsx}', 'tests/{forms,report,security}/**/*.test.ts'], testTimeout: 20_000, retry: 2 } },
      { test: { name: 'contract', include: ['tests/contract/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000, retry: 2, maxWorkers: 2, globalSetup: 'tests/contract/support/world.ts' } },
    ],
  },
})
