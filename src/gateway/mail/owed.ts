import type { Letter } from './carriers.ts'

/** A letter that is owed to somebody, as it is kept until a mail server has taken it: what it tells, without the link that it will hold. */
export interface OwedLetter {
  id: string
  tenantId: string
  kind: 'reset' | 'invitation'
  /** Whom it is for: the e-mail address that a link was asked for, the user id of who is invited. */
  addressee: string
  /** The page that its link leads to. */
  page: string
  language: string
  /** When it is of no use any more. */
  until: Date
}

/** What is owed, and how it is told. */
export interface OwedLetters {
  /** The letter as it is to be sent; undefined where there is nothing to tell (any more). */
  write(owed: OwedLetter): Promise<Letter | undefined>
  /** Takes in hand, for a while, what nobody has in hand. */
  take(): Promise<OwedLetter[]>
  /** Keeps it in hand for so many milliseconds more; with none, whoever looks next takes it. */
  hold(owed: OwedLetter, milliseconds: number): Promise<void>
  /** It was taken, or will never be. */
  settle(owed: OwedLetter): Promise<void>
}

/** How long a letter is in hand before whoever has it must say so again, in milliseconds: longer than the slowest mail server is waited for. */
export const IN_HAND_MS = 4 * 60_000
