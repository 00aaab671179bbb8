import type { Schemas } from '../../../contract/index.ts'
import { dayOf } from '../../ground/days.ts'
import type { Language, Words } from '../../ground/words.ts'
import { inLanguage } from '../../ground/words.ts'
import { filledOnly } from '../../operation/lists.ts'
import type { DocumentRow } from '../../store/tables/documents.ts'

/** Where a document comes from when a user of the portal uploaded it. */
export const PORTAL = 'CP'

const ALL_SAVED: Words = { en: 'Document(s) uploaded successfully', ja: '書類をアップロードしました' }

/** How a save of documents ended as a whole (frame §8): one that was not saved has a `statusMessage` of its own. */
export function outcomeOf(
  documents: readonly { statusMessage?: string }[],
  language: Language,
): {
  status: 200 | 201
  statusMessage: string
} {
  const refused = documents.filter(({ statusMessage }) => statusMessage !== undefined).length
  if (refused === 0) return { status: 201, statusMessage: inLanguage(ALL_SAVED, language) }
  const words: Words = {
    en: `${refused} of ${documents.length} documents could not be saved.`,
    ja: `${documents.length}件のうち${refused}件の書類を保存できませんでした。`,
  }
  return { status: 200, statusMessage: inLanguage(words, language) }
}

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
