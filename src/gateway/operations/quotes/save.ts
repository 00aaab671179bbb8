import type { SignedInCall } from '../operation.ts'
import { BOOKINGS, isModuleOpen } from '../operation.ts'
import type { Reply } from '../reply.ts'
import { invalid, refuse } from '../reply.ts'
import { changeQuote } from './change.ts'
import { createQuote } from './create.ts'
import { wantedOf } from './intent.ts'

type Call = SignedInCall<'saveQuote'>

/** Saves, submits, cancels, rejects, accepts or books a quote, as its codes say. What is refused changes nothing. */
export async function saveQuote(call: Call): Promise<Reply<'saveQuote'>> {
  const wanted = wantedOf(call.input.body)
  if ('errors' in wanted) return invalid(wanted.errors)
  if (wanted.intent === 'book' && !isModuleOpen(BOOKINGS, call)) return refuse('forbidden')
  return wanted.unId === undefined ? createQuote(call, wanted.intent) : changeQuote(call, wanted)
}
