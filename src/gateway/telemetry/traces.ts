import { setTimeout } from 'node:timers/promises'
import type { Context, Span, Tracer } from '@opentelemetry/api'
import {
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import type { ExportResult } from '@opentelemetry/core'
import { ExportResultCode, parseKeyPairsIntoRecord, W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  AlwaysOnSampler,
  RandomIdGenerator,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Part } from './parts.ts'
import { within } from './parts.ts'
import { factsOf } from './requests.ts'

/** Where traces are sent. */
export interface TraceCollector {
  /** OTLP over HTTP, without `/v1/traces`. */
  url: string
  /** Headers of what is sent, `name=value`, comma-joined; may hold a secret. */
  headers?: string | undefined
}

/** How long a process that ends waits for the collector, in milliseconds. */
const LAST_MS = 2_000

/**
 * Sends a span of each call to a collector, with parts of it for the store's transactions: route, operation, tenant and status, never a
 * user, a query or a body. It goes on the trace that the caller's `traceparent` names (W3C Trace Context) and hands it on; a new trace has
 * the id of the request. Nobody waits for the collector: while it takes nothing, spans are dropped, and the log says so.
 */
export function traceCalls(
  server: FastifyInstance,
  { url, headers }: TraceCollector,
  { prefix, version }: { prefix: string; version: string },
): { close(): Promise<void> } {
  const ids = new RandomIdGenerator()
  let requestId = ''
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'customer-portal', 'service.version': version }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    sampler: new ParentBasedSampler({ root: new AlwaysOnSampler() }),
    idGenerator: { generateTraceId: () => requestId, generateSpanId: () => ids.generateSpanId() },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: reporting(
          new OTLPTraceExporter({
            url: `${url.replace(/\/$/, '')}/v1/traces`,
            headers: parseKeyPairsIntoRecord(headers),
          }),
          server,
        ),
      }),
    ],
  })
  const tracer = provider.getTracer('gateway', version)
  const propagator = new W3CTraceContextPropagator()
  const spans = new WeakMap<FastifyRequest, Span>()

  server.addHook('onRequest', (request, _reply, done) => {
    if (!request.url.startsWith(prefix)) return done()
    const parent = propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter)
    const { method, routeOptions } = request
    requestId = request.id
    const span = tracer.startSpan(
      [method, routeOptions.url].filter((part) => part !== undefined).join(' '),
      {
        kind: SpanKind.SERVER,
        attributes: { 'http.request.method': method, ...(routeOptions.url && { 'http.route': routeOptions.url }) },
      },
      parent,
    )
    spans.set(request, span)
    const context = trace.setSpan(parent, span)
    // A gateway that calls are passed on to goes on from here.
    propagator.inject(context, request.headers, defaultTextMapSetter)
    within(partOf(tracer, span, context), done)
  })
  server.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request)
    if (span !== undefined) {
      const { operation, tenant } = factsOf(request)
      span.setAttributes({
        'http.response.status_code': reply.statusCode,
        ...(operation !== undefined && { 'portal.operation': operation }),
        ...(tenant !== undefined && { 'portal.tenant': tenant }),
      })
      if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    }
    done()
  })
  // What the collector does not take any more is in the log; the process ends as it would without.
  return { close: () => Promise.race([provider.shutdown().catch(() => undefined), setTimeout(LAST_MS)]) }
}

function partOf(tracer: Tracer, span: Span, context: Context): Part {
  return {
    begin(name) {
      const inner = tracer.startSpan(name, {}, context)
      return partOf(tracer, inner, trace.setSpan(context, inner))
    },
    end(isFailed) {
      if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    },
  }
}

/** Warns when the collector begins to refuse, and says when it takes spans again. */
function reporting(exporter: SpanExporter, { log }: Pick<FastifyInstance, 'log'>): SpanExporter {
  let isFailing = false
  const report = ({ code, error }: ExportResult): void => {
    const fails = code !== ExportResultCode.SUCCESS
    if (fails && !isFailing) log.warn({ err: error }, 'the collector does not take traces; they are dropped')
    else if (!fails && isFailing) log.warn('the collector takes traces again')
    isFailing = fails
  }
  return {
    export(spans: ReadableSpan[], answered) {
      exporter.export(spans, (result) => {
        report(result)
        answered(result)
      })
    },
    shutdown: () => exporter.shutdown(),
    ...(exporter.forceFlush && { forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve() }),
  }
}
