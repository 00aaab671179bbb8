/** Characters at whose sight a spreadsheet runs a cell (OWASP, CSV injection), full-width forms included, also behind spaces. */
const RUNS = /^[\t\r\n\0]|^\s*[=+\-@＝＋－＠]/
/** What needs nothing around it: most cells, recognized at one look. */
const PLAIN = /^\w(?:[\w .:/()-]*\w)?$/
const NEGATIVE_NUMBER = /^-\d[\d.,’'\u00a0\u202f ]*$/

/** Rows in one piece of a file: enough to be quick, few enough that a page stays usable between two pieces. */
const PIECE = 1000

/**
 * A table as CSV (RFC 4180), in pieces: UTF-8 with a byte order mark, CRLF, cells between quotation marks where they must be. A cell
 * that a spreadsheet would run gets an apostrophe before it; a negative number stays one.
 */
export function* toCsv(header: readonly string[], rows: Iterable<readonly string[]>): Generator<string> {
  yield `\uFEFF${toLine(header)}`
  let lines: string[] = []
  for (const cells of rows) {
    lines.push(toLine(cells))
    if (lines.length < PIECE) continue
    yield lines.join('')
    lines = []
  }
  if (lines.length > 0) yield lines.join('')
}

function toLine(cells: readonly string[]): string {
  let line = ''
  for (let at = 0; at < cells.length; at += 1) line += (at === 0 ? '' : ',') + toCell(cells[at] ?? '')
  return `${line}\r\n`
}

function toCell(text: string): string {
  if (text === '' || PLAIN.test(text)) return text
  const safe = RUNS.test(text) && !NEGATIVE_NUMBER.test(text) ? `'${text}` : text
  return /[",\r\n\t;]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
