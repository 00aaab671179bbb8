import type { Db } from '../store/connection.ts'
import { users } from '../store/tables/accounts.ts'
import { customerParties, parties, partyAddresses } from '../store/tables/reference.ts'
import { without } from '../without.ts'
import { insertAll } from '../store/insert.ts'
import { randomOf } from './random.ts'
import type { TenantSeeding } from './subject.ts'
import { seedUsers } from './users.ts'
import { customersPartners, worldParties } from './world/parties.ts'

/** The users of a tenant and the companies they trade with. */
export async function seedAccounts(db: Db, { tenant, passwordHash }: TenantSeeding): Promise<void> {
  await insertAll(db, users, seedUsers(tenant, passwordHash))
  const world = worldParties()
  const companies = world.map((party) => ({ ...without(party, 'addresses'), tenantId: tenant.id }))
  await insertAll(db, parties, companies)
  const addresses = world.flatMap((party) =>
    party.addresses.map((address, position) => ({ ...address, tenantId: tenant.id, partyCode: party.code, position })),
  )
  await insertAll(db, partyAddresses, addresses)
  const partners = customersPartners(world, randomOf(`${tenant.id} partners`)).map((pair) => ({
    ...pair,
    tenantId: tenant.id,
  }))
  await insertAll(db, customerParties, partners)
}
