import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Fastify, { LogController } from 'fastify'
import { compressAnswers, serveFiles } from './host/files.ts'
import { commonHeaders, pagePolicy, protect } from './host/headers.ts'
import { asksForPage, pathOf, sendPage, sendStudioPage, tidyAddress } from './host/page.ts'
import { passOn } from './host/proxy.ts'
import { followPublished, leftTenants } from './host/published.ts'
import { answerUnreadable } from './host/unreadable.ts'
import { originForm } from './host/target.ts'
import { serveTenantFiles } from './host/tenant-files.ts'
import { postOffice } from './mail/post.ts'
import type { Store } from './opening/open.ts'
import { invalid, refuse } from './operation/refusals.ts'
import { behaviours } from './operations/behaviours.ts'
import { owedLetters } from './operations/owed-letters.ts'
import type { GatewayOptions, Patience } from './options.ts'
import { answerError, answerErrors, quietAboutCallersGone, sendRefusal } from './routes/errors.ts'
import { answerOthers } from './routes/other-methods.ts'
import { isThisMachine } from './routes/portal-origin.ts'
import { addProviderLogout } from './routes/provider-logout.ts'
import { addRoutes, GATEWAY_PREFIX } from './routes/routes.ts'
import { builtFiles, jsonOf } from './published/files.ts'
import { keptPortals } from './published/kept.ts'
import { publishedRules } from './rules/source.ts'
import { providersOf } from './session/providers.ts'
import type { Directory } from './store/directory.ts'
import type { Desk } from './studio/desk.ts'
import { previewsOf } from './studio/preview.ts'
import { addStudio } from './studio/routes.ts'
import { publishWhenDue } from './studio/schedule.ts'
import { lineOutput } from './telemetry/output.ts'
import { logRequests, requestIdOf } from './telemetry/requests.ts'

/** The server before it listens: the gateway's routes over a store, or passed on without one, and the portal's files. */
export async function buildServer(options: GatewayOptions, store: Store | undefined): Promise<FastifyInstance> {
  const server = Fastify({
    // Calls have a line of their own (telemetry/requests.ts). What else is logged names the path only: addresses of reset links hold a token.
    logger: {
      level: options.log,
      stream: lineOutput(),
      serializers: { req: ({ method, url }) => ({ method, path: pathOf(url) }), err: withoutValues },
      hooks: quietAboutCallersGone,
    },
    return503OnClosing: false,
    // Before it is ready, versions published over an older base are compiled anew: with many tenants that takes as long as it takes.
    pluginTimeout: 0,
    ...patience(options.patience ?? PATIENCE),
    rewriteUrl: originForm,
    genReqId: requestIdOf,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: options.trustProxy,
    frameworkErrors: (_error, request, reply) => {
      reply.headers(commonHeaders(request))
      // Nobody awaits it: a failure that is not answered here would end the process.
      if (asksForPage(request)) portalPage(request, reply).catch((error: unknown) => answerError(error, request, reply))
      else void sendRefusal(reply.header('content-security-policy', pagePolicy()), invalid([]))
    },
    clientErrorHandler: answerUnreadable,
  })
  // What a caller expects beside `100-continue` binds nobody (RFC 9110, 10.1.1); Node's own refusal would have no header of ours.
  server.server.on('checkExpectation', (...come: unknown[]) => server.server.emit('request', ...come))
  protect(server)
  logRequests(server, GATEWAY_PREFIX)
  answerErrors(server)
  refuseWhileClosing(server)
  refuseWithoutHost(server)
  await compressAnswers(server)
  const { validateResponses, requireIfMatch, portalUrl, distDir, hints = true, now = () => new Date() } = options
  const built = distDir === undefined ? undefined : builtFiles(distDir)
  const desk = built === undefined ? undefined : deskOf(options, store)
  const kept = desk && built && keptPortals(desk.directory, desk.works, built)
  const files = kept ?? built
  // With a slash, too: whoever asks takes any page there for a sign of health.
  for (const path of ['/healthz', '/healthz/']) server.get(path, () => ({ status: 'ok', version }))
  for (const path of ['/readyz', '/readyz/'])
    server.get(path, async (_request, reply) => {
      const { status, body } = await readiness(store?.directory)
      const left = distDir === undefined ? [] : await leftTenants(distDir)
      return reply.code(status).send({ ...body, ...(left.length > 0 && { tenantsLeft: left }) })
    })
  if (options.gatewayUrl !== undefined) await passOn(server, options.gatewayUrl)
  else if (store !== undefined) {
    if (portalUrl === undefined && !isThisMachine(options.host)) server.log.warn(NO_ADDRESS)
    const rules = options.rules ?? (files === undefined ? () => Promise.resolve(undefined) : publishedRules(files))
    const post = postOffice(options, owedLetters(store.directory, rules, now), server.log)
    server.addHook('onListen', (done) => {
      post.begin()
      done()
    })
    server.addHook('onClose', () => post.settled())
    const providers = providersOf(options.ssoSecret ?? (() => undefined), (level, about, words) => {
      server.log[level](about, words)
    })
    answerOthers(server, GATEWAY_PREFIX)
    await addProviderLogout(server, { directory: store.directory, providers, now })
    addRoutes(server, {
      behaviours,
      rules,
      // The built portal's rules lie ready; others are compiled from their sources, which takes long.
      bodyMs: options.patience?.bodyMs,
      prepared: options.rules === undefined && distDir !== undefined ? options.tenants : [],
      directory: store.directory,
      validateResponses,
      requireIfMatch,
      portalUrl,
      post,
      providers,
      portalFile: (tenantUrl) =>
        files === undefined ? Promise.resolve(undefined) : jsonOf(files, tenantUrl, 'tenant.json'),
      now,
    })
  }
  const previews = desk && previewsOf(desk)
  if (desk !== undefined && kept !== undefined && previews !== undefined) {
    serveTenantFiles(server, kept, previews)
    await addStudio(server, desk)
    const end = publishWhenDue(desk, server.log)
    server.addHook('onClose', () => end().then(() => desk.works.close()))
  }
  if (distDir !== undefined) {
    leadToPages(server)
    await serveFiles(server, distDir)
  }
  const tenantsKept =
    distDir === undefined || store === undefined
      ? () => Promise.resolve()
      : followPublished(
          distDir,
          (tenants) => store.keepTenants(tenants, now()),
          (error) => server.log.error({ err: error }, 'what was published cannot be kept'),
        )
  server.setNotFoundHandler(portalPage)
  return server

  /** An address of the portal, or of nothing. */
  async function portalPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (distDir === undefined || files === undefined || !asksForPage(request))
      return sendRefusal(reply, refuse('11003'))
    if (desk !== undefined && /^\/studio\/?$/.test(pathOf(request.url)) && (await sendStudioPage(reply, distDir)))
      return reply
    await tenantsKept()
    return sendPage(request, reply, { distDir, files, hints, previews })
  }
}

/** What the studio works with, where there is one: a store of this process, and the compiler. */
function deskOf({ studio, now = () => new Date() }: GatewayOptions, store: Store | undefined): Desk | undefined {
  if (studio === undefined || store === undefined) return undefined
  return { directory: store.directory, works: studio, addTenant: store.addTenant, now }
}

/** Whoever follows a link with slashes side by side comes to the page that was meant, and one with a sign that no file's name has to a page. */
function leadToPages(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    const meant = asksForPage(request) ? tidyAddress(request.url) : undefined
    if (meant !== undefined) return reply.redirect(meant)
    if (!asksForPage(request) || !/%5c|%00|\\/i.test(pathOf(request.url))) return undefined
    reply.callNotFound()
    return reply
  })
}

const NO_ADDRESS =
  'PORTAL_URL is not set: the portal does not know under which address people open it and sends no links (forgotten passwords, invitations) but to this machine itself.'

/** Of the program. */
export const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string
}

/** What comes in on open connections while the process ends is for another one; the body is the contract's. */
function refuseWhileClosing(server: FastifyInstance): void {
  let isClosing = false
  server.addHook('preClose', () => {
    isClosing = true
    return Promise.resolve()
  })
  server.addHook('onRequest', async (request, reply) =>
    isClosing
      ? sendRefusal(reply.header('connection', 'close'), refuse('unavailable', { reference: request.id }))
      : undefined,
  )
}

/** A request names one host (RFC 9112, 3.2): of several, what stands in front of the gateway may have read another one. */
function refuseWithoutHost(server: FastifyInstance): void {
  server.addHook('onRequest', async ({ raw: { httpVersion, rawHeaders } }, reply) => {
    const hosts = rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host').length
    return hosts > 1 || (hosts === 0 && httpVersion !== '1.0') ? sendRefusal(reply, invalid([])) : undefined
  })
}

/** How long a connection is waited for: a request's head, all of it with the largest upload over a slow line, a sign of life. */
export const PATIENCE = { headMs: 15_000, requestMs: 10 * 60_000, idleMs: 60_000 }

function patience({ headMs, requestMs, idleMs }: Omit<Patience, 'bodyMs'>) {
  return {
    requestTimeout: requestMs,
    connectionTimeout: idleMs,
    http: {
      headersTimeout: headMs,
      connectionsCheckingInterval: Math.min(5_000, headMs),
      // Whoever names no host is refused below, in our words.
      requireHostHeader: false,
    },
  }
}

/** An error for the log: without the values that a database's own error repeats. */
function withoutValues({ name, message, stack = '', code, cause }: FastifyError): {
  type: string
  message: string
  stack: string
  code: string
  cause?: unknown
} {
  return { type: name, message, stack, code, ...(cause instanceof Error && { cause: cause.message }) }
}

/** How long the store may take to show that it is there, in milliseconds: whoever asks has little patience. */
const READY_MS = 2_000

/** Whether calls can be sent here; that the process lives is another question. `remote` is a store that this process does not hold. */
async function readiness(directory: Directory | undefined): Promise<{ status: number; body: Record<string, string> }> {
  if (directory === undefined) return { status: 200, body: { status: 'ok', store: 'remote', version } }
  const isWritable = await Promise.race([
    directory.isWritable().catch(() => false),
    setTimeout(READY_MS, false, { ref: false }),
  ])
  return isWritable
    ? { status: 200, body: { status: 'ok', store: 'ok', version } }
    : { status: 503, body: { status: 'failing', store: 'failing', version } }
}
