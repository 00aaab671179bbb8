import type { IncomingMessage } from 'node:http'

/**
 * Path and query of what a request asks for. Proxies may name the host in it, too (absolute form, RFC 9112, 3.2.2): that host counts then,
 * whatever the header says.
 */
export function originForm(request: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const { url = '/' } = request
  const absolute = /^https?:\/\/([^/?#@]+)([/?].*)?$/i.exec(url)
  if (absolute === null) return url
  const [, host, rest = ''] = absolute
  request.headers.host = host
  return rest.startsWith('/') ? rest : `/${rest}`
}
