import { describe, expect, it } from 'vitest'
import { luckOf } from './luck.ts'

const run = (status: string, duration: number) => ({ projectName: 'embedded', results: [{ status, duration }] })

describe('the luck of repeated journeys', () => {
  it('is counted for each journey over all its runs, the unluckiest first', () => {
    const specs = [
      { title: 'signs in', tests: [run('passed', 900), run('passed', 1500)] },
      { title: 'saves', tests: [run('passed', 800), run('timedOut', 120_000), run('skipped', 0)] },
    ]
    expect(luckOf({ suites: [{ file: 'all', specs: [], suites: [{ file: 'a.spec.ts', specs }] }] })).toEqual([
      { name: 'a.spec.ts [embedded] saves', passed: 1, failed: 1, slowest: 120 },
      { name: 'a.spec.ts [embedded] signs in', passed: 2, failed: 0, slowest: 1.5 },
    ])
  })
})
