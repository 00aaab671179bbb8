import { useLayoutEffect, useState } from 'react'
import { visuallyHidden } from './visually-hidden.ts'

/** How many stand on the page with a text. */
const standing = new Map<string, number>()

/**
 * Says to screen readers that something is on its way, in `text`: aloud once, however many parts of a page wait for theirs at the same time;
 * each has the words where it stands (WCAG 2.2, 4.1.3).
 */
export function WaitingText({ text }: { text: string }) {
  const [aloud, setAloud] = useState<string>()
  useLayoutEffect(() => {
    const others = standing.get(text) ?? 0
    standing.set(text, others + 1)
    setAloud((said) => (said === text || others === 0 ? text : undefined))
    return () => {
      standing.set(text, (standing.get(text) ?? 1) - 1)
    }
  }, [text])
  return (
    <span role={aloud === text ? 'status' : undefined} style={visuallyHidden}>
      {text}
    </span>
  )
}
