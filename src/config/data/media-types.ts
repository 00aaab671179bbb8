/** Whether a body may be sent as the portal sends it: `application/json`, with or without its letters. */
export function isSent(format: string): boolean {
  return /^application\/json\s*(;|$)/i.test(format)
}

/** Whether an answer is read as JSON: as what is sent, and as each format that ends in `+json` (RFC 6839). */
export function isJson(format: string): boolean {
  return /^application\/([^;\s]+\+)?json\s*(;|$)/i.test(format)
}
