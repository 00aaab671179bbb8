import { extname, join, sep } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import type { Diagnostic } from '../../config/index.ts'
import { helpPages } from '../help/pages.ts'
import { tenantOutputs, type TenantOutput } from '../project/output.ts'
import { lineOf, printed } from '../project/print.ts'
import { configFolders, readConfig } from '../project/read.ts'
import { serve, servedFile } from '../project/served.ts'

const types: Readonly<Record<string, string>> = {
  '.json': 'application/json; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
/** Changes that come together are compiled together. */
const pauseMs = 80

/**
 * In Vite's development server: /tenants/<url>/… and /webHelp/<url>/… compiled from schemas/ and tenants/, anew whenever a file there changes.
 * Findings are printed and errors stand in the overlay; a tenant with errors keeps its last good form.
 */
export function tenants(): Plugin {
  const served = new Map<string, TenantOutput>()
  return {
    name: 'tenants',
    apply: 'serve',
    async configureServer(server) {
      const { root } = server.config
      // Watched first: a change made while the first compile runs is not missed.
      watch(server, served)
      await compile(server, served)
      server.middlewares.use('/webHelp', (request, response, next) => {
        const name = decode(new URL(request.url ?? '/', 'http://host').pathname).slice(1)
        const output = served.get(name.split('/')[0] ?? '')
        const text = output === undefined ? undefined : helpPages(root, output).get(name)
        if (text === undefined) {
          next()
          return
        }
        response.setHeader('content-type', types[extname(name)] ?? 'application/octet-stream')
        response.setHeader('cache-control', 'no-store')
        response.end(text)
      })
      server.middlewares.use('/tenants', (request, response, next) => {
        const found = servedFile(root, served, decode(new URL(request.url ?? '/', 'http://host').pathname))
        if (found === undefined) {
          next()
          return
        }
        response.setHeader('content-type', types[extname(found.name)] ?? 'application/octet-stream')
        response.setHeader('cache-control', 'no-store')
        response.end(found.content)
      })
    },
  }
}

/** Compiles what can be compiled; the others stay as they were. Gives the findings. */
async function compile(server: ViteDevServer, served: Map<string, TenantOutput>): Promise<Diagnostic[]> {
  const { outputs, diagnostics } = await tenantOutputs(readConfig(server.config.root))
  for (const output of outputs) serve(served, output)
  if (diagnostics.length > 0) server.config.logger.warn(printed(diagnostics))
  return diagnostics
}

function watch(server: ViteDevServer, served: Map<string, TenantOutput>): void {
  const folders = configFolders.map((folder) => join(server.config.root, folder))
  let pause: NodeJS.Timeout | undefined
  server.watcher.add(folders)
  server.watcher.on('all', (_event, file) => {
    if (!folders.some((folder) => file.startsWith(folder + sep))) return
    clearTimeout(pause)
    pause = setTimeout(() => {
      compile(server, served).then(
        (diagnostics) => tell(server, diagnostics),
        (error: unknown) => server.config.logger.error(String(error)),
      )
    }, pauseMs)
  })
  server.httpServer?.once('close', () => clearTimeout(pause))
}

function tell(server: ViteDevServer, diagnostics: readonly Diagnostic[]): void {
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  const first = errors[0]
  if (first === undefined) {
    server.ws.send({ type: 'full-reload' })
    return
  }
  const { file, line, column } = first
  server.ws.send({
    type: 'error',
    err: { message: errors.map(lineOf).join('\n'), stack: '', id: file, loc: { file, line, column } },
  })
}

function decode(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return ''
  }
}
