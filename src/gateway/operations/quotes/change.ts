import type { Schemas } from '../../../contract/index.ts'
import { viewerOf } from '../../operation/access.ts'
import type { SignedInCall } from '../../operation/operation.ts'
import { refuse } from '../../operation/refusals.ts'
import type { Reply } from '../../operation/reply.ts'
import { changedFields, eventOf } from '../../operation/trail.ts'
import { etagOf, preconditionFault, wantedRecord } from '../../operation/versions.ts'
import type { QuoteRow } from '../../store/tables/requests.ts'
import type { TenantStore } from '../../store/tenant-store.ts'
import { stateAfter } from '../bookings/new-booking.ts'
import { changeFormDocuments, judgeFormDocuments, withDocuments } from '../documents/form.ts'
import { bookQuote } from './book.ts'
import { quoteColumns, quoteDocument, quoteOf, readQuote, teuByType } from './document.ts'
import type { Change } from './intent.ts'
import { afterAction, obstacleTo } from './transitions.ts'

type Call = SignedInCall<'saveQuote'>

/** Replaces a quote in progress, or does with a quote what its status allows; all of it or nothing. */
export async function changeQuote(call: Call, { unId, intent }: Change): Promise<Reply<'saveQuote'>> {
  const { user, now } = call
  return call.store.transaction(async (store): Promise<Reply<'saveQuote'>> => {
    const row = await store.quotes.findForUpdate(unId, viewerOf(user))
    if (row === undefined) return refuse('not-found')
    const obstacle = obstacleTo(intent, row, now)
    const fault = await preconditionFault(call, row, () => readQuote(store, row), obstacle)
    if (fault !== undefined) return fault
    if (obstacle !== undefined) return refuse('conflict', { obstacle })
    const owner = { kind: 'quote', id: unId } as const
    const editor = { userId: user.userId, name: user.name, at: now }
    if (intent === 'cancel' && row.status === 'N') {
      await store.quotes.remove(unId)
      await store.trail.note(eventOf(call, { event: 'removed', kind: 'quote', id: unId }))
      await store.documents.lock()
      await store.documents.removeAll(owner, editor)
      return { status: 200, body: { data: quoteOf({ ...row, status: 'C' }, []) } }
    }
    const saves = intent === 'save' || intent === 'submit'
    const judged = await judgeFormDocuments({ ...call, store }, owner, saves ? call.input.body.documents : [])
    if ('refused' in judged) return judged.refused
    const changes = await changesOf(call, intent, row, store)
    const changed = await store.quotes.update(unId, changes)
    await changeFormDocuments(store, owner, judged.plans, editor)
    const state = ({ status, bookingNo }: QuoteRow) => ({ status, bookingNo })
    const fields = [...changedFields(row.document, changed.document), ...changedFields(state(row), state(changed))]
    await store.trail.note(
      eventOf(call, { event: 'changed', kind: 'quote', id: unId, fields: withDocuments(fields, judged.plans) }),
    )
    return { status: 200, body: { data: await readQuote(store, changed) }, etag: etagOf(changed) }
  })
}

/** Why the quote is rejected, as it was sent: its remark CPREJRMK (forms §4); empty without one. */
function rejectReason({ remarkList = [] }: Pick<Schemas['Quote'], 'remarkList'>): string {
  const remark = remarkList.findLast(({ remarkType, actionCode }) => remarkType === 'CPREJRMK' && actionCode !== 'D')
  return (remark?.remark ?? '').trim()
}

async function changesOf(
  call: Call,
  intent: Change['intent'],
  row: QuoteRow,
  store: TenantStore,
): Promise<Partial<QuoteRow>> {
  const { input, user, now } = call
  const { userId } = user
  if (intent === 'save' || intent === 'submit') {
    const document = quoteDocument(wantedRecord(input, row.document), row.unId)
    const columns = quoteColumns(document, teuByType(await store.lookups.containerTypes('container')))
    return { document, ...columns, ...stateAfter(intent === 'submit', row.trail, userId, now) }
  }
  const changes = afterAction(intent, row, { userId, reason: rejectReason(input.body), now })
  if (intent !== 'book') return changes
  const booking = await bookQuote(row, { userId, name: user.name, at: now }, store)
  await store.trail.note(eventOf(call, { event: 'created', kind: 'booking', id: booking.unId }))
  return { ...changes, bookingNo: booking.bookingNo }
}
