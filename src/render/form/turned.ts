import { useEffect } from 'react'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'

/** How a person turns to the fields. A press is known when it is done: nothing moves below it before. */
const WAYS = ['wheel', 'touchmove', 'click', 'keyup'] as const

/** Puts away what stands above the fields once a person turns to them; what is read in them stays where it stands. */
export function useTurned(body: RefObject<HTMLElement | null>, putAway: () => void): void {
  useEffect(() => {
    const fields = body.current
    if (fields === null) return undefined
    const turn = (): void => {
      const before = fields.getBoundingClientRect().top
      flushSync(putAway)
      fields.scrollTop += fields.getBoundingClientRect().top - before
    }
    for (const way of WAYS) fields.addEventListener(way, turn, { passive: true })
    return () => {
      for (const way of WAYS) fields.removeEventListener(way, turn)
    }
  }, [body, putAway])
}
