import { copyFileSync, mkdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig, readWholeFolder } from './read.ts'
import { compiledRules } from './rules.ts'
import { copyOfProject, edit } from './testing.ts'
import { throwawayFolder } from './throwaway.ts'

let root = ''
beforeEach(() => {
  root = throwawayFolder('read-')
  for (const folder of ['schemas', 'tenants/ONE/.editor', 'src/contract/generated'])
    mkdirSync(join(root, folder), { recursive: true })
  writeFileSync(join(root, 'src/contract/generated/gateway.json'), '{}')
  writeFileSync(join(root, 'tenants/ONE/tenant.json'), '\uFEFF{\r\n}')
  // An editor's own: its settings, the mark of a file that somebody is at, and one that was renamed meanwhile.
  writeFileSync(join(root, 'tenants/ONE/.editor/settings.json'), '{}')
  symlinkSync('ann@desk.4711', join(root, 'tenants/ONE/.#tenant.json'))
  symlinkSync('gone.json', join(root, 'tenants/ONE/portal.json'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

describe('the configuration on disk', () => {
  it('is read beside what editors keep there', () => {
    const { files, others } = readConfig(root)
    expect([...files]).toEqual([['tenants/ONE/tenant.json', '{\n}']])
    expect(others).toEqual([])
  })

  it('is the same as a whole folder', () =>
    expect(readWholeFolder(join(root, 'tenants/ONE'))).toEqual(new Map([['tenant.json', '{\n}']])))
})

it('the rules of a gateway that is developed are those of what stands there now, however old its file is', async () => {
  const copy = copyOfProject()
  const path = join(copy, 'schemas/forms/booking.schema.json')
  const kept = join(copy, 'kept.json')
  copyFileSync(path, kept)
  edit(copy, 'schemas/forms/booking.schema.json', '"maxLength": 50', '"maxLength": 49')
  // Somebody was at another file last.
  utimesSync(join(copy, 'schemas/portal.json'), 4e9, 4e9)
  const rules = compiledRules(copy)
  const limits = async () =>
    JSON.stringify((await rules({ id: 'ACME', url: 'acme' }))?.forms.map(({ schema }) => schema))
  const narrow = await limits()
  copyFileSync(kept, path)
  utimesSync(path, 0, 0)
  expect(await limits()).not.toBe(narrow)
  rmSync(copy, { recursive: true, force: true })
})
