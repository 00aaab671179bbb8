/** A whole number of more digits than any number holds exactly, where a value may begin: what stands in a text mostly does not. */
const LONG = /(?:^|[:,[\s])-?[1-9]\d{15}/
/** The beginning of a text, or a number, of JSON (RFC 8259, 6 and 7). */
const TOKEN = /"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g

/**
 * Reads JSON. A whole number beyond 2^53, as an id of 64 bits may be, comes as a text of its digits: as a number it would be another
 * one, without a word. Throws where the text is no JSON.
 */
export function exactJson(text: string): unknown {
  return JSON.parse(LONG.test(text) ? withTexts(text) : text) as unknown
}

/** JSON with such numbers as texts. An answer may be cut off, or hold a file: texts are passed over without a pattern, which would try again and again. */
function withTexts(json: string): string {
  let exact = ''
  let done = 0
  TOKEN.lastIndex = 0
  for (let found = TOKEN.exec(json); found !== null; found = TOKEN.exec(json)) {
    const [token] = found
    if (token === '"') TOKEN.lastIndex = endOfText(json, found.index)
    else if (isInexact(token)) {
      exact += `${json.slice(done, found.index)}"${token}"`
      done = TOKEN.lastIndex
    }
  }
  return exact + json.slice(done)
}

/** Behind the quotation mark that ends the text that begins at a place. */
function endOfText(json: string, begin: number): number {
  for (let end = json.indexOf('"', begin + 1); end !== -1; end = json.indexOf('"', end + 1)) {
    let slashes = 0
    while (json[end - 1 - slashes] === '\\') slashes += 1
    if (slashes % 2 === 0) return end + 1
  }
  return json.length
}

function isInexact(token: string): boolean {
  return /^-?[1-9]\d{15,}$/.test(token) && !Number.isSafeInteger(Number(token))
}
