/** A run of digits that may be more than a number holds exactly. */
const LONG = /\d{16}/
/** A text, or a number, of JSON (RFC 8259, 6 and 7). */
const TOKENS = /"(?:[^"\\]+|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g

/**
 * Reads JSON. A whole number beyond 2^53, as an id of 64 bits may be, comes as a text of its digits: as a number it would be another
 * one, without a word. Throws where the text is no JSON.
 */
export function exactJson(text: string): unknown {
  if (!LONG.test(text)) return JSON.parse(text) as unknown
  const exact = text.replace(TOKENS, (token) => (isInexact(token) ? `"${token}"` : token))
  return JSON.parse(exact) as unknown
}

function isInexact(token: string): boolean {
  return /^-?[1-9]\d{15,}$/.test(token) && !Number.isSafeInteger(Number(token))
}
