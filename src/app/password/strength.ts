import { judgePassword } from '../../config/index.ts'
import type { LabelId } from '../../config/index.ts'

/** From this length on a password counts as stronger. */
const LONG = 12

/** How strong a password is: the rules it keeps, and one more for twelve characters or more. 0 to 6. */
export function strengthOf(password: string): number {
  return judgePassword(password).filter(({ met }) => met).length + (password.length >= LONG ? 1 : 0)
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
