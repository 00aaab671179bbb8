import type { LabelId } from '../../config/index.ts'

const ALLOWED = /^[\p{L}\p{N}._\-@]*$/u
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

/** Whether a text has the form of an e-mail address (specification of the frame, §5). */
export function isEmail(text: string): boolean {
  return EMAIL.test(text)
}

/** What the user-id field holds: how it is sent, or the label of what is wrong with it. */
export type UserEntry = { ok: true; who: { userId: string } | { email: string } } | { ok: false; error: LabelId }

/**
 * Judges a user-id entry (specification of the frame, §5): required; no special characters but . _ - @; one with an '@' or
 * a '.' must be a valid e-mail address and is sent as one. Full-width letters of a Japanese keyboard count as the same letters.
 */
export function readUser(text: string): UserEntry {
  const entry = text.normalize('NFKC').trim().toUpperCase()
  if (entry === '') return { ok: false, error: 'login.userRequired' }
  if (!ALLOWED.test(entry)) return { ok: false, error: 'login.userCharacters' }
  if (!/[@.]/.test(entry)) return { ok: true, who: { userId: entry } }
  return isEmail(entry) ? { ok: true, who: { email: entry } } : { ok: false, error: 'login.emailInvalid' }
}
