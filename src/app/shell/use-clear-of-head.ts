import { useEffect } from 'react'
import type { RefObject } from 'react'

/** Pixels between the head of the page and what is scrolled to. */
const APART = 8

/** What the head says to its parts: how high what is kept free for it is. */
export const HEAD_ROOM = '--head-room'

/**
 * Keeps what is scrolled to, or takes the focus, below the head that stays at the top of the page (WCAG 2.2, 2.4.11): however high its names and
 * letters make it, and nothing where it goes with the page.
 */
export function useClearOfHead(head: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: bar } = head
    if (bar === null || typeof ResizeObserver === 'undefined') return undefined
    const { style } = document.documentElement
    const measure = (): void => {
      const room = getComputedStyle(bar).position === 'sticky' ? `${String(bar.offsetHeight + APART)}px` : ''
      style.scrollPaddingTop = room
      bar.style.setProperty(HEAD_ROOM, room)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(bar)
    // Of a window that gets lower alone the bar keeps its size.
    window.addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', measure)
      style.scrollPaddingTop = ''
    }
  }, [head])
}
