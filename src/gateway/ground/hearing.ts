import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Watches what else comes in, so that work that takes long starts after it. */
export interface Hearing {
  /** Resolves once nothing has come in for a moment, and after `MOST_MS` in any case. */
  quiet(): Promise<void>
}

/** How long nothing may have come in, in milliseconds: Node accepts one new connection in each turn of its event loop. */
const MOMENT_MS = 1
/** How long to watch at most, in milliseconds: enough for a few hundred connections at once to be accepted. */
const MOST_MS = 1_000

/**
 * Watches the new connections and requests of a server. The embedded database runs in this process and never yields to the network: of requests that
 * came in together each would be answered in full before the next one is read, and a quick call would wait behind every long list before it.
 */
export function hearingOf(server: FastifyInstance): Hearing {
  let come = 0
  const note = () => void (come += 1)
  server.server.on('connection', note)
  server.addHook('onRequest', (_request, _reply, done) => {
    note()
    done()
  })
  return {
    async quiet() {
      const until = performance.now() + MOST_MS
      let before: number
      do {
        before = come
        await setTimeout(MOMENT_MS)
      } while (come !== before && performance.now() < until)
    },
  }
}
