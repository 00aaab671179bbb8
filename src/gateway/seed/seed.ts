import type { PgTable } from 'drizzle-orm/pg-core'
import { count, max, sql } from 'drizzle-orm'
import type { StoreOptions, TenantSeed } from '../options.ts'
import { hashPassword } from '../session/passwords.ts'
import type { Db } from '../store/connection.ts'
import { COUNTERS, counterStart } from '../store/counters.ts'
import { START_LOCK } from '../store/migrate.ts'
import {
  bookings,
  cities,
  containerTypes,
  counters,
  countries,
  parties,
  partyAddresses,
  systemCodes,
  templates,
  tenants,
  users,
} from '../store/tables.ts'
import { without } from '../without.ts'
import { seedBookings } from './bookings.ts'
import { randomOf } from './random.ts'
import { seedTemplates } from './templates.ts'
import { DEMO_PASSWORD, seedUsers } from './users.ts'
import { worldCities } from './world/cities.ts'
import { worldCodes } from './world/codes.ts'
import { worldContainerTypes } from './world/container-types.ts'
import { worldCountries } from './world/countries.ts'
import { worldParties } from './world/parties.ts'

const BOOKINGS = 132
const TEMPLATES = 30
/** Rows of one insert: PostgreSQL takes 65,535 parameters. */
const BATCH = 500

/**
 * Brings the store's tenants in line with the configuration, and fills what is new: the reference lists of an empty
 * store, the demonstration world of a tenant that the store did not know. All of it or nothing.
 */
export async function seedStore(db: Db, { tenants: configured, demoData, scale }: StoreOptions, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(START_LOCK)
    const [reference] = await tx.select({ rows: count() }).from(countries)
    if (Number(reference?.rows ?? 0) === 0) await seedReference(tx)
    const known = new Set((await tx.select({ id: tenants.id }).from(tenants)).map(({ id }) => id))
    const [last] = await tx.select({ ordinal: max(tenants.ordinal) }).from(tenants)
    let ordinal = last?.ordinal ?? 0
    // One hash for all: these passwords are no secret, and a slow hash for each would double the time of a first start.
    const passwordHash = await hashPassword(DEMO_PASSWORD)
    for (const tenant of [...configured].sort((one, other) => (one.id < other.id ? -1 : 1))) {
      const isNew = !known.has(tenant.id)
      if (isNew) ordinal += 1
      await writeTenant(tx, tenant, ordinal)
      if (isNew) await seedTenant(tx, tenant, { ordinal, scale: demoData ? scale : 0, passwordHash, now })
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

interface Seeding {
  ordinal: number
  scale: number
  passwordHash: string
  now: Date
}

/** Counters in any case; with a scale above 0 the users, parties and, in the forwarding flavour, bookings and templates. */
async function seedTenant(db: Db, tenant: TenantSeed, { ordinal, scale, passwordHash, now }: Seeding): Promise<void> {
  const start = counterStart(ordinal)
  const forwarding = tenant.flavour === 'forwarding'
  const made = { booking: forwarding ? BOOKINGS * scale : 0, template: forwarding && scale > 0 ? TEMPLATES : 0 }
  await insertAll(
    db,
    counters,
    COUNTERS.map((name) => ({ tenantId: tenant.id, name, value: start + made[name] })),
  )
  if (scale === 0) return
  await insertAll(db, users, seedUsers(tenant, passwordHash))
  const world = worldParties()
  await insertAll(
    db,
    parties,
    world.map((party) => ({ ...without(party, 'addresses'), tenantId: tenant.id })),
  )
  await insertAll(
    db,
    partyAddresses,
    world.flatMap(({ code, addresses }) =>
      addresses.map((address, position) => ({ ...address, tenantId: tenant.id, partyCode: code, position })),
    ),
  )
  if (!forwarding) return
  await insertAll(db, bookings, seedBookings(randomOf(`${tenant.id} bookings`), tenant.id, made.booking, start + 1, now))
  await insertAll(db, templates, seedTemplates(randomOf(`${tenant.id} templates`), tenant.id, made.template, start + 1, now))
}

async function insertAll<Table extends PgTable>(db: Db, table: Table, rows: Table['$inferInsert'][]): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH) await db.insert(table).values(rows.slice(from, from + BATCH))
}

/** Empties every table but the list of migrations. */
export async function emptyStore(db: Db): Promise<void> {
  await db.execute(
    sql`truncate tenants, users, sessions, sign_in_failures, counters, parties, party_addresses, countries, cities,
      system_codes, container_types, bookings, templates, usage_metrics, error_log restart identity`,
  )
}
