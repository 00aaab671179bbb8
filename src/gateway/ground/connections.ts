import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Hears the connections of a server from now on. What is given ends, each time that it is called while the server closes, those on which nothing is under
 * way: between two calls, opened by a browser for later, and, since a server that closes looks at no time-out of its own any more, those whose request
 * does not come: its head within `waitMs` of the first time, its body without a pause of as long. What has come is answered to its end.
 */
export function restingOf(server: Server, waitMs: number): () => void {
  /** With the request that is under way, if its head has come. */
  const open = new Map<Socket, IncomingMessage | undefined>()
  server.on('connection', (socket: Socket) => {
    open.set(socket, undefined)
    socket.once('close', () => open.delete(socket))
  })
  server.on('request', (request: IncomingMessage, answer: ServerResponse) => {
    const { socket } = request
    if (open.has(socket)) open.set(socket, request)
    answer.once('close', () => {
      if (open.get(socket) === request) open.set(socket, undefined)
    })
  })
  const heard = new WeakMap<Socket, { bytes: number; at: number }>()
  return () => {
    server.closeIdleConnections()
    const now = performance.now()
    for (const [socket, request] of open) {
      const last = heard.get(socket)
      const hasComeOn = last === undefined || (request !== undefined && last.bytes !== socket.bytesRead)
      if (hasComeOn) heard.set(socket, { bytes: socket.bytesRead, at: now })
      const isAnswered = request?.complete === true
      if (socket.bytesRead === 0 || (!isAnswered && !hasComeOn && now - last.at > waitMs)) socket.destroy()
    }
  }
}
