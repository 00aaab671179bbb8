/** How many tests of a run passed, failed and were skipped. */
export interface Count {
  passed: number
  failed: number
  skipped: number
}

/** Reads the totals of a Vitest JSON report. Throws a TypeError on anything else. */
export function countVitest(report: unknown): Count {
  const { numPassedTests, numFailedTests, numPendingTests } = report as Record<string, number>
  return { passed: whole(numPassedTests), failed: whole(numFailedTests), skipped: whole(numPendingTests) }
}

/** Reads the totals of a Playwright JSON report. A test that passed when repeated counts as passed; the runner names it as flaky. */
export function countPlaywright(report: unknown): Count {
  const { stats } = report as { stats: Record<string, number> }
  return {
    passed: whole(stats['expected']) + whole(stats['flaky']),
    failed: whole(stats['unexpected']),
    skipped: whole(stats['skipped']),
  }
}

function whole(value: number | undefined): number {
  if (typeof value !== 'number' || !Number.isInteger(value)) throw new TypeError('not a report of a test run')
  return value
}
