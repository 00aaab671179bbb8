/** Characters at whose sight a spreadsheet runs a cell (OWASP, CSV injection), full-width forms included. */
const RUNS = /^[=+\-@\t\r\n\0＝＋－＠]/
/** What needs nothing around it: most cells, told by one look. */
const PLAIN = /^\w(?:[\w .:/()-]*\w)?$/
const NEGATIVE_NUMBER = /^-\d[\d.,]*$/

/**
 * A table as CSV (RFC 4180): UTF-8 with a byte order mark, CRLF, cells between quotation marks where they must be. A cell that a
 * spreadsheet would run gets an apostrophe before it; a negative number stays one.
 */
export function toCsv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return rows.reduce((csv, cells) => csv + toLine(cells), `\uFEFF${toLine(header)}`)
}

function toLine(cells: readonly string[]): string {
  return `${cells.map(toCell).join(',')}\r\n`
}

function toCell(text: string): string {
  if (text === '' || PLAIN.test(text)) return text
  const safe = RUNS.test(text) && !NEGATIVE_NUMBER.test(text) ? `'${text}` : text
  return /[",\r\n\t;]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
