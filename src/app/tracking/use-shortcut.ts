import { useEffect } from 'react'
import type { RefObject } from 'react'

/** The keys that lead into the tracking form, as `aria-keyshortcuts` names them. */
export const SHORTCUT = 'Control+K Meta+K'

/** Ctrl+K, on a Mac Cmd+K, leads into an input from wherever one is on the page; not from a dialog that stands before it. */
export function useShortcut(input: RefObject<HTMLInputElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event
      if ((key !== 'k' && key !== 'K') || ctrlKey === metaKey || altKey || shiftKey) return
      if (input.current === null || input.current.closest('[aria-hidden=true], [inert]') !== null) return
      event.preventDefault()
      input.current.select()
      input.current.focus()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [input, isOn])
}
