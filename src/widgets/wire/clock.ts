/** A time of day on the wire: HHmm, 24 hours. */
const WIRE = /^([01]\d|2[0-3])[0-5]\d$/

/** Whether a wire value is a time of day. */
export function isClock(wire: string): boolean {
  return WIRE.test(wire)
}

/**
 * Reads a time of day typed by a person: `09:30`, `9:30`, `0930`, `930`, `9`, also in full-width digits.
 * Gives the wire's HHmm; what is no time comes back as it was typed, so that nothing is lost and the data's pattern refuses it.
 */
export function readClock(text: string): string {
  const typed = text.normalize('NFKC').trim()
  const match = /^(\d{1,2})(?:[:.]?(\d{2}))?$/.exec(typed)
  if (match === null) return typed
  const wire = (match[1] ?? '').padStart(2, '0') + (match[2] ?? '00')
  return isClock(wire) ? wire : typed
}

/** A wire time as it is shown, HH:mm; anything else as it is. */
export function showClock(wire: string): string {
  return isClock(wire) ? `${wire.slice(0, 2)}:${wire.slice(2)}` : wire
}
