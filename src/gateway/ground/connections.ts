import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Tracks the connections of a server from now on. The function that it returns is called again and again while the server closes, and destroys the
 * connections that would keep it open: idle ones, ones that a browser opened ahead of a call, and ones whose request does not arrive. A closing server
 * no longer applies its own time-outs, so the head must arrive within `waitMs` of the first call, and the body without a pause of that length. A
 * request that has arrived is answered to its end.
 */
export function restingOf(server: Server, waitMs: number): () => void {
  /** Each open connection, with the request under way on it once the head has arrived. */
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
