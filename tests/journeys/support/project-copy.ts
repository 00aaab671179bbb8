import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { throwawayFolder } from '../../../src/tools/project/throwaway.ts'
import { copyFolders, removeFolder } from '../../support/folders.ts'

/** The project in a folder of its own, for a test to change. */
export interface ProjectCopy {
  root: string
  /** Replaces a piece of a file. Throws when the piece is not there. */
  edit(path: string, piece: string, by: string): void
  /** Runs one of the project's commands, `src/tools/NAME.ts`. */
  run(tool: string, ...args: string[]): Promise<{ code: number; output: string }>
  /** Name and time of change of every file below a folder. */
  files(folder: string): Record<string, number>
  /** Puts a folder back as it was copied. */
  renew(folder: string): void
  remove(): void
}

/** What was built comes last. */
const COPIED = [
  'package.json',
  'vite.config.ts',
  'index.html',
  'openapi',
  'schemas',
  'tenants',
  'public',
  'src',
  'demo',
  'dist',
]

/** Copies the project's sources, configuration and what was built of them. The built files are the newest. */
export function copyProject(): ProjectCopy {
  const root = throwawayFolder('portal-copy-')
  const own = readdirSync('.').filter((name) => /^tsconfig.*\.json$/.test(name))
  mkdirSync(join(root, 'docs'))
  copyFolders(['docs/api', 'docs/diagnostics.md'], join(root, 'docs'))
  copyFolders(
    [...own, ...COPIED].filter((path) => existsSync(path)),
    root,
  )
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'))
  return {
    root,
    edit(path, piece, by) {
      const text = readFileSync(join(root, path), 'utf8')
      if (!text.includes(piece)) throw new Error(`${path} has no ${piece}`)
      writeFileSync(join(root, path), text.replace(piece, by))
    },
    run: (tool, ...args) =>
      new Promise((resolve) => {
        execFile(
          process.execPath,
          ['--import', 'tsx', `src/tools/${tool}.ts`, ...args],
          { cwd: root },
          (error, stdout, stderr) => {
            resolve({
              code: typeof error?.code === 'number' ? error.code : error === null ? 0 : -1,
              output: stdout + stderr,
            })
          },
        )
      }),
    files(folder) {
      const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      return Object.fromEntries(names.sort().map((name) => [name, statSync(join(root, folder, name)).mtimeMs]))
    },
    renew(folder) {
      removeFolder(join(root, folder))
      copyFolders([folder], root)
    },
    remove() {
      removeFolder(root)
    },
  }
}
