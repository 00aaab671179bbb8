import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { withFolder } from '../../changes/index.ts'
import { checkTenant, entryAbout, outline, type ConfigInput, type OutlineEntry } from '../../config/node.ts'
import { readConfig, readWholeFolder } from '../../tools/project/read.ts'
import { folderWith, studioTenant } from '../../tools/studio/desk.ts'
import type { Change } from '../host/api.ts'
import { flat } from '../host/entries.ts'
import { choiceChanges, listOf } from './choices.ts'
import { copyChanges, mayBeCopied } from './copies.ts'

const tenant = 'KAIYO'
const root = fileURLToPath(new URL('../../../', import.meta.url))
const portal = readConfig(root)
const folder = readWholeFolder(`${root}tenants/${tenant}`) ?? new Map<string, string>()
const after = (changes: readonly Change[], own = folder) => {
  const input = withFolder(portal, tenant, own)
  return withFolder(input, tenant, folderWith(input, tenant, own, changes))
}
const entries = (input: ConfigInput, file: string) => flat(outline(input, tenant, file)).map(({ entry }) => entry)
const errors = (input: ConfigInput) =>
  checkTenant(input, tenant).flatMap(({ severity, message }) => (severity === 'error' ? [message] : []))
const found = (entry: OutlineEntry | undefined): OutlineEntry => {
  if (entry === undefined) throw new Error('There is no such entry')
  return entry
}

it('[BX-04] a fixed list of choices gets one more, one is hidden; what the gateway answers gets none', () => {
  const file = 'lookups.json'
  const all = entries(portal, file)
  const modes = found(all.find(({ keys }) => keys.join('.') === 'lookups.modes'))
  expect(listOf(all, found(modes.entries[0]))).toBe(modes)
  expect(listOf(all, found(all.find(({ says }) => says['operation'] !== undefined)))).toBeUndefined()
  const { key, changes } = choiceChanges(modes, 'XX', { en: 'By barge', ja: 'はしけ' }, file)
  const hide: Change = { kind: 'set', file, keys: [...modes.keys, 'options', 'IL', 'hidden'], value: true }
  const input = after([...changes, hide])
  expect(errors(input)).toEqual([])
  const now = entries(input, file)
  expect(now.find(({ keys }) => keys.join('.') === key)).toMatchObject({ texts: { en: 'By barge' }, isOwn: true })
  expect(now.find(({ keys }) => keys.join('.') === 'lookups.modes.options.IL')?.hidden).toBe(true)
})

it('[BX-04] a page and an entry of the navigation are made after others, the page at an address of its own', () => {
  const all = entries(portal, 'portal.json')
  for (const kind of ['Route', 'Entry']) {
    const entry = found(all.find((each) => each.kind === kind && !each.hidden && each.id !== 'home'))
    expect(mayBeCopied(entry, 'portal.json')).toBe(true)
    expect(errors(after(copyChanges(all, entry, 'portal.json').changes))).toEqual([])
  }
})

it('[BX-04] a screen of the tenant’s own is among its screens, and is changed as those of the portal are', () => {
  const file = 'grids/x_arriving.json'
  const own = new Map(folder).set(
    file,
    '{ "$schema": "../../../schemas/meta/overrides/grid.schema.json", "extends": "grids/shipments", "title": "shipments.title" }',
  )
  const routes = ['flavours', 'forwarding', 'routes', 'x_arriving']
  const reach: Change = {
    ...{ kind: 'set', file: 'portal.json', keys: routes },
    value: { path: '/arriving', title: 'shipments.title', screen: 'grids/x_arriving', module: 'shipments' },
  }
  const hide: Change = { kind: 'set', file, keys: ['columns', 'currentStatus', 'hidden'], value: true }
  const input = after([reach, hide], own)
  expect(studioTenant(input, tenant)?.screens.find((each) => each.file === file)?.address).toBe(
    `/${studioTenant(input, tenant)?.url ?? ''}/arriving`,
  )
  expect(input.files.get(`tenants/${tenant}/${file}`)).toContain('"currentStatus": { "hidden": true }')
  expect(entries(input, file).find(({ id }) => id === 'currentStatus')).toMatchObject({ hidden: true, isOwn: false })
})

it('[BX-04] what the items of several lists carry is said once, by the names that the contract has in them', () => {
  const file = 'lookups.json'
  const keys = ['items', 'party']
  const party = found(entries(portal, file).find((each) => each.keys.join('.') === keys.join('.')))
  expect([party.kind, party.isOwn, mayBeCopied(party, file)]).toEqual(['Item', false, true])
  const offered = (input: ConfigInput, way: string) =>
    entryAbout(input, tenant, file, keys)
      .properties.find((each) => each.keys.join('.') === way)
      ?.options?.map(({ value }) => value)
  expect(offered(portal, 'city')).toEqual(expect.arrayContaining(['cityCode', 'cityName']))
  expect(offered(portal, 'addresses.at')).toEqual(expect.arrayContaining(['addresses']))
  expect(offered(portal, 'addresses.lines')).toEqual(expect.arrayContaining(['addr1', 'addr4']))
  const usual: Change = { kind: 'set', file, keys: [...keys, 'addresses', 'usual'], value: 'B' }
  const next = after([usual])
  expect(errors(next)).toEqual([])
  expect(JSON.parse(next.files.get(`tenants/${tenant}/${file}`) ?? '')).toMatchObject({
    items: { party: { addresses: { usual: 'B' } } },
  })
  const { id, changes } = copyChanges(outline(portal, tenant, file), party, file)
  const copied = after([...changes, { kind: 'set', file, keys: ['lookups', 'shippers', 'item'], value: id }])
  expect(errors(copied)).toEqual([])
})
