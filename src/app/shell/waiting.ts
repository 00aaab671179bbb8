import type { Draft, DraftStore } from '../../render/index.ts'
import { callOperation, isAnswered, reasonOf, UNAUTHORIZED } from '../../render/source.ts'
import type { DataPort } from '../../render/source.ts'

/** What became of a save that was sent again. */
export type Sent =
  | { kind: 'sent' }
  /** Still without an answer, or its draft is open in another window now. */
  | { kind: 'waiting' }
  /** The gateway refused it; `text` is its reason. */
  | { kind: 'refused'; draft: Draft; text: string | undefined }

/** Whether a draft is a save that was sent without an answer, and can be sent again as it was. */
export function isWaiting({ intent, isFurther }: Draft): boolean {
  return intent?.call !== undefined && isFurther !== true
}

/**
 * Sends a save again that was sent without an answer, under its key and with its version: however often it was sent, it is carried
 * out once. Its draft goes when it was carried out.
 */
export async function sendWaiting(id: string, drafts: DraftStore, gateway: DataPort): Promise<Sent> {
  const draft = await drafts.take(id)
  if (draft === undefined) return { kind: 'waiting' }
  const { intent } = draft
  if (!isWaiting(draft) || intent?.call === undefined) {
    drafts.release(id)
    return { kind: 'waiting' }
  }
  const { operation, succeeds, ...call } = intent.call
  const answer = await callOperation(gateway, operation, { ...call, body: intent.body, key: intent.key })
  if (answer.ok && (succeeds?.includes(answer.status) ?? true)) {
    drafts.remove(id)
    return { kind: 'sent' }
  }
  if (!isAnswered(answer, false) || (!answer.ok && answer.problem.status === UNAUTHORIZED)) {
    drafts.release(id)
    return { kind: 'waiting' }
  }
  const text = answer.ok ? undefined : (reasonOf(answer.problem) ?? answer.problem.message)
  if (answer.ok || !isAnswered(answer)) {
    // Neither done, nor is it known that it was not: it stays under its key, for its form to send again.
    const kept = { ...draft, isFurther: true }
    void drafts.save(kept)
    drafts.release(id)
    return { kind: 'refused', draft: kept, text }
  }
  const rest = { ...draft }
  delete rest.intent
  delete rest.isFurther
  // The one before it may have been carried out in its place: the form finds out when the draft is taken up.
  if (intent.before !== undefined) Object.assign(rest, { intent: intent.before, isFurther: true })
  void drafts.save(rest)
  drafts.release(id)
  return { kind: 'refused', draft: rest, text }
}
