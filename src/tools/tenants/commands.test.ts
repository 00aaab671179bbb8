import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { compileTenant } from '../../config/node.ts'
import { configAt, dryRun } from './dry-run.ts'
import { createTenant } from './new.ts'
import { readConfig } from '../project/read.ts'
import { copyOfProject, edit } from '../project/testing.ts'

let root = ''
beforeEach(() => {
  root = copyOfProject()
  writeFileSync(join(root, 'package.json'), '{ "version": "1.2.3" }')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

describe('a new tenant', () => {
  it.each(['forwarding', 'customs'])('of the flavour %s is whole at once: it compiles without a finding', (flavour) => {
    expect(createTenant(root, { id: 'NOVA', url: 'nova', flavour, name: 'Nova & Co' })).toEqual({
      written: [expect.any(String), expect.any(String), expect.any(String)],
      diagnostics: [],
    })
    const { tenant, diagnostics } = compileTenant(readConfig(root), 'NOVA')
    expect(diagnostics).toEqual([])
    const isForwarding = flavour === 'forwarding'
    expect(tenant?.head).toMatchObject({
      id: 'NOVA',
      url: 'nova',
      flavour,
      version: '1.2.3',
      accessLevels: { accessToShipments: true, accessToQuotes: isForwarding, accessToILWidget: isForwarding },
    })
    expect(readFileSync(join(root, 'tenants/NOVA', tenant?.head.theme.logo ?? ''), 'utf8')).toContain('Nova &amp; Co')
  })

  it('is not written over another one, nor with an address or a flavour that cannot be', () => {
    createTenant(root, { id: 'NOVA', url: 'nova', flavour: 'forwarding' })
    expect(createTenant(root, { id: 'NOVA', url: 'other', flavour: 'forwarding' })).toMatchObject({
      reason: expect.stringContaining('tenants/NOVA') as unknown,
    })
    const refused = (url: string, flavour: string) => {
      const result = createTenant(root, { id: 'TERRA', url, flavour })
      return 'reason' in result ? [] : result.diagnostics.map(({ code }) => code)
    }
    expect(refused('nova', 'forwarding')).toEqual(['tenant-url-taken'])
    for (const url of ['assets', 'studio', 'letters'])
      expect(refused(url, 'forwarding')).toEqual(['tenant-url-reserved'])
    expect(refused('terra', 'forwardin')).toContain('not-in-list')
    expect(existsSync(join(root, 'tenants/TERRA'))).toBe(false)
  })
})

describe('a new tenant from another one', () => {
  it('has what that one says, and one from none is not written', () => {
    createTenant(root, { id: 'TERRA', url: 'terra', flavour: 'customs', name: 'Terra' })
    const made = createTenant(root, { id: 'NOVA', url: 'nova', flavour: '' }, 'TERRA')
    expect(made).toMatchObject({ written: expect.arrayContaining(['tenants/NOVA/tenant.json']) as unknown })
    expect(compileTenant(readConfig(root), 'NOVA').tenant?.head).toMatchObject({ id: 'NOVA', flavour: 'customs' })
    expect(createTenant(root, { id: 'LUNA', url: 'luna', flavour: '' }, 'NONE')).toMatchObject({
      reason: expect.stringContaining('tenants/NONE') as unknown,
    })
  })
})

describe('a dry run', () => {
  const here = fileURLToPath(new URL('../../..', import.meta.url))

  it('[BX-01] compares with what a commit has, and an unknown commit is reported as unknown', () => {
    const head = execFileSync('git', ['-C', here, 'rev-parse', 'HEAD'], { encoding: 'utf8' }).trim()
    const before = configAt(here, head)
    if (typeof before === 'string') throw new Error(before)
    expect(before.files.get('schemas/portal.json')).toContain('flavours')
    expect(dryRun(before, before).regressions).toEqual([])
    expect(configAt(here, 'no-such-commit')).toContain('no-such-commit')
  })

  it('[BX-01] names every error and everything gone that was not so before, and no other', () => {
    const before = readConfig(root)
    edit(root, 'schemas/grids/bookings.json', '"height"', '"hieght"')
    edit(root, 'tenants/KAIYO/tenant.json', '"id": "KAIYO"', '"id": "KAIJO"')
    const { regressions } = dryRun(before, readConfig(root))
    expect(regressions).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^KAIYO: tenants\/KAIYO\/tenant\.json:\d+:\d+ error tenant-id/),
        expect.stringMatching(/^ACME: schemas\/grids\/bookings\.json:\d+:\d+ error unknown-key/),
      ]),
    )
    rmSync(join(root, 'tenants/HARBOR'), { recursive: true })
    expect(dryRun(before, readConfig(root)).regressions).toContain('HARBOR: the tenant is gone.')
  })
})

describe('what the command is not asked for rightly', () => {
  const here = fileURLToPath(new URL('../../..', import.meta.url))
  const asked = (...words: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'src/tools/tenants.ts', ...words], { cwd: here, encoding: 'utf8' })

  it('is not passed over', () => {
    const { status, stderr } = asked('new', 'NOVA', '--url', 'nova', '--from', 'KAIYO', '--flavour', 'customs')
    expect(status).toBe(2)
    expect(stderr).toContain('npm run tenants -- new')
  })

  it('is told the command that is meant', () => {
    expect(asked('chek', 'ACME')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('There is no command "chek". Did you mean "check"?') as unknown,
    })
  })

  it('is said in a sentence where a file is not there', () => {
    const { status, stderr } = asked('words', 'ACME', 'ja', '--from', 'no-such-file.csv')
    expect(status).toBe(1)
    expect(stderr).toContain('no-such-file.csv')
    expect(stderr).not.toContain('    at ')
  })
})
