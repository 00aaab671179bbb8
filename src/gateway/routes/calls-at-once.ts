import type { FastifyInstance, FastifyRequest } from 'fastify'
import { untilOver } from '../ground/over.ts'
import { turnsOf, type Turns } from '../ground/turns.ts'

/** How many calls of one session are carried out at a time: twice as many as a page with many widgets asks for at once. */
const MOST = 40

/**
 * Limits how many calls of one session run at a time; further ones wait. A program that sends thousands at once queues behind itself, and does not
 * take the store's connections from others. A call is over once its answer is sent off: a slow download does not hold a place.
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
      // A caller who has gone by now gets nothing started.
      if (!request.raw.socket.destroyed) done()
      return over
    })
  })
}
