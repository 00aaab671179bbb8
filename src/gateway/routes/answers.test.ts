import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import { describe, expect, it } from 'vitest'
import { attachment, send } from './answers.ts'

const disposition = (name: string) =>
  attachment({ name, mediaType: 'application/pdf', content: new Uint8Array(3) })['content-disposition']

describe('the headers of a file', () => {
  it('say type, length and that it is saved', () => {
    expect(attachment({ name: 'Invoice 7781.pdf', mediaType: 'application/pdf', content: new Uint8Array(3) })).toEqual({
      'content-type': 'application/pdf',
      'content-length': '3',
      'content-disposition': `attachment; filename="Invoice 7781.pdf"; filename*=UTF-8''Invoice%207781.pdf`,
    })
  })

  it.each([
    ['請求書.pdf', `filename="___.pdf"; filename*=UTF-8''%E8%AB%8B%E6%B1%82%E6%9B%B8.pdf`],
    ['a "b" (c)\'s.pdf', `filename="a _b_ (c)'s.pdf"; filename*=UTF-8''a%20%22b%22%20%28c%29%27s.pdf`],
    ['50%20.pdf', `filename="50_20.pdf"; filename*=UTF-8''50%2520.pdf`],
    // Wide signs are others in ASCII: a slash is a path there.
    [
      '．．／3月／請求：1.pdf',
      `filename=".._3_____1.pdf"; filename*=UTF-8''%EF%BC%8E%EF%BC%8E%EF%BC%8F3%E6%9C%88%EF%BC%8F%E8%AB%8B%E6%B1%82%EF%BC%9A1.pdf`,
    ],
    ['line\r\nbreak.pdf', `filename="line__break.pdf"; filename*=UTF-8''line%0D%0Abreak.pdf`],
    ['half \ud800.pdf', `filename="half _.pdf"; filename*=UTF-8''half%20%EF%BF%BD.pdf`],
  ])('carry the name %j whole and safe', (name, expected) => {
    expect(disposition(name)).toBe(`attachment; ${expected}`)
  })
})

it('[HD-30] a file is read as fast as it is taken: of one that is taken slowly little is in memory', async () => {
  let read = 0
  async function* pieces(): AsyncGenerator<Uint8Array> {
    for (; read < 10; read += 1) yield await Promise.resolve(new Uint8Array(1024 ** 2))
  }
  const reply = { code: () => reply, headers: () => reply, send: (body: unknown) => body }
  const file = {
    name: 'large.pdf',
    mediaType: 'application/pdf',
    content: { byteLength: 10 * 1024 ** 2, pieces: pieces() },
  }
  const body: unknown = send(reply as unknown as FastifyReply, { status: 200, file })
  if (!(body instanceof Readable)) throw new Error('It is sent as a whole')
  body.once('data', () => body.pause())
  for (let turn = 0; turn < 50; turn += 1) await setImmediate()
  expect(read).toBeLessThan(4)
  body.resume()
  for await (const piece of body) expect(piece).toHaveLength(1024 ** 2)
  expect(read).toBe(10)
})
