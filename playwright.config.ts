import { defineConfig } from '@playwright/test'
import { atOnce } from './src/tools/proof/at-once.ts'
import { findPostgres } from './src/tools/run/postgres.ts'
import type { World } from './tests/journeys/support/test.ts'

/** What asks most of two gateways on one database. */
const TWO_GATEWAYS = '**/same-record.spec.ts'

const browser = process.env['PORTAL_BROWSER']

export default defineConfig<object, World>({
  testDir: 'tests/journeys',
  testMatch: '**/*.spec.ts',
  globalSetup: ['tests/support/throwaways.ts', 'tests/journeys/support/world.ts'],
  // Two cores run a browser, a gateway and a database for each worker, and may be somebody else's, too: slow is not wrong.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  // What passed at the second try is named as flaky; `npm run luck` tries nothing twice.
  retries: 1,
  fullyParallel: true,
  workers: atOnce(),
  // Who changes what somebody else changes does so over a PostgreSQL with two gateways, where there is one.
  projects:
    findPostgres() === undefined
      ? [{ name: 'embedded' }]
      : [
          { name: 'embedded', testIgnore: TWO_GATEWAYS },
          { name: 'postgres', testMatch: TWO_GATEWAYS, use: { database: 'postgres' as const } },
        ],
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? 'test-results/journeys.json' }],
  ],
  use: {
    // A browser that draws no frame any more is given up before the journey is.
    actionTimeout: 90_000,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    // Nothing is waited for that only moves.
    contextOptions: { reducedMotion: 'reduce' },
    trace: process.env['PORTAL_TRACE'] === undefined ? 'off' : 'retain-on-failure',
    launchOptions: {
      ...(browser === undefined ? {} : { executablePath: browser }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Each page lives for seconds: what optimizing its scripts costs, it never earns (a tenth of the journeys' time).
        '--js-flags=--no-maglev --no-turbofan',
      ],
    },
  },
})
