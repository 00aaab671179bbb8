/** Most characters of a password (specification of the frame, §5). */
export const LONGEST_PASSWORD = 30
const SHORTEST = 8
export const SPECIAL_CHARACTERS = '!@#$%^&*()'

/** What a password must be or have. */
export type PasswordRule = 'length' | 'upperCase' | 'lowerCase' | 'digit' | 'special'

const RULES: Record<PasswordRule, (password: string) => boolean> = {
  length: (password) => password.length >= SHORTEST && password.length <= LONGEST_PASSWORD,
  upperCase: (password) => /[A-Z]/.test(password),
  lowerCase: (password) => /[a-z]/.test(password),
  digit: (password) => /[0-9]/.test(password),
  special: (password) => [...password].some((character) => SPECIAL_CHARACTERS.includes(character)),
}

/** Which rules a new password keeps, in the order in which they are listed (specification of the frame, §5). */
export function judgePassword(password: string): { rule: PasswordRule; met: boolean }[] {
  return (Object.keys(RULES) as PasswordRule[]).map((rule) => ({ rule, met: RULES[rule](password) }))
}

/** Whether a new password keeps every rule: what the page asks for and the gateway takes. */
export function isGoodPassword(password: string): boolean {
  return judgePassword(password).every(({ met }) => met)
}
