import { expect, it } from 'vitest'
import type { ArrangedModel } from '../../config/index.ts'
import { arrange } from './arrange.ts'

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
