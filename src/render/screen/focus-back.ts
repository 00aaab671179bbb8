import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** A button that rests for a while loses the focus to what is around it; it has it again afterwards, unless somebody has taken it elsewhere. */
export function useFocusBack(button: RefObject<HTMLElement | null>, isResting: boolean): void {
  const had = useRef(false)
  useEffect(() => {
    if (isResting) {
      had.current = true
      return
    }
    if (had.current && document.activeElement?.contains(button.current) === true)
      button.current?.focus({ preventScroll: true })
    had.current = false
  }, [button, isResting])
}
