import type { PasswordRules } from '../model/portal.ts'

type PasswordKind = PasswordRules['needs'][number]

/** What a password must be or have. */
export type PasswordRule = 'length' | PasswordKind

export const SPECIAL_CHARACTERS = '!@#$%^&*()'

const KINDS: Record<PasswordKind, (password: string) => boolean> = {
  upperCase: (password) => /[A-Z]/.test(password),
  lowerCase: (password) => /[a-z]/.test(password),
  digit: (password) => /[0-9]/.test(password),
  special: (password) => [...password].some((character) => SPECIAL_CHARACTERS.includes(character)),
}
const ALL_KINDS = Object.keys(KINDS) as PasswordKind[]

/** The rules of a tenant that has none of its own (specification of the frame, §5). */
export const PASSWORD_RULES: PasswordRules = { shortest: 8, longest: 30, needs: ALL_KINDS }

/** Which rules a new password keeps, in the order in which they are listed. */
export function judgePassword(
  password: string,
  { shortest, longest, needs }: PasswordRules = PASSWORD_RULES,
): { rule: PasswordRule; met: boolean }[] {
  return [
    { rule: 'length', met: password.length >= shortest && password.length <= longest },
    ...ALL_KINDS.filter((kind) => needs.includes(kind)).map((kind) => ({ rule: kind, met: KINDS[kind](password) })),
  ]
}

/** Whether a new password keeps every rule: what the page asks for and the gateway takes. */
export function isGoodPassword(password: string, rules?: PasswordRules): boolean {
  return judgePassword(password, rules).every(({ met }) => met)
}
