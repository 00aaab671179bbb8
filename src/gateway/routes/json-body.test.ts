import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import compress from '@fastify/compress'
import Fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { answerErrors } from './errors.ts'
import { readJsonBodies } from './json-body.ts'

let lines: string[] = []
const server = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } })
let answered: (status: number) => void
beforeAll(async () => {
  await server.register(compress)
  readJsonBodies(server, 300)
  answerErrors(server)
  server.post('/', () => 'taken')
  server.addHook('onSend', (_request, reply, _payload, done) => {
    answered(reply.statusCode)
    done()
  })
  await server.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())
beforeEach(() => {
  lines = []
})

const HEAD = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{'

it.each([
  ['leaves before it is whole', true],
  ['does not go on', false],
])('is no failure of the gateway where who sends a body %s', async (_what, leaves) => {
  const status = new Promise<number>((resolve) => (answered = resolve))
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  const begun = once(server.server, 'request')
  socket.write(HEAD)
  await begun
  if (leaves) socket.destroy()
  expect(await status).toBe(408)
  expect(lines).toEqual([])
  socket.destroy()
})

it('is wrong where it is not compressed as its head says: it came, and another time it is no other', async () => {
  const { port } = server.server.address() as AddressInfo
  answered = () => undefined
  const post = async (body: string | Uint8Array<ArrayBuffer>) => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
    return (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body })).status
  }
  expect(await post(gzipSync('{"a":1}'))).toBe(200)
  expect(await post('{"a":1}')).toBe(400)
  expect(await post(gzipSync('{"a":1}').subarray(0, 15))).toBe(400)
  expect(lines).toEqual([])
})
