import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from './database/connection.ts'
import { anyOf } from './database/any-of.ts'
import { contains, startsWith } from './database/patterns.ts'
import {
  cities,
  containerTypes,
  countries,
  customerParties,
  districtPorts,
  foreignPorts,
  parties,
  partyAddresses,
  systemCodes,
} from './tables/reference.ts'

export interface CityFilter {
  countryCode: string
  roadAccess: boolean
  seaPort: boolean
  iataCity: boolean
}

export interface PartyFilter {
  /** LookupType of the contract. */
  role?: number | undefined
  /** Belongs to the customer with this code. */
  customer?: string | undefined
  /** The name contains it, or the one in the local script. */
  name?: string | undefined
  /** The code starts with it. */
  code?: string | undefined
}

export type Party = typeof parties.$inferSelect
type Address = typeof partyAddresses.$inferSelect

/** A search for ports: the name contains the text, upper and lower case being the same. */
export interface PortSearch {
  name: string
  descending: boolean
}

/** What forms choose from. Parties are the tenant's own; the other lists are the same for everybody. */
export interface Lookups {
  systemCodes(type: string): Promise<(typeof systemCodes.$inferSelect)[]>
  countries(): Promise<(typeof countries.$inferSelect)[]>
  cities(filter: CityFilter): Promise<(typeof cities.$inferSelect)[]>
  containerTypes(kind: 'container' | 'vehicle' | undefined): Promise<(typeof containerTypes.$inferSelect)[]>
  parties(filter: PartyFilter): Promise<Party[]>
  /** Those with these codes, in no order. */
  partiesOf(codes: readonly string[]): Promise<Party[]>
  addresses(partyCodes: string[]): Promise<Address[]>
  /** Ports as US customs knows them, by name. */
  foreignPorts(search: PortSearch): Promise<(typeof foreignPorts.$inferSelect)[]>
  districtPorts(search: PortSearch): Promise<(typeof districtPorts.$inferSelect)[]>
}

export function lookupsOf(db: Db, tenantId: string): Lookups {
  return {
    systemCodes: (type) =>
      db.select().from(systemCodes).where(eq(systemCodes.type, type)).orderBy(asc(systemCodes.position)),
    countries: async () => alphabetical(await db.select().from(countries)),
    async cities({ countryCode, roadAccess, seaPort, iataCity }) {
      const matches = and(
        eq(cities.countryCode, countryCode),
        roadAccess ? eq(cities.isRoadAccess, true) : undefined,
        seaPort ? eq(cities.isSeaPort, true) : undefined,
        iataCity ? eq(cities.isIataCity, true) : undefined,
      )
      return alphabetical(await db.select().from(cities).where(matches))
    },
    containerTypes: (kind) =>
      db
        .select()
        .from(containerTypes)
        .where(kind === undefined ? undefined : eq(containerTypes.kind, kind))
        .orderBy(asc(containerTypes.position)),
    async parties({ role, customer, name, code }) {
      const partners = (of: string) =>
        db
          .select({ code: customerParties.partyCode })
          .from(customerParties)
          .where(and(eq(customerParties.tenantId, tenantId), eq(customerParties.customerCode, of)))
      const matches = and(
        eq(parties.tenantId, tenantId),
        role === undefined ? undefined : sql`${parties.roles} @> ${JSON.stringify([role])}::jsonb`,
        customer === undefined ? undefined : inArray(parties.code, partners(customer)),
        name === undefined ? undefined : or(contains(parties.name, name), contains(parties.localName, name)),
        code === undefined ? undefined : startsWith(parties.code, code),
      )
      return alphabetical(await db.select().from(parties).where(matches))
    },
    partiesOf: (codes) =>
      db
        .select()
        .from(parties)
        .where(and(eq(parties.tenantId, tenantId), anyOf(parties.code, codes))),
    addresses: (partyCodes) =>
      partyCodes.length === 0
        ? Promise.resolve([])
        : db
            .select()
            .from(partyAddresses)
            .where(and(eq(partyAddresses.tenantId, tenantId), anyOf(partyAddresses.partyCode, partyCodes)))
            .orderBy(asc(partyAddresses.partyCode), asc(partyAddresses.position)),
    foreignPorts: ({ name, descending }) =>
      db
        .select()
        .from(foreignPorts)
        .where(contains(foreignPorts.name, name))
        .orderBy(descending ? desc(foreignPorts.name) : asc(foreignPorts.name), asc(foreignPorts.code)),
    districtPorts: ({ name, descending }) =>
      db
        .select()
        .from(districtPorts)
        .where(contains(districtPorts.name, name))
        .orderBy(descending ? desc(districtPorts.name) : asc(districtPorts.name), asc(districtPorts.code)),
  }
}

const collator = new Intl.Collator('en')

/** Sorted here, because databases differ in what they call alphabetical; what has the same name by code, lest a page of them shows one twice. */
function alphabetical<Row extends { name: string; code: string }>(rows: Row[]): Row[] {
  return rows.sort((one, other) => collator.compare(one.name, other.name) || (one.code < other.code ? -1 : 1))
}
