import { limitErrors } from '../bookings/limits.ts'
import { submitErrors } from '../bookings/submit-rules.ts'
import type { SignedInCall } from '../operation.ts'
import { BOOKINGS, isModuleOpen } from '../operation.ts'
import type { FieldErrors, Reply } from '../reply.ts'
import { invalid, refuse } from '../reply.ts'
import { asBooking, quoteErrors } from './as-booking.ts'
import { changeQuote } from './change.ts'
import { createQuote } from './create.ts'
import type { Wanted } from './intent.ts'
import { wantedOf } from './intent.ts'
import { reasonErrors } from './reason.ts'

type Call = SignedInCall<'saveQuote'>

/** Saves, submits, cancels, rejects, accepts or books a quote, as its codes say. What is refused changes nothing. */
export async function saveQuote(call: Call): Promise<Reply<'saveQuote'>> {
  const wanted = wantedOf(call.input.body)
  if ('errors' in wanted) return invalid(wanted.errors)
  if (wanted.intent === 'book' && !isModuleOpen(BOOKINGS, call)) return refuse('forbidden')
  const errors = errorsOf(wanted, call)
  if (errors.length > 0) return invalid(errors)
  return wanted.unId === undefined ? createQuote(call, wanted.intent) : changeQuote(call, wanted)
}

/** What is wrong with the quote as it was sent, whatever the store holds. An action reads nothing of it but a reason. */
function errorsOf({ intent }: Wanted, { input: { body }, user, now }: Call): FieldErrors {
  if (intent === 'reject') return reasonErrors(body)
  if (intent !== 'save' && intent !== 'submit') return []
  const booking = asBooking(body)
  const missing = intent === 'submit' ? submitErrors(booking, { supplier: user.isSupplier, quote: true, now }) : []
  return quoteErrors([...limitErrors(booking), ...missing])
}
