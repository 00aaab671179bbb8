import { describe, expect, it } from 'vitest'
import type { WidgetModel } from '../../config/index.ts'
import { formatsOf } from '../services/formats.ts'
import { figuresOf, isNothing, sumOf } from './figures.ts'

const reader = {
  t: (label: string) => `<${label}>`,
  locale: 'en',
  formats: formatsOf({}, 'en'),
  lookups: {
    kinds: {
      id: 'kinds',
      query: {},
      at: '',
      value: 'value',
      label: 'label',
      options: [{ value: 'A', label: 'kind.A', tone: 'info' as const }],
    },
  },
}
const widget: WidgetModel = {
  id: 'w',
  label: 'widget',
  chart: 'pie',
  options: {},
  source: { operation: 'count', path: {}, query: {}, at: '' },
  figures: [],
  width: 4,
}
const click = { route: 'things', query: {} }

describe('figures with places of their own', () => {
  const model = {
    ...widget,
    click,
    figures: [
      { id: 'open', label: 'l.open', value: 'counts.open', code: 'O' },
      { id: 'gone', label: 'l.gone', value: 'counts.gone' },
      { id: 'kept', label: 'l.kept', value: 'kept' },
    ],
  }

  it('are read where they stand; a list is counted, one that is not there is missing', () => {
    expect(figuresOf(model, { counts: { open: 3 }, kept: [{}, {}] }, reader)).toEqual([
      { id: 'open', code: 'O', label: '<l.open>', value: 3, opens: true },
      { id: 'gone', code: 'gone', label: '<l.gone>', value: undefined, opens: false },
      { id: 'kept', code: 'kept', label: '<l.kept>', value: 2, opens: true },
    ])
  })

  it('open nothing when they are zero, or when nothing is opened by the widget', () => {
    expect(figuresOf(model, { counts: { open: 0, gone: 0 } }, reader).map(({ opens }) => opens)).toEqual([
      false,
      false,
      false,
    ])
    expect(figuresOf({ ...model, click: undefined as never }, { counts: { open: 3 } }, reader)[0]?.opens).toBe(false)
  })
})

describe('figures of a list', () => {
  const rows = [
    { code: 'A', name: 'alpha', value: 4 },
    { code: 'B', name: 'beta', value: 1 },
    { code: 'C', name: '', value: 2 },
  ]

  it('are named by the lookup, else by themselves, else by their code; a click can read their row', () => {
    const model = {
      ...widget,
      list: { at: 'rows', code: 'code', label: 'name', value: 'value', names: 'kinds', isDay: false },
    }
    const figures = figuresOf(model, { rows }, reader)
    expect(figures.map(({ label }) => label)).toEqual(['<kind.A>', 'beta', 'C'])
    expect(figures[0]).toMatchObject({ tone: 'info', row: rows[0] })
    expect(sumOf(figures)).toBe(7)
  })

  it('may be countries, named in the language of the reader; in English as the answer names them', () => {
    const model = {
      ...widget,
      list: { at: '', code: 'code', label: 'name', value: 'value', names: 'places', isDay: false },
    }
    const places = {
      places: { id: 'places', query: {}, at: '', value: 'value', label: 'label', names: 'region' as const },
    }
    const named = (locale: string) =>
      figuresOf(
        model,
        [
          { code: 'JP', name: 'Japan', value: 1 },
          { code: 'ZZX', name: 'High seas', value: 1 },
        ],
        { ...reader, locale, lookups: places },
      ).map(({ label }) => label)
    expect(named('ja')).toEqual(['日本', 'High seas'])
    expect(named('en')).toEqual(['Japan', 'High seas'])
  })

  it('may be pairs below a header, whose names are days', () => {
    const model = { ...widget, list: { at: '', code: '1', value: '0', isDay: true } }
    expect(
      figuresOf(
        model,
        [
          ['count', 'date'],
          [3, '20260131'],
          [0, '20260201'],
        ],
        reader,
      ),
    ).toMatchObject([
      { code: '20260131', label: '31 January 2026', value: 3 },
      { code: '20260201', label: '01 February 2026', value: 0 },
    ])
  })

  it('may be days that come as ISO dates or as numbers', () => {
    const model = { ...widget, list: { at: '', code: '1', value: '0', isDay: true } }
    const pairs = [
      [3, '2026-01-31'],
      [1, 20260201],
      [2, 'later'],
    ]
    expect(figuresOf(model, pairs, reader)).toMatchObject([
      { code: '20260131', label: '31 January 2026' },
      { code: '20260201', label: '01 February 2026' },
      { code: 'later', label: 'later' },
    ])
  })

  it('lead nowhere where they do not say which records they count, but are counted', () => {
    const byCode = { route: 'things', query: { flag: true, of: { from: 'figure.code' }, as: { from: 'figure.label' } } }
    const byRow = { route: 'things', query: { of: { from: 'figure.code' }, ids: { from: 'row.ids' } } }
    const list = { at: '', code: 'code', label: 'name', value: 'value', isDay: false }
    const rows = [
      { code: null, name: 'Nowhere', value: 1 },
      { value: 2, ids: ['7'] },
      { code: 'A', value: 3 },
    ]
    const opening = (made: typeof byCode | typeof byRow | typeof click) =>
      figuresOf({ ...widget, list, click: made }, rows, reader).map(({ label, opens }) => [label, opens])
    expect(opening(byCode)).toEqual([
      ['Nowhere', false],
      ['<dashboard.noFigure>', false],
      ['A', true],
    ])
    expect(opening(byRow).map(([, opens]) => opens)).toEqual([false, true, true])
    expect(opening(click).map(([, opens]) => opens)).toEqual([true, true, true])
  })

  it('stand apart where the list names one twice', () => {
    const model = { ...widget, list: { at: '', code: 'code', value: 'value', isDay: false } }
    const twice = [
      { code: 'A', value: 1 },
      { code: 'A', value: 2 },
    ]
    expect(figuresOf(model, twice, reader).map(({ id, code }) => [id, code])).toEqual([
      ['A', 'A'],
      ['A 1', 'A'],
    ])
  })

  it('are none where there is no list', () => {
    const model = { ...widget, list: { at: 'rows', code: 'code', value: 'value', isDay: false } }
    expect(figuresOf(model, undefined, reader)).toEqual([])
  })
})

it('figures that make up for each other are shown; zeros alone, and none, are nothing', () => {
  const of = (...values: (number | undefined)[]) =>
    values.map((value, index) => ({ id: String(index), code: '', label: '', value, opens: false }))
  expect([of(5, -5), of(0, undefined), of()].map((figures) => isNothing(figures, undefined))).toEqual([
    false,
    true,
    true,
  ])
})
