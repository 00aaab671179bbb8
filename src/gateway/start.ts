import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { restingOf } from './ground/connections.ts'
import { portRefusal } from './ground/refusal.ts'
import type { Store } from './opening/open.ts'
import { openStore } from './opening/open.ts'
import type { GatewayOptions } from './options.ts'
import { buildServer, PATIENCE, version } from './server.ts'
import { GATEWAY_PREFIX } from './routes/routes.ts'
import type { MetricsPort } from './telemetry/metrics.ts'

export interface RunningGateway {
  /** Where it answers, without a slash at the end. */
  url: string
  /** Ends what is being answered, then closes the store. */
  close(): Promise<void>
}

/**
 * Starts the gateway: opens and fills the store (unless calls are passed on to another gateway) and listens.
 *
 * @throws GatewayRefusal when another process holds the store or the port, or the store is newer than this program
 */
export async function startGateway(options: GatewayOptions): Promise<RunningGateway> {
  const store = options.gatewayUrl === undefined ? await openStore(options, options.now?.() ?? new Date()) : undefined
  try {
    return await listen(options, store)
  } catch (error) {
    await store?.close()
    throw portRefusal(error) ?? error
  }
}

async function listen(options: GatewayOptions, store: Store | undefined): Promise<RunningGateway> {
  const server = await buildServer(options, store)
  const metrics = await metricsOf(server, options)
  const traces = await tracesOf(server, options)
  const closeResting = restingOf(server.server, (options.patience ?? PATIENCE).headMs)
  if (store !== undefined) await compareClocks(store, options, server)
  await server.listen({ host: options.host, port: options.port })
  const endForgetting = store === undefined ? undefined : keepStoreSmall(store, options, server)
  const { port } = server.server.address() as AddressInfo
  const name = options.host === '0.0.0.0' || options.host === '::' ? 'localhost' : options.host
  return {
    url: `http://${name.includes(':') ? `[${name}]` : name}:${port}`,
    async close() {
      // A connection whose answer was just sent is not idle yet when the server closes those that are, and would hold it for a minute.
      const idle = setInterval(closeResting, 50)
      const forgotten = endForgetting?.()
      await metrics?.close()
      await server.close().finally(() => clearInterval(idle))
      await forgotten
      await traces?.close()
      await store?.close()
    },
  }
}

/** From how many seconds on a clock that differs is told: codes of apps are good for one step of 30 before and after. */
const FAR_S = 15

/** Tells the operator when this machine's clock is not the database's: sessions, codes and what is due are off by as much, each gateway by its own. */
async function compareClocks(
  { directory }: Store,
  { now = () => new Date() }: GatewayOptions,
  { log }: Pick<FastifyInstance, 'log'>,
): Promise<void> {
  const seconds = Math.round((await directory.aheadBy(now())) / 1000)
  if (Math.abs(seconds) >= FAR_S) log.warn({ seconds }, "this machine's clock is not the database's: keep both by NTP")
}

const DAY_MS = 24 * 60 * 60_000

/** How long tabs may go on with a portal whose place a newer one took, in days; what is in their files is gone then. */
const BUILD_DAYS = 30

/** Lets go of what is too old, now and each day. Gives what ends it, before the store is closed. */
function keepStoreSmall(
  { directory }: Store,
  { trailDays, usageDays, failureDays, documentTrailDays, now = () => new Date() }: GatewayOptions,
  { log }: Pick<FastifyInstance, 'log'>,
): () => Promise<void> {
  const ending = new AbortController()
  let running = Promise.resolve()
  const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MS)
  const forget = () => {
    const kept = {
      now: now(),
      events: daysAgo(trailDays),
      usage: daysAgo(usageDays),
      failures: daysAgo(failureDays),
      documentTrail: daysAgo(documentTrailDays),
      builds: daysAgo(BUILD_DAYS),
    }
    running = directory
      .forgetOld(kept, ending.signal)
      .catch((error: unknown) => log.error({ err: error }, 'what is too old cannot be removed from the store'))
  }
  forget()
  const timer = setInterval(forget, DAY_MS).unref()
  return () => {
    clearInterval(timer)
    ending.abort()
    return running
  }
}

/** Opens the port of metrics where there is to be one; their code is loaded then. */
async function metricsOf(
  server: FastifyInstance,
  { metricsPort, host }: GatewayOptions,
): Promise<MetricsPort | undefined> {
  if (metricsPort === undefined) return undefined
  const { measure } = await import('./telemetry/metrics.ts')
  try {
    return await measure(server, metricsPort, host)
  } catch (error) {
    throw portRefusal(error, 'METRICS_PORT') ?? error
  }
}

/** Sends traces where there is a collector; their code is loaded then. */
async function tracesOf(
  server: FastifyInstance,
  { traces }: GatewayOptions,
): Promise<{ close(): Promise<void> } | undefined> {
  if (traces === undefined) return undefined
  const { traceCalls } = await import('./telemetry/traces.ts')
  return traceCalls(server, traces, { prefix: GATEWAY_PREFIX, version })
}
