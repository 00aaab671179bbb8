import type { FastifyInstance, FastifyRequest } from 'fastify'
import { untilOver } from '../ground/over.ts'
import { MOST_BODY_BYTES } from '../operation/operation.ts'
import { refuse } from '../operation/refusals.ts'
import { sendRefusal } from './errors.ts'

/** How many bodies with files one caller may send at a time: each is kept in memory until it is answered, and may take ten minutes. */
const MOST = 3

/** Bytes of the bodies with files of all callers together, a quarter of the memory that a gateway is given (deploy/kubernetes.yaml). */
const MOST_BYTES = 256 * 1024 ** 2

/** When who may not send files now should try again. */
const SECONDS = 10

/**
 * Refuses a body with files of a caller who is sending as many as may be (429), and of any while too much is being sent (503). One counts until
 * it is answered, or its caller has left.
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

/** How long a body may become that is as long as its head says; one that comes packed, or does not say, as long as any may be. */
function bytesOf({ headers, routeOptions: { bodyLimit } }: FastifyRequest): number {
  const said = headers['content-encoding'] === undefined ? headers['content-length'] : undefined
  return Math.min(Number(said ?? bodyLimit), bodyLimit)
}
