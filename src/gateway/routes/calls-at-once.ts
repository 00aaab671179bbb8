import type { FastifyInstance, FastifyRequest } from 'fastify'
import { untilOver } from '../ground/over.ts'
import { turnsOf, type Turns } from '../ground/turns.ts'

/** How many calls of one session are carried out at a time: twice as many as a page with many widgets asks for at once. */
const MOST = 40

/**
 * Lets a session's further calls wait for those that are not answered yet, so that a program which sends thousands at once stands behind itself,
 * and others do not stand behind it for a connection to the store. How long a caller takes to receive an answer, as a large file over a slow line, does
 * not count.
 */
export function limitCalls(server: FastifyInstance, most = MOST): void {
  const sessions = new Map<string, { turns: Turns; calls: number }>()
  const ends = new WeakMap<FastifyRequest, () => void>()
  server.addHook('onSend', (request, _reply, _payload, done) => {
    ends.get(request)?.()
    done()
  })
  server.addHook('onRequest', (request, reply, done) => {
    const { authorization: session } = request.headers
    if (session === undefined) {
      done()
      return
    }
    const own = sessions.get(session) ?? { turns: turnsOf(most), calls: 0 }
    sessions.set(session, own)
    own.calls += 1
    const over = new Promise<void>((resolve) => {
      ends.set(request, resolve)
      void untilOver(request, reply).then(resolve)
    })
    void over.then(() => {
      own.calls -= 1
      if (own.calls === 0) sessions.delete(session)
    })
    void own.turns.take(session, () => {
      // Of who has left nothing is begun.
      if (!request.raw.socket.destroyed) done()
      return over
    })
  })
}
