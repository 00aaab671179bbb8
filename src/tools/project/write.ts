import { existsSync, mkdirSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isBinary } from '../../changes/index.ts'

/**
 * Writes a file whole, of pictures their base64: aside, under a hidden name that nobody reads, and then in its place. Who is ended half way, or
 * has no room left on the disk, leaves what stood there. A link stays one, and a file keeps who may read it. Makes the folders that lead there.
 */
export function writeWhole(path: string, content: string): void {
  const file = existsSync(path) ? realpathSync(path) : path
  const aside = join(dirname(file), `.${basename(file)}.${process.pid}.part`)
  mkdirSync(dirname(file), { recursive: true })
  try {
    const mode = existsSync(file) ? statSync(file).mode : undefined
    writeFileSync(aside, content, { encoding: isBinary(path) ? 'base64' : 'utf8', ...(mode !== undefined && { mode }) })
    renameSync(aside, file)
  } catch (error) {
    rmSync(aside, { force: true })
    throw error
  }
}

/** Makes a folder that is not there yet of such files, by path in it: all of it at once, or nothing. */
export function writeFolder(folder: string, files: Iterable<readonly [string, string]>): void {
  const aside = join(dirname(folder), `.${basename(folder)}.${process.pid}.part`)
  try {
    for (const [path, content] of files) writeWhole(join(aside, path), content)
    renameSync(aside, folder)
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
}
