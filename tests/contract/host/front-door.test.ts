import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Schemas } from '../../../src/contract/index.ts'
import type { RunningGateway } from '../../../src/gateway/index.ts'
import { gatewayOptions, startGateway } from '../../../src/gateway/index.ts'
import { throwawayFolder } from '../../../src/tools/project/throwaway.ts'
import type { TestGateway } from '../support/gateway.ts'
import { PASSWORD, testGateway } from '../support/gateway.ts'
import { portalFolder } from '../support/portal-folder.ts'

const portal = portalFolder()
const hasOpenssl = spawnSync('openssl', ['version']).status === 0
let gateway: TestGateway
let frontDoor: RunningGateway
beforeAll(async () => {
  gateway = await testGateway({ log: 'silent' })
  frontDoor = await startGateway({
    ...gatewayOptions({ GATEWAY_URL: gateway.url }),
    port: 0,
    distDir: portal.folder,
    log: 'silent',
  })
})
afterAll(async () => {
  await frontDoor.close()
  await gateway.close()
  portal.remove()
})

describe('the portal with another gateway behind it', () => {
  const call = (path: string, init: RequestInit = {}) => fetch(frontDoor.url + path, init)
  const json = { 'content-type': 'application/json', 'x-tenant': 'ACME' }

  it('serves the portal and passes calls on, there and back', async () => {
    expect((await call('/acme/login', { headers: { accept: 'text/html' } })).status).toBe(200)
    const body = JSON.stringify({ userId: 'CUSTOMER', password: PASSWORD, forceLogoff: true })
    const login = await call('/api-gateway/1/new-login', { method: 'POST', headers: json, body })
    expect(login.status).toBe(200)
    const { authToken } = (await login.json()) as Schemas['LoginResponse']
    const list = await call('/api-gateway/secure/1/bookings/?BookStatus=N', {
      headers: { ...json, authorization: `Bearer ${authToken}` },
    })
    expect(list.status).toBe(200)
    expect(((await list.json()) as Schemas['BookingList']).data.every(({ status }) => status === 'N')).toBe(true)
    expect(list.headers.get('x-content-type-options')).toBe('nosniff')
    expect(list.headers.get('cache-control')).toBe('no-store')
  })

  it('passes refusals on as they are', async () => {
    const answer = await call('/api-gateway/1/countries', { headers: json })
    expect([answer.status, await answer.json()]).toEqual([
      401,
      { code: 'unauthorized', message: 'Authentication Failed' },
    ])
  })

  it('says when the other one does not answer', async () => {
    const alone = await startGateway({
      ...gatewayOptions({ GATEWAY_URL: 'http://127.0.0.1:9' }),
      port: 0,
      log: 'silent',
    })
    const answer = await fetch(`${alone.url}/api-gateway/1/countries`, { headers: json })
    expect([answer.status, ((await answer.json()) as Schemas['Problem']).code]).toEqual([502, 'internal'])
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await (await fetch(`${alone.url}/readyz`)).json()).toMatchObject({ status: 'ok', store: 'remote' })
    await alone.close()
  })

  it.skipIf(!hasOpenssl)('tells a password to no other one that shows a certificate of its own making', async () => {
    const folder = throwawayFolder('certificate-')
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
    const made = [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-subj',
      '/CN=localhost',
      '-keyout',
      key,
      '-out',
      cert,
    ]
    execFileSync('openssl', made, { stdio: 'ignore' })
    let heard = 0
    const stranger = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (_request, answer) => {
      heard += 1
      answer.end('{}')
    })
    await once(stranger.listen(0, '127.0.0.1'), 'listening')
    const { port } = stranger.address() as AddressInfo
    const options = { ...gatewayOptions({ GATEWAY_URL: `https://127.0.0.1:${port}` }), port: 0, log: 'silent' } as const
    const alone = await startGateway(options)
    const body = JSON.stringify({ userId: 'CUSTOMER', password: PASSWORD })
    const answer = await fetch(`${alone.url}/api-gateway/1/new-login`, { method: 'POST', headers: json, body })
    expect([answer.status, heard]).toEqual([502, 0])
    await alone.close()
    stranger.close()
    rmSync(folder, { recursive: true })
  })
})
