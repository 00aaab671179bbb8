import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import budgets from '../budgets.json' with { type: 'json' }
import { createSamples, rounds, sizes } from './measure/results.ts'

const run = promisify(execFile)
const counts = sizes([1, 10, 1000])

test('a thousand tenants are checked while one waits, and cost no more each than ten do', async () => {
  test.setTimeout(3_600_000)
  const samples = createSamples()
  const rowOf = (count: number): string => `${String(count)} tenants`
  for (let round = 0; round < rounds(1); round += 1) {
    for (const count of counts) {
      const { stdout } = await run(process.execPath, [
        '--import',
        'tsx',
        'tests/bench/compiler/many-tenants.ts',
        String(count),
      ])
      for (const [what, figure] of Object.entries(JSON.parse(stdout) as Record<string, number>))
        samples.add(rowOf(count), what, figure)
    }
  }
  samples.tell('compiler', 'Seconds of a check, a build, and a build with nothing changed; the most memory in MB')
  if (!counts.includes(1000) || !counts.includes(10)) return
  expect.soft(samples.median(rowOf(1000), 'check')).toBeLessThan(budgets.compiler.check)
  expect
    .soft(samples.median(rowOf(1000), 'check') / samples.median(rowOf(10), 'check') / 100)
    .toBeLessThan(budgets.compiler.growth)
})
