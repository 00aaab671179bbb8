import { useCallback, useLayoutEffect, useRef } from 'react'

/** A handler that is the same function at every render and does what the latest one does. Not to be called while rendering. */
export function useLatest<Args extends unknown[], Result = void>(
  handler: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(handler)
  useLayoutEffect(() => {
    latest.current = handler
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
