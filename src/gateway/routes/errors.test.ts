import { Readable } from 'node:stream'
import Fastify, { LogController } from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { compressAnswers } from '../host/files.ts'
import { attachment } from './answers.ts'
import { answerErrors, quietAboutCallersGone } from './errors.ts'

/** A gateway that compresses what it answers, and each line of its log. */
async function gateway(answer: (leave: () => void) => string) {
  const lines: { level: number; msg: string; route?: string }[] = []
  const server = Fastify({
    logController: new LogController({ disableRequestLogging: true }),
    logger: { level: 'info', hooks: quietAboutCallersGone, stream: { write: (line) => lines.push(JSON.parse(line)) } },
  })
  answerErrors(server)
  await compressAnswers(server)
  server.post('/long', (request) => answer(() => request.raw.socket.destroy()))
  const address = await server.listen({ port: 0, host: '127.0.0.1' })
  end = () => server.close()
  lines.length = 0
  return { lines, ask: () => fetch(`${address}/long`, { method: 'POST', headers: { 'accept-encoding': 'br' } }) }
}
let end = (): Promise<unknown> => Promise.resolve()
afterEach(() => end())

it('names no failure where whoever called left while the answer was compressed', async () => {
  const { lines, ask } = await gateway((leave) => {
    leave()
    return 'word '.repeat(10_000)
  })
  await expect(ask()).rejects.toThrow('fetch failed')
  await end()
  expect(lines.filter(({ level }) => level > 30)).toEqual([])
})

it('names no failure where the answer broke off because whoever called left', async () => {
  const { lines, ask } = await gateway((leave) => {
    leave()
    throw Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' })
  })
  await expect(ask()).rejects.toThrow('fetch failed')
  await end()
  expect(lines).toMatchObject([{ level: 30, msg: 'the caller has left', route: '/long' }])
})

it('names what failed although nobody waits any more', async () => {
  const { lines, ask } = await gateway((leave) => {
    leave()
    throw new Error('out of order')
  })
  await expect(ask()).rejects.toThrow('fetch failed')
  await end()
  expect(lines).toMatchObject([{ level: 50, msg: 'request failed' }])
})

it('names what failed while somebody waits', async () => {
  const { lines, ask } = await gateway(() => {
    throw new Error('out of order')
  })
  const answer = await ask()
  expect(answer.status).toBe(500)
  expect(lines).toMatchObject([{ level: 50, msg: 'request failed', route: '/long' }])
})

it('says as JSON what failed, also where a file was to be sent that breaks off before its first byte', async () => {
  const server = Fastify()
  answerErrors(server)
  server.get('/file', async (_request, reply) =>
    reply.headers(attachment({ name: 'Bill.pdf', mediaType: 'application/pdf', content: { byteLength: 9000 } })).send(
      new Readable({
        read() {
          this.destroy(new Error('the disk is gone'))
        },
      }),
    ),
  )
  const answer = await server.inject('/file')
  expect(answer.statusCode).toBe(500)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-length': expect.not.stringMatching('^9000$') as string,
  })
  expect(answer.headers).not.toHaveProperty('content-disposition')
  expect(answer.json()).toEqual({ code: 'internal', message: expect.stringContaining('Reference: ') as string })
})
