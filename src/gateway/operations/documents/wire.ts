import type { Schemas } from '../../../contract/index.ts'
import type { DocumentRow } from '../../store/tables/documents.ts'
import { filledOnly } from '../lists.ts'

/** Where a document comes from when a user of the portal uploaded it. */
export const PORTAL = 'CP'

/** How a save of documents ended as a whole (frame §8). */
export const ALL_SAVED = 'Document(s) uploaded successfully'

/** A document of a booking, quote or shipment, as it is read. */
export function documentOf(row: DocumentRow): Schemas['Document'] {
  return {
    docSNo: row.serialNo,
    fileName: row.fileName,
    documentType: row.extension,
    ...filledOnly({ description: row.description, type: row.type }),
    externalID: row.documentId,
    downloadableURL: `/api-gateway/secure/1/docs/${row.documentId}?action=download`,
    uploadDate: dayOf(row.uploadedAt),
    uploadBy: row.uploadedBy,
    uploadByName: row.uploadedByName,
    source: row.source,
    action: 'existing',
  }
}

/** A document of a customs file, as it is read, without its content. */
export function customsDocumentOf(
  row: DocumentRow,
  typeNames: ReadonlyMap<string, string>,
): Schemas['CustomsDocument'] {
  return {
    documentId: row.documentId,
    docSNo: row.serialNo,
    fileName: row.fileName,
    documentType: row.extension,
    ...filledOnly({ description: row.description, type: row.type, typeDesc: typeNames.get(row.type ?? '') }),
    downloadableURL: `/api-gateway/cmus/1/documents/?value=${row.documentId}`,
    uploadDate: dayOf(row.uploadedAt),
    uploadByName: row.uploadedByName,
    source: row.source,
    action: 'existing',
  }
}

/** YYYYMMDD, in UTC. */
function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10).replaceAll('-', '')
}
