import { describe, expect, it, vi } from 'vitest'
import type { CellPart } from '../../services/parts.ts'
import { exampleColumn, exampleGrid, exampleRows } from '../../testing/grid.ts'
import { manifestOf } from '../../testing/manifest.ts'
import { createSearch, inPlace } from './search.ts'
import { createChoices } from './choices.ts'
import { createTexts } from './texts.ts'
import type { TextOf } from './texts.ts'
import { cameSorted, createOrder } from './order.ts'
import { textIn } from '../../parts/text-in.ts'
import type { Filters } from './filters.ts'
import { formatsOf } from '../../services/formats.ts'

const READER = { say: (label: string) => label, locale: 'en', formats: formatsOf({}, 'en') }
const choicesBy = (textOf: TextOf) => createChoices(exampleGrid(), {}, READER, textOf)
const searchBy = (textOf: TextOf, numbers = 'en') => createSearch(textOf, numbers, choicesBy(textOf))

const TEXTS: Record<string, string> = { N: 'Zebra', D: 'Apple' }
const text: CellPart['text'] = (value, column) =>
  column.options['lookup'] === undefined ? textIn(value) : (TEXTS[textIn(value)] ?? '')

function world(columns = exampleGrid().columns) {
  const made = vi.fn(text)
  const model = exampleGrid({ columns })
  const cells = {
    text: {
      manifest: manifestOf('cell', 'text'),
      component: () => null,
      text: made,
    },
  } satisfies Record<string, CellPart>
  const textOf = createTexts(model, cells, READER)
  const search = searchBy(textOf)
  const order = createOrder(textOf, 'en')
  const names = (rows: readonly Record<string, unknown>[]) => rows.map(({ id }) => id)
  return {
    made,
    filter: (filters: Filters) => names(inPlace(exampleRows, undefined, search.find(exampleRows, columns, filters))),
    prepare: (id: string) => columns.forEach((column) => column.id === id && search.prepare(exampleRows, column)),
    sort: (column: string, direction: 'asc' | 'desc') =>
      names(inPlace(exampleRows, order(exampleRows, columns, { column, direction }), undefined)),
    choices: (index: number) => choicesBy(textOf).offered(exampleRows, columns[index] ?? exampleColumn('none')),
  }
}

describe('filters', () => {
  it.each([
    ['en', 'ＢＯＸ', '1'],
    ['en', 'a\u00a0 big', '1'],
    ['en', '4066.4', '1'],
    ['en', '4,066', '1'],
    ['en', '12', '2'],
    ['de', '4066,4', '3'],
    ['fr', '4066', '4'],
    ['fr', '4\u202f066', '4'],
  ])('find by what means the same (%s): %j', (numbers, wanted, id) => {
    const texts = ['A BIG box of 4,066.4 KG', '1,2 and 12, 345', '4.066,4 KG', '4\u202f066,4 KG']
    const rows = texts.map((text, index) => ({ id: String(index + 1), text }))
    const search = searchBy(() => (row) => textIn(row['text']), numbers)
    const found = inPlace(rows, undefined, search.find(rows, [exampleColumn('text')], { text: wanted }))
    expect(found.map((row) => row['id'])).toEqual([id])
  })

  it('find what a text contains, in upper or lower case', () => {
    expect(world().filter({ name: 'OX' })).toEqual(['1'])
  })

  it('look among all rows for another word, and for one that became shorter', () => {
    const { filter } = world()
    expect([filter({ name: 'box' }), filter({ name: 'ába' }), filter({ name: 'b' })]).toEqual([
      ['1'],
      ['2'],
      ['1', '2'],
    ])
  })

  it('hold together over several columns', () => {
    expect(world().filter({ state: 'N', size: '1' })).toEqual(['1'])
    expect(world().filter({ name: 'box', state: 'D' })).toEqual([])
  })

  it('of a choice compare the value, not a part of its text', () => {
    expect(
      world([exampleColumn('state', { filter: 'select', options: { lookup: 'states' } })]).filter({ state: 'N' }),
    ).toEqual(['1', '3'])
  })

  it('of days compare the day of the value; what is no days is looked for as a text', () => {
    const rows = [{ at: '20310105' }, { at: '2031-01-10' }, { at: '20310111' }, {}]
    const columns = [exampleColumn('at', { filter: 'date' })]
    const search = searchBy(() => (row) => textIn(row['at']))
    const found = (at: string) => inPlace(rows, undefined, search.find(rows, columns, { at }))
    expect(found('20310105-20310110')).toEqual(rows.slice(0, 2))
    expect(found('2031-01')).toEqual(rows.slice(1, 2))
  })

  it('[SP-01] of a choice take the code where a row has no name of it, and show what its cell shows', () => {
    const columns = [exampleColumn('stateName', { filter: 'select', codes: ['state'], options: { lookup: 'states' } })]
    const model = exampleGrid({ columns })
    const rows = exampleRows.map(({ id, state }) => (id === '2' ? { id, stateName: 'Apple', state } : { id, state }))
    const shown: CellPart['text'] = (value, { codes = [] }, { row }) =>
      textIn(value) || (TEXTS[textIn(row[codes[0] ?? ''])] ?? '')
    const cells = { text: { manifest: manifestOf('cell', 'text'), component: () => null, text: shown } }
    const textOf = createTexts(model, cells, READER)
    const found = (stateName: string) =>
      inPlace(rows, undefined, searchBy(textOf).find(rows, columns, { stateName })).map(({ id }) => id)
    expect(choicesBy(textOf).offered(rows, columns[0] ?? exampleColumn('none'))).toEqual([
      { value: 'Apple', text: 'Apple' },
      { value: 'N', text: 'Zebra' },
    ])
    expect(found('N')).toEqual(['1', '3'])
    expect(found('Apple')).toEqual(['2'])
  })

  it('of a choice find a value that comes with spaces around it', () => {
    const columns = [exampleColumn('state', { filter: 'select' })]
    const rows = [{ state: 'N ' }, { state: 'D' }]
    const search = searchBy(() => (row) => textIn(row['state']))
    expect(inPlace(rows, undefined, search.find(rows, columns, { state: 'N ' }))).toEqual(rows.slice(0, 1))
  })

  it('search the text that is shown', () => {
    expect(world([exampleColumn('state', { options: { lookup: 'states' } })]).filter({ state: 'zeb' })).toEqual([
      '1',
      '3',
    ])
  })

  it('of a column called like something that every object has hide nothing until they are set', () => {
    expect(world([exampleColumn('toString', { field: 'name' })]).filter({})).toEqual(['1', '2', '3'])
  })

  it('that are empty, unknown or switched off hide nothing', () => {
    expect(world([exampleColumn('name', { filter: 'none' })]).filter({ name: 'x', nowhere: 'y', size: ' ' })).toEqual([
      '1',
      '2',
      '3',
    ])
  })

  it('make the text of a cell once', () => {
    const { filter, made } = world()
    filter({ name: 'a' })
    filter({ name: 'ab' })
    expect(made).toHaveBeenCalledTimes(exampleRows.length)
  })

  it('find the texts there once they were made ready', () => {
    const { filter, prepare, made } = world()
    prepare('name')
    expect(made).toHaveBeenCalledTimes(exampleRows.length)
    expect(filter({ name: 'ox' })).toEqual(['1'])
    expect(made).toHaveBeenCalledTimes(exampleRows.length)
  })
})

describe('order', () => {
  it('is of numbers by size, with empty ones last in either direction', () => {
    expect(world().sort('size', 'asc')).toEqual(['2', '1', '3'])
    expect(world().sort('size', 'desc')).toEqual(['1', '2', '3'])
  })

  it('is of days by the day; what is none comes last in either direction, like a row without one', () => {
    const rows = [{ at: 'n/a' }, { at: '20310105' }, { at: '—' }, {}, { at: '20310111' }]
    const days = { days: { manifest: manifestOf('cell', 'days'), component: () => null, text, days: true as const } }
    const order = createOrder(() => (row) => textIn(row['at']), 'en', days)
    const columns = [exampleColumn('at', { cell: 'days' })]
    const sorted = (direction: 'asc' | 'desc') => [...(order(rows, columns, { column: 'at', direction }) ?? [])]
    expect(sorted('asc')).toEqual([1, 4, 0, 2, 3])
    expect(sorted('desc')).toEqual([4, 1, 0, 2, 3])
  })

  it('is of days by what they say, however a back end writes them; zeros and the year 1 say none', () => {
    const at = [
      ...['00000000', '20310105', '2031-01-04', '0001-01-01T00:00:00', '20310103', '2031-01-01T23:30:00-05:00'],
      ...['2031-01-02T02:00:00+09:00', '2031-01-02T01:00:00Z'],
    ]
    const rows = at.map((each) => ({ at: each }))
    const days = { days: { manifest: manifestOf('cell', 'days'), component: () => null, text, days: true as const } }
    const columns = [exampleColumn('at', { cell: 'days' })]
    const order = createOrder(() => (row) => textIn(row['at']), 'en', days)
    const sorted = (direction: 'asc' | 'desc') =>
      [...(order(rows, columns, { column: 'at', direction }) ?? [])].map((index) => at[index])
    const dated = [at[6], at[7], at[5], at[4], at[2], at[1]]
    expect(sorted('asc')).toEqual([...dated, at[0], at[3]])
    expect(sorted('desc')).toEqual([...dated.toReversed(), at[0], at[3]])
  })

  it('is of days and moments that are written in no way of the wire by their digits, as they are shown so', () => {
    const at = [
      '2031-01-02 08:00:00',
      '20310102 ',
      'TBA',
      '2031-01-01 23:30',
      '20310103093000',
      '2031/01/01',
      '2030-12',
    ]
    const rows = at.map((each) => ({ at: each }))
    const days = { days: { manifest: manifestOf('cell', 'days'), component: () => null, text, days: true as const } }
    const order = createOrder(() => (row) => textIn(row['at']), 'en', days)
    const sorted = [...(order(rows, [exampleColumn('at', { cell: 'days' })], { column: 'at', direction: 'asc' }) ?? [])]
    expect(sorted.map((index) => at[index])).toEqual([at[6], at[5], at[3], at[1], at[0], at[4], at[2]])
  })

  it('is of numbers by size in a column of numbers, also of those that came as texts, and beside what is none', () => {
    const rows = [{ kg: '1.5' }, { kg: '-2' }, { kg: 1.25 }, { kg: '' }, { kg: 3 }, { kg: 'n/a' }, { kg: -10 }]
    const cells = { kg: { manifest: manifestOf('cell', 'kg'), component: () => null, text, numbers: true as const } }
    const order = createOrder(() => (row) => textIn(row['kg']), 'en', cells)
    const columns = [exampleColumn('kg', { cell: 'kg' })]
    const sorted = (direction: 'asc' | 'desc') => [...(order(rows, columns, { column: 'kg', direction }) ?? [])]
    expect(sorted('asc')).toEqual([6, 1, 2, 0, 4, 3, 5])
    expect(sorted('desc')).toEqual([4, 0, 2, 1, 6, 3, 5])
  })

  it('has rows with spaces alone last in either direction, as they show nothing', () => {
    const rows = ['   ', 'Box', '', 'Axe'].map((name) => ({ name }))
    const order = createOrder(() => (row) => textIn(row['name']), 'en')
    const sorted = (direction: 'asc' | 'desc') => [
      ...(order(rows, [exampleColumn('name')], { column: 'name', direction }) ?? []),
    ]
    expect(sorted('asc')).toEqual([3, 1, 0, 2])
    expect(sorted('desc')).toEqual([1, 3, 0, 2])
  })

  it('is of words as the language has it', () => {
    expect(world().sort('name', 'asc')).toEqual(['2', '1', '3'])
  })

  it('is of codes by their text', () => {
    expect(world([exampleColumn('state', { options: { lookup: 'states' } })]).sort('state', 'asc')).toEqual([
      '2',
      '1',
      '3',
    ])
  })

  it('stays as it came for a column that is not there', () => {
    expect(world().sort('nowhere', 'desc')).toEqual(['1', '2', '3'])
  })
})

describe('the choices of a filter', () => {
  it('are the values that are there, each once, in order of their texts', () => {
    expect(world([exampleColumn('state', { options: { lookup: 'states' } })]).choices(0)).toEqual([
      { value: 'D', text: 'Apple' },
      { value: 'N', text: 'Zebra' },
    ])
  })

  it('are one for values that differ in the spaces around them, and none for spaces alone', () => {
    const rows = [{ state: 'N ' }, { state: 'N' }, { state: '   ' }, { state: ' D' }]
    const offered = choicesBy(() => (row) => textIn(row['state']).trim()).offered(rows, exampleColumn('state'))
    expect(offered.map(({ value }) => value)).toEqual(['D', 'N'])
  })

  it('are each of the codes where the cell shows several, and find the rows that show one of them', () => {
    const choices: CellPart['choices'] = (_column, { row }) =>
      ['state', 'size'].map((field) => ({ value: `${field}:${textIn(row[field])}`, text: textIn(row[field]) }))
    const cells = { text: { manifest: manifestOf('cell', 'text'), component: () => null, text, choices } }
    const columns = [exampleColumn('state', { filter: 'select' })]
    const rows = [
      { state: 'N', size: 1 },
      { state: 'N', size: 2 },
      { state: 'D', size: 2 },
    ]
    const found = createChoices(exampleGrid(), cells, READER, () => () => '')
    expect(found.offered(rows, exampleColumn('state')).map((each) => each.text)).toEqual(['1', '2', 'D', 'N'])
    const search = createSearch(() => () => '', 'en', found)
    expect(inPlace(rows, undefined, search.find(rows, columns, { state: 'size:2' }))).toEqual(rows.slice(1))
  })
})

describe('rows that a gateway was asked to sort', () => {
  const column = exampleColumn('name')
  const came = (names: (string | number | undefined)[], direction: 'asc' | 'desc' = 'asc') =>
    cameSorted(
      names.map((name) => ({ name })),
      column,
      direction,
      'en',
    )

  it.each([
    [['Anchor', 'Buoy', 'Buoy'], true],
    [['Buoy', 'Anchor'], false],
    [['Zinc', 'anchor'], true],
    [['anchor', 'Zinc'], true],
    [[undefined, 'Anchor', '', 'Buoy', undefined], true],
    [[9, 10], true],
    [[10, 9], false],
    [['20260105', '20260104'], false],
    [[], true],
  ])('%j are in order: %s', (names, expected) => {
    expect(came(names)).toBe(expected)
  })

  it('are looked at from the other end where the largest comes first', () => {
    expect([came(['Buoy', 'Anchor'], 'desc'), came(['Anchor', 'Buoy'], 'desc')]).toEqual([true, false])
  })
})
