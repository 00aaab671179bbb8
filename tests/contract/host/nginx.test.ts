import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Nginx } from '../../../src/tools/run/nginx.ts'
import { findNginx, startNginx } from '../../../src/tools/run/nginx.ts'
import type { TestGateway } from '../support/gateway.ts'
import { PASSWORD, testGateway } from '../support/gateway.ts'
import { portalFolder, SCRIPT } from '../support/portal-folder.ts'

const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
/** What both hosts promise of an answer. */
const PROMISED = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'cache-control',
]

const program = findNginx()

describe.skipIf(program === undefined)('behind nginx with deploy/nginx.conf', () => {
  const portal = portalFolder()
  let gateway: TestGateway
  let nginx: Nginx
  beforeAll(async () => {
    gateway = await testGateway({ distDir: portal.folder })
    nginx = await startNginx(program ?? '', { distDir: portal.folder, gateways: [new URL(gateway.url).host] })
  })
  afterAll(async () => {
    await nginx.stop()
    await gateway.close()
    portal.remove()
  })

  /** Status and promised headers of an answer; the nonce is another each time. */
  async function promised(host: string, path: string, init: RequestInit) {
    const answer = await fetch(host + path, init)
    const headers = PROMISED.map((name) => [name, answer.headers.get(name)?.replace(/'nonce-[^']+'/, 'nonce') ?? null])
    return { status: answer.status, headers: Object.fromEntries(headers) as Record<string, string | null> }
  }

  const json = { 'content-type': 'application/json', 'x-tenant': 'ACME' }
  it.each<[string, string, RequestInit]>([
    ['a page', '/acme/bookings?booking=BK1', { headers: HTML }],
    ['the start', '/', { headers: HTML }],
    ['a page behind TLS', '/acme/login', { headers: { ...HTML, 'x-forwarded-proto': 'https' } }],
    ['a page to who takes anything', '/acme/login', {}],
    ['a page as something else', '/acme/login', { headers: { accept: 'application/json' } }],
    ['a script', '/assets/app-1a2b.js', {}],
    ["a tenant's labels", '/tenants/acme/labels/en-5e6f.json', {}],
    ["a tenant's file", '/tenants/acme/tenant.json', {}],
    ['a tenant that is not there', '/tenants/nobody/tenant.json', { headers: HTML }],
    ['help', '/webHelp/bookings.html', { headers: HTML }],
    ['a picture', '/favicon.svg', {}],
    ['the studio', '/studio', { headers: HTML }],
    ['the studio, with a slash behind it', '/studio/', { headers: HTML }],
    ['the studio as something else', '/studio', { headers: { accept: 'application/json' } }],
    ["the studio's page as it lies there", '/studio/index.html', { headers: HTML }],
    ["a script of the studio's", '/studio/assets/studio-9f8e.js', {}],
    ["the help of a tenant's", '/webHelp/acme/bookings.html', { headers: HTML }],
    ['a preview of nothing', '/acme/bookings?preview=guessed', { headers: HTML }],
    ['a file of such a preview', '/tenants/acme/~guessed/tenant.json', {}],
    ['a script that is gone', '/assets/gone-9z.js', { headers: HTML }],
    ['a source map', '/assets/app-1a2b.js.map', {}],
    ['a dot file', '/.env', {}],
    ['a call', '/api-gateway/1/tenants/acme', {}],
    ['a refused call', '/api-gateway/secure/1/bookings/', { headers: json }],
    ['a call to nothing', '/api-gateway/1/nothing', {}],
    ['a body that is no JSON', '/api-gateway/1/log', { method: 'POST', headers: json, body: '{' }],
    ['the health', '/healthz', {}],
    ['its readiness', '/readyz', {}],
  ])('[HD-03] [HD-20] [HD-21] %s is answered as by the embedded host', async (_what, path, init) => {
    expect(await promised(nginx.url, path, init)).toEqual(await promised(gateway.url, path, init))
  })

  it('[HD-01] the page has a nonce of its own each time, in the page and in the policy', async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const answer = await fetch(`${nginx.url}/acme/login`, { headers: HTML })
        const page = await answer.text()
        const nonce = /content="([^"]+)"/.exec(page)?.[1] ?? ''
        expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
        expect(answer.headers.get('content-security-policy')).toContain(`style-src 'self' 'nonce-${nonce}'`)
        expect(page).toContain(`<style nonce="${nonce}">`)
        expect(page).not.toContain('__NONCE__')
        // Not modified would bring an old page, with the nonce of then, under the policy of now.
        expect([answer.headers.get('etag'), answer.headers.get('last-modified')]).toEqual([null, null])
        expect(nonce).toMatch(/^[0-9a-f]{32}$/)
        return nonce
      }),
    )
    expect(new Set(nonces).size).toBe(2)
  })

  it('files are compressed, and sent whole to whom cannot read that', async () => {
    const answer = await fetch(`${nginx.url}/assets/late-3c4d.js`, { headers: { 'accept-encoding': 'gzip' } })
    expect([answer.headers.get('content-encoding'), await answer.text()]).toEqual(['gzip', SCRIPT])
    expect(answer.headers.get('vary')?.toLowerCase()).toContain('accept-encoding')
  })

  it('[HD-12] a session works through it, and no log of it holds a token or what follows a path', async () => {
    const login = await fetch(`${nginx.url}/api-gateway/1/new-login`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ userId: 'CUSTOMER', password: PASSWORD, forceLogoff: true }),
    })
    const { authToken } = (await login.json()) as { authToken: string }
    const list = await fetch(`${nginx.url}/api-gateway/secure/1/bookings/?BookStatus=N`, {
      headers: { ...json, authorization: `Bearer ${authToken}` },
    })
    expect(list.status).toBe(200)
    await fetch(`${nginx.url}/acme/reset?token=of-a-letter`, { headers: HTML })
    await expect.poll(() => nginx.logs()).toContain('"GET /acme/reset" 200')
    expect(nginx.logs()).not.toMatch(new RegExp(`${authToken}|of-a-letter|BookStatus|${PASSWORD}`))
  })

  it('a body larger than any upload is refused, and so is one at an address of the portal', async () => {
    const post = (path: string, bytes: number) =>
      fetch(nginx.url + path, { method: 'POST', headers: json, body: 'x'.repeat(bytes) })
    const large = await post('/api-gateway/1/log', 69 * 1024 * 1024)
    expect([large.status, await large.json()]).toEqual([
      413,
      { code: 'too-large', message: 'The request body is too large.' },
    ])
    expect((await post('/acme/login', 10)).status).toBe(404)
  })

  it('a tenant’s portal, its help and previews are as the gateways keep them, and as they were built where they keep none', async () => {
    const kept = new Map([
      ['/tenants/acme/tenant.json', 'kept'],
      ['/tenants/acme/screens/fresh-0a1b.json', 'fresh'],
      ['/webHelp/acme/bookings.html', 'kept help'],
      ['/acme/bookings?preview=TOKEN', 'framed'],
    ])
    const keeper = createServer(({ url = '' }, answer) => {
      answer.writeHead(kept.has(url) ? 200 : 404, {
        ...{ 'content-security-policy': "frame-ancestors 'self'", 'cache-control': 'kept' },
      })
      answer.end(kept.get(url))
    }).listen(0, '127.0.0.1')
    await once(keeper, 'listening')
    const { port } = keeper.address() as AddressInfo
    const over = await startNginx(program ?? '', { distDir: portal.folder, gateways: [`127.0.0.1:${port}`] })
    for (const [path, text] of kept) {
      const answer = await fetch(over.url + path, { headers: HTML })
      const { headers } = answer
      const said = ['content-security-policy', 'cache-control'].map((name) => headers.get(name))
      expect([path, await answer.text(), ...said]).toEqual([path, text, "frame-ancestors 'self'", 'kept'])
    }
    const built = await fetch(`${over.url}/tenants/acme/assets/logo.svg`)
    expect([built.status, built.headers.get('cache-control')]).toEqual([200, 'no-cache'])
    const gone = await fetch(`${over.url}/tenants/acme/~TOKEN/tenant.json`)
    expect([gone.status, await gone.json()]).toEqual([404, { code: '11003', message: 'Routing not found' }])
    expect(over.logs()).not.toContain('TOKEN')
    await new Promise((closed) => keeper.close(closed))
    keeper.closeAllConnections()
    expect((await fetch(`${over.url}/tenants/acme/tenant.json`)).status).toBe(200)
    await over.stop()
  })

  it('[HD-18] says so when no gateway answers', async () => {
    const alone = await startNginx(program ?? '', { distDir: portal.folder, gateways: ['127.0.0.1:9'] })
    const answer = await fetch(`${alone.url}/api-gateway/1/countries`, { headers: json })
    expect([answer.status, await answer.json()]).toEqual([
      502,
      { code: 'internal', message: 'The gateway does not answer. Please try again later.' },
    ])
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    const keyed = await fetch(`${alone.url}/api-gateway/1/countries`, { headers: { ...json, 'idempotency-key': 'k' } })
    expect([keyed.status, await keyed.json()]).toEqual([502, expect.objectContaining({ code: 'internal' })])
    expect((await fetch(`${alone.url}/acme/login`, { headers: HTML })).status).toBe(200)
    await alone.stop()
  })
})
