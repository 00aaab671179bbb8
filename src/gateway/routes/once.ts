import { createHash } from 'node:crypto'
import type { OperationId } from '../../contract/index.ts'
import type { OwedLetter } from '../mail/owed.ts'
import type { PostOffice } from '../mail/post.ts'
import type { SignedInCall } from '../operation/operation.ts'
import { refuse } from '../operation/refusals.ts'
import type { Reply } from '../operation/reply.ts'
import type { Digests } from './texts-apart.ts'

type Run = (call: SignedInCall<OperationId>) => Promise<Reply<OperationId>>

/** A refusal on its way out of the transaction that it undoes. */
class Refused extends Error {
  readonly reply: Reply<OperationId>
  constructor(reply: Reply<OperationId>) {
    super('refused')
    this.reply = reply
  }
}

/**
 * Does a call once, however often it arrives under its key: claim, work and answer are one transaction, so that neither a second
 * arrival nor the end of the process comes between them. A refusal is not kept: it changed nothing, and may be right later. Another
 * request under a known key is refused.
 */
export async function once(
  run: Run,
  call: SignedInCall<OperationId>,
  { operation, key, digests }: { operation: OperationId; key: string; digests: Digests },
): Promise<Reply<OperationId>> {
  const { store, user, now, post } = call
  const letters: OwedLetter[] = []
  const keeping: PostOffice = { ...post, post: (letter) => void letters.push(letter) }
  const sent = { userId: user.userId, key }
  await store.sentCalls.forgetOld(now)
  try {
    const reply = await store.transaction(async (within) => {
      const done = await within.sentCalls.claim(sent, requestHash(operation, call.input, digests), now)
      if (done === 'reused') return refuse('key-reused')
      if (done !== undefined) return done as Reply<OperationId>
      const fresh = await run({ ...call, store: within, post: keeping })
      if (!('body' in fresh)) throw new Refused(fresh)
      await within.sentCalls.keep(sent, fresh)
      return fresh
    })
    // What tells of the work does not leave before it is done for good.
    for (const letter of letters) post.post(letter)
    return reply
  } catch (error) {
    if (error instanceof Refused) return error.reply
    throw error
  }
}

/** Tells requests apart by operation, path, query and body, files by their hashes; the order of a body's fields does not count. */
function requestHash(operation: OperationId, input: SignedInCall<OperationId>['input'], digests: Digests): string {
  const { path, query, body } = input as { path?: unknown; query?: unknown; body?: unknown }
  const text = JSON.stringify([operation, path, query, body], (_name, value: unknown) => {
    if (typeof value === 'string') return digests.get(value) ?? value
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
  })
  return createHash('sha256').update(text).digest('base64url')
}
