/**
 * How far the clock of a device may be off and is still the reader's own, in milliseconds: one that shows the right time of day in
 * the wrong zone is off by the width of all zones, UTC-12 to UTC+14, at most, and its days are those that the reader lives by.
 */
const OWN_MS = 26 * 3_600_000
/** A call that took longer says nothing of the time: the device may have slept meanwhile. */
const QUICK_MS = 60_000

/** How much is added to the device's clock, in milliseconds. */
let correction = 0
/** What was told last, and when, by a clock that nobody sets. */
let last: { told: number; at: number } | undefined
const listeners = new Set<() => void>()

/**
 * Hears what time it is from a machine whose clock is kept: a device whose clock is days or years off goes by that from now on, one
 * that is right by then by its own again.
 *
 * @param date the `Date` of an answer (RFC 9110, 6.6.1); what is no date says nothing
 * @param askedAt the device's clock when the answer was asked for, in milliseconds since 1970
 */
export function hearTime(date: string | null, askedAt: number): void {
  const [told, device] = [Date.parse(date ?? ''), Date.now()]
  if (Number.isNaN(told) || Math.abs(device - askedAt) > QUICK_MS) return
  last = { told, at: performance.now() }
  correction = Math.abs(told - device) > OWN_MS ? told - device : 0
  for (const heard of listeners) heard()
}

/** Hears when the time was told, which may make it another day; answers how to stop. */
export function listenToTime(heard: () => void): () => void {
  listeners.add(heard)
  return () => listeners.delete(heard)
}

/** The moment that it is: by the device's clock, put right where it is known to be wrong. */
export function now(): Date {
  return momentOf(Date.now())
}

/** The moment that the device's clock showed as so many milliseconds since 1970. */
export function momentOf(shown: number): Date {
  return new Date(shown + correction)
}

/**
 * A moment that has come by whichever clock there is, in milliseconds since 1970, for what is thrown away once it is old; undefined
 * as long as the device's clock alone is known. A clock that is set meanwhile makes nothing older.
 */
export function surelyPast(): number | undefined {
  return last && Math.min(Date.now(), last.told + performance.now() - last.at)
}
