import { readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { extname, join } from 'node:path'
import proxy from '@fastify/http-proxy'
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { tenantIds } from '../../config/node.ts'
import { demoUsers } from '../../../demo/index.ts'
import {
  API,
  overall,
  type ExplainRequest,
  type FindRequest,
  type StudioProject,
  type StudioRequest,
} from '../../studio/host/api.ts'
import { partsOf } from './parts.ts'
import { openPreview } from './preview.ts'
import { refusedPicture } from './pictures.ts'
import { rootsOf } from './rules.ts'
import { openWorkshop } from './workshop.ts'

const types: Readonly<Record<string, string>> = {
  '.json': 'application/json',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
/**
 * Serves the studio and, in its frame, the built portal of `portalUrl` with the tenants as they stand in the workshop.
 * For one person on one machine: it writes into the project's folder and must not be reachable from elsewhere.
 */
export async function startStudio(root: string, portalUrl: string, port: number): Promise<FastifyInstance> {
  const workshop = openWorkshop(root)
  const preview = openPreview()
  const server = Fastify({
    bodyLimit: BODY_BYTES,
    forceCloseConnections: true,
    rewriteUrl: ({ url = '' }) => (url === '/' ? '/studio' : url),
  })
  server.setErrorHandler<FastifyError>((error, _request, reply) =>
    send(reply, error.statusCode ?? 500, 'text/plain', String(error)),
  )
  // A name that somebody else gave this machine is a page from elsewhere.
  server.addHook('onRequest', async ({ hostname }, reply) =>
    OF_THIS_MACHINE.has(hostname) ? undefined : send(reply, 403, 'text/plain', 'The studio is for this machine alone.'),
  )
  // The page stands as it was built: the place of its nonce tells it that no host of the portal sends it.
  server.get('/studio', (_request, reply) =>
    send(reply, 200, 'text/html', readFileSync(join(root, 'dist/studio/index.html'))),
  )
  server.get<{ Querystring: { tenant?: string } }>(`${API}/project`, project)
  server.post<{ Params: { what: string } }>(`${API}/:what`, api)
  server.get<{ Params: { '*': string } }>('/tenants/*', tenantFile)
  server.get<{ Params: { '*': string } }>('/webHelp/*', helpFile)
  await server.register(proxy, {
    upstream: portalUrl,
    replyOptions: {
      rewriteRequestHeaders: ({ headers: { host } }, headers) => ({ ...headers, ...(host !== undefined && { host }) }),
      rewriteHeaders: framed,
    },
  })
  await server.listen({ host: '127.0.0.1', port })
  return server

  function project({ query }: FastifyRequest<{ Querystring: { tenant?: string } }>, reply: FastifyReply): FastifyReply {
    workshop.follow()
    const tenant = workshop.tenant(query.tenant)
    const project: StudioProject = {
      tenants: tenant === undefined ? [] : [tenant],
      all: workshop.tenants(),
      users: demoUsers.map(({ userId, about }) => ({ userId, about })),
      password: demoUsers[0]?.password ?? '',
      parts: partsOf(),
      roots: rootsOf(workshop.input()),
    }
    return json(reply, project)
  }

  async function api(
    request: FastifyRequest<{ Params: { what: string } }>,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { what } = request.params
    const asked = isFromHere(request) ? ((request.body ?? undefined) as StudioRequest | undefined) : undefined
    if (asked === undefined || !knows(asked.tenant))
      return send(reply, 400, 'text/plain', 'The studio does not know this.')
    const whole = overall.find((each) => each === what)
    if (whole !== undefined)
      return json(reply, workshop.overall(asked, whole, (asked as Partial<FindRequest>).sought ?? ''))
    if (what === 'explain' || what === 'about')
      return json(reply, workshop[what](asked, (asked as ExplainRequest).pointer))
    const refused = refusedPicture(asked.changes)
    if (refused !== undefined) return send(reply, 400, 'text/plain', asked.language === 'ja' ? refused.ja : refused.en)
    const acts: Readonly<Record<string, () => void>> = {
      look: () => workshop.follow(),
      change: () => workshop.change(asked),
      undo: () => workshop.undo(asked),
      redo: () => workshop.redo(asked),
      save: () => workshop.save(asked),
      discard: () => workshop.discard(asked),
    }
    if (!Object.hasOwn(acts, what)) return send(reply, 404, 'text/plain', 'The studio does not do this.')
    acts[what]?.()
    await preview.refresh(workshop.input(), asked.tenant)
    return json(reply, asked.brief ? { version: workshop.version(asked) } : workshop.state(asked))
  }

  /** Whether there is such a tenant; one whose folder was away for a while, as between two branches, is one again. */
  function knows(tenant: string): boolean {
    const isThere = () => tenantIds(workshop.input()).includes(tenant)
    if (isThere()) return true
    workshop.follow()
    return isThere()
  }

  async function tenantFile(
    request: FastifyRequest<{ Params: { '*': string } }>,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const address = request.params['*']
    const [url = '', ...rest] = address.split('/')
    const tenant = workshop.tenantAt(url)
    if (tenant !== undefined) await preview.refresh(workshop.input(), tenant)
    const name = rest.join('/')
    const picture = tenant !== undefined && name.startsWith('assets/') ? workshop.file(tenant, name) : undefined
    const found = picture === undefined ? preview.file(root, address) : { name, content: picture }
    if (found === undefined) return send(reply, 404, 'text/plain', 'There is no such file.')
    return send(reply, 200, types[extname(found.name)] ?? 'application/octet-stream', found.content)
  }

  async function helpFile(
    request: FastifyRequest<{ Params: { '*': string } }>,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const address = request.params['*']
    const [url = ''] = address.split('/')
    const tenant = workshop.tenantAt(url)
    if (tenant !== undefined) await preview.refresh(workshop.input(), tenant)
    const found = tenant && preview.help(root, url, workshop.folder(tenant)).get(address)
    if (found === undefined) return send(reply, 404, 'text/plain', 'There is no such page.')
    return send(reply, 200, address.endsWith('.css') ? 'text/css' : 'text/html', found)
  }
}

/** Names by which a browser on this machine asks. */
const OF_THIS_MACHINE: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost'])

/** A change may carry pictures and typefaces; nobody but who sits here sends it. */
const BODY_BYTES = 64 * 1024 * 1024

/** The portal lets no page frame it; here its own origin may. */
function framed(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const policy = headers['content-security-policy']
  if (typeof policy !== 'string') return headers
  return {
    ...headers,
    'content-security-policy': policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
  }
}

/** Another page in the same browser must not write into the project. */
function isFromHere({ headers: { origin, host } }: FastifyRequest): boolean {
  return origin === undefined || origin === `http://${host}`
}

function json(reply: FastifyReply, value: unknown): FastifyReply {
  return send(reply, 200, 'application/json', JSON.stringify(value))
}

function send(reply: FastifyReply, status: number, type: string, content: string | Buffer): FastifyReply {
  return reply
    .code(status)
    .headers({
      'content-type': type.startsWith('text') || type.endsWith('json') ? `${type}; charset=utf-8` : type,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .send(content)
}
