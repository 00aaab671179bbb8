import type { JsonObject, LabelId } from '../../config/index.ts'
import type { CallInput } from './port.ts'

/** A save that was sent and not answered: nobody knows whether it was carried out. */
export interface Intent {
  /** Id of the form's action. */
  action: string
  /** Its idempotency key: sent again, it is carried out once. */
  key: string
  body: unknown
  /** The form's data then, which the body was made of: what was typed since is what differs from it. */
  data?: JsonObject
  /** Where it was sent, for whoever sends it again without its form. */
  call?: { operation: string; succeeds?: readonly number[] } & Pick<CallInput, 'path' | 'query' | 'ifMatch'>
  /** The save under the same key that went unanswered before this one took its place: at most one of the two is carried out. */
  before?: Intent
}

/** What was typed into one open form and not saved. Each open form has a draft of its own. */
export interface Draft {
  id: string
  /** Name of the form. */
  form: string
  /** The record's id, or `new`. */
  recordId: string
  /** When the last of it was typed, ISO 8601. */
  typedAt: string
  data: JsonObject
  /** The record as it was stored then; absent for a new one. */
  record?: JsonObject
  /** The record's version then, where the gateway tells one. */
  etag?: string
  intent?: Intent
  /** Something was typed after the intent was sent: its body is not all of the draft. */
  isFurther?: boolean
  /** Calls that parts made by themselves and that were not answered, by path: documents are saved so. */
  calls?: Readonly<Record<string, unknown>>
  /** Texts typed for actions and not sent, by the action's id: why an offer is rejected. */
  inputs?: Readonly<Record<string, string>>
  /** A few of the values typed, to recognise it by. */
  about: readonly { label: LabelId; text: string }[]
}

/** Drafts of one user on this device. No call rejects: a device that keeps nothing finds nothing. */
export interface DraftStore {
  /** The drafts that no page has open (of a form, of one of its records), the latest first. */
  find(form?: string, recordId?: string): Promise<readonly Draft[]>
  /** Takes a draft for an open form, as it was kept last; undefined when it has gone or another page has it open. */
  take(id: string): Promise<Draft | undefined>
  /**
   * Keeps a draft, at once: it survives the page from here on. It is this page's until it is released or removed. Answers whether the
   * device has it.
   */
  save(draft: Draft): Promise<boolean>
  remove(id: string): void
  /** No form has the draft open any more. */
  release(id: string): void
  /** Calls back when drafts come, go or are released in this page; answers how to stop. */
  listen(heard: () => void): () => void
}

/** An id for a draft, where the browser makes none without a secure context, too. */
export function newDraftId(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}
