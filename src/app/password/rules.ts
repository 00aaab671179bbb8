import type { LabelId } from '../../config/index.ts'

/** Length of a password in characters (specification of the frame, §5). */
const SHORTEST = 8
export const LONGEST = 30
/** From this length on a password counts as stronger. */
const LONG = 12
export const SPECIAL_CHARACTERS = '!@#$%^&*()'

/** What a password must be or have. */
export type RuleId = 'length' | 'upperCase' | 'lowerCase' | 'digit' | 'special'

const RULES: Record<RuleId, (password: string) => boolean> = {
  length: (password) => password.length >= SHORTEST && password.length <= LONGEST,
  upperCase: (password) => /[A-Z]/.test(password),
  lowerCase: (password) => /[a-z]/.test(password),
  digit: (password) => /[0-9]/.test(password),
  special: (password) => [...password].some((character) => SPECIAL_CHARACTERS.includes(character)),
}

/** Which rules a password keeps, in the order in which they are listed (specification of the frame, §5). */
export function judge(password: string): { rule: RuleId; met: boolean }[] {
  return (Object.keys(RULES) as RuleId[]).map((rule) => ({ rule, met: RULES[rule](password) }))
}

/** Whether a password keeps every rule. */
export function meetsCriteria(password: string): boolean {
  return judge(password).every(({ met }) => met)
}

/** How strong a password is: the rules it keeps, and one more for twelve characters or more. 0 to 6. */
export function strengthOf(password: string): number {
  return judge(password).filter(({ met }) => met).length + (password.length >= LONG ? 1 : 0)
}

const NAMES: Record<number, LabelId> = {
  1: 'password.strengthVeryWeak',
  2: 'password.strengthWeak',
  3: 'password.strengthCanBeBetter',
  4: 'password.strengthCanBeBetter',
  5: 'password.strengthStrong',
  6: 'password.strengthVeryStrong',
}

/** What a strength is called; nothing where there is none to speak of. */
export function strengthName(strength: number): LabelId | undefined {
  return NAMES[strength]
}
