import { describe, expect, it } from 'vitest'
import { failuresPlaywright, failuresVitest, toldFailures } from './failures.ts'

describe('what failed, told at the end of a run', () => {
  it('names the tests of a Vitest report that failed, and a file that could not be loaded', () => {
    const report = {
      testResults: [
        {
          name: '/portal/src/app/session.test.ts',
          status: 'failed',
          assertionResults: [
            { fullName: 'a session ends', status: 'passed' },
            {
              fullName: 'a session begins',
              status: 'failed',
              failureMessages: ['\u001B[31mexpected 1\u001B[39m\n\nbut 2'],
            },
          ],
        },
        { name: '/portal/src/app/route.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
        { name: '/portal/src/app/shell.test.ts', status: 'passed', assertionResults: [] },
      ],
    }
    expect(failuresVitest(report)).toEqual([
      { name: 'app/session.test.ts a session begins', message: 'expected 1\nbut 2', flaky: false },
      { name: 'app/route.test.ts', message: 'no such module', flaky: false },
    ])
  })

  it('names the journeys that failed, also those that passed when repeated', () => {
    const journey = (title: string, status: string, ...messages: string[]) => ({
      title,
      tests: [{ projectName: 'embedded', status, results: messages.map((message) => ({ errors: [{ message }] })) }],
    })
    const report = {
      suites: [
        {
          file: 'session.spec.ts',
          specs: [journey('stays', 'expected')],
          suites: [
            {
              file: 'session.spec.ts',
              specs: [journey('ends', 'unexpected', 'late', 'later'), journey('begins', 'flaky', 'once')],
            },
          ],
        },
      ],
    }
    expect(toldFailures(failuresPlaywright(report))).toEqual([
      'Failed: session.spec.ts [embedded] ends',
      '    late',
      'Passed when repeated: session.spec.ts [embedded] begins',
      '    once',
    ])
  })
})
