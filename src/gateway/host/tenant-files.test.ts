import Fastify from 'fastify'
import { expect, it } from 'vitest'
import type { KeptPortals } from '../published/kept.ts'
import type { Previews } from '../studio/preview.ts'
import { serveTenantFiles } from './tenant-files.ts'

it('a file whose name no store could keep is not there, and is looked for nowhere', async () => {
  const asked: string[] = []
  const file = (...parts: string[]) => {
    asked.push(parts.join(' '))
    return Promise.resolve(undefined)
  }
  const server = Fastify()
  serveTenantFiles(server, { file } as unknown as KeptPortals, { file } as unknown as Previews)
  for (const url of ['/tenants/acme/a%00.json', '/tenants/acme/~token/%00', '/webHelp/acme/en/%00.html'])
    expect((await server.inject({ url })).statusCode).toBe(404)
  expect(asked).toEqual([])
  await server.inject({ url: '/tenants/acme/labels/en.json' })
  expect(asked).toEqual(['acme labels/en.json'])
  await server.close()
})
