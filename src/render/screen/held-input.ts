import { useEffect } from 'react'

/** Lets the input that is typed in commit what it holds back until it is left; the focus stays with it. */
export function flushInput(panel: HTMLElement | null): void {
  const active = document.activeElement
  if (
    !(active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement) ||
    panel?.contains(active) !== true
  )
    return
  active.blur()
  active.focus({ preventScroll: true })
}

/** Commits what an input still holds back when the page goes, or is no longer looked at, which is the last that a page on a phone hears. */
export function useFlushWhenGone(flush: () => void): void {
  useEffect(() => {
    const flushHidden = (): void => {
      if (document.visibilityState === 'hidden') flush()
    }
    window.addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flushHidden)
    return () => {
      window.removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flushHidden)
    }
  }, [flush])
}
