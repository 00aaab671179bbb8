import type { Works } from '../../gateway/index.ts'

/** What the thread of the compiler does, by name. */
export type Questions = Pick<
  Works,
  | 'choices'
  | 'begun'
  | 'build'
  | 'project'
  | 'changed'
  | 'state'
  | 'explained'
  | 'about'
  | 'overall'
  | 'words'
  | 'checked'
  | 'fitted'
>
export type Question = keyof Questions

/** One question, and the answer under its number. */
export interface Asked {
  number: number
  question: Question
  given: unknown[]
}
export type Answered = { number: number; answer: unknown } | { number: number; error: string }
