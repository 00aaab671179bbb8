import type { TenantFilling } from '../options.ts'
import { hashPassword } from '../session/passwords.ts'
import { seedAccounts } from './accounts.ts'
import { seedCustoms } from './customs/customs.ts'
import { seedCustomsRecords } from './customs/records/records.ts'
import { seedDocuments } from './documents/documents.ts'
import { seedRequests, seedShipmentsOfQuotes } from './requests.ts'
import { seedShipments } from './shipments/shipments.ts'
import type { SeedSubject } from './subject.ts'
import { seedUsage } from './usage.ts'
import { DEMO_PASSWORD } from './users.ts'

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

/** What fills a tenant with the demonstration world; `scale` multiplies bookings, shipments and files. */
export function demonstration(scale = 1): (filling: TenantFilling) => Promise<void> {
  // One hash for all: these passwords are no secret, and a slow hash for each would double the time of a first start.
  let hash: Promise<string> | undefined
  return async ({ db, tenant, ordinal, now }) => {
    const passwordHash = await (hash ??= hashPassword(DEMO_PASSWORD))
    for (const seedSubject of SUBJECTS) await seedSubject(db, { tenant, ordinal, scale, passwordHash, now })
  }
}
