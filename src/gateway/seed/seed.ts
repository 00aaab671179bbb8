import { count, max, sql } from 'drizzle-orm'
import type { StoreOptions, TenantSeed } from '../options.ts'
import { hashPassword } from '../session/passwords.ts'
import type { Db } from '../store/connection.ts'
import { COUNTERS, counterStart } from '../store/counters.ts'
import { START_LOCK } from '../store/migrate.ts'
import { counters, tenants } from '../store/tables/accounts.ts'
import { cities, containerTypes, countries, systemCodes } from '../store/tables/reference.ts'
import { seedAccounts } from './accounts.ts'
import { seedCustoms } from './customs/customs.ts'
import { seedPorts } from './customs/ports.ts'
import { seedCustomsRecords } from './customs/records/records.ts'
import { seedDocuments } from './documents/documents.ts'
import { insertAll } from './insert.ts'
import { seedRequests, seedShipmentsOfQuotes } from './requests.ts'
import { seedShipments } from './shipments/shipments.ts'
import type { SeedSubject, TenantSeeding } from './subject.ts'
import { seedUsage } from './usage.ts'
import { DEMO_PASSWORD } from './users.ts'
import { worldCities } from './world/cities.ts'
import { worldCodes } from './world/codes.ts'
import { worldContainerTypes } from './world/container-types.ts'
import { worldCountries } from './world/countries.ts'

/** The demonstration world, subject by subject, in the order in which they need each other. */
const SUBJECTS: readonly SeedSubject[] = [
  seedAccounts,
  seedRequests,
  seedShipments,
  seedCustoms,
  seedCustomsRecords,
  seedUsage,
  seedShipmentsOfQuotes,
  seedDocuments,
]

/**
 * Brings the store's tenants in line with the configuration, and fills what is new: the reference lists of an empty
 * store, the demonstration world of a tenant that the store did not know. All of it or nothing.
 */
export async function seedStore(
  db: Db,
  { tenants: configured, demoData, scale }: StoreOptions,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(START_LOCK)
    const [reference] = await tx.select({ rows: count() }).from(countries)
    if (Number(reference?.rows ?? 0) === 0) await seedReference(tx)
    await seedPorts(tx)
    const known = new Set((await tx.select({ id: tenants.id }).from(tenants)).map(({ id }) => id))
    const [last] = await tx.select({ ordinal: max(tenants.ordinal) }).from(tenants)
    let ordinal = last?.ordinal ?? 0
    // One hash for all: these passwords are no secret, and a slow hash for each would double the time of a first start.
    const isAnyNew = demoData && configured.some(({ id }) => !known.has(id))
    const passwordHash = isAnyNew ? await hashPassword(DEMO_PASSWORD) : ''
    for (const tenant of [...configured].sort((one, other) => (one.id < other.id ? -1 : 1))) {
      const isNew = !known.has(tenant.id)
      if (isNew) ordinal += 1
      await writeTenant(tx, tenant, ordinal)
      if (isNew) await seedTenant(tx, { tenant, ordinal, scale: demoData ? scale : 0, passwordHash, now })
    }
  })
}

async function seedReference(db: Db): Promise<void> {
  await insertAll(db, countries, worldCountries())
  await insertAll(db, cities, worldCities())
  await insertAll(db, systemCodes, worldCodes())
  await insertAll(db, containerTypes, worldContainerTypes())
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

/** Counters in any case; with a scale above 0 the demonstration world. */
async function seedTenant(db: Db, seeding: TenantSeeding): Promise<void> {
  const { tenant, ordinal, scale } = seeding
  const rows = COUNTERS.map((name) => ({ tenantId: tenant.id, name, value: counterStart(ordinal) }))
  await insertAll(db, counters, rows)
  if (scale > 0) for (const seedSubject of SUBJECTS) await seedSubject(db, seeding)
}

/** Empties every table but the list of migrations. */
export async function emptyStore(db: Db): Promise<void> {
  await db.execute(sql`
    do $$ begin execute (
      select 'truncate ' || string_agg(quote_ident(tablename), ', ') || ' restart identity'
      from pg_tables where schemaname = current_schema() and tablename <> 'schema_versions'
    ); end $$`)
}
