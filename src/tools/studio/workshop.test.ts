import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Change } from '../../studio/host/api.ts'
import { openWorkshop, type Workshop } from './workshop.ts'

let root: string
let workshop: Workshop
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'workshop-'))
  for (const folder of ['schemas', 'tenants']) cpSync(folder, join(root, folder), { recursive: true })
  mkdirSync(join(root, 'src'))
  symlinkSync(join(process.cwd(), 'src/contract'), join(root, 'src/contract'))
  workshop = openWorkshop(root)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const file = 'grids/bookings.json'
const language = 'en'
const hide = (tenant: string, column: string) =>
  workshop.change({
    tenant,
    file,
    language,
    changes: [{ kind: 'set', file, keys: ['columns', column, 'hidden'], value: true } satisfies Change],
  })
const isHidden = (tenant: string) =>
  /"origin": \{[^}]*"hidden": true/.test(workshop.input().files.get(`tenants/${tenant}/${file}`) ?? '')
const onDisk = (tenant: string) => readFileSync(join(root, 'tenants', tenant, file), 'utf8')

it('[BX-04] undo and discard in one tenant leave what is changed in another', () => {
  hide('ACME', 'origin')
  hide('KAIYO', 'origin')
  workshop.undo({ tenant: 'ACME', file, language })
  expect([isHidden('ACME'), isHidden('KAIYO')]).toEqual([false, true])
  workshop.redo({ tenant: 'ACME', file, language })
  workshop.discard({ tenant: 'KAIYO', file, language })
  expect([isHidden('ACME'), isHidden('KAIYO')]).toEqual([true, false])
})

it('[BX-04] what somebody else writes on disk at other places is taken up under what is not saved', () => {
  hide('ACME', 'origin')
  writeFileSync(
    join(root, 'tenants/ACME', file),
    onDisk('ACME').replace('"columns": {', '"columns": { "refNo": { "hidden": true },'),
  )
  workshop.follow()
  expect(workshop.state({ tenant: 'ACME', file, language })).toMatchObject({ conflicts: [], canSave: true })
  workshop.save({ tenant: 'ACME', file, language })
  expect(JSON.parse(onDisk('ACME'))).toMatchObject({
    columns: { origin: { hidden: true }, refNo: { hidden: true } },
  })
})

it('[BX-04] what somebody else writes on disk at the same place is not written over', () => {
  hide('ACME', 'origin')
  const theirs = onDisk('ACME').replace('"columns": {', '"columns": { "origin": { "hidden": false },')
  writeFileSync(join(root, 'tenants/ACME', file), theirs)
  workshop.save({ tenant: 'ACME', file, language })
  expect(workshop.state({ tenant: 'ACME', file, language })).toMatchObject({
    conflicts: [`tenants/ACME/${file}`],
    canSave: false,
  })
  expect(onDisk('ACME')).toBe(theirs)
})

it('[TN-03] a tenant with an error is opened as the base has it, and saved once it is mended', () => {
  const broken = onDisk('ACME').replace('"columns": {', '"columns": { "orign": { "hidden": true },')
  writeFileSync(join(root, 'tenants/ACME', file), broken)
  workshop = openWorkshop(root)
  expect(workshop.tenant('ACME')?.screens.length).toBeGreaterThan(5)
  const errors = () =>
    workshop.state({ tenant: 'ACME', file, language }).findings.filter(({ severity }) => severity === 'error')
  expect(errors().map(({ message }) => message)).toEqual([expect.stringContaining('"orign"')])
  hide('ACME', 'origin')
  expect(workshop.state({ tenant: 'ACME', file, language }).canSave).toBe(false)
  const keys = ['columns', 'orign']
  workshop.change({ tenant: 'ACME', file, language, changes: [{ kind: 'set', file, keys }] })
  expect(errors()).toEqual([])
  workshop.save({ tenant: 'ACME', file, language })
  expect(JSON.parse(onDisk('ACME'))).toMatchObject({ columns: { origin: { hidden: true } } })
  expect(onDisk('ACME')).not.toContain('orign')
})

it('[BX-04] a picture takes the place of another one, is written byte for byte, and undone', () => {
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
  const there = (path: string) => existsSync(join(root, 'tenants/ACME/assets', path))
  const look = { tenant: 'ACME', file, language }
  const put = (keys: string[]) =>
    workshop.change({
      ...look,
      changes: [{ kind: 'picture', file: 'tenant.json', keys, content: png.toString('base64') }],
    })
  put(['theme', 'dark', 'logo'])
  expect(workshop.file('ACME', 'assets/logo-dark.png')).toEqual(png)
  workshop.undo(look)
  expect(workshop.file('ACME', 'assets/logo-dark.svg')).toContain('<svg')
  workshop.redo(look)
  workshop.save(look)
  expect(readFileSync(join(root, 'tenants/ACME/assets/logo-dark.png'))).toEqual(png)
  expect([there('logo-dark.svg'), there('logo.svg')]).toEqual([false, true])
  const { theme } = JSON.parse(readFileSync(join(root, 'tenants/ACME/tenant.json'), 'utf8')) as { theme: object }
  expect(theme).toMatchObject({ logo: 'assets/logo.svg', dark: { logo: 'assets/logo-dark.png' } })
})
