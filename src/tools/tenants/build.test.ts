import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TenantBoot } from '../../config/index.ts'
import { tenantSeeds } from '../run/tenant-seeds.ts'
import { buildTenants, leftLine, writeTenants } from './build.ts'
import { copyOfProject, edit } from '../project/testing.ts'

let root = ''
beforeEach(() => {
  root = copyOfProject()
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const dist = (...path: string[]) => join(root, 'dist', ...path)
const url = () => readdirSync(dist('tenants'))[0] ?? ''
const boot = () => JSON.parse(readFileSync(dist('tenants', url(), 'tenant.json'), 'utf8')) as TenantBoot
const filesOf = ({ files }: TenantBoot) => [
  ...Object.values(files.labels),
  ...Object.values(files.screens),
  ...Object.values(files.validators),
]
const allFiles = () => readdirSync(dist('tenants'), { recursive: true }).map(String).sort()

describe('a build of the tenants', () => {
  it('writes what tenant.json lists, each file named by its content', async () => {
    expect(await buildTenants(root, dist())).toEqual([])
    for (const path of filesOf(boot())) {
      expect(path).toMatch(/\.[0-9a-f]{12}\.(json|js)$/)
      expect(existsSync(dist('tenants', url(), path)), path).toBe(true)
    }
    expect(existsSync(dist('tenants', url(), 'assets'))).toBe(true)
    expect(readdirSync(dist()).sort()).toEqual(['.tenants-left.json', 'tenants', 'webHelp'])
  })

  it('gives validators that stand alone', async () => {
    await buildTenants(root, dist())
    const screen = 'forms/booking'
    const path = boot().files.validators[screen] ?? ''
    const text = readFileSync(dist('tenants', url(), path), 'utf8')
    expect(/^import\b|\bimport\(|new Function|\beval\(/m.test(text)).toBe(false)
    const module = (await import(/* @vite-ignore */ pathToFileURL(dist('tenants', url(), path)).href)) as {
      default: Record<string, (data: unknown) => boolean>
    }
    expect(module.default[screen]?.({})).toBe(true)
    expect(module.default[screen]?.('no object')).toBe(false)
  })

  it('[HD-20] keeps the names of what has not changed, and the files of the build before', async () => {
    await buildTenants(root, dist())
    const before = boot()
    await buildTenants(root, dist())
    expect(boot()).toEqual(before)
    const first = allFiles()
    edit(root, 'schemas/grids/bookings.json', '"height": ', '"height": 1')
    await buildTenants(root, dist())
    const after = boot()
    expect(after.files.validators).toEqual(before.files.validators)
    expect(after.files.screens).not.toEqual(before.files.screens)
    for (const path of first) expect(allFiles()).toContain(path)
  })

  it('makes again only the tenants of which something changed, and all when the base did', async () => {
    const unchanged = async () => {
      const result = await writeTenants(root, dist())
      return result.ok ? result.unchanged : result.reason
    }
    expect(await unchanged()).toEqual([])
    const urls = readdirSync(dist('tenants'))
    const files = allFiles()
    expect(await unchanged()).toEqual(urls)
    expect(allFiles()).toEqual(files)
    expect(readdirSync(dist('webHelp'))).toEqual(urls)
    edit(root, 'tenants/KAIYO/tenant.json', '"renderDelayMs": 1000', '"renderDelayMs": 900')
    expect(await unchanged()).toEqual(urls.filter((each) => each !== 'kaiyo'))
    rmSync(dist('tenants', 'harbor', 'tenant.json'))
    expect(await unchanged()).toEqual(urls.filter((each) => each !== 'harbor'))
    edit(root, 'schemas/grids/bookings.json', '"height": ', '"height": 1')
    expect(await unchanged()).toEqual([])
  })

  it("makes a tenant's help again once one of its own pages says something else", async () => {
    const page = join(root, 'tenants/KAIYO/help/en/landing.md')
    mkdirSync(dirname(page), { recursive: true })
    writeFileSync(page, '# Welcome aboard\n')
    await writeTenants(root, dist())
    edit(root, 'tenants/KAIYO/help/en/landing.md', 'Welcome aboard', 'Good to see you')
    const result = await writeTenants(root, dist())
    expect(result.ok && result.unchanged).not.toContain('kaiyo')
    expect(readFileSync(dist('webHelp/kaiyo/en/landing.html'), 'utf8')).toContain('Good to see you')
  })

  it('says what is missing when the portal has not been built', async () => {
    rmSync(dist(), { recursive: true })
    expect(await buildTenants(root, dist())).toEqual([expect.stringContaining('build the portal first')])
    expect(existsSync(dist())).toBe(false)
  })

  it('[TN-03] leaves a tenant with errors as it was published last, names it in one line, and goes on with the others', async () => {
    await buildTenants(root, dist())
    const before = readFileSync(dist('tenants', 'kaiyo', 'tenant.json'), 'utf8')
    edit(root, 'tenants/KAIYO/tenant.json', '"renderDelayMs": 1000', '"renderDelayMs": "soon"')
    edit(root, 'tenants/HARBOR/tenant.json', '"captchaCount": 5', '"captchaCount": 4')
    const result = await writeTenants(root, dist())
    if (!result.ok) throw new Error(result.reason)
    expect(result.left.map(leftLine)).toEqual([
      expect.stringMatching(
        /^KAIYO stays as it was published: 1 error\. tenants\/KAIYO\/tenant\.json:\d+:\d+ error wrong-type/,
      ),
    ])
    expect(readFileSync(dist('tenants', 'kaiyo', 'tenant.json'), 'utf8')).toBe(before)
    expect(readFileSync(dist('tenants', 'harbor', 'tenant.json'), 'utf8')).toContain('"captchaCount":4')
    expect(JSON.parse(readFileSync(dist('.tenants-left.json'), 'utf8'))).toEqual(['KAIYO'])
    expect(tenantSeeds(root).complaints).toEqual([expect.stringContaining('KAIYO has errors and is served as it was')])
    expect(tenantSeeds(root).seeds.map(({ id }) => id)).toContain('KAIYO')
    edit(root, 'tenants/KAIYO/tenant.json', '"soon"', '1000')
    expect(await writeTenants(root, dist())).toMatchObject({ ok: true, left: [] })
    expect(JSON.parse(readFileSync(dist('.tenants-left.json'), 'utf8'))).toEqual([])
  })

  it('[TN-03] leaves out a tenant with errors that was never published', async () => {
    edit(root, 'tenants/KAIYO/tenant.json', '{', '{{')
    const result = await writeTenants(root, dist())
    expect(result.ok && result.left.map(leftLine)).toEqual([expect.stringContaining('KAIYO is left out: ')])
    expect(readdirSync(dist('tenants'))).not.toContain('kaiyo')
  })

  it('writes nothing when the base has an error, and names every error', async () => {
    await buildTenants(root, dist())
    const before = allFiles()
    edit(root, 'schemas/grids/bookings.json', '"height"', '"hieght"')
    edit(root, 'schemas/portal.json', '"idle"', '"idel"')
    const result = await writeTenants(root, dist())
    expect(result.ok).toBe(false)
    expect(result.diagnostics.map(({ code, file }) => `${code} ${file}`)).toEqual(
      expect.arrayContaining(['unknown-key schemas/grids/bookings.json', 'unknown-key schemas/portal.json']),
    )
    expect(await buildTenants(root, dist())).toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          /^schemas\/grids\/bookings\.json:\d+:\d+ error unknown-key .* — Did you mean "height"\?$/,
        ),
      ]),
    )
    expect(allFiles()).toEqual(before)
  })
})
