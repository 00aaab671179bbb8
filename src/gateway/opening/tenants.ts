import { isDeepStrictEqual } from 'node:util'
import { max, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { PASSWORD_RULES, TRACKING_LINKS } from '../../config/index.ts'
import { insertAll, withoutIndexes } from '../store/database/bulk.ts'
import type { Db } from '../store/database/connection.ts'
import { COUNTERS, counterStart, takeNumbers } from '../store/database/numbers.ts'
import { counters, tenants, type TenantFields } from '../store/tables/accounts.ts'
import { TENANT_TABLES } from '../store/tables/of-tenants.ts'
import { tenantStore } from '../store/tenant-store.ts'
import type { StoreOptions, TenantFilling, TenantSeed } from './options.ts'

/**
 * Brings the store's tenants in line with the configuration. A tenant that the store did not know gets its counters, and
 * what `fillTenant` puts in. A tenant that was published in the studio is as that version says. Runs in a transaction of the caller.
 */
export async function keepTenants(
  db: Db,
  { tenants: configured, fillTenant }: Pick<StoreOptions, 'tenants' | 'fillTenant'>,
  now: Date,
): Promise<void> {
  // Nobody publishes a version until this has ended.
  const known = new Map((await db.select().from(tenants).for('no key update')).map((row) => [row.id, row]))
  const [last] = await db.select({ ordinal: max(tenants.ordinal) }).from(tenants)
  let ordinal = last?.ordinal ?? 0
  for (const tenant of [...configured].sort((one, other) => (one.id < other.id ? -1 : 1))) {
    const before = known.get(tenant.id)
    if (typeof before?.published === 'number') continue
    const isNew = before === undefined
    if (isNew) ordinal += 1
    const row = await writeTenant(db, tenant, ordinal)
    const fields = before === undefined ? [] : otherFields(row, before)
    if (isNew || fields.length > 0)
      await tenantStore(db, tenant.id).trail.note({
        event: 'configured',
        happenedAt: now,
        recordKind: 'tenant',
        recordId: tenant.id,
        fields: fields.join(','),
      })
    if (!isNew) continue
    const first = counterStart(ordinal)
    await insertAll(
      db,
      counters,
      COUNTERS.map((name) => ({ tenantId: tenant.id, name, value: first })),
    )
    await fillTenant?.(tenantFilling(db, { tenant, ordinal, now }))
  }
}

/** The names of the fields in which the store's row of a tenant is to be otherwise than it was. */
export function otherFields(row: TenantFields, before: TenantFields): string[] {
  return Object.entries(row).flatMap(([name, value]) =>
    // The store keeps no order of names.
    isDeepStrictEqual(value, before[name as keyof TenantFields]) ? [] : [name],
  )
}

async function writeTenant(db: Db, tenant: TenantSeed, ordinal: number): Promise<TenantFields> {
  const row = tenantFields(tenant)
  await db
    .insert(tenants)
    .values({ id: tenant.id, ordinal, ...row })
    .onConflictDoUpdate({ target: tenants.id, set: row })
  return row
}

/** What the store's row of a tenant says of its configuration. */
export function tenantFields({ theme, accessLevels, ...tenant }: TenantSeed): TenantFields {
  return {
    url: tenant.url,
    name: tenant.name,
    flavour: tenant.flavour,
    primaryColor: theme.primaryColor,
    secondaryColor: theme.secondaryColor,
    printLogo: tenant.printLogo,
    captchaCount: tenant.captchaCount,
    version: tenant.version,
    buildDate: tenant.buildDate,
    language: tenant.languages.default,
    passwords: tenant.passwords ?? PASSWORD_RULES,
    trackingLinks: tenant.trackingLinks ?? TRACKING_LINKS,
    singleSignOn: tenant.singleSignOn ?? null,
    twoStepSignIn: tenant.twoStepSignIn ?? null,
    accessLevels: {
      accessToBookings: accessLevels['accessToBookings'] === true,
      accessToQuotes: accessLevels['accessToQuotes'] === true,
      accessToShipments: accessLevels['accessToShipments'] === true,
      accessToBookingTemplates: accessLevels['accessToBookingTemplates'] === true,
      accessToILWidget: accessLevels['accessToILWidget'] === true,
    },
  }
}

/** The way into the tables of one tenant. Every row gets that tenant's id. */
function tenantFilling(
  db: Db,
  { tenant, ordinal, now }: Pick<TenantFilling, 'tenant' | 'ordinal' | 'now'>,
): TenantFilling {
  return {
    tenant,
    ordinal,
    now,
    insert: (name, rows) =>
      insertAll(
        db,
        TENANT_TABLES[name] as PgTable,
        rows.map((row) => ({ ...row, tenantId: tenant.id })),
      ),
    takeNumbers: (counter, amount) => takeNumbers(db, tenant.id, counter, amount),
    async inBulk(names, fill) {
      const tables = names.map((name) => TENANT_TABLES[name])
      await withoutIndexes(db, tables, fill)
      // The embedded database gathers no statistics by itself; without them it reads every row of a large table.
      for (const table of tables) await db.execute(sql`analyze ${table}`)
    },
  }
}
