import { readFileSync, rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Schemas } from '../../src/contract/index.ts'
import type { Works } from '../../src/gateway/index.ts'
import type { ChangeSetLine, OverBase, Review, VersionLine, WrittenFolder } from '../../src/studio/host/api.ts'
import { gatewayOptions, withUsers } from '../../src/gateway/index.ts'
import { worksOf } from '../../src/tools/works/works.ts'
import { throwawayFolder } from '../../src/tools/run/throwaway.ts'
import type { Session, TestGateway } from './support/gateway.ts'
import { testGateway } from './support/gateway.ts'
import { portalFolder } from './support/portal-folder.ts'
import { askStudio, type StudioAnswer } from './support/studio-calls.ts'
import { copyOfWorld } from './support/world.ts'

const portal = portalFolder()
const dataDir = throwawayFolder('studio-')
let world: { databaseUrl: string | undefined; remove(): Promise<void> }
let gateway: TestGateway
let admin: Session

const start = (studio: Works) =>
  testGateway({
    ...{ dataDir, databaseUrl: world.databaseUrl, distDir: portal.folder, log: 'silent', rules: undefined, studio },
  })

beforeAll(async () => {
  world = await copyOfWorld(dataDir)
  const store = { ...gatewayOptions({}), dataDir, databaseUrl: world.databaseUrl, tenants: [] }
  await withUsers(store, 'ACME', (users) => users.studio('ADMIN', 'publish'))
  gateway = await start(worksOf(process.cwd()))
  admin = await gateway.signIn('ADMIN')
})
afterAll(async () => {
  await gateway.close()
  await world.remove()
  portal.remove()
  rmSync(dataDir, { recursive: true, force: true })
})

const ask = <Body>(name: string, body: object = {}): Promise<StudioAnswer<Body>> =>
  askStudio(gateway, admin, name, body)

/** Another process over the same store. */
async function restart(studio: Works): Promise<void> {
  await gateway.close()
  gateway = await start(studio)
}

const published = async () => (await ask<{ files: WrittenFolder }>('export')).body.files
const brought = async (name: string, files: WrittenFolder) =>
  (await ask<{ set: string }>('import', { name, files })).body.set
const page = async (path: string) => (await fetch(`${gateway.url}${path}`)).text()
const portalName = async () => (JSON.parse(await page('/tenants/acme/tenant.json')) as { name?: string }).name
const named = (files: WrittenFolder, name: string): WrittenFolder => ({
  ...files,
  'tenant.json': JSON.stringify({ ...(JSON.parse(files['tenant.json'] ?? '{}') as object), name, printLogo: 'false' }),
})

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
    const answer = await fetch(`${gateway.url}/webHelp/acme/en/landing.html`)
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
    expect((await fetch(`${gateway.url}${ofLetters}`)).headers.get('content-type')).toBe('font/woff2')
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
    const harbor = await gateway.call<Schemas['TenantDetails']>('getTenantDetails', { path: { tenantUrl: 'harbor' } })
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
        (await fetch(`${gateway.url}${path}`)).headers.get('content-security-policy') ?? '',
      )?.[0]
    expect(await framing(`/acme?preview=${body.token}`)).toBe("frame-ancestors 'self'")
    expect(await framing('/acme')).toBe("frame-ancestors 'none'")
    expect(await framing(`/acme?preview=${'x'.repeat(43)}`)).toBe("frame-ancestors 'none'")
    expect(await framing(`/harbor?preview=${body.token}`)).toBe("frame-ancestors 'none'")
    expect((await fetch(`${gateway.url}/tenants/harbor/~${body.token}/tenant.json`)).status).toBe(404)
  })
})

describe('[ST-03] what is due', () => {
  it('is published by another process where the first one fails at it', async () => {
    const set = await brought('At night', named(await published(), 'Due Freight'))
    const at = new Date(Date.now() + 60 * 60_000).toISOString()
    expect((await ask('schedule', { set, at, why: 'Quiet hour' })).status).toBe(200)
    const build = vi.fn<Works['build']>(() => Promise.reject(new Error('The thread of the compiler has ended')))
    await restart({ ...worksOf(process.cwd()), build })
    gateway.pass(61 * 60_000)
    await expect.poll(() => build.mock.calls.length, { timeout: 60_000 }).toBeGreaterThan(0)
    await restart(worksOf(process.cwd()))
    gateway.pass(61 * 60_000)
    await expect.poll(portalName, { timeout: 60_000 }).toBe('Due Freight')
    admin = await gateway.signIn('ADMIN')
    const [now] = (await ask<VersionLine[]>('versions')).body
    expect(now).toMatchObject({ name: 'At night', why: 'Quiet hour', madeBy: 'Alex Admin' })
    expect((await ask<ChangeSetLine[]>('sets')).body.map(({ id }) => id)).not.toContain(set)
  })

  it('is published at the next look where another publication came between, and both are kept', async () => {
    const files = await published()
    const own = await brought('Words', {
      ...files,
      'help/en/landing.md': '---\ngroup: Start\norder: 10\n---\n# Due words\n',
    })
    const other = await brought('Between', named(files, 'Between Freight'))
    const at = new Date(Date.now() + 3 * 60 * 60_000).toISOString()
    expect((await ask('schedule', { set: own, at, why: '' })).status).toBe(200)
    const works = worksOf(process.cwd())
    let came: number | undefined
    const build: Works['build'] = async (...wanted) => {
      const made = await works.build(...wanted)
      if (came !== undefined) return made
      came = 0
      admin = await gateway.signIn('ADMIN')
      came = (await ask('publish', { set: other, why: '' })).status
      return made
    }
    await restart({ ...works, build })
    gateway.pass(3 * 60 * 60_000)
    await expect.poll(() => page('/webHelp/acme/en/landing.html'), { timeout: 60_000 }).toContain('Due words')
    expect(came).toBe(200)
    expect(await portalName()).toBe('Between Freight')
  })
})

describe('[ST-03] what was due and is refused', () => {
  it('says why, in the language of who looks, until it is scheduled again', async () => {
    const files = await published()
    const [late, first] = [await brought('Late', named(files, 'Late')), await brought('First', named(files, 'First'))]
    const at = new Date(Date.now() + 6 * 60 * 60_000).toISOString()
    const line = async (language: string) =>
      (await ask<ChangeSetLine[]>('sets', { language })).body.find(({ id }) => id === late)
    expect((await ask('schedule', { set: late, at, why: '' })).status).toBe(200)
    expect(await line('en')).toMatchObject({ dueAt: at })
    expect((await ask('publish', { set: first, why: '' })).status).toBe(200)
    gateway.pass(4 * 60 * 60_000)
    admin = await gateway.signIn('ADMIN')
    await expect.poll(async () => (await line('en'))?.refused?.because, { timeout: 60_000 }).toContain('tenant.json')
    const [english, japanese] = [await line('en'), await line('ja')]
    expect(english?.dueAt).toBeUndefined()
    expect(japanese?.refused?.because).not.toBe(english?.refused?.because)
    await expect.poll(portalName).toBe('First')

    const later = new Date(Date.now() + 12 * 60 * 60_000).toISOString()
    expect((await ask('schedule', { set: late, at: later, why: '' })).status).toBe(200)
    expect((await line('en'))?.refused).toBeUndefined()
    expect((await ask('schedule', { set: late, why: '' })).body).toEqual({ dueAt: null })
    const again = await brought('Back', named(await published(), 'Due Freight'))
    expect((await ask('publish', { set: again, why: '' })).status).toBe(200)
  })
})

describe('[ST-03] a publication', () => {
  const known = () => gateway.call<Schemas['TenantDetails']>('getTenantDetails', { path: { tenantUrl: 'acme' } })

  it('is what the gateway itself says of the tenant, from the same moment on', async () => {
    expect((await known()).body).toMatchObject({ printLogo: 'false' })
  })

  it('that the store breaks off leaves the portal, the tenant, its versions and the change set as they were', async () => {
    const set = await brought('Broken off', named(await published(), 'Half Freight'))
    const before = [(await known()).body, (await ask<VersionLine[]>('versions')).body]
    const works = worksOf(process.cwd())
    // A row without a name is refused by the database, in the midst of the publication.
    const build: Works['build'] = async (...wanted) => {
      const made = await works.build(...wanted)
      if ('findings' in made) return made
      return { ...made, built: { ...made.built, head: { ...made.built.head, name: null as unknown as string } } }
    }
    await restart({ ...works, build })
    admin = await gateway.signIn('ADMIN')
    expect((await ask('publish', { set, why: '' })).status).toBe(500)
    expect(await portalName()).toBe('Due Freight')

    await restart(works)
    admin = await gateway.signIn('ADMIN')
    expect(await portalName()).toBe('Due Freight')
    expect([(await known()).body, (await ask<VersionLine[]>('versions')).body]).toEqual(before)
    expect((await ask<ChangeSetLine[]>('sets')).body.map(({ id }) => id)).toContain(set)
  })
})

describe('[BX-04] a newer base', () => {
  it('leaves a portal as it was where the published version has errors over it', async () => {
    const build: Works['build'] = () => Promise.resolve({ findings: [] })
    await restart({ ...worksOf(process.cwd()), base: () => Promise.resolve('newer'), build })
    expect(await portalName()).toBe('Due Freight')
  })

  it('says what is found in what is published over it, in the reader’s language, and mends it in a change set', async () => {
    await restart(worksOf(process.cwd()))
    admin = await gateway.signIn('ADMIN')
    const files = await published()
    const stale = {
      ...files,
      'base.json': (files['base.json'] ?? '').replace('"placeholder": null', '"placeholder": "Ours"'),
    }
    const found = async (language: string) =>
      (await ask<OverBase>('upgrade/findings', { language })).body.findings.map(({ code, message }) => [code, message])
    expect(await found('en')).toEqual([])
    expect((await ask('publish', { set: await brought('Stale', stale), why: '' })).status).toBe(200)
    expect(await found('en')).toEqual([
      ['base-changed', expect.stringContaining('placeholder was "Ours", is now nothing')],
    ])
    expect(await found('ja')).toEqual([['base-changed', expect.stringContaining('基本が変わりました')]])

    const { set } = (await ask<{ set: string }>('upgrade/mend', { name: 'Mended' })).body
    expect((await ask<ChangeSetLine[]>('sets')).body).toContainEqual(
      expect.objectContaining({ id: set, name: 'Mended', files: 1 }),
    )
    expect((await ask('publish', { set, why: '' })).status).toBe(200)
    expect(await found('en')).toEqual([])
    expect((await ask('upgrade/mend', {})).status).toBe(400)
  })

  it('makes the published version anew', async () => {
    const works = worksOf(process.cwd())
    const build = vi.fn(works.build)
    await restart({ ...works, base: () => Promise.resolve('newest'), build })
    expect(await portalName()).toBe('Due Freight')
    expect(build).toHaveBeenCalledTimes(1)
    await page('/tenants/acme/tenant.json')
    expect(build).toHaveBeenCalledTimes(1)
  })
})
