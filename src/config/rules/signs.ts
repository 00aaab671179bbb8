/** So many signs are named; who pasted a whole page needs no list of them. */
const MOST = 5

/** The signs of a simple text, as a class of a pattern: letters, digits, spaces and `,` `/` `-` (forms §5). */
export const SIMPLE_SIGNS = '\\p{L}\\p{M}\\p{N}\\s,/-'

/** A pattern that says of each sign whether it may stand: `^[A-Z0-9-]*$`, with any number of repetitions. */
const OF_SIGNS = /^\^\[((?:[^\]\\]|\\.)+)\](?:[*+]|\{\d+(?:,\d*)?\})\$$/

/** Signs in words: each once, in quotation marks. */
export function namedSigns(signs: Iterable<string>): string {
  const each = [...new Set(signs)]
  return [...each.slice(0, MOST).map((sign) => `"${sign}"`), ...(each.length > MOST ? ['…'] : [])].join(' ')
}

/** What is said of a broken pattern: the signs that it refuses; of one that says more than which signs may stand, the whole text. */
export function signsMessage(
  label: string | undefined,
  pattern: unknown,
  value: unknown,
): { label: string; params?: { signs: string } } {
  const signs = refusedSigns(pattern, value)
  if (label === undefined && signs === undefined) return { label: 'form.invalid' }
  return { label: label ?? 'form.refusedSigns', params: { signs: signs ?? `"${String(value)}"` } }
}

/** The signs of a text that a pattern of signs refuses, in words; undefined where the pattern says something else, or refuses none. */
export function refusedSigns(pattern: unknown, text: unknown): string | undefined {
  const signs = typeof pattern === 'string' ? OF_SIGNS.exec(pattern)?.[1] : undefined
  if (signs === undefined || typeof text !== 'string') return undefined
  const allowed = new RegExp(`^[${signs}]$`, 'u')
  const refused = [...text].filter((sign) => !allowed.test(sign))
  return refused.length === 0 ? undefined : namedSigns(refused)
}
