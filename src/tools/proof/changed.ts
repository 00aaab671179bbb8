import { execFileSync } from 'node:child_process'

/** What reads files that nothing imports: a change of them is a change of it. */
const READERS: readonly (readonly [RegExp, string])[] = [
  [/^(schemas|tenants)\//, 'src/tools/project/read.ts'],
  [/^openapi\//, 'src/contract/generated/operations.ts'],
  [/^demo\/data\//, 'demo/index.ts'],
  [/^src\/gateway\/reference\/.*\.csv$/, 'src/gateway/reference/lists.ts'],
  [/^docs\/|\.md$/, 'src/tools/generate/files.ts'],
]
const IMPORTABLE = /\.(?:ts|tsx|mjs)$/

/** The modules that a change of these files concerns: the files themselves, or what reads them; each once. */
export function concernedModules(files: readonly string[]): string[] {
  const modules = files.flatMap((file) => {
    const reader = READERS.find(([path]) => path.test(file))?.[1]
    return reader ?? (IMPORTABLE.test(file) ? file : [])
  })
  return [...new Set(modules)]
}

/** Files that differ from a commit, those that git does not know yet included. Throws when git does not know the commit. */
export function changedSince(root: string, commit: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' })
      .split('\n')
      .filter((line) => line !== '')
  return [
    ...git('diff', '--name-only', '--diff-filter=d', commit),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
}
