import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Who waits for a connection to end. One listener serves all calls on it: there may be thousands. */
const told = new WeakMap<Socket, Set<() => void>>()

/**
 * Resolves once a request is answered, or its caller has gone. The connection is watched beside the answer: Node does not tell an answer that is
 * queued behind another one (pipelining) that the connection has closed.
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
