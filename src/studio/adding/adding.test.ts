import { describe, expect, it } from 'vitest'
import type { OptionSchema } from '../../config/index.ts'
import { compileTenant, outline, type ConfigInput } from '../../config/node.ts'
import { partsOf } from '../../tools/studio/parts.ts'
import type { Change } from '../host/api.ts'
import { flat } from '../host/entries.ts'
import { withdrawn } from '../inspector/withdraw.ts'
import { about, after, all, entryAt, errors, own, portal } from '../../tools/studio/testing/configured.ts'
import { blockChanges, fits, takesBlocks } from './block.ts'
import { copyChanges } from './copies.ts'
import { collectionOf, knownValueChanges } from './known.ts'

const languages = ['en', 'ja']
const texts = { en: 'Crane', ja: 'クレーン' }
const block = (name: string) => {
  const found = partsOf().block.find((each) => each.name === name)
  if (found === undefined) throw new Error(`There is no block ${name}`)
  return found
}

/** What a person may enter where an option must have a value. */
function something(
  option: Pick<OptionSchema, 'type' | 'items' | 'required' | 'properties' | 'x-names'>,
  path: string,
): unknown {
  const { type, items, required = [], properties = {}, 'x-names': names } = option
  if (type === 'array') return items === undefined ? [] : [something(items, path)]
  if (type === 'object')
    return Object.fromEntries(required.map((name) => [name, something(properties[name] ?? { type: 'string' }, path)]))
  return names === 'label' ? 'field.refNo' : path
}

describe('[BX-04] a block of the tenant’s own', () => {
  it.each([
    ['KAIYO', 'views/shipment.json', 'sections.header'],
    ['KAIYO', 'views/container.json', 'sections.items.blocks.items'],
    ['KAIYO', 'views/booking-summary.json', 'sections.details'],
    ['HARBOR', 'drilldowns/customs-invoice.json', 'levels.line'],
    ['HARBOR', 'drilldowns/customs-milestones.json', 'levels.list.blocks.list'],
  ])(
    'of every kind that draws what is there goes into %s %s at %s with nothing wrong about it',
    (tenant, file, way) => {
      const beside = entryAt(portal, tenant, file, way)
      expect(takesBlocks(beside, file)).toBe(true)
      const { places } = about(portal, tenant, file, way)
      const added = ['fields', 'table', 'timeline', 'remarks', 'parties', 'hero', 'note'].flatMap((name) => {
        const part = block(name)
        const place = places.find((each) => fits(part, each) && each.values.length > 0)
        if (place === undefined && part.types.length > 0) return []
        const path = place?.values[0]?.path ?? ''
        const options = Object.fromEntries(
          part.needs.map((need) => [need, something(part.options[need] ?? { type: 'string' }, path)]),
        )
        const values =
          collectionOf({ kind: 'Block', says: { block: name } }) === undefined ? [] : (place?.values.slice(0, 3) ?? [])
        const described = { part, ...(place !== undefined && { place }), values, options, texts }
        const { key, changes } = blockChanges(outline(portal, tenant, file), beside, described, languages, file)
        const next = after(portal, tenant, changes)
        expect([name, errors(next, tenant)]).toEqual([name, []])
        expect(entryAt(next, tenant, file, key)).toMatchObject({ isOwn: true, texts: { en: 'Crane' } })
        return [name]
      })
      expect(added).toEqual(expect.arrayContaining(['note', 'fields']))
    },
  )

  it('is written as a careful hand writes it: words of the portal are taken where it has them', () => {
    const file = 'views/container.json'
    const { places } = about(portal, 'ACME', file, 'sections.items.blocks.items')
    const place = places.find(({ at }) => at === 'containerItemList')
    const values = place?.values.filter(({ path }) => ['ctnItemCargoDescription', 'ctnItemTotPcs'].includes(path)) ?? []
    const beside = entryAt(portal, 'ACME', file, 'sections.items.blocks.items')
    const described = { part: block('table'), ...(place && { place }), values, options: {}, texts: { en: '', ja: '' } }
    const { changes } = blockChanges(outline(portal, 'ACME', file), beside, described, languages, file)
    expect(own(after(portal, 'ACME', changes), 'ACME', file)).toBe(`{
  "$schema": "../../../schemas/meta/overrides/view.schema.json",
  "sections": {
    "items": {
      "blocks": {
        "x_table": {
          "block": "table",
          "at": "containerItemList",
          "columns": { "ctnItemCargoDescription": { "label": "shipment.goods" }, "ctnItemTotPcs": { "label": "field.pieces" } },
          "after": "items"
        }
      }
    }
  }
}
`)
  })
})

describe('[ST-04] what the gateway knows and a place does not show', () => {
  it.each([
    ['KAIYO', 'forms/template.layout.json', 'sections.details.fields.referenceNumber', true],
    ['KAIYO', 'grids/bookings.json', 'columns.bookingNo', true],
    ['KAIYO', 'views/container.json', 'sections.container.blocks.container', false],
    ['KAIYO', 'views/container.json', 'sections.container.blocks.container.fields.totPcs', false],
    ['KAIYO', 'views/shipment.json', 'sections.containers.blocks.containers.columns.totPcs', false],
    ['HARBOR', 'drilldowns/customs-invoice.json', 'levels.line.blocks.detail', false],
    ['HARBOR', 'drilldowns/customs-invoice.json', 'levels.pga.foot.blocks.parties', false],
  ])(
    'is found for %s %s at %s and leaves the list once it is shown, with nothing wrong about it',
    (tenant, file, way, isFree) => {
      const beside = entryAt(portal, tenant, file, way)
      const { values } = about(portal, tenant, file, way)
      const known = values.map(({ path }) => path)
      expect(known).not.toContain(beside.id)
      const [first] = values
      if (first === undefined) return
      const { id, changes } = knownValueChanges(first, texts, { beside, file, isFree })
      const next = after(portal, tenant, changes)
      expect(errors(next, tenant)).toEqual([])
      expect(all(next, tenant, file).filter((each) => each.isOwn && each.id === id)).toHaveLength(1)
      expect(about(next, tenant, file, way).values.map(({ path }) => path)).toEqual(known.slice(1))
    },
  )

  it('reads as the portal calls it elsewhere, without a word of the tenant’s own', () => {
    const file = 'views/container.json'
    const beside = entryAt(portal, 'KAIYO', file, 'sections.container.blocks.container')
    const day = about(portal, 'KAIYO', file, beside.keys.join('.')).values.find(({ path }) => path === 'lastFreeDate')
    if (day === undefined) throw new Error('The day is shown already')
    const { changes } = knownValueChanges(day, day.texts ?? {}, { beside, file, isFree: false })
    expect(own(after(portal, 'KAIYO', changes), 'KAIYO', file)).toContain(
      '"x_lastFreeDate": { "field": "lastFreeDate", "label": "field.lastFreeDate", "cell": "date", "options": { "format": "long" } }',
    )
  })

  it('that is a day is a day for whoever reads it, also where the portal shows it nowhere', () => {
    const file = 'grids/shipments.json'
    const beside = entryAt(portal, 'KAIYO', file, 'columns.shpNo')
    const day = about(portal, 'KAIYO', file, 'columns.shpNo').values.find(({ path }) => path === 'firstEtaDate')
    if (day === undefined) throw new Error('The day is shown already')
    const { changes } = knownValueChanges(day, texts, { beside, file, isFree: false })
    const next = after(portal, 'KAIYO', changes)
    expect(errors(next, 'KAIYO')).toEqual([])
    expect(own(next, 'KAIYO', file)).toMatch(/"field": "firstEtaDate",[^}]*"cell": "date"[^}]*"filter": "date"/)
  })

  it('is filtered by one of its codes in a list; several of them, and what stands in a block, are not', () => {
    const beside = entryAt(portal, 'KAIYO', 'grids/shipments.json', 'columns.shpNo')
    const said = (options: Record<string, unknown>, at = beside, file = 'grids/shipments.json') => {
      const like = { label: 'field.x_tint', cell: 'code', options }
      const { changes } = knownValueChanges({ path: 'x_tint', type: 'string', like }, texts, {
        beside: at,
        file,
        isFree: false,
      })
      return JSON.stringify(changes.at(-1))
    }
    expect(said({ lookup: 'modes' })).toContain('"filter":"select"')
    expect(said({ lookup: 'modes', many: true })).not.toContain('filter')
    const block = entryAt(portal, 'KAIYO', 'views/container.json', 'sections.container.blocks.container')
    expect(said({ lookup: 'modes' }, block, 'views/container.json')).not.toContain('filter')
  })
})

it('[BX-04] a condition about a value that only the one form has stays in it: those that extend it are as they were', () => {
  const file = 'forms/booking.layout.json'
  const when = { field: 'deliveryTerms', is: 'C' }
  const keys = ['sections', 'details', 'fields', 'referenceNumber', 'required']
  const next = after(portal, 'ACME', [{ kind: 'set', file, keys, value: { on: 'submit', when } }])
  expect(errors(next, 'ACME')).toEqual([])
  expect(entryAt(next, 'ACME', file, 'sections.details.fields.referenceNumber').says['required']).toMatchObject({
    when,
  })
  const quote = entryAt(next, 'ACME', 'forms/quote.layout.json', 'sections.details.fields.referenceNumber')
  expect(quote.says['required']).toBeUndefined()
  // What both have holds in both.
  const both = { on: 'submit', when: { field: 'bizType', is: 'SE' } }
  const shared = after(portal, 'ACME', [{ kind: 'set', file, keys, value: both }])
  const also = entryAt(shared, 'ACME', 'forms/quote.layout.json', 'sections.details.fields.referenceNumber')
  expect(also.says['required']).toEqual(both)
})

it.each<[string, string, unknown, unknown]>([
  ['a default', 'record.initial.commodityCode', 'A1', undefined],
  ['a text made of others', 'composed.commodity', { from: ['bizType', 'commodityCode'] }, undefined],
  ['a text made of one’s own', 'composed.commodity', { from: ['bizType', 'customFields.x_lot'] }, undefined],
  [
    'a text made of one’s own that no field shows',
    'composed.commodity',
    { from: ['bizType', 'customFields.x_kept'] },
    undefined,
  ],
  [
    'a text of a label',
    'composed.commodity',
    { text: { label: 'form.details', values: { a: { path: 'hblAwbNo' } } } },
    undefined,
  ],
  ['what is emptied', 'effects.destinationChosen.clear', ['podCity', 'commodityCode'], ['podCity']],
  ['what both have', 'composed.commodity', { from: ['bizType'] }, { from: ['bizType'] }],
])('[BX-04] %s names in a form that extends another nothing that it has not', (_what, way, value, ofQuote) => {
  const lot: Change[] = [
    { kind: 'set', file: 'forms/booking.schema.json', keys: ['properties', 'x_lot'], value: { type: 'string' } },
    { kind: 'set', file: 'forms/booking.schema.json', keys: ['properties', 'x_kept'], value: { type: 'string' } },
    {
      kind: 'set',
      file: 'forms/booking.layout.json',
      keys: ['sections', 'details', 'fields', 'x_lot'],
      value: { label: 'field.commodity' },
    },
  ]
  const set: Change = { kind: 'set', file: 'forms/booking.layout.json', keys: way.split('.'), value }
  const next = after(portal, 'ACME', [...lot, set])
  expect(errors(next, 'ACME')).toEqual([])
  const keys = way.split('.')
  const said = (form: string) => {
    const screen = compileTenant(next, 'ACME').tenant?.screens[`forms/${form}`] as unknown as Record<string, unknown>
    return keys.reduce<unknown>((at, key) => {
      if (Array.isArray(at)) return (at as { id: string }[]).find(({ id }) => id === key)
      return (at as Record<string, unknown> | undefined)?.[key]
    }, screen)
  }
  expect(said('booking')).toMatchObject(value as object)
  if (ofQuote === undefined) expect(said('quote')).toBeUndefined()
  else expect(said('quote')).toMatchObject(ofQuote as object)
})

describe('[BX-04] entries of views and levels', () => {
  const file = 'views/container.json'
  it('of one id have texts of their own', () => {
    const text = (way: string, now: string): Change => ({
      ...{ kind: 'text', file, keys: way.split('.'), language: 'en', text: now },
    })
    const items = 'sections.items'
    const table = 'sections.items.blocks.items'
    const again = after(portal, 'ACME', [
      text(items, 'Goods'),
      text(table, 'All goods'),
      text(`${table}.columns.ctnItemTotPcs`, 'Pcs'),
    ])
    expect([items, table].map((way) => entryAt(again, 'ACME', file, way).texts['en'])).toEqual(['Goods', 'All goods'])
    expect(errors(again, 'ACME')).toEqual([])
  })

  it('are copied with all that is in them; what one of the two reads stays when the other goes', () => {
    const way = 'sections.container.blocks.container'
    const named = after(portal, 'ACME', [
      { kind: 'text', file, keys: [...way.split('.'), 'fields', 'totPcs'], language: 'en', text: 'Pcs' },
    ])
    const { id, changes } = copyChanges(outline(named, 'ACME', file), entryAt(named, 'ACME', file, way), file)
    const two = after(named, 'ACME', changes)
    expect(errors(two, 'ACME')).toEqual([])
    const copy = entryAt(two, 'ACME', file, `sections.container.blocks.${id}`)
    expect(copy.entries.map((each) => each.id)).toEqual(
      entryAt(portal, 'ACME', file, way).entries.map((each) => each.id),
    )
    const one = after(two, 'ACME', withdrawn(copy, outline(two, 'ACME', file), languages, file))
    const said = ({ files }: ConfigInput) =>
      [...files]
        .map(([path, text]) => [path, JSON.parse(text) as unknown] as const)
        .filter(([path]) => path.startsWith('tenants/ACME/'))
    expect(said(one)).toEqual(said(named))
  })

  it('stand in the foot of a level, too', () => {
    const pga = entryAt(portal, 'HARBOR', 'drilldowns/customs-invoice.json', 'levels.pga')
    expect(flat([pga]).map(({ entry }) => entry.keys.join('.'))).toContain(
      'levels.pga.foot.blocks.parties.columns.email',
    )
    expect(flat([pga]).find(({ entry }) => entry.id === 'email')?.entry.ids).toEqual(['pga', 'parties', 'email'])
  })
})
