import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { vi } from 'vitest'

/** A mail that was sent. */
export interface Letter {
  to: string
  subject: string
  text: string
}

/** The mails in a folder, the oldest first. */
export function lettersIn(folder: string): Letter[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .sort()
    .map((file) => letterOf(readFileSync(join(folder, file), 'utf8')))
}

/** Reads a mail: headers, an empty line, the text, as it is or quoted-printable (RFC 2045). */
export function letterOf(source: string): Letter {
  const [head = '', ...paragraphs] = source.replaceAll('\r\n', '\n').split('\n\n')
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'mi').exec(head)?.[1] ?? ''
  const text = paragraphs.join('\n\n')
  const isQuoted = header('Content-Transfer-Encoding') === 'quoted-printable'
  return { to: header('To'), subject: header('Subject'), text: isQuoted ? unquoted(text) : text }
}

function unquoted(text: string): string {
  const bytes = text
    .replaceAll('=\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** Waits until a mail to an address is there that was not there before; mails are sent beside the answer. */
export function awaitLetter(folder: string, address: string, after: number): Promise<Letter> {
  return vi.waitFor(
    () => {
      const letter = lettersIn(folder).filter(({ to }) => to.includes(`<${address}>`))[after]
      if (letter === undefined) throw new Error(`No letter to ${address}`)
      return letter
    },
    { timeout: 10_000, interval: 20 },
  )
}

/** The token of the link in a mail, and where the link leads. */
export function linkOf({ text }: Letter): { page: string; token: string } {
  const link = new URL(/^https?:\S+$/m.exec(text)?.[0] ?? 'about:blank')
  return { page: `${link.origin}${link.pathname}`, token: link.searchParams.get('token') ?? '' }
}
