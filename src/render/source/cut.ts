import { onlineManager } from '@tanstack/react-query'
import type { Problem } from '../../contract/index.ts'

/** When a call whose connection was cut is made once more, in milliseconds. */
export const CUT_MS = 300

/**
 * Whether a call that brings data is made once more before it counts as failed: its connection was cut, as by a device that changes its
 * network, and there is a line. What was refused is not repeated by itself.
 */
export function isCut(problem: Problem | undefined): boolean {
  return problem?.code === 'network' && onlineManager.isOnline()
}
