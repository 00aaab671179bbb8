import { expect, it } from 'vitest'
import { numberIn } from './number-in.ts'

it('a number is one as a text, too, and nothing else is', () => {
  expect([4, '4', ' 21.0 ', '-1'].map(numberIn)).toEqual([4, 4, 21, -1])
  expect(['', ' ', 'four', '4 KG', null, undefined, true, [4], Number.NaN, '1e999'].map(numberIn)).toEqual(
    Array.from({ length: 10 }, () => undefined),
  )
})
