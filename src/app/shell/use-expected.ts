import { useEffect } from 'react'
import { expectCode } from '../../render/index.ts'

/** How long the first page has the line and the processor to itself, in milliseconds. */
const QUIET_MS = 4_000

/** Loads, once the first page has come to rest, what may be opened over it: so it opens at once, and without a network, too. `loads` never changes. */
export function useExpected(loads: readonly (() => Promise<unknown>)[]): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      loads.forEach(expectCode)
    }, QUIET_MS)
    return () => clearTimeout(timer)
  }, [loads])
}
