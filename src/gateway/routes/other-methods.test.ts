import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { answerOthers } from './other-methods.ts'

function asked(method: 'GET' | 'HEAD' | 'PUT' | 'DELETE' | 'OPTIONS', url: string) {
  const server = Fastify()
  answerOthers(server, '/calls/')
  server.get('/calls/records/:id', () => 'one')
  server.post('/calls/records/:id', () => 'saved')
  server.post('/calls/records/mine', () => 'mine')
  void server.register((scope, _options, done) => {
    scope.post('/calls/added-later', () => 'later')
    done()
  })
  return server.inject({ method, url, headers: { 'accept-language': 'en' } })
}

describe('a call by a method that its address does not have', () => {
  it.each([
    ['DELETE', '/calls/records/7?page=1', 'GET, HEAD, POST'],
    ['OPTIONS', '/calls/records/mine', 'GET, HEAD, POST'],
    ['PUT', '/calls/added-later', 'POST'],
    ['HEAD', '/calls/added-later', 'POST'],
  ] as const)('is told the methods that it has: %s %s', async (method, url, allowed) => {
    const { statusCode, headers, body } = await asked(method, url)
    expect([statusCode, headers.allow]).toEqual([405, allowed])
    if (method !== 'HEAD')
      expect(JSON.parse(body)).toEqual({ code: 'method-not-allowed', message: `This address takes ${allowed} only.` })
  })

  it.each(['/calls/records', '/calls/records/', '/calls/records/7/8', '/calls/'])(
    'and at no address is not found: %s',
    async (url) => {
      const { statusCode, headers } = await asked('DELETE', url)
      expect([statusCode, headers.allow]).toEqual([404, undefined])
    },
  )

  it('is carried out by those that it has', async () => {
    expect((await asked('GET', '/calls/records/mine')).body).toBe('one')
  })
})
