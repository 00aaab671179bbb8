import { join } from 'node:path'
import staticFiles from '@fastify/static'
import react from '@vitejs/plugin-react'
import fastify from 'fastify'
import { build } from 'vite'
import { isOlder } from '../run/refresh.ts'
import type { Given } from './given.ts'

const sources = ['src/draw', 'src/render', 'src/widgets', 'src/config', 'src/contract', 'package.json']

/** Builds the drawing page for production when its sources changed; answers the folder it stands in. */
export async function buildPage(root: string): Promise<string> {
  const outDir = join(root, 'node_modules/.cache/draw')
  if (isOlder(root, join(outDir, 'index.html'), sources)) {
    await build({
      root: join(root, 'src/draw'),
      configFile: false,
      logLevel: 'warn',
      plugins: [react()],
      build: {
        outDir,
        emptyOutDir: true,
        target: 'es2022',
        modulePreload: { polyfill: false },
        chunkSizeWarningLimit: 1000,
      },
    })
  }
  return outDir
}

/** Serves a built page with what it is to draw. Rejects when the port is taken. */
export async function serveDrawing(
  page: string,
  { drawing, modules }: Given,
  port: number,
): Promise<{ url: string; stop(): Promise<void> }> {
  const server = fastify()
  server.get('/drawing.json', (_request, reply) => reply.type('application/json').send(drawing))
  for (const [address, source] of Object.entries(modules))
    server.get(address, (_request, reply) => reply.type('text/javascript').send(source))
  await server.register(staticFiles, { root: page })
  const url = await server.listen({ host: '127.0.0.1', port })
  return { url, stop: () => server.close() }
}
