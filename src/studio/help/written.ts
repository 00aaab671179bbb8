/** What a page says of itself above its text. */
export interface Head {
  /** Heading under which the contents list it. */
  group: string
  /** Place in the contents. */
  order: number
}

const HEAD = /^---\n([\s\S]*?)\n---(\n+)/

/** The Markdown of a help page, without what it says of itself. */
export function markdownOf(page: string): string {
  return page.replaceAll('\r\n', '\n').replace(HEAD, '')
}

/** A page with another text, and another head where one is given; what else it says of itself stays. */
export function written(page: string, markdown: string, head: Partial<Head> = {}): string {
  const [, facts, space = '\n'] = HEAD.exec(page.replaceAll('\r\n', '\n')) ?? []
  const said = facts?.split('\n') ?? []
  const given = Object.entries(head).map(([key, value]) => [key, `${key}: ${String(value)}`] as const)
  const lines = said.map((line) => given.find(([key]) => line.startsWith(`${key}:`))?.[1] ?? line)
  const fresh = given.flatMap(([key, line]) => (said.some((each) => each.startsWith(`${key}:`)) ? [] : [line]))
  return `---\n${[...lines, ...fresh].join('\n')}\n---${space}${markdown.trim()}\n`
}

/** A new page: its head, its title, and where to go on. */
export function newPage(title: string, head: Head): string {
  return written('', `# ${title.trim()}`, head)
}

/** The ending of a picture by the first bytes of its base64, as the host gives it its name. */
export function endingOf(base64: string): 'png' | 'jpg' | 'webp' | 'svg' {
  if (base64.startsWith('iVBORw0KGgo')) return 'png'
  if (base64.startsWith('/9j/')) return 'jpg'
  return base64.startsWith('UklGR') ? 'webp' : 'svg'
}

/** A text with a line of its own put in after the line that a place is in. */
export function withLine(text: string, at: number, line: string): string {
  const end = text.indexOf('\n', at)
  const parts = end === -1 ? [text, ''] : [text.slice(0, end), text.slice(end)]
  const [before = '', after = ''] = parts.map((part) => part.trim())
  return `${[before, line, after].filter((part) => part !== '').join('\n\n')}\n`
}
