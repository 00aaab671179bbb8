import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { factsOf } from './requests.ts'

/** Seconds that split the answers: what a person does not notice, notices, and complains about. */
const BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Where metrics are read. */
export interface MetricsPort {
  url: string
  close(): Promise<void>
}

/**
 * Counts calls by operation and status, and what Node knows of the process, and answers them as OpenMetrics at `/metrics` of a port of
 * its own: it is for whoever watches the portal, not for its users. Nothing in it names a tenant or a person.
 */
export async function measure(server: FastifyInstance, port: number, host: string): Promise<MetricsPort> {
  const registry = new Registry<typeof Registry.OPENMETRICS_CONTENT_TYPE>()
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE)
  collectDefaultMetrics({ register: registry as unknown as Registry })
  const durations = new Histogram({
    name: 'portal_call_duration_seconds',
    help: 'How long calls took until they were answered.',
    labelNames: ['operation', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  })
  server.addHook('onResponse', (request, reply, done) => {
    const { operation } = factsOf(request)
    if (operation !== undefined)
      durations.observe({ operation, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
    done()
  })
  const listener = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?', 1)[0] !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((listening, failed) => {
    listener.once('error', failed)
    listener.listen(port, host, listening)
  })
  const { port: taken } = listener.address() as AddressInfo
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}/metrics`,
    close: () => new Promise((closed) => listener.close(() => closed())),
  }
}
