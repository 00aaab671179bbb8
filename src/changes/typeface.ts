/** Bytes before the list of tables (WOFF 2.0, §4.1), and where in them stands how many there are. */
const HEAD_BYTES = 48
const COUNT_AT = 12
/** Numbers of tables in the list (WOFF 2.0, §5.1); `OTHER` is followed by a name of four letters. */
const [GLYPHS, PLACES, VARIATIONS, OTHER] = [10, 11, 47, 63]
/** The version of glyphs and their places that says that they stand as they are. */
const AS_IT_IS = 3

/** Whether a WOFF2 file holds a variable typeface: it has a table of axes (`fvar`). False for what is no whole list of tables. */
export function isVariable(bytes: Uint8Array): boolean {
  const tables = bytes[COUNT_AT] === undefined ? 0 : bytes[COUNT_AT] * 256 + (bytes[COUNT_AT + 1] ?? 0)
  let at = HEAD_BYTES
  for (let table = 0; table < tables && at < bytes.length; table += 1) {
    const flags = bytes[at] ?? 0
    const [number, version] = [flags & 63, flags >> 6]
    if (number === VARIATIONS || (number === OTHER && nameAt(bytes, at + 1) === 'fvar')) return true
    at = afterNumber(bytes, at + (number === OTHER ? 5 : 1))
    const isChanged = number === GLYPHS || number === PLACES ? version !== AS_IT_IS : version !== 0
    if (isChanged) at = afterNumber(bytes, at)
  }
  return false
}

const nameAt = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4))

/** Behind a number of which each byte but the last has its highest bit set. */
function afterNumber(bytes: Uint8Array, from: number): number {
  let at = from
  while ((bytes[at] ?? 0) > 127) at += 1
  return at + 1
}
