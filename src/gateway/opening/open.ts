import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { EXIT, GatewayRefusal } from '../ground/refusal.ts'
import { referenceLists } from '../reference/lists.ts'
import { insertAll } from '../store/database/bulk.ts'
import type { Db } from '../store/database/connection.ts'
import { connect } from '../store/database/connection.ts'
import { migrate, START_LOCK } from '../store/database/migrate.ts'
import { startRefusal } from '../store/database/refusals.ts'
import type { Directory } from '../store/directory.ts'
import { directory } from '../store/directory.ts'
import {
  cities,
  containerTypes,
  countries,
  districtPorts,
  foreignPorts,
  systemCodes,
} from '../store/tables/reference.ts'
import type { StoreOptions, TenantSeed } from './options.ts'
import type { TenantStore } from '../store/tenant-store.ts'
import { keepTenants } from './tenants.ts'

export interface Store {
  directory: Directory
  /** Brings the store's tenants in line with those given, as a start does. */
  keepTenants(tenants: readonly TenantSeed[], now: Date): Promise<void>
  /**
   * Puts in a tenant with nothing in it but what `fill` does, with its store and those of other tenants within the same transaction: all or nothing.
   * False where its id or its address is somebody's.
   */
  addTenant(
    tenant: TenantSeed,
    now: Date,
    fill: (store: TenantStore, storeOf: (tenantId: string) => TenantStore) => Promise<void>,
  ): Promise<boolean>
  close(): Promise<void>
}

/**
 * Opens the store, brings it to this version, fills what is empty.
 *
 * @throws GatewayRefusal when another process holds the store, restores one there, it is newer than this program, or the database breaks off
 */
export async function openStore(options: StoreOptions, now: Date): Promise<Store> {
  const connection = await connect(options)
  try {
    await connection.show()
    await connection.unhurried(async (db) => {
      await migrate(db)
      await fillStore(db, options, now)
    })
    return {
      directory: directory(connection.db, connection.hasRoom),
      keepTenants: (tenants, later) => connection.unhurried((db) => fillStore(db, { ...options, tenants }, later)),
      addTenant: (tenant, later, fill) =>
        connection.unhurried((db) =>
          db.transaction(async (tx) => {
            await tx.execute(START_LOCK)
            const known = directory(tx)
            if ((await known.tenantById(tenant.id)) ?? (await known.tenantByUrl(tenant.url))) return false
            await keepTenants(tx, { tenants: [tenant] }, later)
            await fill(known.tenant(tenant.id), known.tenant)
            return true
          }),
        ),
      close: () => connection.close(),
    }
  } catch (error) {
    await connection.close()
    throw startRefusal(error, options.databaseUrl) ?? error
  }
}

/**
 * Empties the store and fills it anew. The gateway must not be running.
 *
 * @throws GatewayRefusal as openStore, and for a store whose tenants are filled by nothing: what it holds is real
 */
export async function resetStore(options: StoreOptions): Promise<void> {
  if (options.fillTenant === undefined)
    throw new GatewayRefusal('This store holds no demonstration data; it is not reset.', EXIT.storeReal)
  const connection = await connect(options)
  try {
    await connection.unhurried(async (db) => {
      await migrate(db)
      await emptyStore(db)
      await fillStore(db, options, new Date())
    })
  } finally {
    await connection.close()
  }
}

/** Reference lists and tenants, and what fills those that are new: all of it or nothing, one process at a time. */
async function fillStore(db: Db, options: StoreOptions, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(START_LOCK)
    await fillReference(tx)
    await keepTenants(tx, options, now)
  })
}

/** Empties every table but the list of migrations. */
async function emptyStore(db: Db): Promise<void> {
  await db.execute(sql`
    do $$ begin execute (
      select 'truncate ' || string_agg(quote_ident(tablename), ', ') || ' restart identity'
      from pg_tables where schemaname = current_schema() and tablename <> 'schema_versions'
    ); end $$`)
}

/** Writes the reference lists whose tables are empty. */
async function fillReference(db: Db): Promise<void> {
  const lists = referenceLists()
  const fill = async <Table extends PgTable>(table: Table, rows: Table['$inferInsert'][]): Promise<void> => {
    if (Number(await db.$count(table)) === 0) await insertAll(db, table, rows)
  }
  await fill(countries, lists.countries)
  await fill(cities, lists.cities)
  await fill(systemCodes, lists.systemCodes)
  await fill(containerTypes, lists.containerTypes)
  await fill(foreignPorts, lists.foreignPorts)
  await fill(districtPorts, lists.districtPorts)
}
