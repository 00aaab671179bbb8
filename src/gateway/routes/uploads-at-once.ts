import type { FastifyInstance } from 'fastify'
import { MOST_BODY_BYTES } from '../operation/operation.ts'

/** How many bodies with files one caller may send at a time: each is kept in memory until it is answered, and may take ten minutes. */
const MOST = 3

/** Refuses (429) a body with files of a caller who is sending as many as may be; one counts until it is answered, or its caller has left. */
export function limitUploads(server: FastifyInstance): void {
  const callers = new Map<string, number>()
  server.addHook('preParsing', ({ headers, routeOptions: { bodyLimit } }, reply, _payload, done) => {
    if (bodyLimit <= MOST_BODY_BYTES || Number(headers['content-length'] ?? bodyLimit) <= MOST_BODY_BYTES) {
      done()
      return
    }
    const caller = headers.authorization ?? ''
    const known = callers.get(caller) ?? 0
    if (known >= MOST) {
      done(Object.assign(new Error('Others of this caller are being read'), { statusCode: 429 }))
      return
    }
    callers.set(caller, known + 1)
    reply.raw.once('close', () => {
      const left = (callers.get(caller) ?? 1) - 1
      if (left > 0) callers.set(caller, left)
      else callers.delete(caller)
    })
    done()
  })
}
