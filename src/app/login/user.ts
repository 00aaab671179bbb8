import type { LabelId } from '../../config/index.ts'

const ALLOWED = /^[\p{L}\p{N}._\-@]*$/u
/** What the gateway takes for an e-mail address: the form `email` of the contract. */
const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z\d]([a-z\d-]*[a-z\d])?$/i
const LONGEST_EMAIL = 254

/**
 * The e-mail address that a text is; undefined where it is none (specification of the frame, §5). Full-width letters of a Japanese
 * keyboard count as the same letters.
 */
export function emailIn(text: string): string | undefined {
  const entry = plain(text)
  return entry.length <= LONGEST_EMAIL && EMAIL.test(entry) ? entry : undefined
}

function plain(text: string): string {
  return text.normalize('NFKC').trim()
}

/** What the user-id field holds: how it is sent, or the label of what is wrong with it. */
export type UserEntry = { ok: true; who: { userId: string } | { email: string } } | { ok: false; error: LabelId }

/**
 * Judges a user-id entry (specification of the frame, §5): required; no special characters but . _ - @; one with an '@' or
 * a '.' must be a valid e-mail address and is sent as one. Full-width letters of a Japanese keyboard count as the same letters.
 */
export function readUser(text: string): UserEntry {
  const entry = plain(text).toUpperCase()
  if (entry === '') return { ok: false, error: 'login.userRequired' }
  if (!ALLOWED.test(entry)) return { ok: false, error: 'login.userCharacters' }
  if (!/[@.]/.test(entry)) return { ok: true, who: { userId: entry } }
  return emailIn(entry) !== undefined ? { ok: true, who: { email: entry } } : { ok: false, error: 'login.emailInvalid' }
}
