import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react'

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

/** The same for fields over an answer of their own: what was put in is answered once that answer is not behind any more. */
export function useTypingOver(isBehind: boolean): Typing {
  const typing = useContext(TypingContext)
  const [known, know] = useState(typing.settled)
  if (!isBehind && known !== typing.settled) know(typing.settled)
  return useMemo(() => ({ ...typing, settled: known }), [typing, known])
}

/** Lets what somebody is typing count as finished where the page goes away, as where the field is left. Ends with the function that it gives. */
export function finishAtLeaving(): () => void {
  const leave = () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }
  window.addEventListener('pagehide', leave)
  return () => window.removeEventListener('pagehide', leave)
}

/** What somebody has typed and not finished, and how to change it; nothing finishes it. Where the field goes away under their hands it is told (`TypingContext`). */
export function useTyped(): readonly [string | undefined, (text?: string) => void] {
  const [typed, setTyped] = useState<string>()
  const { lose } = useContext(TypingContext)
  const begun = useRef<string>(undefined)
  useEffect(
    () => () => {
      if (begun.current !== undefined) lose(begun.current)
    },
    [lose],
  )
  const type = (text?: string) => {
    begun.current = text
    setTyped(text)
  }
  return [typed, type]
}
