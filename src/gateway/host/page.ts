import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PortalFiles } from '../published/files.ts'
import type { Previews } from '../studio/preview.ts'
import { GATEWAY_PREFIX } from '../routes/routes.ts'
import { beginningOf } from './beginning.ts'
import { pagePolicy } from './headers.ts'
import { hintsFor } from './hints.ts'
import { inItsWords } from './words.ts'

/** Stands in index.html wherever the page needs the nonce of its styles. */
const NONCE_PLACE = '__NONCE__'

/** First segments of the host's own files: what is missing there is missing, and no page of the portal. */
const FILES = /^\/(assets|tenants)(\/|$)/

/** A folder that is hidden: nothing of the portal lies below one. */
const HIDDEN = /\/\./

/** A file by its name; a full stop at the end came with the sentence that a link stood in. */
const NAMED = /\.[^./]+$/

/** A page of the help: one that is missing is missing in words, as it is opened in a tab of its own. */
const HELP = /^\/webHelp\/.+\.html$/

/** What a page answers; who says nothing takes anything. */
const HTML = /text\/html|\*\/\*/

/** Whether a page of the portal is asked for: the path is an address inside it, not a file. */
export function asksForPage({ method, url, headers }: FastifyRequest): boolean {
  const path = pathOf(url)
  if ((method !== 'GET' && method !== 'HEAD') || !path.startsWith('/')) return false
  if (path === '/index.html') return true
  const isFile = FILES.test(path) || HIDDEN.test(path) || (NAMED.test(path) && !HELP.test(path))
  return !isFile && !path.startsWith(GATEWAY_PREFIX) && HTML.test(headers.accept ?? '*/*')
}

/**
 * The address that was meant where slashes stand side by side, as links put together of two parts have them; undefined where none do.
 * It begins with one slash and has no backslash, so that it never leads to another host.
 */
export function tidyAddress(url: string): string | undefined {
  const path = pathOf(url)
  if (!path.includes('//') || path.includes('\\')) return undefined
  return path.replace(/\/{2,}/g, '/') + url.slice(path.length)
}

/** What a page is made of. */
export interface PageSources {
  distDir: string
  files: PortalFiles
  hints: boolean
  /** Absent where there is no studio. */
  previews?: Previews | undefined
}

/** Sends the studio's page with a nonce of its own; whether there is one that was built. The reply itself is no answer: whoever awaits it gets nothing. */
export async function sendStudioPage(reply: FastifyReply, distDir: string): Promise<boolean> {
  const file = await readFile(join(distDir, 'studio/index.html'), 'utf8').catch(() => undefined)
  if (file === undefined) return false
  const nonce = randomBytes(16).toString('base64')
  void reply
    .code(200)
    .headers({ 'content-security-policy': pagePolicy(nonce), 'cache-control': 'private, no-cache' })
    .type('text/html; charset=utf-8')
    .send(file.replaceAll(NONCE_PLACE, nonce))
  return true
}

/**
 * Sends the portal's page with a nonce of its own, its first words in the tenant's and, with `hints`, what it will load. It is read
 * anew each time, so that a new build shows at once.
 */
export async function sendPage(
  { url, headers }: FastifyRequest,
  reply: FastifyReply,
  { distDir, files, hints, previews }: PageSources,
): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64')
  const asked = { url, languages: headers['accept-language'] ?? '' }
  const [file, beginning] = await Promise.all([
    readFile(join(distDir, 'index.html'), 'utf8'),
    beginningOf(files, asked),
  ])
  const page = file.replaceAll(NONCE_PLACE, nonce)
  const token = new URLSearchParams(url.split('?')[1] ?? '').get('preview')
  const isPreview = token !== null && (await previews?.isGood(beginning?.tenantUrl ?? '', token)) === true
  const [worded, links] = beginning
    ? await Promise.all([inItsWords(page, files, beginning), hints && !isPreview ? hintsFor(distDir, beginning) : ''])
    : [page, '']
  return reply
    .code(HELP.test(pathOf(url)) ? 404 : 200)
    .headers({ 'content-security-policy': pagePolicy(nonce, isPreview), 'cache-control': 'private, no-cache' })
    .type('text/html; charset=utf-8')
    .send(worded.replace('</head>', () => `${links}</head>`))
}

/** A path without what follows it: queries hold tokens of reset links and never reach a log. */
export function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '/'
}
