import { useEffect } from 'react'
import type { LookupItem, LookupResult } from '../../render/index.ts'
import { exactMatch } from '../input/search.ts'

/** What was typed and left without being an option. */
export interface Left {
  text: string
  /** Label of why it is none, once that is known: the list has nothing of this code or name, or did not come. */
  missed?: string
}

/** Labels of why a list does not come. */
const MISSING = { failed: 'lookup.failed', needs: 'lookup.needs', idle: 'lookup.typeSomething' } as const

/**
 * Looks for what was typed and left before its list had come, once that is there: `settle` hears of the option, or of none. `miss` hears of a
 * list that does not come.
 */
export function useLateList(
  { items, state }: LookupResult,
  left: Left | undefined,
  settle: (left: Left, found: LookupItem | undefined) => void,
  miss: (left: Left, reason: string) => void,
): void {
  useEffect(() => {
    if (left === undefined || left.missed !== undefined || state === 'loading') return
    if (state === 'ready') settle(left, exactMatch(items, left.text))
    else miss(left, MISSING[state])
  })
}
