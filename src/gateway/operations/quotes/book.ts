import { without } from '../../ground/without.ts'
import type { DocumentEditor } from '../../store/documents/documents.ts'
import type { BookingRow, QuoteRow } from '../../store/tables/requests.ts'
import type { TenantStore } from '../../store/tenant-store.ts'
import { newBooking } from '../bookings/new-booking.ts'
import { asBooking } from './as-booking.ts'

/**
 * Makes a submitted booking of what the quote asks for, with its documents. Call it in the transaction of the quote.
 */
export async function bookQuote(row: QuoteRow, editor: DocumentEditor, store: TenantStore): Promise<BookingRow> {
  const { tenantId, bookings } = store
  const { customerId, quoteNo } = row
  const asked = asBooking(row.document)
  const booking = newBooking(
    {
      ...asked,
      ...(asked.cargoItems && { cargoItems: asked.cargoItems.map((item) => without(item, 'itemUniqueRefNo')) }),
      ...(asked.remarkList && { remarkList: asked.remarkList.filter(({ remarkType }) => remarkType !== 'CPREJRMK') }),
      bookStatus: 'P',
      jobStageCode: 'P',
    },
    { tenantId, number: await bookings.nextNumber(), customerId, userId: editor.userId, quoteNo, now: editor.at },
  )
  const made = await bookings.insert(booking)
  await copyDocuments(row.unId, made.unId, editor, store)
  return made
}

/** The booking gets documents of its own, in the order in which the quote got them. */
async function copyDocuments(
  quoteId: string,
  bookingId: string,
  editor: DocumentEditor,
  { documents }: TenantStore,
): Promise<void> {
  // Before they are listed: a file that is replaced meanwhile would not be found any more.
  await documents.lock()
  const newestFirst = await documents.list({ kind: 'quote', id: quoteId })
  for (const document of newestFirst.reverse()) {
    const { description, type, fileName, extension, source } = document
    const bytes = await documents.content(document)
    if (bytes === undefined) continue
    await documents.add(
      { kind: 'booking', id: bookingId },
      { description, type, fileName, extension, source, bytes },
      editor,
    )
  }
}
