import type { TenantHead, ThemeModel } from '../../config/index.ts'
import type { CounterName } from '../store/database/numbers.ts'
import type { TenantRow, TenantTable } from '../store/tables/of-tenants.ts'

/** What the gateway keeps of a tenant's configuration: a part of `tenants/ID/tenant.json` over the portal's defaults. */
export type TenantSeed = Pick<
  TenantHead,
  | 'id'
  | 'url'
  | 'name'
  | 'flavour'
  | 'accessLevels'
  | 'captchaCount'
  | 'printLogo'
  | 'version'
  | 'buildDate'
  | 'singleSignOn'
  | 'twoStepSignIn'
  | 'trackingLinks'
> &
  Partial<Pick<TenantHead, 'passwords'>> & {
    theme: Pick<ThemeModel, 'primaryColor' | 'secondaryColor'>
    languages: Pick<TenantHead['languages'], 'default'>
  }

/** A tenant that is new to the store, and the way to put business data in. */
export interface TenantFilling {
  tenant: TenantSeed
  /** Place of the tenant among those of the store, from 1. */
  ordinal: number
  now: Date
  insert<Name extends TenantTable>(table: Name, rows: readonly TenantRow<Name>[]): Promise<void>
  /** The first of so many numbers that nobody else gets. */
  takeNumbers(counter: CounterName, amount: number): Promise<number>
  /** Runs `fill`, which inserts very many rows into these tables, faster than row by row. */
  inBulk(tables: readonly TenantTable[], fill: () => Promise<void>): Promise<void>
}

/** Where the store is and what a new one holds. */
export interface StoreOptions {
  /** Folder of the embedded database and its lock. */
  dataDir: string
  /** A PostgreSQL server instead of the embedded database. */
  databaseUrl?: string | undefined
  /** The tenants; their rows follow the configuration at every start, and after it what is published into `distDir`. */
  tenants: readonly TenantSeed[]
  /** What a tenant that is new to the store gets; without it no users and no business data. */
  fillTenant?: ((filling: TenantFilling) => Promise<void>) | undefined
}
