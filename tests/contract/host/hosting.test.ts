import { renameSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Schemas } from '../../../src/contract/index.ts'
import type { TestGateway } from '../support/gateway.ts'
import { testGateway } from '../support/gateway.ts'
import { portalFolder, publish, SCRIPT } from '../support/portal-folder.ts'
import { tenants } from '../support/tenants.ts'

const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

const portal = portalFolder()
let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ distDir: portal.folder, log: 'silent' })
})
afterAll(async () => {
  await gateway.close()
  portal.remove()
})

const get = (path: string, headers: Record<string, string> = {}) => fetch(gateway.url + path, { headers })

/** The answer as it goes over the wire: fetch would decompress it. */
function raw(
  path: string,
  headers: Record<string, string>,
): Promise<{ encoding: string | undefined; vary: string | undefined; body: Buffer }> {
  return new Promise((resolve, reject) => {
    request(gateway.url + path, { headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({
          encoding: response.headers['content-encoding'],
          vary: response.headers.vary,
          body: Buffer.concat(parts),
        }),
      )
    })
      .on('error', reject)
      .end()
  })
}

/** What is answered to a text as it goes over the wire. */
function said(text: string): Promise<string> {
  const { hostname, port } = new URL(gateway.url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(text))
    let received = ''
    socket.on('data', (part) => (received += part.toString()))
    socket.on('end', () => resolve(received))
    socket.on('error', reject)
  })
}

describe('the page', () => {
  it('[HD-20] stands at every address of the portal, fresh each time', async () => {
    for (const path of ['/', '/acme/login', '/acme/bookings?booking=BK1', '/acme/reset?token=abc', '/index.html']) {
      const answer = await get(path, HTML)
      expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
        200,
        'text/html; charset=utf-8',
        'private, no-cache',
      ])
      // Not modified would bring an old page, with the nonce of then, under the policy of now.
      expect([answer.headers.get('etag'), answer.headers.get('last-modified')]).toEqual([null, null])
    }
  })

  it('stands there also for whoever takes no compressed answer, as fetch always does', async () => {
    for (const path of ['/', '/acme/', '/webHelp/'])
      expect((await raw(path, HTML)).body.toString()).toContain('<!doctype html>')
  })

  it.each([
    ['//acme/login', '/acme/login'],
    ['/acme//bookings/?booking=a//b', '/acme/bookings/?booking=a//b'],
    ['//other.example/acme', '/other.example/acme'],
    ['///', '/'],
  ])('is led to where slashes stand side by side: %s', async (path, meant) => {
    const answer = await fetch(gateway.url + path, { headers: HTML, redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, meant])
  })

  it.each([
    ['/acme/login', '<!doctype html>'],
    ['', '<!doctype html>'],
    ['/readyz', '"store":"ok"'],
    ['/api-gateway/1/tenants/acme', '"tenant":"ACME"'],
  ])('and all the rest is served to a proxy that names the host in the target, too: %s', async (path, shown) => {
    const answer = await said(`GET ${gateway.url}${path} HTTP/1.1\r\nHost: other\r\nConnection: close\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    expect(answer).toContain(shown)
  })

  it.each(['ftp://portal.example/acme/', 'http://user@portal.example/acme/'])(
    'is refused for a target of another kind: %s',
    async (target) => {
      const answer = await said(`GET ${target} HTTP/1.1\r\nHost: portal.example\r\nConnection: close\r\n\r\n`)
      expect(answer).toMatch(/^HTTP\/1\.1 40[34] /)
    },
  )

  it('is a failure as any other at an address that cannot be read, while it cannot be read itself', async () => {
    const page = join(portal.folder, 'index.html')
    renameSync(page, `${page}.away`)
    try {
      const answers = await Promise.all(['/acme/login', '/acme/%zz'].map((path) => get(path, HTML)))
      expect(answers.map(({ status }) => status)).toEqual([500, 500])
      for (const answer of answers) expect(await answer.json()).toMatchObject({ code: 'internal' })
    } finally {
      renameSync(`${page}.away`, page)
    }
  })

  it.each(['/%5cacme', '/acme/%5c%5cother.example/x', '/acme/a%00b', '/acme/help/%E3%81', '/acme/%zz'])(
    'stands where no file could: %s',
    async (path) => {
      const answer = await fetch(gateway.url + path, { headers: HTML, redirect: 'manual' })
      expect([answer.status, answer.headers.get('x-content-type-options')]).toEqual([200, 'nosniff'])
      const nonce = /content="([^"]+)"/.exec(await answer.text())?.[1] ?? ''
      expect(answer.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`)
      expect((await fetch(gateway.url + path, { headers: { accept: 'application/json' } })).status).toBeGreaterThan(399)
    },
  )

  it('[HD-01] has a nonce of its own, in the page and in the policy', async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const answer = await get('/acme/login', HTML)
        const text = await answer.text()
        const nonce = /content="([^"]+)"/.exec(text)?.[1] ?? ''
        expect(text).not.toContain('__NONCE__')
        expect(text).toContain(`<style nonce="${nonce}">`)
        expect(answer.headers.get('content-security-policy')).toContain(`style-src 'self' 'nonce-${nonce}';`)
        expect(Buffer.from(nonce, 'base64').length).toBe(16)
        return nonce
      }),
    )
    expect(nonces[0]).not.toBe(nonces[1])
  })

  it('[HD-01] [HD-02] runs under a strict policy', async () => {
    const policy = ((await get('/', HTML)).headers.get('content-security-policy') ?? '').split('; ')
    for (const rule of [
      "script-src 'self'",
      "img-src 'self' blob:",
      "connect-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
      "require-trusted-types-for 'script'",
    ]) {
      expect(policy).toContain(rule)
    }
    expect(policy.join()).not.toMatch(/unsafe|\*|http/)
  })

  it('is sent to who takes anything, and to who says nothing', async () => {
    expect((await get('/acme/login', { accept: '*/*' })).status).toBe(200)
    expect((await raw('/acme/login', {})).body.toString()).toContain('<!doctype html>')
  })

  it('is sent to who follows a link with the full stop of its sentence', async () => {
    expect((await get('/acme/bookings.', HTML)).headers.get('content-type')).toContain('text/html')
  })

  it('says in words that a page of the help is missing, and is no such page', async () => {
    for (const path of ['/webHelp/gone.html', '/webHelp/acme/en/gone.html']) {
      const missing = await get(path, HTML)
      expect([missing.status, missing.headers.get('content-type')], path).toEqual([404, 'text/html; charset=utf-8'])
      expect((await get(path, { accept: 'application/json' })).headers.get('content-type')).toContain('json')
    }
    expect((await get('/webHelp/acme/en/gone.png', HTML)).headers.get('content-type')).toContain('json')
  })

  it('is not sent in place of a file, a call, or to who wants something else', async () => {
    for (const path of [
      '/assets/gone-9z.js',
      '/tenants/nobody/tenant.json',
      '/acme/photo.png',
      '/api-gateway/1/nothing',
    ]) {
      expect((await get(path, HTML)).status, path).toBe(404)
    }
    expect((await get('/acme/login', { accept: 'application/json' })).status).toBe(404)
    expect((await fetch(`${gateway.url}/acme/login`, { method: 'POST', headers: HTML })).status).toBe(404)
  })
})

describe('files', () => {
  it.each(['/assets/app-1a2b.js', '/tenants/acme/labels/en-5e6f.json', '/tenants/acme/screens/bookings-7a8b.json'])(
    '[HD-20] %s never changes',
    async (path) => {
      const answer = await get(path)
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
    },
  )

  it.each([
    ['/tenants/acme/tenant.json', 'no-store'],
    ['/webHelp/bookings.html', 'no-store'],
    ['/favicon.svg', 'no-cache'],
  ])('[HD-20] %s may change (%s)', async (path, rule) => {
    const answer = await get(path)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, rule])
  })

  it('are sent as they were compressed, or compressed on the way', async () => {
    const before = await raw('/assets/app-1a2b.js', { 'accept-encoding': 'br' })
    expect(before.encoding).toBe('br')
    expect(brotliDecompressSync(before.body).toString()).toBe(SCRIPT)
    const onTheWay = await raw('/assets/late-3c4d.js', { 'accept-encoding': 'gzip, br' })
    expect(onTheWay.encoding).toBe('br')
    expect(brotliDecompressSync(onTheWay.body).toString()).toBe(SCRIPT)
    const gzip = await raw('/assets/late-3c4d.js', { 'accept-encoding': 'gzip' })
    expect(gunzipSync(gzip.body).toString()).toBe(SCRIPT)
    expect(gzip.vary).toContain('accept-encoding')
    const plain = await raw('/assets/late-3c4d.js', {})
    expect([plain.encoding, plain.body.toString()]).toEqual([undefined, SCRIPT])
  })

  it.each([
    '/.env',
    '/assets/app-1a2b.js.map',
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/',
    '/tenants',
  ])('[HD-21] %s is not there', async (path) => {
    const answer = await get(path)
    expect([400, 403, 404]).toContain(answer.status)
    expect(await answer.text()).not.toMatch(/SECRET|version|customer-portal/)
  })
})

describe('every answer', () => {
  const cases: [string, () => Promise<Response>][] = [
    ['a page', () => get('/', HTML)],
    ['a file', () => get('/assets/app-1a2b.js')],
    ['a missing file', () => get('/assets/gone.js')],
    ['a call', () => get('/api-gateway/1/tenants/acme')],
    ['a refused call', () => get('/api-gateway/1/countries')],
    ['a call that leads nowhere', () => get('/api-gateway/1/nothing')],
    [
      'a body that is no JSON',
      () =>
        fetch(`${gateway.url}/api-gateway/1/log`, {
          method: 'POST',
          body: '{',
          headers: { 'content-type': 'application/json' },
        }),
    ],
    [
      'a body of another kind',
      () =>
        fetch(`${gateway.url}/api-gateway/1/log`, {
          method: 'POST',
          body: 'x',
          headers: { 'content-type': 'text/xml' },
        }),
    ],
    ['an address that cannot be read', () => get('/%zz')],
    ['the health', () => get('/healthz')],
    ['its readiness', () => get('/readyz')],
  ]
  it.each(cases)('[HD-03] is protected: %s', async (_case, ask) => {
    const { headers } = await ask()
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toContain('geolocation=()')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('cache-control')).toBeTruthy()
    expect(headers.get('strict-transport-security')).toBeNull()
    expect(headers.get('x-powered-by') ?? headers.get('server')).toBeNull()
  })

  it('[HD-03] asks for TLS only behind TLS', async () => {
    const answer = await get('/', { ...HTML, 'x-forwarded-proto': 'https' })
    expect(answer.headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/)
  })

  it('[HD-11] [HD-20] of a call is not stored and never drawn', async () => {
    const { headers } = await get('/api-gateway/1/tenants/acme')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  it('[HD-03] to what is no HTTP is protected, too', async () => {
    const text = await said('NONSENSE\r\n\r\n')
    expect(text).toMatch(/^HTTP\/1\.1 400 /)
    expect(text).toContain('x-content-type-options: nosniff')
  })

  it.each([
    ['that expects what nobody has heard of', 200, 'Host: localhost\r\nExpect: 200-ok\r\n'],
    ['that names no host', 400, ''],
    ['that names two hosts', 400, 'Host: localhost\r\nHost: elsewhere\r\n'],
  ])('[HD-03] to a request %s is protected', async (_what, status, headers) => {
    const text = await said(`GET /healthz HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`)
    expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(text).toContain('x-content-type-options: nosniff')
  })

  const long = 'a'.repeat(20_000)

  it('[HD-03] to a page’s address that is too long is a page that says so', async () => {
    const answer = await get(`/acme/shipments?jobNo=${long}`, { ...HTML, 'accept-language': 'ja' })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([414, 'text/html; charset=utf-8'])
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'")
    const text = await answer.text()
    expect(text).toContain('アドレスが長すぎるため')
    expect(text).toContain('<a href="/acme/">')
    expect(text).not.toContain(long)
  })

  it.each([
    ['whose address is too long', `/api-gateway/1/countries?${long}`, {}, 414, 'This address is too long'],
    ['of a program to a page', `/acme/?${long}`, { accept: 'application/json' }, 414, 'This address is too long'],
    ['with too long a header', '/api-gateway/1/countries', { 'x-tenant': long }, 431, 'What is sent along'],
  ])('to a call %s is JSON', async (_what, path, headers, status, words) => {
    const answer = await get(path, headers)
    const message = expect.stringContaining(words) as unknown
    expect([answer.status, await answer.json()]).toMatchObject([status, { code: 'too-long', message }])
  })
})

it('tells whether it is well', async () => {
  expect(await (await get('/healthz')).json()).toEqual({ status: 'ok', version: '22.1.0' })
  const ready = { status: 'ok', store: 'ok', version: '22.1.0' }
  expect(await (await get('/readyz')).json()).toEqual(ready)
  // A page here would be health to whoever asks.
  expect(await (await get('/readyz/', HTML)).json()).toEqual(ready)
  expect(await (await get('/healthz/', HTML)).json()).toMatchObject({ status: 'ok' })
  writeFileSync(join(portal.folder, '.tenants-left.json'), '["KAIYO"]')
  expect(await (await get('/readyz')).json()).toEqual({ ...ready, tenantsLeft: ['KAIYO'] })
  expect((await get('/.tenants-left.json')).status).toBe(404)
  writeFileSync(join(portal.folder, '.tenants-left.json'), '[]')
})

it('[CF-02] knows a tenant that is published while it runs, with its users and its world, from the next page on', async () => {
  const address = '/api-gateway/1/tenants/nova'
  expect((await get(address)).status).toBe(404)
  const [acme] = tenants
  const colour = { ...acme, theme: { primaryColor: '#7a1f4b', secondaryColor: '#1a5178' } }
  publish(portal.folder, { acme: colour, nova: { ...acme, id: 'NOVA', url: 'nova', name: 'Nova' } })
  expect((await get('/nova/login', HTML)).status).toBe(200)
  expect(await (await get(address)).json()).toMatchObject({ tenant: 'NOVA', tenantUrl: 'nova' })
  expect(await (await get('/api-gateway/1/tenants/acme')).json()).toMatchObject({ primaryColor: '#7a1f4b' })
  // [SP-05] What a page needs whose host does not deliver the file; only who asks for it gets it.
  expect(await (await get(`${address}?Portal=true`)).json()).toMatchObject({ portal: { id: 'NOVA', name: 'Nova' } })
  expect(await (await get(address)).json()).not.toHaveProperty('portal')
  const { token } = await gateway.signIn('CUSTOMER', 'NOVA')
  const bookings = await gateway.call<Schemas['BookingList']>('listBookings', { tenant: 'NOVA', token })
  expect(bookings.body.data.length).toBeGreaterThan(20)

  // What cannot be kept is in the log; the pages and what was kept stay.
  publish(portal.folder, { acme: { id: 'ACME' } })
  expect((await get('/nova/login', HTML)).status).toBe(200)
  expect((await get(address)).status).toBe(200)
})
