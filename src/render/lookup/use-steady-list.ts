import { useLayoutEffect, useMemo, useReducer, useRef } from 'react'
import type { LookupItem } from './items.ts'

/**
 * Keeps the option that the arrow keys have come to. MUI's Autocomplete (issue 48093 of its repository) takes the highlight back to where it
 * began when it is drawn the first time after its options changed, and whenever it is given another object for the same chosen
 * option: whatever draws a field between an arrow and Enter would lose the option. So it is drawn once more with new options, before anybody
 * sees them.
 * @returns the chosen option, the same object as long as it says the same.
 */
export function useSteadyList(options: readonly LookupItem[], chosen: LookupItem | null): LookupItem | null {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  const drawn = useRef(options)
  useLayoutEffect(() => {
    if (drawn.current === options) return
    drawn.current = options
    drawAgain()
  }, [options])
  const { value, label } = chosen ?? {}
  return useMemo(() => (value === undefined || label === undefined ? null : { value, label, item: {} }), [value, label])
}
