import Fastify from 'fastify'
import { expect, it } from 'vitest'
import type { Providers } from '../session/providers.ts'
import type { Directory } from '../store/directory.ts'
import { addProviderLogout } from './provider-logout.ts'

it('[HD-31] a word that somebody signed out at the provider is heard again where the store could not follow it', async () => {
  let heard = new Set<string>()
  const closed: unknown[] = []
  let fails = true
  const store = {
    attempts: {
      take: (_limit: object, id: string) => Promise.resolve(heard.has(id) ? 1 : void heard.add(id)),
    },
    accounts: {
      closeAtProvider: (at: object) =>
        fails ? Promise.reject(new Error('Connection terminated')) : Promise.resolve(closed.push(at)),
    },
    async transaction(work: (tx: unknown) => Promise<unknown>): Promise<unknown> {
      const before = new Set(heard)
      return work(store).catch((error: unknown) => {
        heard = before
        throw error
      })
    },
  }
  const directory = { tenantByUrl: () => Promise.resolve({ id: 'ONE' }), tenant: () => store } as unknown as Directory
  const providers = { of: () => ({ ended: () => Promise.resolve({ id: 'word-1', subject: 'ann' }) }) }
  const server = Fastify()
  await addProviderLogout(server, { directory, providers: providers as unknown as Providers, now: () => new Date() })
  const say = async () => {
    const url = '/api-gateway/1/single-sign-on/one/logout'
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    return (await server.inject({ method: 'POST', url, headers, payload: 'logout_token=word' })).statusCode
  }
  expect(await say()).toBe(500)
  fails = false
  expect([await say(), closed]).toEqual([200, [{ subject: 'ann' }]])
  expect([await say(), closed.length]).toEqual([200, 1])
  await server.close()
})

it('whom no store could have as a tenant is none', async () => {
  const directory = {
    tenantByUrl: () => Promise.reject(new Error('invalid byte sequence for encoding "UTF8": 0x00')),
  } as unknown as Directory
  const server = Fastify()
  await addProviderLogout(server, { directory, providers: {} as Providers, now: () => new Date() })
  const { statusCode } = await server.inject({
    method: 'POST',
    url: '/api-gateway/1/single-sign-on/o%00ne/logout',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'logout_token=word',
  })
  expect(statusCode).toBe(400)
  await server.close()
})
