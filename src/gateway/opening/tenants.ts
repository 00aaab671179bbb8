import { max } from 'drizzle-orm'
import type { StoreOptions, TenantSeed } from '../options.ts'
import type { Db } from '../store/connection.ts'
import { COUNTERS, counterStart } from '../store/counters.ts'
import { insertAll } from '../store/insert.ts'
import { counters, tenants } from '../store/tables/accounts.ts'
import { tenantFilling } from './filling.ts'

/**
 * Brings the store's tenants in line with the configuration. A tenant that the store did not know gets its counters, and
 * what `fillTenant` puts in. Runs in a transaction of the caller.
 */
export async function keepTenants(
  db: Db,
  { tenants: configured, fillTenant }: Pick<StoreOptions, 'tenants' | 'fillTenant'>,
  now: Date,
): Promise<void> {
  const known = new Set((await db.select({ id: tenants.id }).from(tenants)).map(({ id }) => id))
  const [last] = await db.select({ ordinal: max(tenants.ordinal) }).from(tenants)
  let ordinal = last?.ordinal ?? 0
  for (const tenant of [...configured].sort((one, other) => (one.id < other.id ? -1 : 1))) {
    const isNew = !known.has(tenant.id)
    if (isNew) ordinal += 1
    await writeTenant(db, tenant, ordinal)
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

async function writeTenant(db: Db, { id, theme, accessLevels, ...tenant }: TenantSeed, ordinal: number): Promise<void> {
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
}
