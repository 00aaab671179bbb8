import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sendStudioPage, tidyAddress } from './page.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'page-'))
  await mkdir(join(folder, 'studio'))
  await writeFile(join(folder, 'studio/index.html'), '<p>studio</p>')
})
afterAll(() => rm(folder, { recursive: true }))

it('the page of the studio is sent once, and it is known that it was; where none was built another page may be', async () => {
  const told: boolean[] = []
  const server = fastify()
  server.get('/:built', async (request, reply) => {
    const isBuilt = (request.params as { built: string }).built === 'built'
    const isSent = await sendStudioPage(reply, isBuilt ? folder : join(folder, 'nowhere'))
    told.push(isSent)
    return isSent ? reply : reply.send('another')
  })
  const built = await server.inject('/built')
  expect([built.body, built.headers['content-type']]).toEqual(['<p>studio</p>', 'text/html; charset=utf-8'])
  expect((await server.inject('/none')).body).toBe('another')
  expect(told).toEqual([true, false])
  await server.close()
})

it('an address with slashes side by side leads to the one that was meant, never to another host', () => {
  expect(tidyAddress('//other.example//acme?next=//x')).toBe('/other.example/acme?next=//x')
  for (const url of ['/acme/login?next=//x', '//\\other.example', '/\\other.example//'])
    expect(tidyAddress(url)).toBeUndefined()
})
