import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildPortal } from './run/build.ts'
import { refreshPortal } from './run/refresh.ts'
import { atOnce } from './proof/at-once.ts'
import { changedSince, concernedModules } from './proof/changed.ts'
import { checkSteps } from './proof/checks.ts'
import { countPlaywright, countVitest, type Count } from './proof/counts.ts'
import { failureOfStep, failuresPlaywright, failuresVitest, toldFailures, type Failure } from './proof/failures.ts'
import { findBrowser } from './run/browser.ts'
import { startPostgres } from './run/postgres.ts'
import { slowest, timesPlaywright, timesVitest, type Timed } from './proof/slowest.ts'
import { runCommand, runSteps, runTask, type StepResult } from './run/step.ts'
import { throwawayFolder, throwawaysOfRun } from './project/throwaway.ts'

/**
 * `npm test`: check, unit and contract (over the embedded database and over PostgreSQL), a production build, the journeys.
 * `npm test -- --changed [COMMIT]`: check, the tests that import what differs from the commit (from HEAD without one) or read
 * it, over the embedded database, and the journeys that differ themselves. The last lines name what
 * failed, and count everything.
 */
const root = process.cwd()
process.once('exit', throwawaysOfRun())
const reports = throwawayFolder('reports-')
const counts: Count[] = []
const times: Timed[] = []
const failures: Failure[] = []

const [flag, commit = 'HEAD'] = process.argv.slice(2)
if (flag === undefined) await proveAll()
else if (flag === '--changed') await proveChanged(commit)
else {
  console.error('npm test [-- --changed [COMMIT]]; a single test: docs/developing.md')
  process.exit(1)
}

const total = counts.reduce((sum, count) => ({
  passed: sum.passed + count.passed,
  failed: sum.failed + count.failed,
  skipped: sum.skipped + count.skipped,
}))
console.log(`The slowest:\n${slowest(times).join('\n')}`)
for (const line of toldFailures(failures)) console.log(line)
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exitCode = total.failed > 0 ? 1 : 0

async function proveAll(): Promise<void> {
  counts.push(countSteps(await runSteps(checkSteps(root), atOnce())))
  const postgres = await startPostgres()
  if (postgres === undefined) {
    console.log(
      'No PostgreSQL is installed and none could be fetched: the contract is tested over the embedded database only.',
    )
    counts.push({ passed: 0, failed: 0, skipped: 1 })
  }
  await vitest(['run'], postgres === undefined ? {} : { CONTRACT_DATABASE_URL: postgres.url })
  await postgres?.stop()
  counts.push(countSteps(await runSteps([() => runTask('production build', () => buildPortal(root))], 1)))
  await journeys([])
}

async function proveChanged(since: string): Promise<void> {
  const modules = concernedModules(changedSince(root, since))
  counts.push(countSteps(await runSteps(checkSteps(root), atOnce())))
  if (modules.length > 0) await vitest(['related', ...modules, '--run', '--passWithNoTests'], {})
  if (modules.some((path) => path.startsWith('tests/journeys/'))) {
    counts.push(countSteps(await runSteps([() => runTask('production build', () => refreshPortal(root))], 1)))
    await journeys([`--only-changed=${since}`])
  }
}

/** Runs unit and contract tests, and counts them. */
async function vitest(args: string[], env: Record<string, string>): Promise<void> {
  const report = join(reports, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const result = await runCommand('unit and contract', ['vitest', ...args, ...reporters], { live: true, env })
  read(report, result, countVitest, timesVitest, failuresVitest)
}

/** Runs journeys over the portal in `dist/`, and counts them. */
async function journeys(args: string[]): Promise<void> {
  const browser = findBrowser()
  if (browser === undefined) {
    console.log('No Chromium is installed and none could be fetched: the journeys did not run.')
    counts.push({ passed: 0, failed: 1, skipped: 0 })
    return
  }
  const report = join(reports, 'journeys.json')
  const env = { PORTAL_BROWSER: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  const result = await runCommand('journeys', ['playwright', 'test', ...args], { live: true, env })
  read(report, result, countPlaywright, timesPlaywright, failuresPlaywright)
}

function countSteps(results: readonly StepResult[]): Count {
  const failed = results.filter((result) => !result.ok)
  failures.push(...failed.map(failureOfStep))
  return { passed: results.length - failed.length, failed: failed.length, skipped: 0 }
}

/** Reads a report; a runner that failed without one failed test (or wrote no report) counts as a failure itself. */
function read(
  file: string,
  result: StepResult,
  count: (report: unknown) => Count,
  timesOf: (report: unknown) => Timed[],
  failuresOf: (report: unknown) => Failure[],
): void {
  try {
    const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
    const counted = count(report)
    counts.push(result.ok || counted.failed > 0 ? counted : { ...counted, failed: 1 })
    times.push(...timesOf(report))
    failures.push(...failuresOf(report))
  } catch {
    console.log(`${result.name}: no report was written`)
    counts.push({ passed: 0, failed: 1, skipped: 0 })
  }
}
