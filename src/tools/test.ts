import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildPortal } from './run/build.ts'
import { checkSteps } from './run/checks.ts'
import { countPlaywright, countVitest, type Count } from './run/counts.ts'
import { findBrowser } from './run/browser.ts'
import { startPostgres } from './run/postgres.ts'
import { runCommand, runSteps, runTask, type StepResult } from './run/step.ts'

/**
 * `npm test`: check, unit, contract over the embedded database and over PostgreSQL, a production build, the journeys.
 * The last line counts everything.
 */
const root = process.cwd()
const reports = mkdtempSync(join(tmpdir(), 'portal-test-'))
const counts: Count[] = []

const steps = await runSteps(checkSteps(root), 2)
counts.push(countSteps(steps))

await vitest('unit')
await vitest('contract')
const postgres = await startPostgres()
if (postgres === undefined) {
  console.log(
    'No PostgreSQL is installed and none could be fetched: the contract tests ran over the embedded database only.',
  )
  counts.push({ passed: 0, failed: 0, skipped: 1 })
} else {
  console.log('The contract tests once more, over PostgreSQL:')
  await vitest('contract', { CONTRACT_DATABASE_URL: postgres.url })
  await postgres.stop()
}

const built = await runSteps([() => runTask('production build', () => buildPortal(root))], 1)
counts.push(countSteps(built))

const browser = findBrowser()
if (browser === undefined) {
  console.log('No Chromium is installed and none could be fetched: the journeys did not run.')
  counts.push({ passed: 0, failed: 1, skipped: 0 })
} else {
  const report = join(reports, 'journeys.json')
  const result = await runCommand('journeys', ['playwright', 'test'], {
    live: true,
    env: { PORTAL_BROWSER: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  })
  counts.push(read(report, countPlaywright, result))
}

const total = counts.reduce((sum, count) => ({
  passed: sum.passed + count.passed,
  failed: sum.failed + count.failed,
  skipped: sum.skipped + count.skipped,
}))
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exitCode = total.failed > 0 ? 1 : 0

/** Runs the tests of a project and counts them. */
async function vitest(project: string, env: Record<string, string> = {}): Promise<void> {
  const report = join(reports, `vitest-${counts.length}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const result = await runCommand(project, ['vitest', 'run', '--project', project, ...reporters], { live: true, env })
  counts.push(read(report, countVitest, result))
}

function countSteps(results: readonly StepResult[]): Count {
  const failed = results.filter((result) => !result.ok).length
  return { passed: results.length - failed, failed, skipped: 0 }
}

/** Counts a report; a runner that failed without one failed test (or wrote no report) counts as a failure itself. */
function read(file: string, count: (report: unknown) => Count, result: StepResult): Count {
  try {
    const counted = count(JSON.parse(readFileSync(file, 'utf8')))
    return result.ok || counted.failed > 0 ? counted : { ...counted, failed: 1 }
  } catch {
    console.log(`${result.name}: no report was written`)
    return { passed: 0, failed: 1, skipped: 0 }
  }
}
