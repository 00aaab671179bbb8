import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import files from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Files whose name changes with their content. */
const HASHED = /^\/(assets|studio\/assets|tenants\/[^/]+\/(labels|screens|validators))\//
/** Never given out: source maps, the page as it lies there, without a nonce, and folders, which are pages or nothing. */
const WITHHELD = /\.map(\.br|\.gz)?$|^\/(studio\/)?index\.html(\.br|\.gz)?$|\/$/

/**
 * Serves the built portal. A `.br` or `.gz` file beside a file is sent in its place; what has none is compressed on
 * the way. Dot files and source maps are not there.
 */
export async function serveFiles(server: FastifyInstance, distDir: string): Promise<void> {
  await server.register(files, {
    root: distDir,
    index: false,
    decorateReply: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    allowedPath: (path) => !WITHHELD.test(path),
    setHeaders(reply, path) {
      reply.header('cache-control', cacheControl(path.slice(distDir.length).replaceAll('\\', '/')))
    },
  })
}

function cacheControl(path: string): string {
  if (HASHED.test(path)) return 'public, max-age=31536000, immutable'
  return /\.(html|json)(\.br|\.gz)?$/.test(path) ? 'no-store' : 'no-cache'
}

/** Compresses answers above 1 kB: Brotli at a level that is fast enough to do it while somebody waits. */
export async function compressAnswers(server: FastifyInstance): Promise<void> {
  await server.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
}
