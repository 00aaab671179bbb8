import { useContext, useState } from 'react'
import { TypingContext } from './typing.ts'

export interface Sent<Value> {
  /** What stands there, or what was put there until the act that puts it in is answered. */
  shown: Value
  /** What was put there last. */
  last: Value | undefined
  /** Puts another value there. */
  send(next: Value, put: () => void): void
}

/** A value of which parts are put in one after the other: each builds on the one before, also while that is not answered yet; and nothing comes back for a moment. */
export function useSent<Value>(value: Value): Sent<Value> {
  const [sent, setSent] = useState<{ value: Value; act: number }>()
  const { asked, settled } = useContext(TypingContext)
  return {
    shown: sent !== undefined && sent.act > settled ? sent.value : value,
    last: sent?.value,
    send: (next, put) => {
      const before = asked()
      put()
      setSent(asked() === before ? undefined : { value: next, act: asked() })
    },
  }
}
