import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** What the Tab key reaches. */
const STOPS =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]'

/** Whether what stands in an element is wider than the element. */
export const isTooWide = (element: HTMLElement): boolean => element.scrollWidth > element.clientWidth

/**
 * Whether an element scrolls and holds nothing that the keyboard reaches. It must then be a tab stop itself, or nobody can scroll it without a
 * mouse (WCAG 2.1.1).
 */
export const scrollsAlone = (element: HTMLElement): boolean =>
  element.scrollHeight > element.clientHeight && element.querySelector(STOPS) === null

/** What `is` says of an element, asked again whenever it or a child of it changes its size. `shown` says which of its children are there. */
export function useMeasured(
  element: RefObject<HTMLElement | null>,
  is: (element: HTMLElement) => boolean,
  shown: string | null = null,
): boolean {
  const [isSo, setSo] = useState(false)
  useEffect(() => {
    const { current } = element
    if (current === null) return
    const observer = new ResizeObserver(() => setSo(is(current)))
    for (const each of [current, ...current.children]) observer.observe(each)
    return () => observer.disconnect()
  }, [element, is, shown])
  return isSo
}
