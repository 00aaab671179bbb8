import { stripVTControlCharacters } from 'node:util'

/** A test that failed at least once, and the first lines of what it said. `flaky`: it passed when it was repeated. */
export interface Failure {
  name: string
  message: string
  flaky: boolean
}

interface VitestReport {
  testResults: {
    name: string
    message?: string
    status: string
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[]
  }[]
}

interface PlaywrightSuite {
  file: string
  specs: {
    title: string
    tests: { projectName: string; status: string; results: { errors?: { message?: string }[] }[] }[]
  }[]
  suites?: PlaywrightSuite[]
}

/** What failed in a Vitest JSON report: tests, and files that could not be loaded. */
export function failuresVitest(report: unknown): Failure[] {
  return (report as VitestReport).testResults.flatMap(({ name, status, message = '', assertionResults }) => {
    const file = name.split('/').slice(-2).join('/')
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [{ name: file, message: head(message), flaky: false }]
    return failed.map(({ fullName, failureMessages }) => ({
      name: `${file} ${fullName}`,
      message: head(failureMessages?.[0] ?? ''),
      flaky: false,
    }))
  })
}

/** What failed at least once in a Playwright JSON report. */
export function failuresPlaywright(report: unknown): Failure[] {
  const failuresOf = ({ file, specs, suites = [] }: PlaywrightSuite): Failure[] => [
    ...specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName, status, results }) => ({
          name: `${file} [${projectName}] ${title}`,
          message: head(results.flatMap(({ errors = [] }) => errors).find(({ message }) => message)?.message ?? ''),
          flaky: status === 'flaky',
        })),
    ),
    ...suites.flatMap(failuresOf),
  ]
  return (report as { suites: PlaywrightSuite[] }).suites.flatMap(failuresOf)
}

/** A step of a run that failed, with the first lines of what it printed. */
export function failureOfStep({ name, output }: { name: string; output: string }): Failure {
  return { name, message: head(output), flaky: false }
}

/** Failures as lines for the end of a log: which test, and what it said. */
export function toldFailures(failures: readonly Failure[]): string[] {
  return failures.flatMap(({ name, message, flaky }) => [
    `${flaky ? 'Passed when repeated' : 'Failed'}: ${name}`,
    ...message.split('\n').map((line) => `    ${line}`),
  ])
}

/** The first twelve lines of a message that say something, without colours. */
function head(message: string): string {
  const lines = stripVTControlCharacters(message).split('\n')
  return lines
    .filter((line) => line.trim() !== '')
    .slice(0, 12)
    .join('\n')
}
