/** Kinds of numbers that an anonymous tracking link may name: the query parameters of the contract's operation. */
export const NUMBERS = ['BookingNos', 'ContainerNo', 'ShpNos', 'JobNo', 'MasterNo', 'RefNos', 'fileNo'] as const
export type NumberKind = (typeof NUMBERS)[number]

/** What an anonymous tracking link asks for. */
export interface TrackingLink {
  tenantUrl: string
  /** Undefined where the link names no number that can be tracked. */
  asked: { kind: NumberKind; number: string } | undefined
}

/** Most characters that a link's number is read with: a link is typed by anybody. */
const LONGEST = 200

/**
 * Reads `/anonymous/#/{tenant-url}/?{option}={value}` (specification of the frame, §2); the query may also stand before the
 * `#`. Names of options are known in any case. Null where the link names no tenant.
 */
export function trackingLink({ hash, search }: { hash: string; search: string }): TrackingLink | null {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?', 2)
  const [tenantUrl = ''] = path.split('/').filter((segment) => segment !== '')
  if (tenantUrl === '') return null
  const given = [...new URLSearchParams(query), ...new URLSearchParams(search)].flatMap(([name, text]) => {
    const kind = NUMBERS.find((known) => known.toLowerCase() === name.toLowerCase())
    const number = text.trim().slice(0, LONGEST)
    return kind === undefined || number === '' || !/^[A-Za-z0-9 ,/-]+$/.test(number) ? [] : [{ kind, number }]
  })
  return { tenantUrl: tenantUrl.toLowerCase(), asked: given[0] }
}
