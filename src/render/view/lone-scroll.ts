import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** What the Tab key reaches. */
const STOPS =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]'

/**
 * Whether an element is taller than its place and holds nothing that the keyboard reaches: then it is a stop itself, or nobody scrolls it
 * without a mouse (WCAG 2.1.1). `shown` says which of its children are there.
 */
export function useLoneScroll(element: RefObject<HTMLElement | null>, shown: string | null): boolean {
  const [isLone, setLone] = useState(false)
  useEffect(() => {
    const { current } = element
    if (current === null) return
    const observer = new ResizeObserver(() =>
      setLone(current.scrollHeight > current.clientHeight && current.querySelector(STOPS) === null),
    )
    for (const each of [current, ...current.children]) observer.observe(each)
    return () => observer.disconnect()
  }, [element, shown])
  return isLone
}
