import { execFileSync } from 'node:child_process'

/**
 * Copies folders and files, one after the other, into a folder that is there, or one folder to a name that is not: by the system's own
 * command, which takes half as long as Node does for a thousand files.
 */
export function copyFolders(from: readonly string[], to: string): void {
  execFileSync('cp', ['-R', ...from, to])
}

/** Removes a folder with all that is in it; a tenth of the time that Node takes. */
export function removeFolder(path: string): void {
  execFileSync('rm', ['-rf', path])
}
