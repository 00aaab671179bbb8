import type { Words } from '../../ground/words.ts'
import { viewerOf } from '../../operation/access.ts'
import type { SignedInCall } from '../../operation/operation.ts'
import { invalid, refuse } from '../../operation/refusals.ts'
import type { Refusal, Reply } from '../../operation/reply.ts'
import { changedFields, eventOf } from '../../operation/trail.ts'
import { etagOf, preconditionFault, wantedRecord } from '../../operation/versions.ts'
import { changeFormDocuments, judgeFormDocuments, withDocuments } from '../documents/form.ts'
import { columnsOf } from './columns.ts'
import { bookingOf, documentOf, readBooking } from './document.ts'
import { newBooking, stateAfter } from './new-booking.ts'

type Call = SignedInCall<'saveBooking'>

const NOT_IN_PROGRESS: Words = {
  en: 'Only a booking in progress can be changed.',
  ja: '変更できるのは、作成中のブッキングだけです。',
}
const ACCEPTED: Words = {
  en: 'An accepted booking cannot be deleted.',
  ja: '承諾済みのブッキングは削除できません。',
}

/** Saves, submits (action S) or deletes (action D) a booking. What is refused changes nothing. */
export function saveOrDelete(call: Call): Promise<Reply<'saveBooking'>> {
  return call.input.query.action === 'D' ? remove(call) : save(call)
}

async function save(call: Call): Promise<Reply<'saveBooking'>> {
  const { body } = call.input
  return refusalOf(call) ?? (body.unId === undefined ? create(call) : update(call, body.unId))
}

/** Codes that contradict each other (forms §4). What else is wrong with a booking, the tenant's form says. */
function refusalOf({ input: { body } }: Call): Refusal | undefined {
  const isNew = body.unId === undefined
  if (body.funcCode === '9' && !isNew)
    return invalid([{ field: 'unId', message: 'A booking with an id is not created anew (function code 9)' }])
  if (body.funcCode === '5' && isNew)
    return invalid([{ field: 'unId', message: 'An update (function code 5) names the booking' }])
  if (body.funcCode === '1')
    return invalid([{ field: 'funcCode', message: 'A delete (function code 1) has the action D' }])
  if (body.bookStatus === 'A' && isNew)
    return invalid([{ field: 'bookStatus', message: 'Only an accepted booking is submitted as accepted' }])
  return undefined
}

async function create(call: Call): Promise<Reply<'saveBooking'>> {
  const { input, user, store, now } = call
  const { body } = input
  const { customerId, userId } = user
  const judged = await judgeFormDocuments(call, undefined, body.documents)
  if ('refused' in judged) return judged.refused
  const row = await store.transaction(async ({ tenantId, bookings, trail }) => {
    const created = newBooking(body, {
      tenantId,
      number: await bookings.nextNumber(),
      customerId,
      userId,
      quoteNo: null,
      now,
    })
    await trail.note(eventOf(call, { event: 'created', kind: 'booking', id: created.unId }))
    return bookings.insert(created)
  })
  return { status: 201, body: { data: bookingOf(row, user.isSupplier, []) }, etag: etagOf(row) }
}

async function update(call: Call, unId: string): Promise<Reply<'saveBooking'>> {
  const { body } = call.input
  const { user, now } = call
  return call.store.transaction(async (tx): Promise<Reply<'saveBooking'>> => {
    const row = await tx.bookings.findForUpdate(unId, viewerOf(user))
    if (row === undefined) return refuse('not-found')
    const isFixed = row.status !== 'N' || body.bookStatus === 'A'
    const obstacle = isFixed ? NOT_IN_PROGRESS : undefined
    const fault = await preconditionFault(call, row, () => readBooking(tx, row, user), obstacle)
    if (fault !== undefined) return fault
    if (obstacle !== undefined) return refuse('conflict', { obstacle })
    const owner = { kind: 'booking', id: unId } as const
    const judged = await judgeFormDocuments({ ...call, store: tx }, owner, body.documents)
    if ('refused' in judged) return judged.refused
    const document = documentOf(wantedRecord(call.input, row.document), unId)
    const changes = {
      ...columnsOf(document),
      document,
      ...stateAfter(body.bookStatus === 'P', row.trail, user.userId, now),
    }
    const changed = await tx.bookings.update(unId, changes)
    await changeFormDocuments(tx, owner, judged.plans, { userId: user.userId, name: user.name, at: now })
    const fields = [
      ...changedFields(row.document, document),
      ...changedFields({ status: row.status }, { status: changed.status }),
    ]
    await tx.trail.note(
      eventOf(call, { event: 'changed', kind: 'booking', id: unId, fields: withDocuments(fields, judged.plans) }),
    )
    return { status: 200, body: { data: await readBooking(tx, changed, user) }, etag: etagOf(changed) }
  })
}

async function remove(call: Call): Promise<Reply<'saveBooking'>> {
  const { unId } = call.input.body
  const { user, now } = call
  if (unId === undefined) return invalid([{ field: 'unId', message: 'The booking to delete is missing' }])
  return call.store.transaction(async (tx): Promise<Reply<'saveBooking'>> => {
    const { bookings, documents } = tx
    const row = await bookings.findForUpdate(unId, viewerOf(user))
    if (row === undefined) return refuse('not-found')
    const obstacle = row.status === 'Q' ? ACCEPTED : undefined
    const fault = await preconditionFault(call, row, () => readBooking(tx, row, user), obstacle)
    if (fault !== undefined) return fault
    if (obstacle !== undefined) return refuse('conflict', { obstacle })
    await bookings.remove(unId)
    await tx.trail.note(eventOf(call, { event: 'removed', kind: 'booking', id: unId }))
    await documents.lock()
    await documents.removeAll({ kind: 'booking', id: unId }, { userId: user.userId, name: user.name, at: now })
    return { status: 200, body: { data: bookingOf(row, user.isSupplier, []) } }
  })
}
