import { and, asc, eq, ilike, inArray, sql } from 'drizzle-orm'
import type { Db } from './connection.ts'
import { cities, containerTypes, countries, parties, partyAddresses, systemCodes } from './tables.ts'

export interface CityFilter {
  countryCode: string
  roadAccess: boolean
  seaPort: boolean
  iataCity: boolean
}

export interface PartyFilter {
  /** LookupType of the contract. */
  role: number
  /** The name contains it. */
  name?: string | undefined
  /** The code starts with it. */
  code?: string | undefined
}

type Party = typeof parties.$inferSelect
type Address = typeof partyAddresses.$inferSelect

/** What forms choose from. Parties are the tenant's own; the other lists are the same for everybody. */
export interface Lookups {
  systemCodes(type: string): Promise<(typeof systemCodes.$inferSelect)[]>
  countries(): Promise<(typeof countries.$inferSelect)[]>
  cities(filter: CityFilter): Promise<(typeof cities.$inferSelect)[]>
  containerTypes(kind: 'container' | 'vehicle' | undefined): Promise<(typeof containerTypes.$inferSelect)[]>
  parties(filter: PartyFilter): Promise<Party[]>
  addresses(partyCodes: string[]): Promise<Address[]>
}

export function lookupsOf(db: Db, tenantId: string): Lookups {
  return {
    systemCodes: (type) => db.select().from(systemCodes).where(eq(systemCodes.type, type)).orderBy(asc(systemCodes.position)),
    countries: () => db.select().from(countries).orderBy(asc(countries.name)),
    cities: ({ countryCode, roadAccess, seaPort, iataCity }) =>
      db
        .select()
        .from(cities)
        .where(
          and(
            eq(cities.countryCode, countryCode),
            roadAccess ? eq(cities.isRoadAccess, true) : undefined,
            seaPort ? eq(cities.isSeaPort, true) : undefined,
            iataCity ? eq(cities.isIataCity, true) : undefined,
          ),
        )
        .orderBy(asc(cities.name)),
    containerTypes: (kind) =>
      db
        .select()
        .from(containerTypes)
        .where(kind === undefined ? undefined : eq(containerTypes.kind, kind))
        .orderBy(asc(containerTypes.position)),
    parties: ({ role, name, code }) =>
      db
        .select()
        .from(parties)
        .where(
          and(
            eq(parties.tenantId, tenantId),
            sql`${parties.roles} @> ${JSON.stringify([role])}::jsonb`,
            name === undefined ? undefined : ilike(parties.name, `%${literal(name)}%`),
            code === undefined ? undefined : ilike(parties.code, `${literal(code)}%`),
          ),
        )
        .orderBy(asc(parties.name)),
    addresses: (partyCodes) =>
      partyCodes.length === 0
        ? Promise.resolve([])
        : db
            .select()
            .from(partyAddresses)
            .where(and(eq(partyAddresses.tenantId, tenantId), inArray(partyAddresses.partyCode, partyCodes)))
            .orderBy(asc(partyAddresses.partyCode), asc(partyAddresses.position)),
  }
}

/** What was typed, without the pattern signs of LIKE. */
function literal(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
