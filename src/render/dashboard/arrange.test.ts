import { expect, it } from 'vitest'
import type { ArrangedModel, WidgetModel } from '../../config/index.ts'
import { arrange, sharing } from './arrange.ts'

const model = {
  ...{ list: 'cells', columns: 'beside', id: 'place', name: 'words', chart: 'chart' },
  widget: { list: { at: '', value: 'n', code: 'c', isDay: false } },
} as unknown as ArrangedModel

it.each([
  [1, 12],
  [5, 2],
  ['3', 4],
  [0, 12],
  [13, 12],
  ['many', 12],
  [undefined, 12],
])('of %s widgets beside each other each is %s of twelve columns wide', (beside, width) => {
  const placed = arrange(model, { beside, cells: [{ place: 'a', words: 'A' }] }, { get: () => undefined }, {})
  expect(placed.map((each) => each.model.width)).toEqual([width])
})

it.each([
  ['each in its own', 2, ['22', '11', '21', '12'], ['11', '12', '21', '22']],
  ['beside a place that is free', 2, ['12', '21'], ['12', '21']],
  ['below each other', 1, ['21', '11'], ['11', '21']],
  ['one after another, by ids that say no place', 2, ['11', '2'], ['', '']],
  ['one after another, by an id of a column that there is not', 2, ['11', '13'], ['', '']],
  ['one after another, where two have one id', 2, ['11', '11'], ['', '']],
])('[DB-10] widgets stand in the row and the column that their ids say: %s', (_case, beside, ids, places) => {
  const cells = ids.map((place) => ({ place, words: place }))
  const placed = arrange(model, { beside, cells }, { get: () => undefined }, {})
  expect(placed.map(({ place = '' }) => place)).toEqual(places)
})

it.each([
  ['two tiles', 'TT', [6, 6]],
  ['four before a chart', 'TTTTC', [3, 3, 3, 3, 4]],
  ['three after a chart', 'CTTT', [4, 4, 4, 4]],
  ['five, which no line can hold alike', 'TTTTT', [2, 2, 2, 2, 2]],
  ['a line that is full', 'TTTTTT', [2, 2, 2, 2, 2, 2]],
  ['tiles apart from each other', 'TCT', [12, 4, 12]],
])('tiles share what is left of their line: %s', (_case, charts, widths) => {
  const widgets = [...charts].map((chart) => ({ chart, width: chart === 'T' ? 2 : 4 }) as WidgetModel)
  expect(sharing(widgets, ({ chart }) => chart === 'T').map(({ width }) => width)).toEqual(widths)
})
