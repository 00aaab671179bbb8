import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { EXIT, GatewayRefusal } from '../../ground/refusal.ts'
import type { Db } from './connection.ts'

interface Migration {
  version: number
  name: string
  checksum: string
  statements: string[]
}

/** Two processes that start at once on one database do this one after the other. */
export const START_LOCK = sql`select pg_advisory_xact_lock(4173)`

/**
 * Brings the store to this program's version. A migration that is out is never edited: the store remembers its checksum.
 * In a file, a statement ends with a semicolon at the end of a line.
 *
 * @throws GatewayRefusal when the store is newer than this program, or holds another text of a migration
 */
export async function migrate(db: Db): Promise<void> {
  await db.transaction((tx) => migrateWithin(tx))
}

/** The same within a transaction of the caller; `versions` names those that are meant, in place of all. */
export async function migrateWithin(tx: Db, versions?: ReadonlySet<number>): Promise<void> {
  const known = readMigrations()
  await tx.execute(START_LOCK)
  await tx.execute(
    sql`create table if not exists schema_versions
      (version integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`,
  )
  const applied = await appliedMigrations(tx)
  for (const [version, checksum] of applied) {
    const migration = known.find((one) => one.version === version)
    if (migration === undefined) throw newer(version, known.length)
    if (migration.checksum !== checksum) {
      throw new GatewayRefusal(
        `The store was made with another text of migration ${migration.name}. Restore that file.`,
        EXIT.storeChanged,
      )
    }
  }
  for (const migration of known.filter(({ version }) => !applied.has(version) && (versions?.has(version) ?? true))) {
    for (const statement of migration.statements) await tx.execute(sql.raw(statement))
    await tx.execute(
      sql`insert into schema_versions (version, name, checksum) values (${migration.version}, ${migration.name}, ${migration.checksum})`,
    )
  }
}

/** The checksums of the migrations that this program has, by version. */
export function knownMigrations(): Map<number, string> {
  return new Map(readMigrations().map(({ version, checksum }) => [version, checksum]))
}

function readMigrations(): Migration[] {
  const folder = new URL('../migrations/', import.meta.url)
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
  return names.map((name) => {
    const text = readFileSync(new URL(name, folder), 'utf8').replaceAll('\r\n', '\n')
    return {
      version: Number(name.slice(0, 4)),
      name,
      checksum: createHash('sha256').update(text).digest('hex'),
      statements: text
        .split(/;\n/)
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    }
  })
}

/** The checksums of the migrations that a store has seen, by version. */
export async function appliedMigrations(db: Db): Promise<Map<number, string>> {
  const { rows } = (await db.execute(sql`select version, checksum from schema_versions`)) as {
    rows: { version: number; checksum: string }[]
  }
  return new Map(rows.map(({ version, checksum }) => [version, checksum]))
}

function newer(version: number, known: number): GatewayRefusal {
  return new GatewayRefusal(
    `The store has version ${version}; this program knows versions up to ${known}. Start the newer program.`,
    EXIT.storeNewer,
  )
}
