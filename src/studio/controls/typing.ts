import { createContext } from 'react'

/** What a field that is typed into knows of the acts that follow from it. */
export interface Typing {
  /** How many acts have been asked for. */
  asked(): number
  /** The last of them that was answered. */
  settled: number
  /** Hears what somebody was typing where the field went away under their hands. */
  lose(text: string): void
}

export const TypingContext = createContext<Typing>({ asked: () => 0, settled: 0, lose: () => undefined })
