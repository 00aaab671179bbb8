import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { withFolder } from '../../changes/index.ts'
import type { OptionSchema } from '../../config/index.ts'
import { checkTenant, entryAbout, outline, tenantIds, type ConfigInput, type OutlineEntry } from '../../config/node.ts'
import { readConfig, readWholeFolder } from '../../tools/project/read.ts'
import { folderWith } from '../../tools/studio/desk.ts'
import { partsOf } from '../../tools/studio/parts.ts'
import type { Change } from '../host/api.ts'
import { flat } from '../host/entries.ts'
import { propertyChanges } from '../properties/property-changes.ts'
import { withdrawn } from '../inspector/withdraw.ts'
import { blockChanges, fits, takesBlocks } from './block.ts'
import { arrangementChanges, copyChanges } from './copies.ts'
import { collectionOf, knownValueChanges, spokenName } from './known.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const portal = readConfig(root)
const languages = ['en', 'ja']
const texts = { en: 'Crane', ja: 'クレーン' }
const folders = new Map(
  tenantIds(portal).map((id) => [id, readWholeFolder(`${root}tenants/${id}`) ?? new Map<string, string>()]),
)
const all = (input: ConfigInput, tenant: string, file: string) =>
  flat(outline(input, tenant, file)).map(({ entry }) => entry)
const entryAt = (input: ConfigInput, tenant: string, file: string, way: string): OutlineEntry => {
  const found = all(input, tenant, file).find(({ keys }) => keys.join('.') === way)
  if (found === undefined) throw new Error(`${file} has no ${way}`)
  return found
}
const about = (input: ConfigInput, tenant: string, file: string, way = '') =>
  entryAbout(input, tenant, file, way === '' ? [] : way.split('.'))
const after = (input: ConfigInput, tenant: string, changes: Change[]) =>
  withFolder(input, tenant, folderWith(input, tenant, folders.get(tenant) ?? new Map<string, string>(), changes))
const errors = (input: ConfigInput, tenant: string) =>
  checkTenant(input, tenant).flatMap(({ severity, message }) => (severity === 'error' ? [message] : []))
const own = (input: ConfigInput, tenant: string, file: string) => input.files.get(`tenants/${tenant}/${file}`)
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
    expect(own(next, 'KAIYO', file)).toMatch(/"field": "firstEtaDate",[^}]*"cell": "date"/)
  })

  it('is offered under a name that people can read', () =>
    expect([spokenName('templateName'), spokenName('pickupInfo.readyDate')]).toEqual(['Template name', 'Ready date']))
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

describe('[BX-04] properties that the language describes', () => {
  const list = 'grids/shipments.json'
  const files = 'grids/customs-files.json'
  const put = (input: ConfigInput, tenant: string, file: string, way: string, key: string, value: unknown) => {
    const property = about(input, tenant, file, way).properties.find(({ keys }) => keys.join('.') === key)
    if (property === undefined) throw new Error(`${way} has no ${key}`)
    const keys = way === '' ? [] : way.split('.')
    return after(input, tenant, propertyChanges({ keys }, property, value, file))
  }

  it('arrange a list: its columns and their order, its sort, what it filters, and which one it opens with', () => {
    const { id, changes } = arrangementChanges(outline(portal, 'ACME', list), { en: 'Late', ja: '遅延' }, list)
    const way = `arrangements.${id}`
    let next = after(portal, 'ACME', changes)
    next = put(next, 'ACME', list, way, 'columns', ['podEtaDate', 'shpNo', 'currentStatus'])
    next = put(next, 'ACME', list, way, 'sort.column', 'podEtaDate')
    next = put(next, 'ACME', list, way, 'filters', { porName: 'Tokyo' })
    next = put(next, 'ACME', list, way, 'density', 'compact')
    next = put(next, 'ACME', list, '', 'arrangement', id)
    expect(errors(next, 'ACME')).toEqual([])
    const written = JSON.parse(own(next, 'ACME', list) ?? '{}') as Record<string, unknown>
    expect(written).toMatchObject({ arrangement: id })
    expect(written['arrangements']).toEqual({
      [id]: {
        label: `grid.x_shipments_arrangement`,
        columns: ['podEtaDate', 'shpNo', 'currentStatus'],
        sort: { column: 'podEtaDate', direction: 'asc' },
        filters: { porName: 'Tokyo' },
        density: 'compact',
      },
    })
    const unsorted = put(next, 'ACME', list, way, 'sort.column', undefined)
    expect(own(unsorted, 'ACME', list)).not.toContain('"sort"')
  })

  it('know what each column of a list may be filtered by: the words of its values, days, or a text', () => {
    const filtersOf = (tenant: string, file: string, way: string) =>
      about(portal, tenant, file, way).properties.find(({ keys }) => keys[0] === 'filters')?.filters ?? {}
    const shipments = filtersOf('ACME', list, 'arrangements.byArrival')
    expect(shipments['currentStatus']).toMatchObject({ kind: 'choice' })
    expect(shipments['currentStatus']?.values).toContainEqual({
      value: 'DELAYED',
      texts: { en: 'Delayed', ja: '遅延' },
    })
    expect(shipments['podEtaDate']?.kind).toBe('days')
    expect(shipments['podEtaDate']?.values?.[0]).toEqual({ value: 'today', texts: { en: 'Today', ja: '今日' } })
    expect(shipments['shpNo']).toEqual({ kind: 'text' })
    // A text of the gateway's own, of which nobody knows what it may be.
    const arranged = after(portal, 'HARBOR', [
      ...arrangementChanges(outline(portal, 'HARBOR', files), { en: 'Mine', ja: '自分' }, files).changes,
    ])
    const { properties } = entryAbout(arranged, 'HARBOR', files, ['arrangements', 'x_arrangement'])
    expect(properties.find(({ keys }) => keys[0] === 'filters')?.filters).toMatchObject({
      portOfEntryName: { kind: 'text' },
      x_status: { kind: 'choice' },
    })
  })

  it('say of a level its crumb, and of a block which level a row opens: a later one', () => {
    const file = 'drilldowns/customs-invoice.json'
    const { properties } = about(portal, 'HARBOR', file, 'levels.invoice.blocks.lines')
    expect(properties.find(({ keys }) => keys[0] === 'opens')).toMatchObject({
      value: 'line',
      options: [{ value: 'line' }, { value: 'tariff' }, { value: 'pga' }],
    })
    const level = about(portal, 'HARBOR', file, 'levels.line').properties
    expect(level.find(({ keys }) => keys.join('.') === 'crumb.label')).toMatchObject({
      kind: 'label',
      value: { en: 'Line' },
    })
    const change = (language: string, text: string): Change => ({
      ...{ kind: 'text', file, keys: ['levels', 'line', 'crumb'], language, text, at: 'label' },
    })
    const next = after(portal, 'HARBOR', [change('en', 'Position')])
    expect(errors(next, 'HARBOR')).toEqual([])
    expect(entryAt(next, 'HARBOR', file, 'levels.line').texts).toMatchObject({ en: 'Position' })
  })

  it('are said in the language of the studio, and a change of none leaves the file as it was', () => {
    const { properties } = about(portal, 'ACME', list)
    expect(properties.find(({ keys }) => keys[0] === 'fill')?.titles).toEqual({
      en: 'Fill the window',
      ja: '画面の下端まで広げる',
    })
    const high = put(portal, 'ACME', list, '', 'rowHeight', 60)
    expect(own(high, 'ACME', list)).toContain('"rowHeight": 60')
    expect(own(put(high, 'ACME', list, '', 'rowHeight', undefined), 'ACME', list)).toBe(own(portal, 'ACME', list))
  })
})

describe('[BX-04] maps of values', () => {
  const file = 'dashboards/forwarding.json'
  const mapOf = (input: ConfigInput, way: string, keys: string) =>
    about(input, 'ACME', file, way).maps.find((each) => each.keys.join('.') === keys)

  it('name the parameters of the contract’s operation, and another operation has others', () => {
    const names = (input: ConfigInput) =>
      mapOf(input, 'widgets.quoteStatus', 'source.query')?.names?.map(({ value, isNeeded }) => [value, isNeeded])
    expect(names(portal)).toContainEqual(['countBy', true])
    expect(mapOf(portal, 'widgets.quoteStatus', 'click.query')).toMatchObject({
      kept: ['fromDashBoard', 'status'],
      value: { status: { from: 'figure.code' } },
    })
    const operation = about(portal, 'ACME', file, 'widgets.quoteStatus').properties.find(
      ({ keys }) => keys.join('.') === 'source.operation',
    )
    const offered = operation?.options?.map(({ value }) => value) ?? []
    expect(offered).toContain('countBookings')
    expect(offered).not.toContain('saveBooking')
  })

  it('of a source are those of any operation that only asks, however it is sent', () => {
    const offered = about(portal, 'HARBOR', 'dashboards/customs.json', 'widgets.held').properties.find(
      ({ keys }) => keys.join('.') === 'source.operation',
    )?.options
    const names = offered?.map(({ value }) => value)
    expect(names).toEqual(
      expect.arrayContaining(['listCommercialInvoices', 'searchCustomsShipments', 'listCustomsShipmentsFor']),
    )
    expect(names).not.toContain('saveCustomsDocuments')
  })

  it('of a click name what the page reads in its address, and its values where these are known', () => {
    const names = (tenant: string, board: string, way: string) =>
      about(portal, tenant, board, way).maps.find(({ keys }) => keys.join('.') === 'click.query')?.names ?? []
    const find = (all: ReturnType<typeof names>, name: string) => all.find(({ value }) => value === name)
    const shipments = names('ACME', file, 'widgets.delayed')
    expect(find(shipments, 'shipper')?.texts?.['en']).toBe('Shipper: …')
    expect(find(shipments, 'status')?.values).toContainEqual({ value: 'DELAYED', texts: { en: 'Delayed', ja: '遅延' } })
    expect(find(shipments, 'etdNoOfDaysAgo')).toMatchObject({ type: 'number' })
    expect(find(shipments, 'id')).toBeUndefined()
    // The filters of the list, by column, and what is out of the ordinary.
    expect(find(shipments, 'f.currentStatus')).toMatchObject({ texts: { en: 'Status' }, type: 'string' })
    expect(find(shipments, 'f.podEtaDate')).toMatchObject({ areDays: true })
    expect(find(shipments, 'f.list.exception')?.values?.map(({ value }) => value)).toContain('notArrived')
    const files = names('HARBOR', 'dashboards/customs.json', 'widgets.held')
    expect(find(files, 'dataFor')?.values?.map(({ value }) => value)).toContain('held')
    // It is written as a hand would, and found sound.
    const keys = ['widgets', 'delayed', 'click', 'query']
    const value = { status: 'DELAYED', 'f.podEtaDate': 'last7Days' }
    expect(errors(after(portal, 'ACME', [{ kind: 'set', file, keys, value }]), 'ACME')).toEqual([])
  })

  it('of a link for everybody name its numbers, and of a kind of number the call’s parameters', () => {
    const found = (board: string, way: string, keys: string) =>
      about(portal, 'ACME', board, way).maps.find((each) => each.keys.join('.') === keys)?.names
    const link = found('views/shipment.json', 'actions.copyLink', 'copy')
    expect(link?.map(({ value }) => value)).toContain('Link')
    expect(link?.find(({ value }) => value === 'MasterNo')?.texts?.['en']).toBeTruthy()
    const kind = found('portal.json', 'flavours.forwarding.tracking.numbers.RefNos', 'query')
    expect(kind?.map(({ value }) => value)).toContain('PageIndex')
    const lookup = about(portal, 'ACME', 'lookups.json', 'lookups.cities').properties.find(
      ({ keys }) => keys[0] === 'search',
    )
    expect(lookup?.options?.length).toBeGreaterThan(0)
  })

  it('are said where the widget is the tenant’s own, and found sound', () => {
    const copied: Change = { kind: 'copy', file, keys: ['widgets', 'quoteStatus'], id: 'x_mine' }
    const keys = ['widgets', 'x_mine', 'source', 'query']
    const value = { countBy: 'quotestatus', CreateDateNoOfDaysAgo: 7 }
    const input = after(portal, 'ACME', [copied, { kind: 'set', file, keys, value }])
    expect(errors(input, 'ACME')).toEqual([])
    expect(mapOf(input, 'widgets.x_mine', 'source.query')).toMatchObject({ value, kept: [] })
  })
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
