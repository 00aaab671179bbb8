import { describe, expect, it } from 'vitest'
import { slowest, timesPlaywright, timesVitest } from './slowest.ts'

describe('the slowest tests of a run', () => {
  it('are named with their file, the slowest first, and no more than asked for', () => {
    const assertionResults = [
      { fullName: 'a list sorts', duration: 40 },
      { fullName: 'a list filters', duration: 2500 },
      { fullName: 'a list is skipped', duration: null },
    ]
    const times = timesVitest({ testResults: [{ name: '/portal/src/grid/list.test.ts', assertionResults }] })
    expect(slowest(times, 2)).toEqual([
      '   2.5 s  grid/list.test.ts a list filters',
      '   0.0 s  grid/list.test.ts a list sorts',
    ])
  })

  it('count every try of a journey, in whatever group it stands', () => {
    const spec = {
      title: 'signs in',
      tests: [{ projectName: 'embedded', results: [{ duration: 900 }, { duration: 1100 }] }],
    }
    const inner = { file: 'sign-in.spec.ts', specs: [spec] }
    const report = { suites: [{ file: 'sign-in.spec.ts', specs: [], suites: [inner] }] }
    expect(timesPlaywright(report)).toEqual([{ name: 'sign-in.spec.ts [embedded] signs in', seconds: 2 }])
  })
})
