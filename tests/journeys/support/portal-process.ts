import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The built portal with its embedded gateway in a process of its own, on a store of its own. */
export interface PortalProcess {
  url: string
  /** Its store, and the letters it wrote in place of sending them. */
  dataDir: string
  /** Ends it as a power cut would, and starts it again on the same store and port. */
  killAndRestart(): Promise<void>
  stop(): Promise<void>
}

/** Starts the portal of a project's folder and resolves once it answers. Rejects with its output when it ends before that. */
export async function startPortal(root = process.cwd()): Promise<PortalProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-journeys-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let child = await launch(root, port, dataDir)

  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const closed = once(child, 'exit')
    child.kill(signal)
    await closed
  }

  return {
    url,
    dataDir,
    async killAndRestart() {
      await end('SIGKILL')
      child = await launch(root, port, dataDir)
    },
    async stop() {
      await end('SIGTERM')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function launch(root: string, port: number, dataDir: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/tools/start.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, DATABASE_URL: '', GATEWAY_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
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

async function freePort(): Promise<number> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
