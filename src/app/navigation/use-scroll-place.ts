import { useEffect, useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** What says that a person moves by themselves. */
const ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** A new page begins at its top; one that is come back to is where it was left, as soon as what it shows reaches so far. */
export function useScrollPlace(page: RefObject<HTMLElement | null>): void {
  const { pathname, key } = useLocation()
  const isBack = useNavigationType() === NavigationType.Pop
  const places = useRef(new Map<string, number>())
  const shown = useRef(pathname)
  useOwnRestoration()
  useLayoutEffect(() => {
    const left = isBack ? (places.current.get(key) ?? 0) : 0
    const way = new AbortController()
    if (shown.current === pathname) way.abort()
    else scrollWhenThere(page.current, left, way)
    shown.current = pathname
    const keep = (): void => void places.current.set(key, way.signal.aborted ? window.scrollY : left)
    keep()
    window.addEventListener('scroll', keep, { passive: true })
    return () => {
      way.abort()
      window.removeEventListener('scroll', keep)
    }
  }, [page, pathname, key, isBack])
}

/** Scrolls as far as the page reaches, and on as it grows: the way ends there, or once the person moves. */
function scrollWhenThere(page: HTMLElement | null, top: number, way: AbortController): void {
  const go = (): void => {
    window.scrollTo({ top })
    if (window.scrollY >= top - 1) way.abort()
  }
  go()
  if (page === null || way.signal.aborted) return
  const observer = new ResizeObserver(go)
  observer.observe(page)
  way.signal.addEventListener('abort', () => observer.disconnect())
  for (const act of ACTS)
    window.addEventListener(act, () => way.abort(), { capture: true, passive: true, signal: way.signal })
}

/** The browser would scroll before the page is there; what it restores of a page that is loaded anew stays its own. */
function useOwnRestoration(): void {
  useEffect(() => {
    const ended = new AbortController()
    const own = (): void => void (history.scrollRestoration = 'manual')
    const browsers = (): void => void (history.scrollRestoration = 'auto')
    if (document.readyState === 'complete') own()
    window.addEventListener('load', own, { signal: ended.signal })
    window.addEventListener('pageshow', own, { signal: ended.signal })
    window.addEventListener('pagehide', browsers, { signal: ended.signal })
    return () => {
      ended.abort()
      browsers()
    }
  }, [])
}
