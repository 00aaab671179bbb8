import { expect, it } from 'vitest'
import { isEmpty, isOfTexts, isRow, isSingle, itemOf, partsOf, rowOf, written } from './body-items.ts'

const when = { field: 'mode', is: 'SE' } as const

it('an item of a list is sent always, or only while something holds, and is written as it was read', () => {
  for (const each of ['A', { name: 'a' }, { when, then: 'A' }, { when, then: { name: 'a' }, else: { name: 'b' } }])
    expect(written(itemOf(each))).toEqual(each)
  expect(itemOf({ name: 'a' })).toEqual({ then: { name: 'a' } })
  expect(itemOf({ when, then: 'A' })).toEqual({ when, then: 'A' })
})

it('a row is said part by part and written as it was; a list, a path or a choice is none', () => {
  const row = {
    name: 'a',
    place: { city: { from: 'x' }, lines: [1] },
    count: { when, then: 1, else: 2 },
    none: {},
    of: null,
  }
  expect(partsOf(row)).toEqual({
    values: { name: 'a', 'place.city': { from: 'x' }, count: { when, then: 1, else: 2 } },
    lists: { 'place.lines': [1], none: {}, of: null },
  })
  expect(rowOf(partsOf(row))).toEqual(row)
  for (const each of [{ from: 'x' }, { when, then: { inner: 1 } }, ['a'], 'a', null]) expect(isRow(each)).toBe(false)
  expect([1, 'a', true, { from: 'x' }, { when, then: 'a' }].every(isSingle)).toBe(true)
  expect([null, [], {}, { when, then: [] }, { when, then: 1, else: {} }].some(isSingle)).toBe(false)
})

it('nothing said yet is a text or an object that is empty', () => {
  expect(['', {}].every(isEmpty)).toBe(true)
  expect(['a', 0, false, { name: '' }].some(isEmpty)).toBe(false)
  expect(isOfTexts(['a'])).toBe(true)
  expect(isOfTexts(['a', { from: 'x' }])).toBe(false)
})
