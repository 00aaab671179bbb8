import { expect, it } from 'vitest'
import { entryAbout, outline, type ConfigInput } from '../../config/node.ts'
import { partsOf } from '../../tools/studio/parts.ts'
import type { Change } from '../host/api.ts'
import { flat } from '../host/entries.ts'
import { nested } from '../properties/option-values.ts'
import * as configured from '../../tools/studio/testing/configured.ts'
import { blockChanges } from './block.ts'
import { copyChanges } from './copies.ts'
import { levelChanges, opensLevels, variantChanges } from './levels.ts'

const { portal } = configured
const tenant = 'HARBOR'
const file = 'drilldowns/customs-invoice.json'
const texts = { en: 'Line in short', ja: '明細の要約' }
const after = (input: ConfigInput, changes: readonly Change[]) => configured.after(input, tenant, changes)
const errors = (input: ConfigInput) => configured.errors(input, tenant)
const entryAt = (input: ConfigInput, way: string) => configured.entryAt(input, tenant, file, way)
const about = (input: ConfigInput, way: string) => configured.about(input, tenant, file, way)

it('[BX-04] rows open a level of the tenant’s own, which shows the row and is told apart by a key; rows that open one already do not', () => {
  const bill = 'drilldowns/customs-billing.json'
  const entriesOf = (input: ConfigInput) => outline(input, tenant, bill)
  const find = (input: ConfigInput, way: string) =>
    flat(entriesOf(input)).find(({ entry }) => entry.keys.join('.') === way)?.entry
  const [list, lines] = ['levels.invoices.blocks.list', 'levels.invoice.blocks.lines'].map((way) => find(portal, way))
  if (list === undefined || lines === undefined) throw new Error('The bill has no lists')
  expect([list, lines].map((each) => opensLevels(entriesOf(portal), each))).toEqual([false, true])
  const { id, changes } = levelChanges(entriesOf(portal), lines, texts, bill)
  const opened = after(portal, changes)
  const { properties, places } = entryAbout(opened, tenant, bill, ['levels', id])
  const keys = properties.find((each) => each.keys[0] === 'key')
  expect(keys?.options?.map(({ value }) => value)).toContain('chargeDesc')
  const part = partsOf().block.find(({ name }) => name === 'fields')
  const [place] = places
  const level = find(opened, `levels.${id}`)
  if (part === undefined || place === undefined || level === undefined) throw new Error('The row has no place')
  const values = place.values.filter(({ path }) => path === 'amount')
  const described = { part, place, values, options: {}, texts: { en: '', ja: '' } }
  const block = blockChanges(entriesOf(opened), level, described, ['en', 'ja'], bill)
  const key: Change = { kind: 'set', file: bill, keys: ['levels', id, 'key'], value: ['chargeDesc'] }
  expect(errors(after(opened, [key, ...block.changes]))).toEqual([])
})

it('[BX-04] a level has a variant of the tenant’s own before the one for all others, and a copy of one', () => {
  const level = flat(outline(portal, tenant, file)).find(({ entry }) =>
    entry.entries.some(({ kind }) => kind === 'Variant'),
  )
  if (level === undefined) throw new Error('No level has variants')
  const { key, changes } = variantChanges(level.entry, file)
  const added = after(portal, [
    ...changes,
    { kind: 'set', file, keys: [...key.split('.'), 'when'], value: { field: 'row.agencyCd', filled: true } },
  ])
  expect(entryAt(added, key).isOwn).toBe(true)
  const variant = level.entry.entries.find(({ kind }) => kind === 'Variant')
  if (variant === undefined) throw new Error('No variant')
  const copy = copyChanges(outline(portal, tenant, file), variant, file)
  expect(errors(after(portal, copy.changes))).toEqual([])
})

it('[BX-04] what a call sends is said value by value; a list of texts is one, by the contract', () => {
  const way = 'levels.invoice'
  const body = about(portal, way).maps.find(({ keys }) => keys.join('.') === 'source.body')
  expect(body?.value).toMatchObject({ 'additionalFilters.partNo': { from: 'filter.partNo' }, maxResults: 15 })
  expect(body?.known?.map(({ path }) => path)).toContain('includeEntities')
  const value = nested({ ...body?.lists, ...body?.value, maxResults: 30 })
  const input = after(portal, [{ kind: 'set', file, keys: [...way.split('.'), 'source', 'body'], value }])
  expect(errors(input)).toEqual([])
})
