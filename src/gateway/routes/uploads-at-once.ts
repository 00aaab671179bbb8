import type { FastifyInstance, FastifyRequest } from 'fastify'
import { untilOver } from '../ground/over.ts'
import { MOST_BODY_BYTES } from '../operation/operation.ts'
import { refuse } from '../operation/refusals.ts'
import { sendRefusal } from './errors.ts'

/** How many bodies with files one caller may send at a time: each is kept in memory until it is answered, and may take ten minutes. */
const MOST = 3

/** Bytes of the bodies with files of all callers together, a quarter of the memory that a gateway is given (deploy/kubernetes.yaml). */
const MOST_BYTES = 256 * 1024 ** 2

/** After how many seconds a refused caller should try again. */
const SECONDS = 10

/**
 * Limits bodies with files: a caller who already sends as many as allowed is refused (429), and so is everybody while too many bytes are under way
 * (503). A body counts until it is answered or its caller has gone.
 */
export function limitUploads(server: FastifyInstance, mostBytes = MOST_BYTES): void {
  const callers = new Map<string, number>()
  let allBytes = 0
  server.addHook('preParsing', (request, reply, _payload, done) => {
    const bytes = bytesOf(request)
    if (bytes <= MOST_BODY_BYTES) {
      done()
      return
    }
    const caller = request.headers.authorization ?? ''
    const known = callers.get(caller) ?? 0
    if (known >= MOST) {
      sendRefusal(reply, refuse('too-many-requests', { seconds: SECONDS }))
      return
    }
    if (allBytes + bytes > mostBytes) {
      sendRefusal(reply, refuse('too-many-files', { seconds: SECONDS }))
      return
    }
    callers.set(caller, known + 1)
    allBytes += bytes
    void untilOver(request, reply).then(() => {
      allBytes -= bytes
      const left = (callers.get(caller) ?? 1) - 1
      if (left > 0) callers.set(caller, left)
      else callers.delete(caller)
    })
    done()
  })
}

/** Bytes that a body can grow to: what its head says, but never more than the route allows. A compressed body, or one without a length, counts as the most allowed. */
function bytesOf({ headers, routeOptions: { bodyLimit } }: FastifyRequest): number {
  const said = headers['content-encoding'] === undefined ? headers['content-length'] : undefined
  return Math.min(Number(said ?? bodyLimit), bodyLimit)
}
