import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

/** Memory that Linux shows as a folder. */
const MEMORY = '/dev/shm'
/** More than the stores that tests have open at once, in bytes. */
const PLENTY = 4 * 2 ** 30

/** Names the folder of a run to the processes that belong to it. */
const OF_RUN = 'PORTAL_THROWAWAYS'

/**
 * Makes an empty folder for what a test writes and throws away: in memory where there is plenty of it, for a test that starts on a copy of
 * a store of 90 MB would spend its time on the disk. In a run of tests it lies in the folder of that run.
 */
export function throwawayFolder(prefix: string): string {
  return mkdtempSync(join(process.env[OF_RUN] ?? (hasPlenty() ? MEMORY : tmpdir()), prefix))
}

/**
 * Lets all that this process and those that it starts throw away lie in one folder. What comes out deletes it with all that tests left there,
 * also those that were ended in the middle.
 */
export function throwawaysOfRun(): () => void {
  if (process.env[OF_RUN] !== undefined) return () => undefined
  const folder = throwawayFolder('portal-run-')
  // A database in it runs as somebody else.
  chmodSync(folder, 0o711)
  process.env[OF_RUN] = folder
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}

function hasPlenty(): boolean {
  if (!existsSync(MEMORY) || freemem() < PLENTY) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize >= PLENTY
}
