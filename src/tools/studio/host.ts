import type { IncomingMessage, ServerResponse } from 'node:http'
import { readFileSync, realpathSync } from 'node:fs'
import { extname, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
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
import { openPreview, type Preview } from './preview.ts'
import { refusedPicture } from './pictures.ts'
import { rootsOf } from './rules.ts'
import { openWorkshop, type Workshop } from './workshop.ts'

const types: Readonly<Record<string, string>> = {
  '.json': 'application/json',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
/** What the studio itself is made of; every other address is the portal's. */
const ownAddresses = '^/(?!studio|src/|@|node_modules/|tenants/|\\.data/studio-packages/)'

/**
 * Serves the studio and, in its frame, the built portal of `portalUrl` with the tenants as they stand in the workshop.
 * For one person on one machine: it writes into the project's folder and must not be reachable from elsewhere.
 */
export async function startStudio(root: string, portalUrl: string, port: number): Promise<ViteDevServer> {
  const workshop = openWorkshop(root)
  // Nobody develops the studio here: React without its checks draws a change in half the time.
  process.env['NODE_ENV'] ??= 'production'
  const server = await createServer({
    root,
    configFile: false,
    // Beside the studio's records and not below node_modules, which copies of the project share: two studios that
    // bundle their packages into one folder throw each other's away.
    cacheDir: join(root, '.data/studio-packages'),
    appType: 'custom',
    plugins: [react(), studio(root, workshop, openPreview())],
    optimizeDeps: { entries: ['src/studio/main.tsx'] },
    server: {
      host: '127.0.0.1',
      port,
      strictPort: true,
      hmr: false,
      fs: { allow: [root, realpathSync(join(root, 'node_modules'))] },
      proxy: {
        [ownAddresses]: {
          target: portalUrl,
          configure: (proxy) => proxy.on('proxyRes', (answer) => framed(answer.headers)),
        },
      },
    },
  })
  await server.listen()
  return server
}

/** The portal lets no page frame it; here its own origin may. */
function framed(headers: NodeJS.Dict<string | string[]>): void {
  const policy = headers['content-security-policy']
  if (typeof policy === 'string')
    headers['content-security-policy'] = policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'")
}

function studio(root: string, workshop: Workshop, preview: Preview): Plugin {
  return {
    name: 'studio',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://host')
        const answer = route(pathname, request, response)
        if (answer === undefined) next()
        else answer.catch((error: unknown) => send(response, 500, 'text/plain', String(error)))
      })

      function route(pathname: string, request: IncomingMessage, response: ServerResponse): Promise<void> | undefined {
        if (pathname === '/' || pathname === '/studio') return page(response)
        if (pathname.startsWith(`${API}/`)) return api(pathname.slice(API.length + 1), request, response)
        if (pathname.startsWith('/webHelp/')) return helpFile(pathname.slice('/webHelp/'.length), response)
        return pathname.startsWith('/tenants/') ? tenantFile(pathname.slice('/tenants/'.length), response) : undefined
      }

      async function page(response: ServerResponse): Promise<void> {
        send(
          response,
          200,
          'text/html',
          await server.transformIndexHtml('/studio', readFileSync(join(root, 'src/studio/studio.html'), 'utf8')),
        )
      }
    },
  }

  async function api(what: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (what === 'project') {
      workshop.follow()
      const project: StudioProject = {
        tenants: workshop.tenants(),
        users: demoUsers.map(({ userId, about }) => ({ userId, about })),
        password: demoUsers[0]?.password ?? '',
        parts: partsOf(),
        roots: rootsOf(workshop.input()),
      }
      return json(response, project)
    }
    const asked =
      request.method === 'POST' && isFromHere(request) ? ((await bodyOf(request)) as StudioRequest) : undefined
    if (asked === undefined || !tenantIds(workshop.input()).includes(asked.tenant))
      return send(response, 400, 'text/plain', 'The studio does not know this.')
    const whole = overall.find((each) => each === what)
    if (whole !== undefined)
      return json(response, workshop.overall(asked, whole, (asked as Partial<FindRequest>).sought ?? ''))
    if (what === 'explain' || what === 'about')
      return json(response, workshop[what](asked, (asked as ExplainRequest).pointer))
    const refused = refusedPicture(asked.changes)
    if (refused !== undefined)
      return send(response, 400, 'text/plain', asked.language === 'ja' ? refused.ja : refused.en)
    const acts: Readonly<Record<string, () => void>> = {
      look: () => workshop.follow(),
      change: () => workshop.change(asked),
      undo: () => workshop.undo(asked),
      redo: () => workshop.redo(asked),
      save: () => workshop.save(asked),
      discard: () => workshop.discard(asked),
    }
    if (!Object.hasOwn(acts, what)) return send(response, 404, 'text/plain', 'The studio does not do this.')
    acts[what]?.()
    await preview.refresh(workshop.input(), asked.tenant)
    return json(response, workshop.state(asked))
  }

  async function tenantFile(address: string, response: ServerResponse): Promise<void> {
    const [url = '', ...rest] = decodeURIComponent(address).split('/')
    const tenant = workshop.tenantAt(url)
    if (tenant !== undefined) await preview.refresh(workshop.input(), tenant)
    const name = rest.join('/')
    const picture = tenant !== undefined && name.startsWith('assets/') ? workshop.file(tenant, name) : undefined
    const found = picture === undefined ? preview.file(root, decodeURIComponent(address)) : { name, content: picture }
    if (found === undefined) send(response, 404, 'text/plain', 'There is no such file.')
    else send(response, 200, types[extname(found.name)] ?? 'application/octet-stream', found.content)
  }

  async function helpFile(address: string, response: ServerResponse): Promise<void> {
    const [url = ''] = address.split('/')
    const tenant = workshop.tenantAt(url)
    if (tenant !== undefined) await preview.refresh(workshop.input(), tenant)
    const page = tenant && preview.help(root, url, workshop.folder(tenant)).get(decodeURIComponent(address))
    if (page === undefined) send(response, 404, 'text/plain', 'There is no such page.')
    else send(response, 200, address.endsWith('.css') ? 'text/css' : 'text/html', page)
  }
}

/** Another page in the same browser must not write into the project. */
function isFromHere(request: IncomingMessage): boolean {
  return request.headers.origin === undefined || new URL(request.headers.origin).host === request.headers.host
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return JSON.parse(Buffer.concat(chunks).toString('utf8'))
}

function json(response: ServerResponse, value: unknown): void {
  send(response, 200, 'application/json', JSON.stringify(value))
}

function send(response: ServerResponse, status: number, type: string, content: string | Buffer): void {
  response.statusCode = status
  response.setHeader('content-type', type.startsWith('text') || type.endsWith('json') ? `${type}; charset=utf-8` : type)
  response.setHeader('cache-control', 'no-store')
  response.setHeader('x-content-type-options', 'nosniff')
  response.end(content)
}
