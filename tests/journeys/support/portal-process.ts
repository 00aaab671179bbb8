import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from '../../../src/tools/run/free-port.ts'
import { startPostgres } from '../../../src/tools/run/postgres.ts'
import { throwawayFolder } from '../../../src/tools/project/throwaway.ts'
import { copyFolders, removeFolder } from '../../support/folders.ts'

/** The built portal with its embedded gateway in a process of its own, on a store of its own. */
export interface PortalProcess {
  url: string
  /** Another one over the same store, which has to be PostgreSQL then. */
  otherUrl?: string
  /** Its store, and the letters it wrote in place of sending them. */
  dataDir: string
  /** Ends it as a power cut would, and starts it again on the same store and port. */
  killAndRestart(): Promise<void>
  stop(): Promise<void>
}

/** Starts the portal of a project's folder, or its studio, on a copy of the run's world and resolves once it answers. Rejects with its output when it ends before that. */
export async function startPortal(
  root = process.cwd(),
  tool: 'start' | 'studio' = 'start',
  settings: Record<string, string> = {},
): Promise<PortalProcess> {
  const dataDir = throwawayFolder('portal-journeys-')
  const world = process.env['PORTAL_WORLD']
  if (world !== undefined) copyFolders([join(world, 'store')], dataDir)
  const portal = await runPortal(root, dataDir, tool, settings)
  return {
    url: portal.url,
    dataDir,
    killAndRestart: () => portal.end('SIGKILL').then(portal.launch),
    async stop() {
      await portal.end('SIGTERM')
      removeFolder(dataDir)
    },
  }
}

/** Starts two portals over one PostgreSQL of their own, filled as a new store is. */
export async function startTwoPortals(root = process.cwd()): Promise<PortalProcess> {
  const postgres = await startPostgres()
  if (postgres === undefined) throw new Error('no PostgreSQL can be started here')
  const dataDir = throwawayFolder('portal-journeys-')
  // A build leaves its `production` behind, and a PostgreSQL of production gets no demonstration.
  const env = { DATABASE_URL: postgres.url, NODE_ENV: '' }
  // The first one fills the store before the second opens it.
  const one = await runPortal(root, join(dataDir, 'one'), 'start', env)
  const other = await runPortal(root, join(dataDir, 'other'), 'start', env)
  return {
    ...{ url: one.url, otherUrl: other.url, dataDir: join(dataDir, 'one') },
    killAndRestart: () => one.end('SIGKILL').then(one.launch),
    async stop() {
      await Promise.all([one.end('SIGTERM'), other.end('SIGTERM')])
      await postgres.stop()
      removeFolder(dataDir)
    },
  }
}

/** The portal in a process that can be ended and launched again, on one store and port. */
export async function runPortal(
  root: string,
  dataDir: string,
  tool = 'start',
  settings: Record<string, string> = {},
): Promise<{ url: string; launch(): Promise<void>; end(signal: NodeJS.Signals): Promise<void> }> {
  const port = await freePort()
  let child = await launch(root, port, dataDir, tool, settings)
  return {
    url: `http://127.0.0.1:${port}`,
    async launch() {
      child = await launch(root, port, dataDir, tool, settings)
    },
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return
      const closed = once(child, 'exit')
      child.kill(signal)
      await closed
    },
  }
}

async function launch(
  root: string,
  port: number,
  dataDir: string,
  tool: string,
  settings: Record<string, string>,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', `src/tools/${tool}.ts`], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      GATEWAY_URL: '',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // A journey that fails before it stops its portal leaves none behind.
  const leave = () => child.kill()
  process.once('exit', leave)
  child.once('exit', () => process.off('exit', leave))
  let output = ''
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes(`http://127.0.0.1:${port}`)) resolve()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', () => {
      reject(new Error(`the portal ended before it answered:\n${output}`))
    })
  })
  return child
}
