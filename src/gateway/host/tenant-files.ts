import type { FastifyInstance } from 'fastify'
import type { KeptPortals } from '../published/kept.ts'
import type { Previews } from '../studio/preview.ts'
import { pagePolicy } from './headers.ts'
import { pathOf } from './page.ts'

const TYPES: Readonly<Record<string, string>> = {
  json: 'application/json; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  woff: 'font/woff',
}
/** Named by their content. */
const HASHED = /^(labels|screens|validators)\//

/**
 * Serves the files of the portals that are published in the store, their help (`/webHelp/URL/…`), and of previews (`/tenants/URL/~TOKEN/…`). All others
 * are left to the files of the built portal.
 */
export function serveTenantFiles(server: FastifyInstance, portals: KeptPortals, previews: Previews): void {
  server.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
    const asked = /^\/(tenants|webHelp)\/([\w-]+)\/(?:~([\w-]+)\/)?(.+)$/.exec(pathOf(request.url))
    if (asked === null) return undefined
    const [, top, tenantUrl = '', token, name = ''] = asked
    const path = top === 'webHelp' ? `webHelp/${decoded(name)}` : decoded(name)
    // No store keeps such a name, nor takes the question.
    if (path.includes('\0')) return undefined
    const content =
      token === undefined ? await portals.file(tenantUrl, path) : await previews.file(tenantUrl, token, path)
    if (content === undefined) return undefined
    const isHashed = HASHED.test(path)
    // The studio shows a page of the help beside what it is written in.
    if (token !== undefined && path.endsWith('.html'))
      reply.header('content-security-policy', pagePolicy(undefined, true))
    return reply
      .header(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : path.endsWith('.json') ? 'no-store' : 'no-cache',
      )
      .type(TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
      .send(content)
  })
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
