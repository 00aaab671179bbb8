import { sql } from 'drizzle-orm'
import type { Db } from '../../../store/connection.ts'
import type { CustomsRecordRow } from '../../../store/tables/customs-records.ts'
import { customsRecords } from '../../../store/tables/customs-records.ts'
import { randomOf } from '../../random.ts'
import type { TenantSeeding } from '../../subject.ts'
import type { CustomsFileSeed } from '../file-seed.ts'
import { filesOfTenant } from '../files.ts'
import { addBilling } from './billing.ts'
import { addDeliveryOrders } from './delivery.ts'
import { fileRecords } from './file-records.ts'
import { addFtz } from './ftz.ts'
import { addInBond } from './in-bond.ts'
import { addInvoices } from './invoices.ts'

/** Files whose records are made and written at once; more would fill the memory at a large scale. */
const BATCH = 200

/** What hangs below the customs-brokerage files of a tenant of that flavour. */
export async function seedCustomsRecords(db: Db, seeding: TenantSeeding): Promise<void> {
  if (seeding.tenant.flavour !== 'customs') return
  const files = filesOfTenant(seeding)
  for (let from = 0; from < files.length; from += BATCH) {
    await insertRecords(db, files.slice(from, from + BATCH).flatMap(recordsOf))
  }
}

/** The records of a file; the same at every run, whatever the other files are. */
export function recordsOf(file: CustomsFileSeed): CustomsRecordRow[] {
  const { making, rows } = fileRecords(file, randomOf(`${file.tenantId} ${file.fileNo} records`))
  if (file.kind === 'REGULAR') addInvoices(making)
  if (file.kind === 'INBOND') addInBond(making)
  if (file.kind === 'FTZ') addFtz(making)
  addDeliveryOrders(making)
  addBilling(making)
  return rows
}

/** Writes rows as one text: with documents this large it takes a third of the time that a parameter for each value takes. */
async function insertRecords(db: Db, rows: CustomsRecordRow[]): Promise<void> {
  await db.execute(sql`
    insert into ${customsRecords} (tenant_id, file_no, resource, key1, key2, key3, key4, key5, position, document)
    select "tenantId", "fileNo", resource, key1, key2, key3, key4, key5, position, document
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(
      "tenantId" text, "fileNo" text, resource text, key1 text, key2 text, key3 text, key4 text, key5 text,
      position integer, document jsonb)`)
}
