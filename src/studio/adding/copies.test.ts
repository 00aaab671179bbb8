import { expect, it } from 'vitest'
import { differences, outline, type ConfigInput } from '../../config/node.ts'
import type { Change } from '../host/api.ts'
import { ownFieldChanges } from '../inspector/own-field.ts'
import * as configured from '../../tools/studio/testing/configured.ts'
import { copyChanges, listChanges, sectionChanges } from './copies.ts'
import { sectionOf, standsIn } from '../host/entries.ts'
import { placed } from './known.ts'
import { dropped, sectionMoves, sectionsFor } from './sections.ts'

const { portal } = configured
const form = 'forms/booking.layout.json'
const all = (input: ConfigInput, file: string) => configured.all(input, 'KAIYO', file)
const entryAt = (input: ConfigInput, file: string, way: string) => configured.entryAt(input, 'KAIYO', file, way)
const after = (input: ConfigInput, changes: readonly Change[]) => configured.after(input, 'KAIYO', changes)
const errors = (input: ConfigInput) => configured.errors(input, 'KAIYO')
const own = (input: ConfigInput, file: string) => JSON.parse(configured.own(input, 'KAIYO', file) ?? '{}') as object

it.each([
  ['dashboards/forwarding.json', 'Widget'],
  ['grids/bookings.json', 'Column'],
  ['grids/shipments.json', 'Exception'],
])('[BX-04] of %s, every %s may be copied as one of the tenant’s own, with nothing wrong about it', (file, kind) => {
  const entries = all(portal, file).filter((each) => each.kind === kind)
  expect(entries.length).toBeGreaterThan(2)
  for (const entry of entries) {
    const { id, changes } = copyChanges(outline(portal, 'KAIYO', file), entry, file)
    const next = after(portal, changes)
    expect(errors(next), entry.id).toEqual([])
    expect(entryAt(next, file, [...entry.keys.slice(0, -1), id].join('.'))).toMatchObject({ isOwn: true })
  }
})

it('[BX-04] a copy is told as what it is like, with what is otherwise alone', () => {
  const file = 'dashboards/forwarding.json'
  const entry = entryAt(portal, file, 'widgets.quoteStatus')
  const { id, changes } = copyChanges(outline(portal, 'KAIYO', file), entry, file)
  const texts = (input: ConfigInput) =>
    differences(input, 'KAIYO').flatMap(({ file: path, text }) => (path.endsWith(file) ? [text] : []))
  const before = texts(portal)
  const added = (input: ConfigInput) => texts(input).filter((each) => !before.includes(each))
  const copied = after(portal, changes)
  expect(added(copied)).toEqual([expect.stringMatching(/^New widget: .*\. It is like Quotes by status\b/)])
  const keys = ['widgets', id, 'chart']
  const changed = after(copied, [{ kind: 'set', file, keys, value: 'line' }])
  expect(added(changed).join(' ')).toContain('It is like Quotes by status')
  expect(added(changed).join(' ')).toContain('has the chart')
})

it('[BX-04] a section of the tenant’s own takes fields of the tenant’s own', () => {
  const details = entryAt(portal, form, 'sections.details')
  const { id, changes } = sectionChanges(outline(portal, 'KAIYO', form), details, { en: 'More', ja: 'その他' }, form)
  const empty = after(portal, changes)
  expect(errors(empty)).toEqual([])
  const field = { id: 'x_crane', type: 'string' as const, choices: [], texts: { en: 'Crane', ja: 'クレーン' } }
  const number = entryAt(empty, form, 'sections.details.fields.referenceNumber')
  const there = after(empty, ownFieldChanges(field, number, form))
  const crane = entryAt(there, form, 'sections.details.fields.x_crane')
  expect(sectionsFor(outline(there, 'KAIYO', form), crane).map((each) => each.id)).toContain(id)
  const { key, changes: moves } = sectionMoves(
    outline(there, 'KAIYO', form),
    crane,
    entryAt(there, form, `sections.${id}`),
    form,
  )
  const moved = after(there, moves)
  expect(key).toBe(`sections.${id}.fields.x_crane`)
  expect(errors(moved)).toEqual([])
  expect(own(moved, form)).toMatchObject({
    sections: { x_section: { after: 'details', fields: { x_crane: { label: 'field.x_crane' } } } },
  })
  expect(all(moved, form).map(({ keys }) => keys.join('.'))).not.toContain('sections.details.fields.x_crane')
})

it('[BX-04] a field of the portal stands in another section, where nothing but its place is otherwise, and comes back', () => {
  const number = entryAt(portal, form, 'sections.details.fields.referenceNumber')
  const items = entryAt(portal, form, 'sections.items')
  const there = sectionMoves(outline(portal, 'KAIYO', form), number, items, form)
  expect(there.key).toBe('sections.details.fields.referenceNumber')
  const moved = after(portal, there.changes)
  expect(errors(moved)).toEqual([])
  expect(own(moved, form)).toMatchObject({
    sections: { details: { fields: { referenceNumber: { section: 'items' } } } },
  })
  expect(differences(moved, 'KAIYO', 'en').map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/^Reference No\. .*stands in Items/),
  )
  const again = entryAt(moved, form, 'sections.details.fields.referenceNumber')
  expect([sectionOf(again), again.ids]).toEqual(['items', ['items', 'referenceNumber']])
  const back = sectionMoves(outline(moved, 'KAIYO', form), again, entryAt(moved, form, 'sections.details'), form)
  expect(own(after(moved, back.changes), form)).toEqual(own(portal, form))
})

it('[BX-04] a field dropped on one of another section stands there, moves among its fields by one word, and is added to there', () => {
  const details = 'sections.details.fields'
  const standing = (input: ConfigInput) => entryAt(input, form, 'sections.items').entries.map(({ id }) => id)
  const drop = (input: ConfigInput, key: string, onto: string) =>
    dropped(outline(input, 'KAIYO', form), entryAt(input, form, key), entryAt(input, form, onto), form)
  const start = after(portal, [
    { kind: 'set', file: form, keys: ['sections', 'details', 'fields', 'commodity', 'section'], value: 'items' },
  ])
  const [first = '', second = ''] = standing(start)
  const there = after(start, drop(start, `${details}.referenceNumber`, `sections.items.fields.${first}`)?.changes ?? [])
  expect(errors(there)).toEqual([])
  expect(standing(there).slice(0, 3)).toEqual(['referenceNumber', first, second])
  expect(own(there, form)).toMatchObject({
    sections: { details: { fields: { referenceNumber: { section: 'items', before: first } } } },
  })
  const down = after(there, drop(there, `${details}.referenceNumber`, `sections.items.fields.${first}`)?.changes ?? [])
  expect(standing(down).slice(0, 3)).toEqual([first, 'referenceNumber', second])
  // Its place in the file is that one already.
  expect(own(down, form)).not.toHaveProperty('sections.details.fields.referenceNumber.after')
  expect(own(down, form)).not.toHaveProperty('sections.details.fields.referenceNumber.before')
  expect(differences(down, 'KAIYO', 'en').map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/^Reference No\. .*stands in /),
  )
  const number = entryAt(down, form, `${details}.referenceNumber`)
  expect(standsIn(number)).toEqual(['sections', 'items', 'fields'])
  const onto = entryAt(down, form, `${details}.referenceNumber`)
  const beside = after(down, [placed('x_crane', onto, form, { label: 'field.x_crane', widget: 'text' })])
  expect(standing(beside).slice(0, 3)).toEqual([first, 'referenceNumber', 'x_crane'])
  const home = sectionMoves(outline(down, 'KAIYO', form), number, entryAt(down, form, 'sections.details'), form)
  expect(own(after(down, home.changes), form)).toEqual(own(start, form))
})

it('[BX-04] a field that leaves its section lets those stand that named it as their neighbour', () => {
  const there = (input: ConfigInput, way: string) => configured.entryAt(input, 'ACME', form, way)
  const standing = (input: ConfigInput) => there(input, 'sections.details').entries.map(({ id }) => id)
  const number = there(portal, 'sections.details.fields.referenceNumber')
  const { changes } = sectionMoves(outline(portal, 'ACME', form), number, there(portal, 'sections.items'), form)
  const moved = configured.after(portal, 'ACME', changes)
  expect(configured.errors(moved, 'ACME')).toEqual([])
  expect(standing(moved)).toEqual(standing(portal).filter((id) => id !== 'referenceNumber'))
})

it('[BX-04] a copy has words of its own, which read as the first one’s do', () => {
  const file = 'grids/bookings.json'
  const column = entryAt(portal, file, 'columns.refNo')
  const { id, changes } = copyChanges(outline(portal, 'KAIYO', file), column, file)
  const copied = after(portal, changes)
  const label = 'copy.x_bookings_columns_x_refNo'
  const called = after(portal, [
    ...changes,
    { kind: 'set', file: 'labels/en.json', keys: [label], value: 'Our reference' },
  ])
  const read = (input: ConfigInput, key: string) => entryAt(input, file, `columns.${key}`).texts['en']
  expect([read(copied, id), read(called, id), read(called, 'refNo')]).toEqual([
    read(portal, 'refNo'),
    'Our reference',
    read(portal, 'refNo'),
  ])
})

it.each([
  [
    'en',
    [
      'names Loading country and Port of Loading and has the lookup',
      'names Port of Loading and has the text Port of Loading',
      'Mode is not Inland',
      'only while the key of the record has a value',
      'Card has Origin, Port of Loading, Port of Discharge',
    ],
  ],
  ['ja', ['名前を船積港にする', '「輸送モード」が国内輸送ではない', '「レコードのキー」に値がある']],
])('[BX-04] what a criterion, a rule or an option names is told by what people read, in %s', (language, said) => {
  const file = 'grids/shipments.json'
  const put = (keys: string[], value: unknown): Change => ({ kind: 'set', file, keys, value })
  const next = after(portal, [
    put(['criteria', 'x_land'], {
      label: 'search.polCtry',
      names: ['polCtry', 'polCity', 'polName'],
      lookup: 'countries',
    }),
    put(['criteria', 'x_port'], { label: 'search.pol', names: ['polCity'], text: 'polName' }),
    put(['columns', 'refNo', 'visible'], { not: { field: 'address.bizType', is: 'IL' } }),
    put(['columns', 'porName', 'visible'], { field: 'row.gShpId', filled: true }),
  ])
  const text = differences(next, 'KAIYO', language)
    .filter((each) => each.file.endsWith(file))
    .map((each) => each.text)
    .join('\n')
  for (const each of said) expect(text).toContain(each)
})

it('[BX-04] a list that flags nothing gets an exception with a condition, found sound and told in words', () => {
  const file = 'grids/bookings.json'
  const when = { field: 'row.totalWeight', above: 1000 }
  const { id, changes } = listChanges(
    'Exception',
    outline(portal, 'KAIYO', file),
    { en: 'Heavy', ja: '重量物' },
    file,
    { when },
  )
  const next = after(portal, changes)
  expect(errors(next)).toEqual([])
  expect(own(next, file)).toMatchObject({ exceptions: { [id]: { label: 'exception.x_bookings_exception', when } } })
  const told = differences(next, 'KAIYO').map(({ text }) => text)
  expect(told).toContain('New exception: Heavy. It applies where Total Weight is above 1000.')
  const more = listChanges('Exception', outline(next, 'KAIYO', file), { en: 'Heavier', ja: '超重量物' }, file, { when })
  expect(more.id).not.toBe(id)
})
