import files, { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { referenceLists } from '../reference/lists.ts'
import { isUnavailable } from '../store/database/faults.ts'
import type { Store } from './open.ts'
import { openStore, resetStore } from './open.ts'
import type { StoreOptions, TenantSeed } from './options.ts'

const NOW = new Date('2026-03-31T12:00:00Z')
const tenant: TenantSeed = {
  id: 'NEW',
  url: 'new',
  name: 'New',
  flavour: 'forwarding',
  accessLevels: {},
  captchaCount: 3,
  printLogo: 'true',
  version: '1',
  buildDate: '20260331',
  theme: { primaryColor: '#417F90', secondaryColor: '#1a5178' },
  languages: { default: 'en' },
}

describe('a store of production, whose tenants nothing fills', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'store-'))
  const options: StoreOptions = { dataDir, tenants: [tenant] }
  let store: Store

  beforeAll(async () => {
    store = await openStore(options, NOW)
  }, 60_000)
  afterAll(async () => {
    await store.close()
    rmSync(dataDir, { recursive: true, force: true })
  })

  it('holds every reference list', async () => {
    const { lookups } = store.directory.tenant('NEW')
    const lists = referenceLists()
    expect(await lookups.countries()).toHaveLength(lists.countries.length)
    const inJapan = { countryCode: 'JP', roadAccess: false, seaPort: false, iataCity: false }
    expect((await lookups.cities(inJapan)).map(({ name }) => name)).toContain('Yokohama')
    expect((await lookups.systemCodes('WT')).map(({ value }) => value)).toEqual(['KG', 'LB', 'MT', 'ST'])
    expect(await lookups.containerTypes(undefined)).toHaveLength(lists.containerTypes.length)
    expect(await lookups.foreignPorts({ name: '', descending: false })).toHaveLength(lists.foreignPorts.length)
    expect(await lookups.districtPorts({ name: '', descending: false })).toHaveLength(lists.districtPorts.length)
  })

  it('has no users and no companies', async () => {
    const { accounts, lookups } = store.directory.tenant('NEW')
    expect(await accounts.list()).toEqual([])
    expect(await lookups.parties({})).toEqual([])
  })

  it.each([
    [
      'is nearly full',
      () => vi.spyOn(files, 'statfsSync').mockReturnValue({ ...files.statfsSync(dataDir), bavail: 1 }),
    ],
    [
      'has become read-only',
      () =>
        vi.spyOn(files, 'futimesSync').mockImplementation(() => {
          throw Object.assign(new Error('EROFS'), { code: 'EROFS' })
        }),
    ],
  ])('takes no writes while its disk %s, is read, and takes them again afterwards', async (_what, breaks) => {
    const { accounts, lookups, reports, userSettings } = store.directory.tenant('NEW')
    const setting = { value: { kept: true }, updatedAt: NOW }
    const write = () => store.directory.tenant('NEW').transaction((tx) => tx.userSettings.save('JO', 'list', setting))
    const report = () => reports.logError({ userId: undefined, component: 'page', message: 'broken' }, NOW)
    const lock = () => accounts.findPersonForUpdate('0e1f2a3b-0000-4000-8000-000000000001')
    await userSettings.findForUpdate('JO', 'list')
    expect(await store.directory.isWritable()).toBe(true)
    breaks()
    syncBuiltinESMExports()
    expect(await store.directory.isWritable()).toBe(false)
    for (const written of [write, report, lock])
      expect(
        await written().then(
          () => 'kept',
          (error: unknown) => isUnavailable(error),
        ),
      ).toBe(true)
    expect(await lookups.countries()).not.toEqual([])
    vi.restoreAllMocks()
    syncBuiltinESMExports()
    await Promise.all([write(), report(), lock()])
  })

  it('knows how far a clock is from its own', async () => {
    const seconds = Math.round((await store.directory.aheadBy(new Date(Date.now() + 90_000))) / 1000)
    expect(Math.abs(seconds - 90)).toBeLessThan(5)
  })

  it('is never reset', async () => {
    await expect(resetStore(options)).rejects.toThrow(/not reset/)
  })

  it('takes no writes once its folder is gone, whatever stands in its place: the next start would find nothing of them', async () => {
    const { lookups, reports } = store.directory.tenant('NEW')
    const written = () =>
      reports.logError({ userId: undefined, component: 'page', message: 'broken' }, NOW).then(
        () => 'kept',
        (error: unknown) => isUnavailable(error),
      )
    renameSync(dataDir, `${dataDir}-aside`)
    expect([await written(), await store.directory.isWritable()]).toEqual([true, false])
    renameSync(`${dataDir}-aside`, dataDir)
    expect([await written(), await store.directory.isWritable()]).toEqual(['kept', true])
    rmSync(dataDir, { recursive: true })
    mkdirSync(join(dataDir, 'store'), { recursive: true })
    expect([await written(), await store.directory.isWritable()]).toEqual([true, false])
    expect(await lookups.countries()).not.toEqual([])
  })
})
