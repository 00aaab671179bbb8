/** A line at the top of a help page: `key: value`. */
export interface HeadLine {
  key: string
  value: string
  /** Characters from the page's beginning. */
  offset: number
}

/** Reads a help page: lines between two of hyphens, then Markdown. As Windows writes lines and beginnings of files, too. */
export function readHelpPage(text: string): { head: HeadLine[]; markdown: string } {
  const [, begin = '', lines = '', markdown = text] =
    /^(\uFEFF?---\r?\n)([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text) ?? []
  let next = begin.length
  const head = lines.split('\n').map((line): HeadLine => {
    const offset = next
    next += line.length + 1
    const [key = '', ...rest] = line.split(':')
    return { key: key.trim(), value: rest.join(':').trim(), offset }
  })
  return { head: head.filter(({ key }) => key !== ''), markdown: markdown.replaceAll('\r\n', '\n') }
}

/** What a value names between commas. */
export function commaSeparated(value: string): string[] {
  return value
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
}
