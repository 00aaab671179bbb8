import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { refreshPortal } from './run/refresh.ts'
import { findBrowser } from './run/browser.ts'
import { luckOf } from './proof/luck.ts'
import { runCommand } from './run/step.ts'
import { throwawayFolder, throwawaysOfRun } from './project/throwaway.ts'

/**
 * `npm run luck -- TIMES [Playwright's arguments]`: each journey so often, without a second try, while a busy process for each core
 * takes half of the machine. Reports every journey that failed once, and the slowest.
 */
const root = process.cwd()
const [times = '', ...args] = process.argv.slice(2)
const browser = findBrowser()
const complaints = /^[1-9]\d*$/.test(times)
  ? [...(await refreshPortal(root))]
  : ['npm run luck -- TIMES [FILE] [-g TITLE]']
if (browser === undefined) complaints.push('No Chromium is installed and none could be fetched.')
if (complaints.length > 0) {
  console.error(complaints.join('\n'))
  process.exit(1)
}

const busy = Array.from({ length: availableParallelism() }, () =>
  spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }),
)
const rest = () => busy.forEach((each) => each.kill())
process.once('exit', rest)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
process.once('exit', throwawaysOfRun())
const report = join(throwawayFolder('reports-'), 'journeys.json')
const result = await runCommand('journeys', ['playwright', 'test', `--repeat-each=${times}`, '--retries=0', ...args], {
  live: true,
  env: { PORTAL_BROWSER: browser ?? '', PLAYWRIGHT_JSON_OUTPUT_NAME: report },
})
rest()

const lucks = luckOf(JSON.parse(readFileSync(report, 'utf8')))
const unlucky = lucks.filter(({ failed }) => failed > 0)
const line = ({ name, passed, failed, slowest }: (typeof lucks)[number]) =>
  `${passed}/${passed + failed}  ${slowest.toFixed(1).padStart(6)} s  ${name}`
console.log(`${lucks.length} journeys, ${times} times each; ${unlucky.length} failed at least once`)
console.log([...unlucky, ...lucks.filter(({ failed }) => failed === 0).slice(0, 20)].map(line).join('\n'))
process.exitCode = result.ok ? 0 : 1
