import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** How wide an element is, in pixels; undefined until the browser has laid it out. Asking for it never makes the browser lay out the page in between. */
export function useWidth(element: RefObject<Element | null>): number | undefined {
  const [width, setWidth] = useState<number>()
  useEffect(() => {
    if (element.current === null) return
    const observer = new ResizeObserver(
      ([entry]) => entry !== undefined && setWidth(Math.floor(entry.contentRect.width)),
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return width
}
