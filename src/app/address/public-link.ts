import { ANONYMOUS } from './place.ts'

/** The anonymous tracking link of a number, `/anonymous/#/{tenant-url}/?{option}={value}` (specification of the frame, §2). */
export function trackingAddress(origin: string, tenantUrl: string, kind: string, number: string): string {
  return `${origin}/${ANONYMOUS}/#/${tenantUrl}/?${new URLSearchParams({ [kind]: number }).toString()}`
}
