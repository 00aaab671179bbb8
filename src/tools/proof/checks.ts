import { checkTenants } from '../tenants/check.ts'
import { lintContract } from '../generate/lint.ts'
import { staleFiles } from '../generate/files.ts'
import { businessWords, drawingCode } from './business-words.ts'
import { licensedPackages, refusedLicences } from './licences.ts'
import { lockedPackages, missingOptional } from './lock-file.ts'
import { runCommand, runTask, type StepResult } from '../run/step.ts'

/** The steps of `npm run check`: types of each kind of room, format, lint, import rules, unused code, business words, generated code, the contract, every tenant, lock file, licences. */
export function checkSteps(root: string): (() => Promise<StepResult>)[] {
  return [
    // The longest comes first, so that the others run beside it.
    () => runCommand('lint', ['eslint', '.', '--max-warnings', '0', ...byContent('eslint/')]),
    () => runCommand('types of the tests', ['tsc', '-p', 'tests/tsconfig.json']),
    () => runCommand('types of the browser rooms', ['tsc', '-p', 'tsconfig.browser.json']),
    () => runCommand('types of the Node rooms', ['tsc', '-p', 'tsconfig.node.json']),
    () => runCommand('format', ['prettier', '.', '--check', '--log-level', 'warn', ...byContent('prettier/content')]),
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
    () => runTask('the contract lints clean', () => lintContract(root)),
    () => runTask('every tenant is valid', () => checkTenants(root)),
    () => runTask('business words stand in JSON alone', () => Promise.resolve(businessWords(drawingCode(root)))),
    () => runTask('the lock file is whole', () => Promise.resolve(missingOptional(lockedPackages(root)))),
    () => runTask('every licence is allowed', () => Promise.resolve(refusedLicences(licensedPackages(root)))),
  ]
}

/** What makes ESLint and Prettier pass over files that are as they were when they were last found right. */
function byContent(place: string): string[] {
  return ['--cache', '--cache-strategy', 'content', '--cache-location', `node_modules/.cache/${place}`]
}
