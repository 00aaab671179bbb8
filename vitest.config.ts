import { defineConfig } from 'vitest/config'

/** What does not depend on the database, or asks it nothing that others do not, runs over the embedded one alone. */
const once = [
  'database-faults',
  'durability',
  'examples',
  'hosting',
  'log',
  'mail',
  'nginx',
  'properties',
  'roles',
  'strangers',
].map((name) => `tests/contract/${name}.test.ts`)
const again = process.env['CONTRACT_DATABASE_URL'] !== undefined

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'demo/**/*.test.ts', 'tests/{forms,report,security,views}/**/*.test.ts'],
          testTimeout: 20_000,
          retry: 2,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          exclude: again ? once : [],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          retry: 2,
          maxWorkers: 2,
          globalSetup: 'tests/contract/support/world.ts',
        },
      },
    ],
  },
})
