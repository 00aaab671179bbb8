import { visibleCompany } from '../../operation/access.ts'
import type { SignedInCall } from '../../operation/operation.ts'
import type { Refusal, Reply } from '../../operation/reply.ts'
import { invalid, refuse } from '../../operation/reply.ts'
import { changeFormDocuments, judgeFormDocuments } from '../documents/form.ts'
import { columnsOf } from './columns.ts'
import { bookingOf, documentOf } from './document.ts'
import { newBooking, stateAfter } from './new-booking.ts'

type Call = SignedInCall<'saveBooking'>

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

async function create({ input: { body }, user, store, now }: Call): Promise<Reply<'saveBooking'>> {
  const { customerId, userId } = user
  const judged = await judgeFormDocuments({ store, user }, undefined, body.documents)
  if ('refused' in judged) return judged.refused
  const row = await store.transaction(async ({ tenantId, bookings }) => {
    const created = newBooking(body, {
      tenantId,
      number: await bookings.nextNumber(),
      customerId,
      userId,
      quoteNo: null,
      now,
    })
    await bookings.insert(created)
    return created
  })
  return { status: 201, body: { data: bookingOf(row, user.isSupplier, []) } }
}

async function update({ input: { body }, user, store, now }: Call, unId: string): Promise<Reply<'saveBooking'>> {
  return store.transaction(async (tx): Promise<Reply<'saveBooking'>> => {
    const row = await tx.bookings.findForUpdate(unId, visibleCompany(user))
    if (row === undefined) return refuse('not-found')
    if (row.status !== 'N' || body.bookStatus === 'A')
      return refuse('conflict', { obstacle: 'Only a booking in progress can be changed.' })
    const owner = { kind: 'booking', id: unId } as const
    const judged = await judgeFormDocuments({ store: tx, user }, owner, body.documents)
    if ('refused' in judged) return judged.refused
    const document = documentOf(body, unId)
    const changes = {
      ...columnsOf(document),
      document,
      ...stateAfter(body.bookStatus === 'P', row.trail, user.userId, now),
    }
    await tx.bookings.update(unId, changes)
    await changeFormDocuments(tx, owner, judged.plans, { userId: user.userId, name: user.name, at: now })
    return {
      status: 200,
      body: { data: bookingOf({ ...row, ...changes }, user.isSupplier, await tx.documents.list(owner)) },
    }
  })
}

async function remove({ input: { body }, user, store, now }: Call): Promise<Reply<'saveBooking'>> {
  const { unId } = body
  if (unId === undefined) return invalid([{ field: 'unId', message: 'The booking to delete is missing' }])
  return store.transaction(async ({ bookings, documents }): Promise<Reply<'saveBooking'>> => {
    const row = await bookings.findForUpdate(unId, visibleCompany(user))
    if (row === undefined) return refuse('not-found')
    if (row.status === 'Q') return refuse('conflict', { obstacle: 'An accepted booking cannot be deleted.' })
    await bookings.remove(unId)
    await documents.lock()
    await documents.removeAll({ kind: 'booking', id: unId }, { userId: user.userId, name: user.name, at: now })
    return { status: 200, body: { data: bookingOf(row, user.isSupplier, []) } }
  })
}
