import { and, eq } from 'drizzle-orm'
import type { Db } from './database/connection.ts'
import { isText } from './database/patterns.ts'
import { cities, customerParties, parties, partyAddresses } from './tables/reference.ts'

/** A company as it is put into the store. */
export interface CompanyRow extends Pick<
  typeof parties.$inferInsert,
  'code' | 'name' | 'cityName' | 'countryCode' | 'postalCode'
> {
  /** Its address as forms take it, at most four lines. */
  lines: string[]
}

/** The companies that people of a tenant work for: parties that are customers. */
export interface Companies {
  /** A party for every role that trades with itself until it has partners; false when the code is a party's already. */
  add(company: CompanyRow): Promise<boolean>
}

/** LookupTypes of the contract: shipper, consignee, notify party, the four places of pickup and delivery, and customer. */
const ROLES = [1, 2, 3, 4, 5, 6, 7, 17]

/** The type of the address that forms take unless another one is chosen. */
const USUAL = { position: 0, type: 'C', typeName: 'Company' }

export function companiesOf(db: Db, tenantId: string): Companies {
  return {
    add: ({ lines, ...company }) =>
      db.transaction(async (tx) => {
        const { code, cityName, countryCode } = company
        const named = and(eq(cities.countryCode, countryCode), isText(cities.name, cityName))
        const [city] = await tx.select({ code: cities.code }).from(cities).where(named)
        // The list of places has those that are shipped from and to; a company may be elsewhere.
        const party = { ...company, tenantId, roles: ROLES, cityCode: city?.code ?? '' }
        const added = await tx.insert(parties).values(party).onConflictDoNothing().returning({ code: parties.code })
        if (added.length === 0) return false
        await tx.insert(partyAddresses).values({ ...USUAL, tenantId, partyCode: code, lines })
        await tx.insert(customerParties).values({ tenantId, customerCode: code, partyCode: code })
        return true
      }),
  }
}
