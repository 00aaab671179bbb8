import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Hears what else comes in, so that what takes long is begun after it. */
export interface Hearing {
  /** Resolves once nothing has come in for a moment; after some time in any case, for it may never end. */
  quiet(): Promise<void>
}

/** So long nothing may have come in, in milliseconds: Node takes one new connection each time that it looks for what came in. */
const MOMENT_MS = 1
/** So long is heard at most, in milliseconds: a few hundred connections at once are all taken by then. */
const MOST_MS = 1_000

/**
 * Hears new connections and requests of a server. Over the embedded database nothing waits for anything outside the process: of what came in together
 * each would be answered whole before the next is looked at, and a call of a moment would stand behind all lists that came before it.
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
