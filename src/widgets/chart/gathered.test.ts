import { expect, it } from 'vitest'
import type { Figure } from '../../render/index.ts'
import { gathered } from './gathered.ts'

const figures = [3, 9, 1, 4, 2].map((value): Figure => ({
  id: String(value),
  code: String(value),
  label: String(value),
  value,
  opens: true,
}))
const shown = (most?: number) =>
  gathered(figures, most, 'others').map(({ label, value, opens }) => [label, value, opens])

it('keeps the greatest slices in their order and adds the others up into one that leads nowhere', () => {
  expect(shown(2)).toEqual([
    ['9', 9, true],
    ['4', 4, true],
    ['others', 6, false],
  ])
})

it('shows all where there are few, where one alone would be gathered, and where nothing is said', () => {
  for (const most of [undefined, 4, 5, 7]) expect(gathered(figures, most, 'others')).toBe(figures)
})
