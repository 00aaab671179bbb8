import { expect, it } from 'vitest'
import { isSame } from './same.ts'

it('Two values are the same whatever the order of their names', () => {
  expect(isSame({ a: [1, { b: 2, c: 3 }] }, { a: [1, { c: 3, b: 2 }] })).toBe(true)
  expect(isSame({ a: 1 }, { a: 1, b: undefined })).toBe(false)
  expect(isSame({ a: undefined, b: 1 }, { b: 1, c: undefined })).toBe(false)
  expect(isSame([1, 2], [2, 1])).toBe(false)
  expect(isSame([1], { 0: 1 })).toBe(false)
  expect(isSame(null, {})).toBe(false)
})
