import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Who is to be told of a connection's end: thousands of calls may have come on one. */
const told = new WeakMap<Socket, Set<() => void>>()

/**
 * Resolves once a request is answered, or nobody waits for its answer any more. An answer that stands behind another one on its connection is
 * told nothing of the connection's end: both are heard.
 */
export function untilOver({ raw: { socket } }: FastifyRequest, { raw: answer }: FastifyReply): Promise<void> {
  return new Promise((resolve) => {
    const others = told.get(socket) ?? hear(socket)
    others.add(resolve)
    answer.once('close', () => {
      others.delete(resolve)
      resolve()
    })
  })
}

function hear(socket: Socket): Set<() => void> {
  const waiting = new Set<() => void>()
  told.set(socket, waiting)
  socket.once('close', () => {
    for (const each of waiting) each()
  })
  return waiting
}
