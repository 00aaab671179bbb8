import { useEffect, useEffectEvent } from 'react'
import type { RefObject } from 'react'

/**
 * Lets Escape close a drawer also while nothing has the focus: the control that had it may have been disabled, or gone with what was
 * loaded anew. What stands above the drawer hides it, and gets the key in its place.
 */
export function useEscapeFromNowhere(isOpen: boolean, drawer: RefObject<HTMLElement | null>, close: () => void): void {
  const escape = useEffectEvent(({ key, target }: KeyboardEvent) => {
    const isNowhere = target === document.body || target === document.documentElement
    if (key === 'Escape' && isNowhere && drawer.current?.closest('[aria-hidden="true"]') === null) close()
  })
  useEffect(() => {
    if (!isOpen) return
    const listen = (event: KeyboardEvent): void => escape(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isOpen])
}
