/** For how long after somebody pressed something the studio counts as attended, in milliseconds: its looks come more often than that. */
const ATTENDED_MS = 60_000

/** When somebody pressed something here last, in milliseconds since 1970; opening the page is such a deed. */
let pressed = Date.now()

/** Notes that somebody pressed something, in the studio or in a page of the portal with the same sign-in. */
export function notePressed(at = Date.now()): void {
  pressed = Math.max(pressed, at)
}

/** Whether nobody has pressed anything for long enough that what the studio asks is asked by itself, and keeps no session. */
export function isUnattended(now = Date.now()): boolean {
  // A clock that was set back makes nobody present.
  pressed = Math.min(pressed, now)
  return now - pressed > ATTENDED_MS
}
