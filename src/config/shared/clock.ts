/** A time of day on the wire: HHmm, 24 hours. */
const WIRE = /^([01]\d|2[0-3])[0-5]\d$/

/** Whether a wire value is a time of day. */
export function isClock(wire: string): boolean {
  return WIRE.test(wire)
}

/** The wire's HHmm of a time that came as HHmm, HH:mm or HH:mm:ss, also without the zero before an hour of one digit, as numbers are; undefined for what is none. */
export function clockIn(text: string): string | undefined {
  const [, hours = '', minutes = ''] = /^(\d{1,2}):?(\d{2})(?::\d{2})?$/.exec(text) ?? []
  const wire = hours.padStart(2, '0') + minutes
  return isClock(wire) ? wire : undefined
}
