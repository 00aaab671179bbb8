import { describe, expect, it } from 'vitest'
import { entryAbout, outline, type ConfigInput } from '../../config/node.ts'
import type { Change } from '../host/api.ts'
import { listChanges } from '../adding/copies.ts'
import { about, after, entryAt, errors, own, portal } from '../../tools/studio/testing/configured.ts'
import { propertyChanges } from './property-changes.ts'

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
    const { id, changes } = listChanges('Arrangement', outline(portal, 'ACME', list), { en: 'Late', ja: '遅延' }, list)
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

  it('take what may be any single value as the kind that it is', () => {
    const way = 'switches.disabled'
    const templates = 'grids/templates.json'
    const kinds = about(portal, 'ACME', templates, way).properties.map(({ keys, kind, value }) => [
      keys[0],
      kind,
      value,
    ])
    expect(kinds).toContainEqual(['on', 'text', 'A,I'])
    const next = put(portal, 'ACME', templates, way, 'on', 'I')
    expect(errors(next, 'ACME')).toEqual([])
    expect(JSON.parse(own(next, 'ACME', templates) ?? '{}')).toMatchObject({ switches: { disabled: { on: 'I' } } })
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
      ...listChanges('Arrangement', outline(portal, 'HARBOR', files), { en: 'Mine', ja: '自分' }, files).changes,
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

  it('offer a list of choices no text of its own, but each of its choices', () => {
    const knows = (way: string) => entryAt(portal, 'ACME', 'lookups.json', way).knows
    expect(knows('lookups.deliveryTerms')).not.toContain('label')
    expect(knows('lookups.deliveryTerms.options.C')).toContain('label')
  })

  it('say what holds without a word of the tenant: what the base says, else what the language takes', () => {
    const toneOf = (input: ConfigInput, way: string) =>
      about(input, 'ACME', list, way).properties.find(({ keys }) => keys[0] === 'tone')
    expect(toneOf(portal, 'exceptions.delayed')).toMatchObject({ usual: 'danger', isOfBase: true })
    expect(toneOf(portal, 'exceptions.invoiceMissing')).toMatchObject({ usual: 'warning', isOfBase: false })
    const warned = put(portal, 'ACME', list, 'exceptions.delayed', 'tone', 'warning')
    expect(own(warned, 'ACME', list)).toContain('"delayed": { "tone": "warning" }')
    expect(toneOf(warned, 'exceptions.delayed')).toMatchObject({ usual: 'danger', value: 'warning' })
  })

  it('are said in the language of the studio, and a change of none leaves the file as it was', () => {
    const { properties } = about(portal, 'ACME', list)
    expect(properties.find(({ keys }) => keys[0] === 'fill')?.titles).toEqual({
      en: 'Fill the window',
      ja: '画面の下端まで広げる',
    })
    expect(properties.find(({ keys }) => keys[0] === 'rowHeight')?.about).toEqual({
      en: 'Height of a row in pixels.',
      ja: '行の高さ（ピクセル）。',
    })
    const high = put(portal, 'ACME', list, '', 'rowHeight', 60)
    expect(own(high, 'ACME', list)).toContain('"rowHeight": 60')
    expect(own(put(high, 'ACME', list, '', 'rowHeight', undefined), 'ACME', list)).toBe(own(portal, 'ACME', list))
  })
})
