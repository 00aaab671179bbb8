import type { StoreOptions, TenantSeed } from '../options.ts'
import { EXIT, GatewayRefusal } from '../refusal.ts'
import { emptyStore, seedStore } from '../seed/seed.ts'
import { connect } from './connection.ts'
import type { Directory } from './directory.ts'
import { directory } from './directory.ts'
import { migrate } from './migrate.ts'

export interface Store {
  directory: Directory
  /** Brings the store's tenants in line with those given, as a start does. */
  keepTenants(tenants: readonly TenantSeed[], now: Date): Promise<void>
  close(): Promise<void>
}

/**
 * Opens the store, brings it to this version, fills what is empty.
 *
 * @throws GatewayRefusal when another process holds the store or it is newer than this program
 */
export async function openStore(options: StoreOptions, now: Date): Promise<Store> {
  const connection = await connect(options)
  try {
    await migrate(connection.db)
    await seedStore(connection.db, options, now)
    return {
      directory: directory(connection.db),
      keepTenants: (tenants, later) => seedStore(connection.db, { ...options, tenants }, later),
      close: () => connection.close(),
    }
  } catch (error) {
    await connection.close()
    throw error
  }
}

/**
 * Empties the store and fills it anew with the demonstration world. The gateway must not be running.
 *
 * @throws GatewayRefusal as openStore, and for a store that holds no demonstration data
 */
export async function resetStore(options: StoreOptions): Promise<void> {
  if (!options.demoData)
    throw new GatewayRefusal('This store holds no demonstration data; it is not reset.', EXIT.storeReal)
  const connection = await connect(options)
  try {
    await migrate(connection.db)
    await emptyStore(connection.db)
    await seedStore(connection.db, options, new Date())
  } finally {
    await connection.close()
  }
}
