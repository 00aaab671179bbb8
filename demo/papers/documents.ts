import { createHash } from 'node:crypto'
import type { TenantFilling, TenantRow } from '../../src/gateway/filling.ts'
import { documentId, extensionOf } from '../../src/gateway/filling.ts'
import { planned } from './plan.ts'
import { randomOf } from './random.ts'
import type { DocumentedRecord } from './records.ts'

/** Who puts documents into the portal, and who acts for the tenant itself. */
const UPLOADER = { uploadedBy: 'CUSTOMER', uploadedByName: 'Casey Customer' }
const OPERATIONS = { uploadedBy: 'OPERATIONS', uploadedByName: 'Operations' }

/** Documents of records, with files that can be downloaded; the same for the same records at every run of one day. */
export async function fillDocuments(
  { tenant, now, insert, takeNumbers }: TenantFilling,
  records: readonly DocumentedRecord[],
): Promise<void> {
  const random = randomOf(`${tenant.id} documents`)
  const rows: Omit<TenantRow<'documents'>, 'documentId'>[] = []
  const contents = new Map<string, Buffer>()
  for (const record of records) {
    planned(random, record, now).forEach(({ bytes, ...document }, index) => {
      const sha256 = bytes === undefined ? null : createHash('sha256').update(bytes).digest('hex')
      if (sha256 !== null && bytes !== undefined) contents.set(sha256, bytes)
      rows.push({
        ownerKind: record.kind,
        ownerId: record.id,
        serialNo: index + 1,
        extension: extensionOf(document.fileName),
        sha256,
        ...document,
        ...(document.source === 'CP' ? UPLOADER : OPERATIONS),
      })
    })
  }
  await insert(
    'documentContents',
    [...contents.keys()].map((sha256) => ({ sha256 })),
  )
  await insert(
    'documentPieces',
    [...contents].map(([sha256, bytes]) => ({ sha256, piece: 0, bytes })),
  )
  const first = await takeNumbers('document', rows.length)
  await insert(
    'documents',
    rows.map((row, index) => ({ ...row, documentId: documentId(first + index) })),
  )
}
