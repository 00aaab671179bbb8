import { max, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { PASSWORD_RULES, TRACKING_LINKS } from '../../config/index.ts'
import { insertAll, withoutIndexes } from '../store/database/bulk.ts'
import type { Db } from '../store/database/connection.ts'
import { COUNTERS, counterStart, takeNumbers } from '../store/database/numbers.ts'
import { counters, tenants } from '../store/tables/accounts.ts'
import { TENANT_TABLES } from '../store/tables/of-tenants.ts'
import { tenantStore } from '../store/tenant-store.ts'
import type { StoreOptions, TenantFilling, TenantSeed } from './options.ts'

/**
 * Brings the store's tenants in line with the configuration. A tenant that the store did not know gets its counters, and
 * what `fillTenant` puts in. A tenant that was published in the studio is as that version says, until `isPublication` brings the next
 * one. Runs in a transaction of the caller.
 */
export async function keepTenants(
  db: Db,
  { tenants: configured, fillTenant }: Pick<StoreOptions, 'tenants' | 'fillTenant'>,
  now: Date,
  isPublication = false,
): Promise<void> {
  const known = new Map((await db.select().from(tenants)).map((row) => [row.id, row]))
  const [last] = await db.select({ ordinal: max(tenants.ordinal) }).from(tenants)
  let ordinal = last?.ordinal ?? 0
  for (const tenant of [...configured].sort((one, other) => (one.id < other.id ? -1 : 1))) {
    const before = known.get(tenant.id)
    if (!isPublication && typeof before?.published === 'number') continue
    const isNew = before === undefined
    if (isNew) ordinal += 1
    const row = await writeTenant(db, tenant, ordinal)
    const fields = before === undefined ? [] : Object.keys(row).filter((name) => differs(row, before, name))
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

function differs(one: object, other: object, name: string): boolean {
  const of = (row: object) => JSON.stringify(Object.entries((row as Record<string, unknown>)[name] ?? '').sort())
  return of(one) !== of(other)
}

async function writeTenant(
  db: Db,
  { id, theme, accessLevels, ...tenant }: TenantSeed,
  ordinal: number,
): Promise<object> {
  const row = {
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
  await db
    .insert(tenants)
    .values({ id, ordinal, ...row })
    .onConflictDoUpdate({ target: tenants.id, set: row })
  return row
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
