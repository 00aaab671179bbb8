import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Folders whose files are named by content: those of earlier builds stay, so that a page opened before goes on working. */
const hashedFolders = ['labels', 'screens', 'validators']

/** A folder that is to take the place of the one of that name. */
export interface Folder {
  target: string
  fresh: string
  /** Where the one that is replaced stands meanwhile. */
  old: string
}

/** Makes the fresh folder that is to take the place of `distDir`/name. */
export function folderOf(distDir: string, name: string): Folder {
  const place = (when: string) => join(distDir, `.${name}-${process.pid}-${when}`)
  const folder = { target: join(distDir, name), fresh: place('new'), old: place('old') }
  mkdirSync(folder.fresh, { recursive: true })
  return folder
}

/** Takes away what is left of an exchange. */
export function remove({ fresh, old }: Folder): void {
  rmSync(fresh, { recursive: true, force: true })
  rmSync(old, { recursive: true, force: true })
}

/** Puts the fresh folder in the place of the old one; should that fail, the old one stays. */
export function swap({ target, fresh, old }: Folder): void {
  const hadOne = existsSync(target)
  if (hadOne) renameSync(target, old)
  try {
    renameSync(fresh, target)
  } catch (error) {
    if (hadOne) renameSync(old, target)
    throw error
  }
}

/** Files named by their content stay in the fresh folder, so that a page opened before goes on working. */
export function keepEarlier({ target, fresh }: Folder): void {
  for (const url of existsSync(target) ? readdirSync(target) : []) {
    for (const folder of hashedFolders) {
      const earlier = join(target, url, folder)
      if (existsSync(earlier)) cpSync(earlier, join(fresh, url, folder), { recursive: true, preserveTimestamps: true })
    }
  }
}
