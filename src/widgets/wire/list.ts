/** Codes of a comma-joined value, or of a list of them, in order, each once. */
export function splitCodes(value: unknown): string[] {
  const texts = (Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'string')
  return [...new Set(texts.flatMap((text) => text.split(',')).map((code) => code.trim()))].filter((code) => code !== '')
}

/** Codes as one comma-joined value; none is no value. */
export function joinCodes(codes: readonly string[]): string | undefined {
  return codes.length === 0 ? undefined : codes.join(',')
}

/** Whether one more code still fits into `limit` characters. */
export function fits(codes: readonly string[], more: string, limit: number | undefined): boolean {
  return limit === undefined || [...codes, more].join(',').length <= limit
}
