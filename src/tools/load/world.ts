import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TenantSeed } from '../../gateway/index.ts'
import { demonstration } from '../../../demo/index.ts'
import { gatewayOptions, resetStore } from '../../gateway/index.ts'
import { freePort } from '../run/free-port.ts'
import { findNginx, startNginx } from '../run/nginx.ts'
import { startPostgres } from '../run/postgres.ts'

/** Two gateways on one PostgreSQL, behind nginx with the shipped configuration. */
export interface World {
  /** Where nginx answers. */
  url: string
  /** The booking numbers of these reference numbers, as the store holds them. */
  bookingsOf(referenceNumbers: readonly string[]): Promise<string[]>
  close(): Promise<void>
}

/** Makes the world, with as many users of ACME as are named, all with the demonstration's password. Rejects when PostgreSQL or nginx is missing. */
export async function loadWorld(
  root: string,
  tenants: readonly TenantSeed[],
  userIds: readonly string[],
): Promise<World> {
  const program = findNginx()
  if (program === undefined) throw new Error('nginx is not installed')
  const postgres = await startPostgres()
  if (postgres === undefined) throw new Error('PostgreSQL is not installed')
  const folder = mkdtempSync(join(tmpdir(), 'portal-load-'))
  const children: ChildProcess[] = []
  const close: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true }), () => postgres.stop()]
  const closeAll = async () => {
    for (const step of close.splice(0).reverse()) await step()
  }
  try {
    await resetStore({ ...gatewayOptions({ DATABASE_URL: postgres.url }), tenants, fillTenant: demonstration() })
    const pool = new pg.Pool({ connectionString: postgres.url, max: 2 })
    // The server may end before it has heard that these connections are over.
    pool.on('error', () => undefined)
    close.push(() => pool.end())
    await pool.query(COPY_OF_A_CUSTOMER, [userIds])
    const ports = [await freePort(), await freePort()]
    close.push(() => Promise.all(children.map(ended)))
    await Promise.all(
      ports.map((port) =>
        gateway(root, { port, databaseUrl: postgres.url, folder: join(folder, String(port)) }, children),
      ),
    )
    const nginx = await startNginx(program, {
      distDir: join(root, 'dist'),
      gateways: ports.map((port) => `127.0.0.1:${port}`),
    })
    close.push(() => nginx.stop())
    return {
      url: nginx.url,
      async bookingsOf(referenceNumbers) {
        const { rows } = await pool.query<{ no: string }>(
          'select booking_no as no from bookings where ref_no = any($1)',
          [referenceNumbers],
        )
        return rows.map(({ no }) => no)
      },
      close: closeAll,
    }
  } catch (error) {
    await closeAll()
    throw error
  }
}

const COPY_OF_A_CUSTOMER = `
  insert into users
  select (jsonb_populate_record(one, jsonb_build_object('user_id', id, 'email', lower(id) || '@acme.example'))).*
  from users one, unnest($1::text[]) id
  where one.tenant_id = 'ACME' and one.user_id = 'CUSTOMER'`

/** Starts a gateway as an operator does, and waits until it is well. */
async function gateway(
  root: string,
  { port, databaseUrl, folder }: { port: number; databaseUrl: string; folder: string },
  children: ChildProcess[],
): Promise<void> {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    GATEWAY_URL: '',
  }
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/tools/serve.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  children.push(child)
  for (let tries = 0; tries < 300 && child.exitCode === null; tries += 1) {
    const health = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
    if (health?.ok === true) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('A gateway did not start')
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
