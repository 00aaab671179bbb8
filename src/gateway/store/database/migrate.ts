import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { EXIT, GatewayRefusal } from '../../ground/refusal.ts'
import type { Db } from './connection.ts'

interface Migration {
  version: number
  name: string
  checksum: string
  statements: string[]
  /** Whether it makes nothing but indexes of tables that others write meanwhile: each by itself, outside of any transaction. */
  isBeside: boolean
}

/** Two processes that start at once on one database do this one after the other. */
export const START_LOCK = sql`select pg_advisory_xact_lock(4173)`

/**
 * Brings the store to this program's version. A migration that is out is never edited: the store remembers its checksum.
 * In a file, a statement ends with a semicolon at the end of a line. `db` is a single connection.
 *
 * @throws GatewayRefusal when the store is newer than this program, or holds another text of a migration
 */
export async function migrate(db: Db): Promise<void> {
  const beside = readMigrations().filter(({ isBeside }) => isBeside)
  const left = await db.transaction(async (tx) => {
    // Nobody works with a store that is new.
    const isNew = (await openVersions(tx)).size === 0
    const within = readMigrations().filter((each) => isNew || !each.isBeside)
    const applied = await migrateWithin(tx, new Set(within.map(({ version }) => version)))
    return beside.filter(({ version }) => !applied.has(version))
  })
  if (left.length > 0) await makeIndexes(db, left)
}

/** Whoever makes indexes while others work. Those who wait for it ask again and again: a lock that is waited for holds a view of the rows, for whose end the index waits. */
const INDEX_LOCK = 4174
const ASK_AGAIN_MS = 250

async function makeIndexes(db: Db, migrations: readonly Migration[]): Promise<void> {
  const isMine = async () => {
    const { rows } = (await db.execute(sql`select pg_try_advisory_lock(${INDEX_LOCK}) as mine`)) as {
      rows: { mine: boolean }[]
    }
    return rows[0]?.mine === true
  }
  while (!(await isMine())) await setTimeout(ASK_AGAIN_MS)
  try {
    for (const { version, name, checksum, statements } of migrations) {
      if ((await appliedMigrations(db)).has(version)) continue
      for (const statement of statements) {
        // What an attempt left that broke off is no index.
        await db.execute(sql.raw(`drop index concurrently if exists ${nameOfIndex(statement)}`))
        await db.execute(sql.raw(statement))
      }
      await noteApplied(db, { version, name, checksum })
    }
  } finally {
    await db.execute(sql`select pg_advisory_unlock(${INDEX_LOCK})`)
  }
}

/** The same within a transaction of the caller; `versions` names those that are meant, in place of all. The checksums of those that are applied then. */
export async function migrateWithin(tx: Db, versions?: ReadonlySet<number>): Promise<Map<number, string>> {
  const known = readMigrations()
  const applied = await openVersions(tx)
  for (const [version, checksum] of applied) {
    const migration = known.find((one) => one.version === version)
    if (migration === undefined) throw newer(Math.max(...applied.keys()), known.length)
    if (migration.checksum !== checksum) {
      throw new GatewayRefusal(
        `The store was made with another text of migration ${migration.name}. Restore that file.`,
        EXIT.storeChanged,
      )
    }
  }
  for (const migration of known.filter(({ version }) => !applied.has(version) && (versions?.has(version) ?? true))) {
    for (const statement of migration.statements)
      await tx.execute(sql.raw(migration.isBeside ? statement.replace(BESIDE, 'create index') : statement))
    await noteApplied(tx, migration)
  }
  return appliedMigrations(tx)
}

/** Nobody else migrates until the transaction ends; the checksums of what was applied before. */
async function openVersions(tx: Db): Promise<Map<number, string>> {
  await tx.execute(START_LOCK)
  await tx.execute(
    sql`create table if not exists schema_versions
      (version integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`,
  )
  return appliedMigrations(tx)
}

async function noteApplied(
  db: Db,
  { version, name, checksum }: Pick<Migration, 'version' | 'name' | 'checksum'>,
): Promise<void> {
  await db.execute(sql`insert into schema_versions (version, name, checksum) values (${version}, ${name}, ${checksum})`)
}

const BESIDE = /^create index concurrently/

function nameOfIndex(statement: string): string {
  return /^create index concurrently (\w+)/.exec(statement)?.[1] ?? ''
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
    const statements = text
      .split(/;\n/)
      .map((part) => part.replaceAll(/^--.*\n/gm, '').trim())
      .filter((part) => part !== '')
    const beside = statements.filter((each) => BESIDE.test(each)).length
    if (beside > 0 && beside < statements.length)
      throw new Error(
        `${name} makes indexes while others write, and does something else: that belongs into another file`,
      )
    return {
      version: Number(name.slice(0, 4)),
      name,
      checksum: createHash('sha256').update(text).digest('hex'),
      statements,
      isBeside: beside > 0,
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
