import { closeSync, mkdirSync, openSync, rmSync, statSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/** Longest path of a socket that every system takes, in bytes. */
const LONGEST = 100
/** How long a process may take to put its socket in the place of one that nobody listens at any more, in milliseconds. */
const TAKING_MS = 5_000

/** What says that nobody listens at a socket, or that it is gone. */
const NOBODY = new Set(['ECONNREFUSED', 'ENOENT'])

/** What a folder's socket says: taken by somebody else, ours from now on (`release` gives it back), or no socket can be made there. */
export type SocketLock = { is: 'held' } | { is: 'ours'; release(): void } | { is: 'unsupported' }

/**
 * Holds a folder by a socket in it. Whether anybody listens at it is known to the operating system alone: it holds across containers
 * that share the folder, whose process ids say nothing to each other, and ends with its process however that ends.
 */
export async function holdSocket(folder: string): Promise<SocketLock> {
  const { path, close } = reachable(folder)
  for (;;) {
    const server = createServer((visitor) => visitor.destroy())
    const bound = await new Promise<string>((resolve) => {
      server.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code ?? 'failed'))
      server.listen(path, () => resolve('bound'))
    })
    if (bound === 'bound') {
      server.unref()
      return {
        is: 'ours',
        release() {
          // Takes the socket away, too; done apart from it, that could take away one that another process has put there since.
          server.close()
          close()
        },
      }
    }
    if (bound !== 'EADDRINUSE') {
      close()
      return { is: 'unsupported' }
    }
    if (await isListenedAt(path)) {
      close()
      return { is: 'held' }
    }
    await clear(folder, path)
  }
}

/** The socket's path; where it is too long for one, by way of the open folder. */
function reachable(folder: string): { path: string; close(): void } {
  const path = join(folder, 'gateway.socket')
  if (Buffer.byteLength(path) <= LONGEST || process.platform !== 'linux') return { path, close: () => undefined }
  const open = openSync(folder, 'r')
  return { path: `/proc/self/fd/${open}/gateway.socket`, close: () => closeSync(open) }
}

/** Whether somebody does, as far as can be seen: of a process that stands still others may ask until no more are let wait, which is told by an error, too. */
function isListenedAt(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const visitor = connect(path)
    visitor.once('connect', () => {
      visitor.destroy()
      resolve(true)
    })
    visitor.once('error', ({ code = '' }: NodeJS.ErrnoException) => resolve(!NOBODY.has(code)))
  })
}

/** Takes away a socket at which nobody listens. One process at a time, so that none takes away that of the one before it. */
async function clear(folder: string, path: string): Promise<void> {
  const turn = join(folder, 'gateway.socket.taking')
  try {
    mkdirSync(turn)
  } catch {
    if (Date.now() - (statSync(turn, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > TAKING_MS)
      rmSync(turn, { recursive: true, force: true })
    await setTimeout(50)
    return
  }
  try {
    if (!(await isListenedAt(path))) rmSync(path, { force: true })
  } finally {
    rmSync(turn, { recursive: true, force: true })
  }
}
