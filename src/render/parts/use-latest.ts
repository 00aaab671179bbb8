import { useCallback, useLayoutEffect, useRef } from 'react'

/** A handler that is the same function at every render and does what the latest one does. Not to be called while rendering. */
export function useLatest<Args extends unknown[]>(handler: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(handler)
  useLayoutEffect(() => {
    latest.current = handler
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
