import type { ChildProcess } from 'node:child_process'
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { freePort } from './free-port.ts'
import { throwawayFolder } from '../project/throwaway.ts'

/** A PostgreSQL server of our own, for as long as a run lasts. */
export interface Postgres {
  /** Of an empty database. */
  url: string
  /** Ends the server and deletes its data. */
  stop(): Promise<void>
}

/** PostgreSQL refuses to run as root; it runs as somebody else then. */
interface Owner {
  uid: number
  gid: number
}

const DEBIAN = '/usr/lib/postgresql'
const READY = 'database system is ready to accept connections'
/** Nothing of this database is to outlive the run. */
const CARELESS = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'max_connections=200', 'lc_messages=C']
/** As the servers of others may be: what depends on the usual settings is seen here. */
const UNUSUAL = ['DateStyle=SQL,DMY', 'TimeZone=Asia/Tokyo']

/**
 * Starts an empty PostgreSQL on a free port, in a temporary folder. Its programs are those on the PATH or where Debian
 * puts them; root on a Debian gets them installed. Undefined, after saying why, when there are none or they do not start.
 */
export async function startPostgres(): Promise<Postgres | undefined> {
  const bin = findPostgres() ?? installPostgres()
  if (bin === undefined) return undefined
  const owner = process.getuid?.() === 0 ? unprivileged() : undefined
  const folder = throwawayFolder('portal-postgres-')
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid)
  const forget = () => rmSync(folder, { recursive: true, force: true })
  const password = randomBytes(18).toString('base64url')
  const data = join(folder, 'data')
  try {
    const passwordFile = join(folder, 'password')
    writeFileSync(passwordFile, password, { mode: 0o600 })
    if (owner !== undefined) chownSync(passwordFile, owner.uid, owner.gid)
    const access = ['-U', 'portal', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`]
    const cluster = ['-D', data, ...access, '-E', 'UTF8', '--locale=C', '--no-sync']
    execFileSync(join(bin, 'initdb'), cluster, { ...owner, cwd: folder, stdio: 'pipe' })
    const port = await freePort()
    const settings = [...CARELESS, ...UNUSUAL].flatMap((setting) => ['-c', setting])
    const args = ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', folder, ...settings]
    const server = spawn(join(bin, 'postgres'), args, { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
    const kill = () => server.kill('SIGQUIT')
    process.once('exit', kill)
    await ready(server)
    return {
      url: `postgres://portal:${password}@127.0.0.1:${port}/postgres`,
      async stop() {
        process.off('exit', kill)
        if (server.exitCode === null) {
          server.kill('SIGINT')
          await once(server, 'exit')
        }
        forget()
      },
    }
  } catch (error) {
    console.log(`PostgreSQL in ${bin} did not start: ${error instanceof Error ? error.message : String(error)}`)
    forget()
    return undefined
  }
}

/** The folder with PostgreSQL's programs: on the PATH, else Debian's of the newest version. */
export function findPostgres(
  env: Record<string, string | undefined> = process.env,
  debian = DEBIAN,
): string | undefined {
  const versions = existsSync(debian) ? readdirSync(debian).sort((one, other) => Number(other) - Number(one)) : []
  const folders = [...(env['PATH'] ?? '').split(delimiter), ...versions.map((version) => join(debian, version, 'bin'))]
  return folders.find((folder) =>
    ['initdb', 'postgres'].every((program) => folder !== '' && existsSync(join(folder, program))),
  )
}

function installPostgres(): string | undefined {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return undefined
  console.log('No PostgreSQL found; trying to install one.')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'postgresql']])
    spawnSync('apt-get', args, { stdio: 'inherit', env, timeout: 300_000 })
  return findPostgres()
}

/** Debian's user for PostgreSQL, else nobody. */
function unprivileged(): Owner {
  const idOf = (flag: '-u' | '-g', user: string) => {
    const { status, stdout } = spawnSync('id', [flag, user], { encoding: 'utf8' })
    return status === 0 ? Number(stdout) : undefined
  }
  const user = idOf('-u', 'postgres') === undefined ? 'nobody' : 'postgres'
  return { uid: idOf('-u', user) ?? 65_534, gid: idOf('-g', user) ?? 65_534 }
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = ''
    server.stderr?.on('data', (part: Buffer) => {
      output = `${output}${part.toString()}`.slice(-4000)
      if (output.includes(READY)) resolve()
    })
    server.once('error', reject)
    server.once('exit', () => reject(new Error(output.trim() || 'it ended at once')))
  })
}
