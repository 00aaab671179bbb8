import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { lineOutput } from './output.ts'

/** A disk that takes so many bytes at once, and none while it is full. */
function disk() {
  const state = { text: '', isFull: false, atOnce: Infinity }
  const write = (bytes: Uint8Array): number => {
    if (state.isFull) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    const taken = bytes.subarray(0, state.atOnce)
    state.text += Buffer.from(taken).toString('latin1')
    return taken.length
  }
  return { state, write }
}

it('calls are answered while the disk of the log is full, and their lines come once there is room', async () => {
  const { state, write } = disk()
  const server = Fastify({ logger: { level: 'info', stream: lineOutput(write) } })
  server.get('/', (request) => {
    request.log.info('hello')
    return 'answered'
  })
  state.isFull = true
  expect((await server.inject('/')).body).toBe('answered')
  state.isFull = false
  expect((await server.inject('/')).body).toBe('answered')
  const lines = state.text.trimEnd().split('\n')
  expect(
    lines.map((line) => (JSON.parse(line) as { msg: string }).msg).filter((text) => text === 'hello'),
  ).toHaveLength(2)
})

it('a line that is taken piece by piece is one line', () => {
  const { state, write } = disk()
  state.atOnce = 3
  const output = lineOutput(write)
  output.write('one line\n')
  output.write('another\n')
  expect(state.text).toBe('one line\nanother\n')
})

it('what waits for long is let go beyond a number of bytes: the log never fills the memory', () => {
  const { state, write } = disk()
  const output = lineOutput(write)
  state.isFull = true
  for (let count = 0; count < 3000; count += 1) output.write(`${'x'.repeat(1023)}\n`)
  state.isFull = false
  output.write('room\n')
  output.write('again\n')
  expect(state.text).toHaveLength(1024 ** 2 + 'again\n'.length)
})
