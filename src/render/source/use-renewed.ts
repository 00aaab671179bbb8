import { useState } from 'react'

/**
 * Whether what somebody asked for anew has come, to be said to screen readers: on the screen nothing may have changed (WCAG 2.2, 4.1.3).
 * `asOf`: when what is shown came. `note` is called as it is asked for; asking once more begins with silence.
 */
export function useRenewed(asOf: number): { isRenewed: boolean; note(): void } {
  const [before, setBefore] = useState<number>()
  return { isRenewed: before !== undefined && asOf > before, note: () => setBefore(asOf) }
}
