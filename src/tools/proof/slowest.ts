/** A test and how long it took, all its tries together. */
export interface Timed {
  name: string
  seconds: number
}

interface VitestReport {
  testResults: { name: string; assertionResults: { fullName: string; duration?: number | null }[] }[]
}

interface PlaywrightSuite {
  file: string
  specs: { title: string; tests: { projectName: string; results: { duration: number }[] }[] }[]
  suites?: PlaywrightSuite[]
}

/** The times of a Vitest JSON report. */
export function timesVitest(report: unknown): Timed[] {
  return (report as VitestReport).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${name.split('/').slice(-2).join('/')} ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  )
}

/** The times of a Playwright JSON report. */
export function timesPlaywright(report: unknown): Timed[] {
  const timesOf = ({ file, specs, suites = [] }: PlaywrightSuite): Timed[] => [
    ...specs.flatMap(({ title, tests }) =>
      tests.map(({ projectName, results }) => ({
        name: `${file} [${projectName}] ${title}`,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      })),
    ),
    ...suites.flatMap(timesOf),
  ]
  return (report as { suites: PlaywrightSuite[] }).suites.flatMap(timesOf)
}

/** The slowest tests, a line each, the slowest first. */
export function slowest(times: readonly Timed[], most = 20): string[] {
  return [...times]
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, most)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`)
}
