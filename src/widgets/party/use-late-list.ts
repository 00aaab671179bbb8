import { useEffect } from 'react'
import type { LookupItem, LookupResult } from '../../render/index.ts'
import { exactMatch } from '../input/search.ts'

/** What was typed and left without being an option. */
export interface Left {
  text: string
  /** The list has come, and has nothing of this code or name. */
  isMissed: boolean
}

/** Looks for what was typed and left before its list had come, once that is there: `settle` hears of the option, or of none. */
export function useLateList(
  { items, state }: LookupResult,
  left: Left | undefined,
  settle: (left: Left, found: LookupItem | undefined) => void,
): void {
  useEffect(() => {
    if (left !== undefined && !left.isMissed && state === 'ready') settle(left, exactMatch(items, left.text))
  })
}
