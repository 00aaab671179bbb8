import { existsSync, mkdtempSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

/** Memory that Linux shows as a folder. */
const MEMORY = '/dev/shm'
/** More than the stores that tests have open at once, in bytes. */
const PLENTY = 4 * 2 ** 30

/**
 * Makes an empty folder for what a test writes and throws away: in memory where there is plenty of it, for a test that starts on a copy of
 * a store of 90 MB would spend its time on the disk.
 */
export function throwawayFolder(prefix: string): string {
  return mkdtempSync(join(hasPlenty() ? MEMORY : tmpdir(), prefix))
}

function hasPlenty(): boolean {
  if (!existsSync(MEMORY) || freemem() < PLENTY) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize >= PLENTY
}
