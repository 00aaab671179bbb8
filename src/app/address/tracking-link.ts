import { ANONYMOUS } from './place.ts'

/** A number that an anonymous tracking link names; `kind` is its name in the link. */
export interface AskedNumber {
  kind: string
  number: string
}

/** Most characters that a link's number is read with: a link is typed by anybody. */
const LONGEST = 200

/** The anonymous tracking link of a number, `/anonymous/#/{tenant-url}/?{kind}={number}` (specification of the frame, §2). */
export function trackingAddress(origin: string, tenantUrl: string, kind: string, number: string): string {
  return `${origin}/${ANONYMOUS}/#/${tenantUrl}/?${new URLSearchParams({ [kind]: number }).toString()}`
}

/** The tenant that an anonymous tracking link names, lower case; null where it names none. */
export function tenantIn({ hash }: { hash: string }): string | null {
  const [path = ''] = partsOf(hash)
  return (
    path
      .split('/')
      .find((segment) => segment !== '')
      ?.toLowerCase() ?? null
  )
}

/**
 * The number that an anonymous tracking link names, the first of a kind that is known (its name in any case); undefined where
 * there is none. The query may also stand before the `#`. Whatever signs a record's number has, the link that was copied of it leads
 * back to it.
 */
export function askedIn(
  { hash, search }: { hash: string; search: string },
  kinds: readonly string[],
): AskedNumber | undefined {
  const [, query = ''] = partsOf(hash)
  for (const [name, text] of [...new URLSearchParams(query), ...new URLSearchParams(search)]) {
    const kind = kinds.find((known) => known.toLowerCase() === name.toLowerCase())
    const number = text.trim().slice(0, LONGEST)
    if (kind !== undefined && /^\P{Cc}+$/u.test(number)) return { kind, number }
  }
  return undefined
}

function partsOf(hash: string): string[] {
  return hash.replace(/^#/, '').split('?', 2)
}
