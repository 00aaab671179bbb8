import { BOOKINGS, isModuleOpen } from '../../operation/access.ts'
import type { SignedInCall } from '../../operation/operation.ts'
import { invalid, refuse } from '../../operation/refusals.ts'
import type { Reply } from '../../operation/reply.ts'
import { eventOf } from '../../operation/trail.ts'
import { etagOf } from '../../operation/versions.ts'
import { quoteIds } from '../../store/database/numbers.ts'
import type { QuoteRow } from '../../store/tables/requests.ts'
import { stateAfter } from '../bookings/new-booking.ts'
import { judgeFormDocuments } from '../documents/form.ts'
import { changeQuote } from './change.ts'
import { quoteColumns, quoteDocument, quoteOf, teuByType } from './document.ts'
import { wantedOf } from './intent.ts'

type Call = SignedInCall<'saveQuote'>

/** Saves, submits, cancels, rejects, accepts or books a quote, as its codes say. What is refused changes nothing. */
export async function saveQuote(call: Call): Promise<Reply<'saveQuote'>> {
  const wanted = wantedOf(call.input.body)
  if ('errors' in wanted) return invalid(wanted.errors)
  if (wanted.intent === 'book' && !isModuleOpen(BOOKINGS, call)) return refuse('forbidden')
  return wanted.unId === undefined ? createQuote(call, wanted.intent) : changeQuote(call, wanted)
}

/** Creates a quote in progress, or submitted at once. Rates and validity come from the forwarder, later. */
async function createQuote(call: Call, intent: 'save' | 'submit'): Promise<Reply<'saveQuote'>> {
  const { input, user, store, now } = call
  const { body } = input
  const judged = await judgeFormDocuments(call, undefined, body.documents)
  if ('refused' in judged) return judged.refused
  const row = await store.transaction(async ({ tenantId, quotes, lookups, trail }) => {
    const ids = quoteIds(await quotes.nextNumber())
    const document = quoteDocument(body, ids.unId)
    const created: Omit<QuoteRow, 'version'> = {
      tenantId,
      ...ids,
      customerId: user.customerId,
      ...quoteColumns(document, teuByType(await lookups.containerTypes('container'))),
      source: 'CP',
      createdByName: user.name,
      validFrom: null,
      validTo: null,
      rates: [],
      bookingNo: null,
      shipmentNo: null,
      createdAt: now,
      document,
      ...stateAfter(intent === 'submit', { createdDate: now.toISOString(), createdBy: user.userId }, user.userId, now),
    }
    await trail.note(eventOf(call, { event: 'created', kind: 'quote', id: created.unId }))
    return quotes.insert(created)
  })
  return { status: 201, body: { data: quoteOf(row, []) }, etag: etagOf(row) }
}
