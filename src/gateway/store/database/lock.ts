import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { EXIT, GatewayRefusal } from '../../ground/refusal.ts'
import { holdSocket } from './socket-lock.ts'

/** Locks of this process. */
const taken = new Set<string>()

/**
 * Takes the folder for this process: the embedded database has no lock of its own, and two processes would destroy it. A socket holds it
 * (`socket-lock.ts`); beside it stands a file with the process id, for people, for programs of an earlier version, and where no socket can
 * be made. A lock whose process is dead is taken over.
 *
 * @returns gives the folder back
 * @throws GatewayRefusal when a living process holds it, or it cannot be written here
 */
export async function lockFolder(folder: string): Promise<() => void> {
  written(folder, () => mkdirSync(folder, { recursive: true }))
  const lock = join(folder, 'gateway.lock')
  const socket = await holdSocket(folder)
  if (socket.is === 'held') throw refused(lock, holderOf(lock))
  const release = socket.is === 'ours' ? socket.release : () => undefined
  try {
    takeFile(lock)
  } catch (error) {
    release()
    throw error
  }
  return () => {
    taken.delete(lock)
    rmSync(lock, { force: true })
    release()
  }
}

function takeFile(lock: string): void {
  const mine = `${lock}.${process.pid}`
  if (taken.has(lock)) throw refused(lock, String(process.pid))
  written(dirname(lock), () => writeFileSync(mine, String(process.pid)))
  try {
    if (!claim(mine, lock)) {
      const holder = readFileSync(lock, 'utf8')
      if (isAlive(Number(holder)) || !setAside(lock, holder) || !claim(mine, lock)) throw refused(lock, holder)
    }
  } finally {
    rmSync(mine, { force: true })
  }
  taken.add(lock)
}

/** Does what writes into the folder, or says which one cannot be written. */
function written(folder: string, write: () => unknown): void {
  try {
    write()
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'failed'
    throw new GatewayRefusal(`DATA_DIR names ${folder}, which cannot be written here (${code}).`, EXIT.settingsWrong)
  }
}

/** The process id in the file, as far as it can be read. */
function holderOf(lock: string): string {
  try {
    return readFileSync(lock, 'utf8')
  } catch {
    return 'unknown'
  }
}

/** A link appears with its content or not at all, and only where nothing is. */
function claim(mine: string, lock: string): boolean {
  try {
    linkSync(mine, lock)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Moves a stale lock away; puts it back when another process has replaced it in between. */
function setAside(lock: string, holder: string): boolean {
  const aside = `${lock}.stale.${process.pid}`
  try {
    renameSync(lock, aside)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return true
    throw error
  }
  const stale = readFileSync(aside, 'utf8') === holder
  if (!stale) claim(aside, lock)
  rmSync(aside, { force: true })
  return stale
}

function isAlive(pid: number): boolean {
  // A container gives every run the same ids: our own id in an old lock is that of a process before us.
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function refused(lock: string, pid: string): GatewayRefusal {
  return new GatewayRefusal(
    `The store is in use by process ${pid}, here or in another container. Stop it first; if it is no gateway, delete ${lock}.`,
    EXIT.storeHeld,
  )
}
