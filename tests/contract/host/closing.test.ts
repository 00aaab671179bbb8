import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { testGateway } from '../support/gateway.ts'

const LOG =
  'POST /api-gateway/1/log HTTP/1.1\r\nhost: localhost\r\nx-tenant: ACME\r\ncontent-type: application/json\r\n'

it('a gateway that ends answers what it has begun, and refuses what comes after it as the contract says', async () => {
  const gateway = await testGateway()
  const { hostname, port } = new URL(gateway.url)
  const socket = connect(Number(port), hostname)
  let answer = ''
  socket.on('data', (part: Buffer) => (answer += part.toString()))
  const body = JSON.stringify({ component: 'grid', message: 'failed' })
  await new Promise<void>((sent) => {
    socket.write(`${LOG}content-length: ${body.length}\r\n\r\n${body.slice(0, 5)}`, () => sent())
  })
  // Another call is answered when this one has been read.
  await gateway.call('listCountries')
  const closed = gateway.close()
  socket.write(`${body.slice(5)}${LOG}content-length: ${body.length}\r\n\r\n${body}`)
  await once(socket, 'close')
  await closed
  const [first = '', second = ''] = answer.split(/(?=HTTP\/1\.1 )/)
  expect(first).toMatch(/^HTTP\/1\.1 204/)
  expect(second).toMatch(/^HTTP\/1\.1 503/)
  expect(second.toLowerCase()).toContain('retry-after: ')
  expect(JSON.parse(second.slice(second.indexOf('{'), second.lastIndexOf('}') + 1))).toMatchObject({
    code: 'unavailable',
  })
})

it('a gateway that ends is not held by connections that a browser opened for later', async () => {
  const gateway = await testGateway()
  const { hostname, port } = new URL(gateway.url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  const left = once(socket, 'close')
  await gateway.close()
  await left
})

it.each([
  ['the head of a request', LOG],
  ['the head, sign by sign', LOG, 'x'],
  ['a body', `${LOG}content-length: 100\r\n\r\n{`],
])('a gateway that ends is not held by who has begun %s and does not end it', async (_what, text, drops = '') => {
  const gateway = await testGateway({ patience: { headMs: 300, bodyMs: 60_000, requestMs: 60_000, idleMs: 60_000 } })
  const { hostname, port } = new URL(gateway.url)
  const socket = connect(Number(port), hostname).on('error', () => undefined)
  await new Promise<void>((sent) => void socket.write(text, () => sent()))
  const dripping = setInterval(() => socket.write(drops), 50)
  await gateway.call('listCountries')
  const began = Date.now()
  await gateway.close()
  clearInterval(dripping)
  expect(Date.now() - began).toBeLessThan(5_000)
})
