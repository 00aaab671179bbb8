import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Who asked for what, as far as it is known: for log, metrics and traces. Never a name of a record, a body, a header, a token. */
export interface RequestFacts {
  /** Of the contract. */
  operation?: string
  tenant?: string
  user?: string
}

const facts = new WeakMap<FastifyRequest, RequestFacts>()

/** What is known of a request so far. */
export function factsOf(request: FastifyRequest): RequestFacts {
  return facts.get(request) ?? {}
}

/** Adds to what is known of a request. */
export function noteFacts(request: FastifyRequest, known: RequestFacts): void {
  facts.set(request, { ...facts.get(request), ...known })
}

/**
 * The id of a request: the trace that the caller's `traceparent` names (W3C Trace Context), so that logs of several systems can be
 * joined; a new one without it. Answers carry it as `x-request-id`.
 */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const trace = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}(-|$)/.exec(
    String(headers['traceparent'] ?? ''),
  )?.[1]
  return trace === undefined || /^0+$/.test(trace) ? randomBytes(16).toString('hex') : trace
}

/** Tells callers the id of their request, and writes a line about each call: a warning where it was refused, else an information. */
export function logRequests(server: FastifyInstance, prefix: string): void {
  server.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith(prefix)) reply.header('x-request-id', request.id)
    done()
  })
  server.addHook('onResponse', (request, reply, done) => {
    if (request.url.startsWith(prefix)) write(request, reply)
    done()
  })
}

/** Refusals that tell of somebody who tries what is closed: worth a line at the usual level. */
const SUSPICIOUS = new Set([401, 403, 429])

function write(request: FastifyRequest, reply: FastifyReply): void {
  const { statusCode: status, elapsedTime } = reply
  const line = { ...factsOf(request), method: request.method, status, ms: Math.round(elapsedTime) }
  if (SUSPICIOUS.has(status)) request.log.warn(line, 'refused')
  else request.log.info(line, 'answered')
}
