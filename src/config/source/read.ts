/** Some editors begin a file with it (RFC 8259, 8.1: a reader may ignore it). */
export const BYTE_ORDER_MARK = /^\uFEFF/

/** What the text of a JSON file says, read as the compiler reads it; undefined for what is no JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(BYTE_ORDER_MARK, '')) as unknown
  } catch {
    return undefined
  }
}
