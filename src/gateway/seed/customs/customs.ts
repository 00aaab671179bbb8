import type { Db } from '../../store/connection.ts'
import { customsFileKeys, customsFiles, customsMilestones, customsRemarks } from '../../store/tables/customs-files.ts'
import { parties, partyAddresses } from '../../store/tables/reference.ts'
import { without } from '../../without.ts'
import { insertAll } from '../../store/insert.ts'
import { randomOf } from '../random.ts'
import type { TenantSeeding } from '../subject.ts'
import { importerParties } from '../world/importers.ts'
import { suppliers } from '../world/suppliers.ts'
import { filesOfTenant } from './files.ts'
import { fileRow, keyRows } from './rows.ts'
import { milestonesOf, remarksOf } from './trail.ts'

/** The customs-brokerage files of a tenant of that flavour, and the companies in them. */
export async function seedCustoms(db: Db, seeding: TenantSeeding): Promise<void> {
  const { id, flavour } = seeding.tenant
  if (flavour !== 'customs') return
  const companies = [...suppliers(), ...importerParties()]
  await insertAll(
    db,
    parties,
    companies.map((party) => ({ ...without(party, 'addresses'), tenantId: id })),
  )
  await insertAll(
    db,
    partyAddresses,
    companies.flatMap(({ code, addresses }) =>
      addresses.map((address, position) => ({ ...address, tenantId: id, partyCode: code, position })),
    ),
  )
  const files = filesOfTenant(seeding)
  const random = randomOf(`${id} customs trail`)
  await insertAll(db, customsFiles, files.map(fileRow))
  await insertAll(db, customsFileKeys, files.flatMap(keyRows))
  await insertAll(
    db,
    customsMilestones,
    files.flatMap((file) => milestonesOf(random, file)),
  )
  await insertAll(
    db,
    customsRemarks,
    files.flatMap((file) => remarksOf(random, file)),
  )
}
