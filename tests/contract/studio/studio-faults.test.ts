import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Schemas } from '../../../src/contract/index.ts'
import type { Works } from '../../../src/gateway/index.ts'
import type { ChangeSetLine, OverBase, VersionLine, WrittenFolder } from '../../../src/studio/host/api.ts'
import { gatewayOptions, withUsers } from '../../../src/gateway/index.ts'
import { throwawayFolder } from '../../../src/tools/project/throwaway.ts'
import type { Session, TestGateway } from '../support/gateway.ts'
import { testGateway } from '../support/gateway.ts'
import { portalFolder } from '../support/portal-folder.ts'
import { askStudio, type StudioAnswer } from '../support/studio-calls.ts'
import { works } from '../support/works.ts'
import { copyOfWorld } from '../support/world.ts'

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
  gateway = await start(works)
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

describe('[ST-03] what is due', () => {
  it('is published by another process where the first one fails at it', async () => {
    const set = await brought('At night', named(await published(), 'Due Freight'))
    const at = new Date(Date.now() + 60 * 60_000).toISOString()
    expect((await ask('schedule', { set, at, why: 'Quiet hour' })).status).toBe(200)
    const build = vi.fn<Works['build']>(() => Promise.reject(new Error('The thread of the compiler has ended')))
    await restart({ ...works, build })
    gateway.pass(61 * 60_000)
    await expect.poll(() => build.mock.calls.length, { timeout: 60_000 }).toBeGreaterThan(0)
    await restart(works)
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
    await restart({ ...works, base: () => Promise.resolve('newer'), build })
    expect(await portalName()).toBe('Due Freight')
  })

  it('says what is found in what is published over it, in the reader’s language, and mends it in a change set', async () => {
    await restart(works)
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
    const build = vi.fn(works.build)
    await restart({ ...works, base: () => Promise.resolve('newest'), build })
    expect(await portalName()).toBe('Due Freight')
    expect(build).toHaveBeenCalledTimes(1)
    await page('/tenants/acme/tenant.json')
    expect(build).toHaveBeenCalledTimes(1)
  })
})
