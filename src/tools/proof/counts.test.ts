import { describe, expect, it } from 'vitest'
import { countPlaywright, countVitest } from './counts.ts'

describe('counting the tests of a run', () => {
  it('reads the totals of a Vitest report', () => {
    expect(countVitest({ numPassedTests: 7, numFailedTests: 2, numPendingTests: 1 })).toEqual({
      passed: 7,
      failed: 2,
      skipped: 1,
    })
  })

  it('counts a journey that passed when repeated as passed', () => {
    expect(countPlaywright({ stats: { expected: 5, unexpected: 2, flaky: 1, skipped: 0 } })).toEqual({
      passed: 6,
      failed: 2,
      skipped: 0,
    })
  })

  it('refuses what is not a report', () => {
    expect(() => countVitest({})).toThrow(TypeError)
  })
})
