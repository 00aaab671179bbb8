import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Schemas } from '../../../src/contract/index.ts'
import type { Review, VersionLine, WrittenFolder } from '../../../src/studio/host/api.ts'
import { studioDesk } from '../support/studio-desk.ts'

const { gateway, ask } = studioDesk()

const published = async () => (await ask<{ files: WrittenFolder }>('export')).body.files
const brought = async (name: string, files: WrittenFolder) =>
  (await ask<{ set: string }>('import', { name, files })).body.set
const page = async (path: string) => (await fetch(`${gateway().url}${path}`)).text()
const portalName = async () => (JSON.parse(await page('/tenants/acme/tenant.json')) as { name?: string }).name

describe('[BX-04] the help of a tenant', () => {
  it('is as it was published with the rest, and goes back with it; a preview shows it before', async () => {
    const ours = { 'help/en/landing.md': '---\ngroup: Start\norder: 10\n---\n# Our own words\n' }
    const set = await brought('Help', { ...(await published()), ...ours })
    const { token } = (await ask<{ token: string }>('preview', { set })).body
    expect(await page(`/webHelp/acme/~${token}/en/landing.html`)).toContain('<h1>Our own words</h1>')
    expect(await page(`/webHelp/acme/~${token}/help.css`)).toContain('--primary')
    expect(await page('/webHelp/acme/en/landing.html')).not.toContain('Our own words')
    expect((await ask('publish', { set, why: 'Our words' })).status).toBe(200)
    await expect.poll(() => page('/webHelp/acme/en/landing.html')).toContain('<h1>Our own words</h1>')
    const answer = await fetch(`${gateway().url}/webHelp/acme/en/landing.html`)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await page('/webHelp/acme/help.css')).toContain('--primary')
    const [, before] = (await ask<VersionLine[]>('versions')).body
    expect((await ask('rollback', { version: before?.number, why: 'Theirs' })).status).toBe(200)
    await expect.poll(() => page('/webHelp/acme/en/landing.html')).not.toContain('Our own words')
    expect(await page('/webHelp/acme/en/landing.html')).toContain('<h1>')
  })
})

describe('[BX-04] the help of a preview', () => {
  it('has the logo, the pictures and the letters of its change set, that of what is published the published ones', async () => {
    const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8"/></svg>'
    const letters = readFileSync(
      'node_modules/@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2',
      'base64',
    )
    const before = await published()
    const head = JSON.parse(before['tenant.json'] ?? '{}') as { theme: object }
    const theme = { ...head.theme, logo: 'assets/ours.svg', typeface: 'assets/ours.woff2' }
    const set = await brought('Logo', {
      ...before,
      'tenant.json': JSON.stringify({ ...head, theme }),
      'assets/ours.svg': logo,
      'assets/ours.woff2': letters,
      'help/en/landing.md': '---\ngroup: Start\norder: 10\n---\n# Ours\n\n![A square](assets/ours.svg)\n',
    })
    const { token: key } = (await ask<{ token: string }>('preview', { set })).body
    const pictures = async (path: string) =>
      [...(await page(path)).matchAll(/(?:src=|url\()"([^"]+)"/g)].flatMap(([, address = '']) =>
        address.startsWith('/tenants/') ? [address] : [],
      )
    // The logo, that for the dark, and the picture of the page.
    const shown = await pictures(`/webHelp/acme/~${key}/en/landing.html`)
    expect(shown).toEqual(['ours', 'logo-dark', 'ours'].map((name) => `/tenants/acme/~${key}/assets/${name}.svg`))
    expect(await page(shown[0] ?? '')).toBe(logo)
    const [ofLetters = ''] = await pictures(`/webHelp/acme/~${key}/help.css`)
    expect((await fetch(`${gateway().url}${ofLetters}`)).headers.get('content-type')).toBe('font/woff2')
    expect((await pictures('/webHelp/acme/en/landing.html'))[0]).not.toContain('~')
  })
})

describe('[ST-05] a folder that is brought in', () => {
  it.each([
    '../HARBOR/tenant.json',
    '/etc/passwd.json',
    'assets/../../x.svg',
    'assets\\x.svg',
    '.env.json',
    'assets/.x.svg',
    'assets/run.js',
    'help/en/page.html',
    'assets/x.svg\n',
  ])('has no file %j', async (path) => {
    const answer = await ask<Schemas['Problem']>('import', { name: 'Hostile', files: { [path]: '{}' } })
    expect(answer).toMatchObject({ status: 400, body: { fieldErrors: [{ field: path }] } })
  })

  it.each([
    ['of another tenant', '{ "id": "HARBOR", "url": "harbor", "name": "Taken", "flavour": "forwarding" }'],
    ['at the address of another tenant', '{ "id": "ACME", "url": "harbor", "name": "Taken", "flavour": "forwarding" }'],
    ['that is no JSON', '{ "id": "ACME", '],
    ['that is empty', ''],
  ])('with a tenant.json %s is not published, and changes nobody', async (_what, text) => {
    const name = await portalName()
    const set = await brought('Hostile', { ...(await published()), 'tenant.json': text })
    expect([400, 409]).toContain((await ask('publish', { set, why: '' })).status)
    // What is wrong with it is said all the same, with whom it would concern.
    expect(await ask('review', { set })).toMatchObject({ status: 200, body: { affected: { screens: [] } } })
    expect((await ask('look', { set, file: 'grids/bookings.json' })).status).toBe(200)
    expect(await portalName()).toBe(name)
    const harbor = await gateway().call<Schemas['TenantDetails']>('getTenantDetails', { path: { tenantUrl: 'harbor' } })
    expect(harbor.status).toBe(200)
    expect(JSON.stringify(harbor.body)).not.toContain('Taken')
  })
})

describe('[BX-04] the preview of a change set that never was without errors', () => {
  it('shows what it was begun over, and its own pictures', async () => {
    const files = await published()
    const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="3"/>'
    const set = await brought('Wrong', { ...files, 'tenant.json': '{}', 'assets/quay.svg': picture })
    const { token } = (await ask<{ token: string }>('preview', { set })).body
    expect(await page(`/tenants/acme/~${token}/tenant.json`)).toContain('"url":"acme"')
    expect(await page(`/tenants/acme/~${token}/assets/quay.svg`)).toBe(picture)
  })
})

describe('[BX-04] a review', () => {
  it('says what is doubtful, too, in the reader’s language', async () => {
    const files = await published()
    const own = JSON.parse(files['tenant.json'] ?? '{}') as { theme: object }
    const dim = { ...own, theme: { ...own.theme, dark: { primaryColor: '#101010' } } }
    const set = await brought('Dim', { ...files, 'tenant.json': JSON.stringify(dim) })
    const found = async (language: string) => (await ask<Review>('review', { set, language })).body.findings
    expect(await found('en')).toMatchObject([
      { code: 'colour-too-dark', severity: 'warning', message: expect.stringContaining('in the dark') },
    ])
    expect((await found('ja')).map(({ message }) => message)).toEqual([expect.stringContaining('暗い画面')])
    const wrong = await brought('Wrong', { ...files, 'tenant.json': JSON.stringify({ ...own, captchaCount: 'x' }) })
    const { body } = await ask<Review>('review', { set: wrong, language: 'ja' })
    expect(body.findings.map(({ severity }) => severity)).toEqual(['error'])
    expect(body.findings[0]?.message).toContain('必要')
  })
})

describe('[BX-04] whoever may frame a page', () => {
  it('is the portal itself, and only where the page shows a preview that is good', async () => {
    const set = await brought('Framed', await published())
    const { body } = await ask<{ token: string }>('preview', { set })
    const framing = async (path: string) =>
      /frame-ancestors [^;]+/.exec(
        (await fetch(`${gateway().url}${path}`)).headers.get('content-security-policy') ?? '',
      )?.[0]
    expect(await framing(`/acme?preview=${body.token}`)).toBe("frame-ancestors 'self'")
    expect(await framing('/acme')).toBe("frame-ancestors 'none'")
    expect(await framing(`/acme?preview=${'x'.repeat(43)}`)).toBe("frame-ancestors 'none'")
    expect(await framing(`/harbor?preview=${body.token}`)).toBe("frame-ancestors 'none'")
    expect((await fetch(`${gateway().url}/tenants/harbor/~${body.token}/tenant.json`)).status).toBe(404)
  })
})
