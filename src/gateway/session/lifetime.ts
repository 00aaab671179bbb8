const MINUTE = 60_000

/** A session ends after 30 minutes without a call (frame §9) and after 12 hours in any case. */
const IDLE_MS = 30 * MINUTE
const ABSOLUTE_MS = 12 * 60 * MINUTE
/** Calls within this time of the last one noted are not noted again, so that reading does not mean writing. */
export const TOUCH_MS = MINUTE

/** A session is alive when it was seen after `seenAfter` and opened after `openedAfter`. */
export function alive(now: Date): { seenAfter: Date; openedAfter: Date } {
  return { seenAfter: new Date(now.getTime() - IDLE_MS), openedAfter: new Date(now.getTime() - ABSOLUTE_MS) }
}
