import { useEffect } from 'react'
import type { FormStore } from './core/store.ts'

/** What ends a press: a drag does without a release. */
const ENDS = ['mouseup', 'dragend'] as const

/**
 * Keeps the form still while a button of the mouse is down: the press leaves a field, whose messages come or go, and what was
 * pressed would no longer be there when it is released. What a finger taps presses and releases, too.
 */
export function useSteadyClick({ messages }: FormStore): void {
  useEffect(() => {
    let release = (): void => undefined
    const press = ({ button }: MouseEvent): void => {
      if (button === 0) release = messages.hold()
    }
    const lift = (): void => release()
    window.addEventListener('mousedown', press, true)
    for (const end of ENDS) window.addEventListener(end, lift, true)
    return () => {
      window.removeEventListener('mousedown', press, true)
      for (const end of ENDS) window.removeEventListener(end, lift, true)
      release()
    }
  }, [messages])
}
