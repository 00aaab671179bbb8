import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync, mkdirSync } from 'node:fs'
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
    onDisk('ACME').replace('"columns": {', '"columns": { "destination": { "hidden": true },'),
  )
  workshop.follow()
  expect(workshop.state({ tenant: 'ACME', file, language })).toMatchObject({ conflicts: [], canSave: true })
  workshop.save({ tenant: 'ACME', file, language })
  expect(JSON.parse(onDisk('ACME'))).toMatchObject({
    columns: { origin: { hidden: true }, destination: { hidden: true } },
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
  expect(workshop.tenants().find(({ id }) => id === 'ACME')?.screens.length).toBeGreaterThan(5)
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
