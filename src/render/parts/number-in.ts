/** The number in a value as back ends send them: a number, or a text that holds nothing else; undefined for anything else, and for a whole number that would be rounded. */
export function numberIn(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  if (typeof value === 'string' && Number.isInteger(number) && !Number.isSafeInteger(number)) return undefined
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}
