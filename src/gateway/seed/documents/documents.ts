import { createHash } from 'node:crypto'
import { and, desc, eq, ne } from 'drizzle-orm'
import { extensionOf } from '../../documents/file-name.ts'
import type { Db } from '../../store/connection.ts'
import { documentId } from '../../store/numbers.ts'
import { customsFiles } from '../../store/tables/customs-files.ts'
import type { DocumentRow } from '../../store/tables/documents.ts'
import { documentContents, documents, ownerRules } from '../../store/tables/documents.ts'
import { bookings } from '../../store/tables/requests.ts'
import { shipmentDetails, shipments } from '../../store/tables/shipments.ts'
import { insertAll } from '../../store/insert.ts'
import { randomOf } from '../random.ts'
import type { TenantSeeding } from '../subject.ts'
import { takeNumbers } from '../../store/counters.ts'
import { seedUsers } from '../users.ts'
import { worldOffices } from '../world/offices.ts'
import { planned } from './plan.ts'
import type { DocumentedRecord } from './records.ts'
import { documentedBooking, documentedFile, documentedShipment } from './records.ts'

/** Records of a kind that get documents, the newest: at a large scale the older ones have none. */
const MAX_RECORDS = 400

/** Whoever acts for the tenant itself. */
const OPERATIONS = { uploadedBy: 'OPERATIONS', uploadedByName: 'Operations' }

/** Rules of the tenant's offices, and documents of its records, with files that can be downloaded. Comes after the records. */
export async function seedDocuments(db: Db, { tenant, passwordHash, now }: TenantSeeding): Promise<void> {
  await insertAll(
    db,
    ownerRules,
    worldOffices(tenant.id).map((office) => ({ tenantId: tenant.id, ...office })),
  )
  const random = randomOf(`${tenant.id} documents`)
  const customer = seedUsers(tenant, passwordHash).find(({ userId }) => userId === 'CUSTOMER')
  const uploader = { uploadedBy: customer?.userId ?? '', uploadedByName: customer?.name ?? '' }
  const rows: Omit<DocumentRow, 'documentId'>[] = []
  const contents = new Map<string, Buffer>()
  for (const record of await documentedRecords(db, tenant.id)) {
    planned(random, record, now).forEach(({ bytes, ...document }, index) => {
      const sha256 = bytes === undefined ? null : createHash('sha256').update(bytes).digest('hex')
      if (sha256 !== null && bytes !== undefined) contents.set(sha256, bytes)
      rows.push({
        tenantId: tenant.id,
        ownerKind: record.kind,
        ownerId: record.id,
        serialNo: index + 1,
        extension: extensionOf(document.fileName),
        sha256,
        ...document,
        ...(document.source === 'CP' ? uploader : OPERATIONS),
      })
    })
  }
  await insertAll(
    db,
    documentContents,
    [...contents].map(([sha256, bytes]) => ({ tenantId: tenant.id, sha256, bytes })),
  )
  const first = await takeNumbers(db, tenant.id, 'document', rows.length)
  await insertAll(
    db,
    documents,
    rows.map((row, index) => ({ ...row, documentId: documentId(first + index) })),
  )
}

/** The newest records of each kind: bookings that were submitted, shipments, customs files. */
async function documentedRecords(db: Db, tenantId: string): Promise<DocumentedRecord[]> {
  const asked = await db
    .select()
    .from(bookings)
    .where(and(eq(bookings.tenantId, tenantId), ne(bookings.status, 'N')))
    .orderBy(desc(bookings.createdAt), desc(bookings.unId))
    .limit(MAX_RECORDS)
  const carried = await db
    .select({ row: shipments, document: shipmentDetails.document })
    .from(shipments)
    .innerJoin(
      shipmentDetails,
      and(eq(shipmentDetails.tenantId, shipments.tenantId), eq(shipmentDetails.shipmentId, shipments.id)),
    )
    .where(eq(shipments.tenantId, tenantId))
    .orderBy(desc(shipments.createdAt), desc(shipments.id))
    .limit(MAX_RECORDS)
  const cleared = await db
    .select()
    .from(customsFiles)
    .where(eq(customsFiles.tenantId, tenantId))
    .orderBy(desc(customsFiles.openedOn), desc(customsFiles.fileNo))
    .limit(MAX_RECORDS)
  return [
    ...asked.map(documentedBooking),
    ...carried.map(({ row, document }) => documentedShipment(row, document)),
    ...cleared.map(documentedFile),
  ]
}
