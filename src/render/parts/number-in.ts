/** The number in a value as back ends send them: a number, or a text that holds nothing else; undefined for anything else. */
export function numberIn(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}
