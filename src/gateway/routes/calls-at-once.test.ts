import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { limitCalls } from './calls-at-once.ts'

const MOST = 3
const server = Fastify()
/** Ends of what is under way, oldest first. */
const underway: (() => void)[] = []
beforeAll(async () => {
  limitCalls(server, MOST)
  server.get('/', () => new Promise<string>((resolve) => underway.push(() => resolve('done'))))
  server.get('/file', (_request, reply) => {
    const file = new Readable({ read: () => undefined })
    file.push('its beginning')
    return reply.send(file)
  })
  await server.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())

const port = () => (server.server.address() as AddressInfo).port
const call = (session: string) =>
  fetch(`http://127.0.0.1:${port()}/`, { headers: { authorization: session } }).then((answer) => answer.text())
const endAll = async (calls: Promise<string>[]) => {
  let answered = 0
  for (const each of calls) void each.then(() => (answered += 1))
  while (answered < calls.length) {
    underway.shift()?.()
    await new Promise(setImmediate)
  }
}

it('[HD-30] keeps a session that calls thousands of times from standing before others: its calls wait for each other', async () => {
  const flood = Array.from({ length: 10 }, () => call('one'))
  await expect.poll(() => underway.length).toBe(MOST)
  const other = call('other')
  await expect.poll(() => underway.length).toBe(MOST + 1)
  await endAll([...flood, other])
})

it('goes on for a session that has left while its calls waited', async () => {
  const socket = connect(port(), '127.0.0.1').on('error', () => undefined)
  await once(socket, 'connect')
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nAuthorization: one\r\n\r\n'.repeat(10))
  await expect.poll(() => underway.length).toBe(MOST)
  socket.destroy()
  underway.length = 0
  const again = Array.from({ length: MOST }, () => call('one'))
  await expect.poll(() => underway.length).toBe(MOST)
  await endAll(again)
})

it('does not let calls wait for files that are on their way', async () => {
  const leaving = new AbortController()
  const headers = { authorization: 'one' }
  const files = Array.from({ length: MOST }, () =>
    fetch(`http://127.0.0.1:${port()}/file`, { headers, signal: leaving.signal }),
  )
  await Promise.all(files)
  const calls = Array.from({ length: MOST }, () => call('one'))
  await expect.poll(() => underway.length).toBe(MOST)
  await endAll(calls)
  leaving.abort()
})
