import type { Schemas } from '../../../contract/index.ts'
import { filledOnly } from '../../operation/lists.ts'
import type { DocumentRow } from '../../store/tables/documents.ts'
import type { QuoteRow } from '../../store/tables/requests.ts'
import type { TenantStore } from '../../store/tenant-store.ts'
import { columnsOf } from '../bookings/columns.ts'
import { documentOf } from '../bookings/document.ts'
import { documentOf as fileOf } from '../documents/wire.ts'
import { asBooking, asQuote } from './as-booking.ts'

type Quote = Schemas['Quote']

/** TEU of one container, by its type. */
export type TeuByType = ReadonlyMap<string, number>

export function teuByType(types: readonly { code: string; teu: number | null }[]): TeuByType {
  return new Map(types.map(({ code, teu }) => [code, teu ?? 0]))
}

/** What is kept of a posted quote, as of a posted booking. Stages are the gateway's own: H until somebody accepts. */
export function quoteDocument(posted: Quote, unId: string): Quote {
  return { ...asQuote(documentOf(asBooking(posted), unId)), jobStageCode: 'H' }
}

/** What the list of quotes shows, taken out of the document. */
export function quoteColumns(document: Quote, teu: TeuByType) {
  const { bizType, shipperName, origin, destination, ...totals } = columnsOf(asBooking(document))
  const { totalPieces, totalPiecesUnit, totalWeight, totalWeightUnit } = totals
  const containers = document.containers ?? []
  const sum = (each: (container: Schemas['Container']) => number) =>
    containers.length === 0 ? null : containers.reduce((total, container) => total + each(container), 0)
  return {
    bizType,
    shipperName,
    origin,
    destination,
    totalPieces,
    totalPiecesUnit,
    totalWeight,
    totalWeightUnit,
    teu: sum(({ type = '', qty = 0 }) => (teu.get(type) ?? 0) * qty),
    containerQty: sum(({ qty = 0 }) => qty),
  }
}

/** A quote as it is read: the document, what the gateway says itself, and the quote's files. */
export function quoteOf(row: QuoteRow, files: readonly DocumentRow[]): Quote {
  const { validFrom, validTo, trail, rates } = row
  return {
    ...row.document,
    unId: row.unId,
    quoteNo: row.quoteNo,
    status: row.status,
    source: row.source,
    createByName: row.createdByName,
    ...filledOnly({
      bookingNo: row.bookingNo,
      shipmentNo: row.shipmentNo,
      teu: row.teu,
      totCtnQty: row.containerQty,
      validFrom,
      validTo,
      validFromTo: validFrom === null || validTo === null ? null : `${shown(validFrom)} - ${shown(validTo)}`,
      expirationDate: validTo,
      submittedDate: trail.submittedDate,
      rejectedBy: row.status === 'R' ? trail.rejectedBy : undefined,
      booked: trail.bookedDate,
    }),
    ...(rates.length > 0 ? { revenueList: rates } : {}),
    documents: files.map(fileOf),
    lastUpdated: row.updatedAt.toISOString(),
    auditTrail: trail,
  }
}

/** The same with its files, as users read it. */
export async function readQuote({ documents }: TenantStore, row: QuoteRow): Promise<Quote> {
  return quoteOf(row, await documents.list({ kind: 'quote', id: row.unId }))
}

/** YYYYMMDD as people read it, YYYY/MM/DD. */
function shown(day: string): string {
  return `${day.slice(0, 4)}/${day.slice(4, 6)}/${day.slice(6)}`
}
