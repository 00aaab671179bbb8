import { createHash } from 'node:crypto'
import { refuse } from './refusals.ts'
import type { Refusal } from './reply.ts'
import type { TenantStore } from '../store/tenant-store.ts'

/** A person's intent: however often it is sent under its key, it is done once (`Idempotency-Key`). */
export interface Intent {
  key: string
  /** By its name behind `/studio/api/`. */
  operation: string
}

/** Who asks for what. */
interface Asking {
  user: { userId: string }
  store: TenantStore
  body: object
  now: () => Date
  intent?: Intent | undefined
}

/**
 * What came of a call that is known by its key, when it arrived before: what `noteDone` kept then, or the refusal of another request under that key.
 * Undefined where nothing was done under it, and for a call without a key. To be asked where nobody else can do the same work meanwhile: in the
 * transaction that holds its lock, or after the record was read whose version is demanded when it is written.
 */
export async function doneBefore<Done>(
  call: Asking,
  { sentCalls }: Pick<TenantStore, 'sentCalls'> = call.store,
): Promise<{ done: Done } | Refusal | undefined> {
  const { user, body, intent } = call
  if (intent === undefined) return undefined
  const known = await sentCalls.find({ userId: user.userId, key: intent.key }, requestOf(intent, body))
  if (known === 'reused') return refuse('key-reused')
  return known && { done: known.body as Done }
}

/** Keeps what came of a call that is known by its key, in the transaction `within` which the work is done. */
export async function noteDone(
  call: Asking,
  { sentCalls }: Pick<TenantStore, 'sentCalls'>,
  done: object,
): Promise<void> {
  const { user, body, now, intent } = call
  if (intent === undefined) return
  const sent = { userId: user.userId, key: intent.key }
  const known = await sentCalls.claim(sent, requestOf(intent, body), now())
  if (known !== undefined) throw new Error('A call of the studio was done twice at once')
  await sentCalls.keep(sent, { status: 200, body: done })
}

/** Tells requests apart by operation and body, but for a password, of which only slow hashes are kept. */
function requestOf({ operation }: Intent, body: object): string {
  const text = JSON.stringify([operation, body], (name, value: unknown) => (name === 'password' ? undefined : value))
  return createHash('sha256').update(text).digest('base64url')
}
