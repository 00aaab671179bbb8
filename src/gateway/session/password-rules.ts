const LEAST = 8
const MOST = 30
const CLASSES = [/\p{Lu}/u, /\p{Ll}/u, /[0-9]/, /[!@#$%^&*()]/]

/** What is said of a password that does not keep the rules. */
export const CRITERIA_NOT_MET = 'Password criteria not met'

/**
 * Whether a new password keeps the rules (frame §5): 8 to 30 characters, with an upper-case and a lower-case letter, a
 * digit and a special one.
 */
export function meetsCriteria(password: string): boolean {
  const { length } = password
  return length >= LEAST && length <= MOST && CLASSES.every((wanted) => wanted.test(password))
}
