import { STATUS_CODES } from 'node:http'
import { languageOf, type Language, type Words } from '../ground/words.ts'
import { invalid, refuse } from '../operation/refusals.ts'
import { problemOf, type Refusal } from '../operation/reply.ts'
import { GATEWAY_PREFIX } from '../routes/routes.ts'
import { commonHeaders, pagePolicy } from './headers.ts'
import { pathOf } from './page.ts'

/** What Node says of bytes that it could not read as a request. */
interface Unreadable {
  code?: string
  /** The bytes that came last: of a head in several pieces the others are gone. */
  rawPacket?: unknown
}

interface Socket {
  writable: boolean
  end(text: string): void
  destroy(): void
}

/**
 * What is not HTTP at all, or has too long a head, never becomes a request; it gets the headers nevertheless. Who opened a page is told
 * in a page, whoever else asks as the contract words it.
 */
export function answerUnreadable(error: Unreadable, socket: Socket): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const { status, type, body } = answerTo(error)
  const headers = {
    ...commonHeaders(undefined),
    'content-security-policy': pagePolicy(),
    'cache-control': 'no-store',
    'content-type': type,
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
}

function answerTo({ code, rawPacket }: Unreadable): { status: number; type: string; body: string } {
  const head = rawPacket instanceof Uint8Array ? Buffer.from(rawPacket).toString('latin1') : ''
  const language = languageOf(/^accept-language:([^\r\n]*)/im.exec(head)?.[1])
  const refusal =
    code === 'HPE_HEADER_OVERFLOW' ? refuse('too-long', { status: isOfAddress(head) ? 414 : 431 }) : invalid([])
  const { status } = refusal
  const tenantUrl = code === 'HPE_HEADER_OVERFLOW' ? pageAsked(head) : undefined
  return tenantUrl === undefined
    ? { status, type: 'application/json', body: JSON.stringify(problemOf(refusal, language)) }
    : { status, type: 'text/html; charset=utf-8', body: pageOf(refusal, language, tenantUrl) }
}

/** Of all heads the longest that is read (Node's own limit). */
const MOST_BYTES = 16_384

function isOfAddress(head: string): boolean {
  const end = head.indexOf('\r\n')
  return end < 0 || end > MOST_BYTES
}

/** The first segment of a page's address, or '' where it is not known; undefined where no page was asked for. The header `accept` comes after the address and may be missing here. */
function pageAsked(head: string): string | undefined {
  const [, method = 'GET', address = '/'] = /^([A-Z]+) (\/\S*)/.exec(head) ?? []
  const accepted = /^accept:([^\r\n]*)/im.exec(head)?.[1] ?? 'text/html'
  const isPage = /^(GET|HEAD)$/.test(method) && !address.startsWith(GATEWAY_PREFIX) && accepted.includes('text/html')
  return isPage ? (/^\/([\w-]{1,63})(?=\/|$)/.exec(pathOf(address))?.[1] ?? '') : undefined
}

const HOME: Words = { en: 'Back to home', ja: 'ホームへ戻る' }

/** A page of its own: it has no styles, scripts and pictures, so that it needs nothing more of the host. */
function pageOf(refusal: Refusal, language: Language, tenantUrl: string): string {
  const { message } = problemOf(refusal, language)
  const home = tenantUrl === '' ? '/' : `/${tenantUrl}/`
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${message}</title>
</head>
<body>
<main>
<h1>${message}</h1>
<p><a href="${home}">${HOME[language]}</a></p>
</main>
</body>
</html>
`
}
