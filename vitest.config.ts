import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { atOnce } from './src/tools/proof/at-once.ts'
import { UnitSequence } from './src/tools/proof/unit-sequence.ts'

/** What does not depend on the database, or asks it nothing that others do not, runs over the embedded one alone. */
const once = [
  'database-faults',
  'durability',
  'examples',
  'front-door',
  'hosting',
  'log',
  'mail',
  'nginx',
  'offered-actions',
  'properties',
  'roles',
  'rules',
  'slow-callers',
  'strangers',
  'studio-files',
  'studio-previews',
  'telemetry',
  'traces',
  'worst-requests',
].map((name) => `tests/contract/*/${name}.test.ts`)
/** What opens the store anew for each thing that it does, which takes the embedded one a second: where there is a server, it runs over that alone. */
const manyOpenings = ['tests/contract/accounts/users.test.ts']
/** What is thrown away lies in one folder, which goes with the run. */
const THROWAWAYS = 'tests/support/throwaways.ts'
/** Given, the contract is tested over that PostgreSQL, too. */
const postgres = process.env['CONTRACT_DATABASE_URL']

/** What asks the stores themselves, inside their room. */
const INSIDE = 'src/gateway/store/**/*.contract.test.ts'

/** The gateway against the contract, over a PostgreSQL or, without one, over the embedded database. */
function contract(name: string, databaseUrl: string): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      include: ['tests/contract/**/*.test.ts', INSIDE],
      exclude: databaseUrl !== '' ? once : postgres === undefined ? [] : manyOpenings,
      env: { CONTRACT_DATABASE_URL: databaseUrl },
      isolate: false,
      retry: 1,
      testTimeout: 60_000,
      hookTimeout: 60_000,
      // A third of it waits for a clock or a process.
      maxWorkers: atOnce(1.5),
      sequence: { groupOrder: 1 },
      globalSetup: [THROWAWAYS, 'tests/contract/support/world.ts'],
    },
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: UnitSequence },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'demo/**/*.test.ts', 'tests/{forms,report,security,views}/**/*.test.ts'],
          exclude: [INSIDE],
          globalSetup: THROWAWAYS,
          setupFiles: ['tests/unit/leave-nothing.ts', 'tests/unit/styles.ts'],
          isolate: false,
          // Machines that are busy with something else: once more, and counted as passed.
          retry: 1,
          testTimeout: 20_000,
          hookTimeout: 20_000,
          maxWorkers: atOnce(),
        },
      },
      contract('contract', ''),
      ...(postgres === undefined ? [] : [contract('contract-postgres', postgres)]),
    ],
  },
})
