import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { gzipSync } from 'node:zlib'
import compress from '@fastify/compress'
import Fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { answerErrors } from './errors.ts'
import { readJsonBodies } from './json-body.ts'
import { putBack } from './texts-apart.ts'
import { limitUploads } from './uploads-at-once.ts'

let lines: string[] = []
const server = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } })
let answered: (status: number) => void
beforeAll(async () => {
  await server.register(compress)
  readJsonBodies(server, 300)
  limitUploads(server, 12_000_000)
  answerErrors(server)
  server.route({ method: ['POST', 'DELETE'], url: '/', handler: () => 'taken' })
  server.post('/files', { bodyLimit: 5_000_000 }, () => 'taken')
  server.get('/waits', (_request, reply) => reply.hijack())
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

it('is none where nothing is sent but its type, as many programs do', async () => {
  const { port } = server.server.address() as AddressInfo
  answered = () => undefined
  const headers = { 'content-type': 'application/json' }
  for (const method of ['POST', 'DELETE'])
    expect((await fetch(`http://127.0.0.1:${port}/`, { method, headers })).status).toBe(200)
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

it('with a long text that is not written as JSON is wrong, as is one with a short text', async () => {
  const posted = Fastify()
  readJsonBodies(posted, 300)
  answerErrors(posted)
  posted.post('/', { bodyLimit: 5_000_000 }, (request) => putBack(request, new Set(['content'])))
  const post = async (text: string) => {
    const headers = { 'content-type': 'application/json' }
    const { statusCode, body } = await posted.inject({
      ...{ method: 'POST', url: '/', headers, payload: `{"documents":[{"content":"${text}"}]}` },
    })
    return [statusCode, body]
  }
  const long = 'A'.repeat(100_000)
  expect(await post(String.raw`\q`)).toEqual([400, expect.any(String)])
  expect(await post(String.raw`${long}\/`)).toEqual([200, expect.stringContaining('digests')])
  expect(await post(String.raw`${long}\q`)).toEqual([
    200,
    '{"errors":[{"field":"documents.0.content","message":"is no text of JSON"}]}',
  ])
})

it('is refused where it is not UTF-8: what was meant would be stored as other signs', async () => {
  const { port } = server.server.address() as AddressInfo
  answered = () => undefined
  const post = async (body: Uint8Array<ArrayBuffer>) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body })
    return [answer.status, (await answer.text()).replace(/.*"message":"([^"]*)".*/, '$1')]
  }
  expect(await post(Buffer.from('{"shipper":"Müller 株式会社"}'))).toEqual([200, 'taken'])
  for (const wrong of [Buffer.from('{"shipper":"Müller"}', 'latin1'), Buffer.from('7b2261223a228a9422', 'hex')])
    expect(await post(wrong)).toEqual([400, 'The request body must be JSON in UTF-8'])
  expect(lines).toEqual([])
})

it('[HD-30] is refused where it is deeper, or has more values, than its routes take; long texts may stay in it', async () => {
  const posted = Fastify()
  readJsonBodies(posted, undefined, { values: 1_000, depth: 10, keepsApart: false })
  answerErrors(posted)
  posted.post('/', { bodyLimit: 5_000_000 }, ({ body }) => JSON.stringify(body).length)
  const post = async (payload: string) =>
    (await posted.inject({ method: 'POST', url: '/', headers: { 'content-type': 'application/json' }, payload }))
      .statusCode
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
  expect([await post(nested(10)), await post(nested(11))]).toEqual([200, 413])
  expect([await post(JSON.stringify(Array(900).fill(0))), await post(JSON.stringify(Array(1_001).fill(0)))]).toEqual([
    200, 413,
  ])
  expect(await post(JSON.stringify({ files: { 'a.json': '[",'.repeat(1_000_000) } }))).toBe(200)
})

it('[HD-30] with files is one of three at most that a caller sends at a time; who leaves makes room', async () => {
  const { port } = server.server.address() as AddressInfo
  answered = () => undefined
  const begin = async (caller: string) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    const begun = once(server.server, 'request')
    const head = `POST /files HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${caller}\r\n`
    socket.write(`${head}Content-Type: application/json\r\nContent-Length: 2000000\r\n\r\n{`)
    await begun
    return socket
  }
  const body = JSON.stringify({ a: 'x'.repeat(2_000_000) })
  const send = async (caller: string) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${caller}` }
    const answer = await fetch(`http://127.0.0.1:${port}/files`, { method: 'POST', headers, body })
    return [answer.status, answer.headers.get('retry-after')]
  }
  const [first, ...others] = [await begin('one'), await begin('one'), await begin('one')]
  expect(await send('one')).toEqual([429, '10'])
  expect(await send('two')).toEqual([200, null])
  first?.destroy()
  await expect.poll(() => send('one')).toEqual([200, null])
  for (const each of others) each.destroy()
})

it('[HD-30] with files takes no room for good where its caller leaves while it stands behind a call that is not answered yet', async () => {
  const { port } = server.server.address() as AddressInfo
  answered = () => undefined
  const headers = { 'content-type': 'application/json', authorization: 'Bearer behind' }
  const body = JSON.stringify({ a: 'x'.repeat(2_000_000) })
  for (let times = 0; times < 3; times += 1) {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    const first = once(server.server, 'request')
    socket.write('GET /waits HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await first
    const behind = once(server.server, 'request')
    const head = `POST /files HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${headers.authorization}\r\n`
    socket.write(`${head}Content-Type: application/json\r\nContent-Length: 4000000\r\n\r\n{`)
    await behind
    socket.destroy()
  }
  const send = async () => (await fetch(`http://127.0.0.1:${port}/files`, { method: 'POST', headers, body })).status
  await expect.poll(send).toBe(200)
})

it('[HD-30] with files waits while others send as much as the gateway has room for, however it is packed; who leaves makes room', async () => {
  const { port } = server.server.address() as AddressInfo
  answered = () => undefined
  const sent: Socket[] = []
  const begin = async (caller: string, more = '') => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    const begun = once(server.server, 'request')
    const head = `POST /files HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${caller}\r\n${more}`
    socket.write(`${head}Content-Type: application/json\r\nContent-Length: 2000000\r\n\r\n{`)
    await begun
    sent.push(socket)
  }
  // Of five millions when it is unpacked.
  await begin('packed', 'Content-Encoding: gzip\r\n')
  for (const caller of ['first', 'second', 'third']) await begin(caller)
  const send = async () => {
    const headers = { 'content-type': 'application/json', authorization: 'Bearer fourth' }
    const body = JSON.stringify({ a: 'x'.repeat(2_000_000) })
    const answer = await fetch(`http://127.0.0.1:${port}/files`, { method: 'POST', headers, body })
    return [answer.status, answer.headers.get('retry-after')]
  }
  expect(await send()).toEqual([503, '10'])
  sent[1]?.destroy()
  await expect.poll(send).toEqual([200, null])
  for (const each of sent) each.destroy()
})
