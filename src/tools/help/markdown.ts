/**
 * The part of Markdown that the help pages are written in, as HTML: headings, paragraphs, lists, tables, quotes (as notes),
 * `**strong**`, `` `code` ``, `[links](page)` and `![pictures](assets/NAME)`. Everything else is text: no markup of the source reaches
 * the page. `tenant` is the address of the tenant's files, where the assets stand.
 */
export function htmlOf(markdown: string, tenant = ''): string {
  const html = blocksOf(markdown).map(blockHtml).join('\n')
  // Only pictures have this: a quote in a text is escaped.
  return html.replaceAll('<img src="', `<img src="${escaped(tenant)}/`)
}

/** Text that stands in HTML as itself. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

/** Paragraph, list, table, …: lines that belong together, between empty ones. */
function blocksOf(markdown: string): string[][] {
  return markdown
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((block) => block.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0)
}

function blockHtml(lines: string[]): string {
  const [first = ''] = lines
  const heading = /^(#{1,3}) (.+)$/.exec(first)
  if (heading !== null) {
    const level = heading[1]?.length ?? 1
    const below = lines.slice(1)
    return `<h${level}>${inline(heading[2] ?? '')}</h${level}>${below.length > 0 ? `\n${blockHtml(below)}` : ''}`
  }
  if (/^- /.test(first)) return listHtml('ul', lines, /^- /)
  if (/^\d+\. /.test(first)) return listHtml('ol', lines, /^\d+\. /)
  if (first.startsWith('|')) return tableHtml(lines)
  if (first.startsWith('> ')) return `<aside>${inline(joined(lines.map((line) => line.replace(/^> ?/, ''))))}</aside>`
  return `<p>${inline(joined(lines))}</p>`
}

/** Lines as one text. Between two lines of Japanese there is no space. */
function joined(lines: readonly string[]): string {
  return lines.reduce((text, line) => (isWide(text.at(-1)) && isWide(line[0]) ? text + line : `${text} ${line}`))
}

function isWide(character = ''): boolean {
  return character > '\u2fff'
}

/** A line that begins no entry goes on with the one before. */
function listHtml(tag: 'ul' | 'ol', lines: readonly string[], mark: RegExp): string {
  const entries: string[] = []
  for (const line of lines) {
    if (mark.test(line)) entries.push(line.replace(mark, ''))
    else entries.push(joined([entries.pop() ?? '', line.trim()]))
  }
  return `<${tag}>\n${entries.map((entry) => `<li>${inline(entry)}</li>`).join('\n')}\n</${tag}>`
}

/** The first line names the columns; the second, of hyphens, only parts them from the rows. Each cell knows its column, for where there is no room for the heads. */
function tableHtml([head = '', , ...rows]: readonly string[]): string {
  const cells = (line: string) =>
    line
      .replace(/^\||\|\s*$/g, '')
      .split('|')
      .map((cell) => cell.trim())
  const columns = cells(head)
  const heads = columns.map((column) => `<th scope="col">${inline(column)}</th>`).join('')
  const body = rows
    .map(
      (line) =>
        `<tr>${cells(line)
          .map((cell, at) => `<td data-column="${escaped(columns[at] ?? '')}">${inline(cell)}</td>`)
          .join('')}</tr>`,
    )
    .join('\n')
  return `<div class="table"><table>\n<thead><tr>${heads}</tr></thead>\n<tbody>\n${body}\n</tbody>\n</table></div>`
}

/** No text of a link or a picture begins within another one: neither ends up in the other's tag, and a page of brackets is read once. */
function inline(text: string): string {
  return escaped(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/!\[([^[\]]*)\]\((assets\/[A-Za-z0-9._/-]+)\)/g, '<img src="$2" alt="$1" loading="lazy">')
    .replace(/\[([^[\]]+)\]\(([a-z][a-z0-9-]*)\)/g, '<a href="$2.html">$1</a>')
}
