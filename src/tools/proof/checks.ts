import { checkTenants } from '../tenants/check.ts'
import { lintContract } from '../generate/lint.ts'
import { staleFiles } from '../generate/files.ts'
import { businessWords, drawingCode } from './business-words.ts'
import { licensedPackages, refusedLicences, stalePapers } from './licences.ts'
import { lockedPackages, missingOptional, refusingNode } from './lock-file.ts'
import { runCommand, runTask, type StepResult } from '../run/step.ts'

/** The compiler written in Go; `typescript` itself stays at the last one that other tools can ask about types. */
const TSC = '../typescript-native/bin/tsc'

/** The steps of `npm run check`: types of each kind of room, format, lint, import rules, unused code, business words, generated code, the contract, every tenant, lock file, licences. */
export function checkSteps(root: string): (() => Promise<StepResult>)[] {
  return [
    // The longest comes first, so that the others run beside it.
    () => runCommand('lint', ['oxlint']),
    () => runCommand('types of the tests', [TSC, '-p', 'tests/tsconfig.json']),
    () => runCommand('types of the browser rooms', [TSC, '-p', 'tsconfig.browser.json']),
    () => runCommand('types of the Node rooms', [TSC, '-p', 'tsconfig.node.json']),
    () => runCommand('nothing is unused', ['knip', '--no-progress', '--cache']),
    () =>
      runCommand('import rules', [
        'depcruise',
        ...['src', 'demo', 'tests'],
        ...['--config', '.dependency-cruiser.cjs', '--output-type', 'err-long'],
        ...['--cache', '--cache-strategy', 'content'],
      ]),
    () =>
      runTask('generated code is fresh', async () =>
        (await staleFiles(root)).map((file) => `${file} differs from what \`npm run generate\` writes`),
      ),
    () => runCommand('format', ['oxfmt', '--check', '.']),
    () => runTask('the contract lints clean', () => lintContract(root)),
    () => runTask('every tenant is valid', () => checkTenants(root)),
    () => runTask('business words stand in JSON alone', () => Promise.resolve(businessWords(drawingCode(root)))),
    () =>
      runTask('the lock file is whole, and for each Node that is named', () => {
        const packages = lockedPackages(root)
        return Promise.resolve([...missingOptional(packages), ...refusingNode(packages)])
      }),
    () =>
      runTask('every licence is allowed, and listed', () => {
        const packages = licensedPackages(root)
        return Promise.resolve([...refusedLicences(packages), ...stalePapers(root, packages)])
      }),
  ]
}
