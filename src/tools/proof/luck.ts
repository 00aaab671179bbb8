/** How one journey went, however often it was repeated. */
export interface Luck {
  name: string
  passed: number
  failed: number
  slowest: number
}

interface Suite {
  file: string
  specs: { title: string; tests: { projectName: string; results: { status: string; duration: number }[] }[] }[]
  suites?: Suite[]
}

/** Reads a Playwright JSON report of journeys that were repeated; the unluckiest come first, then the slowest. */
export function luckOf(report: unknown): Luck[] {
  const found = new Map<string, Luck>()
  const read = ({ file, specs, suites = [] }: Suite): void => {
    for (const { title, tests } of specs)
      for (const { projectName, results } of tests) {
        const name = `${file} [${projectName}] ${title}`
        const luck = found.get(name) ?? { name, passed: 0, failed: 0, slowest: 0 }
        found.set(name, luck)
        for (const { status, duration } of results) {
          if (status === 'passed') luck.passed += 1
          else if (status !== 'skipped') luck.failed += 1
          luck.slowest = Math.max(luck.slowest, duration / 1000)
        }
      }
    suites.forEach(read)
  }
  ;(report as { suites: Suite[] }).suites.forEach(read)
  return [...found.values()].sort((one, other) => other.failed - one.failed || other.slowest - one.slowest)
}
