/** A value as it came, as text; empty for what is missing, and for what is no scalar. */
export function textIn(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}
