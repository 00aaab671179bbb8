import { expect, it } from 'vitest'
import { isEmpty, isOfTexts, isRow, isSingle, itemOf, written } from './body-items.ts'

const when = { field: 'mode', is: 'SE' } as const

it('an item of a list is sent always, or only while something holds, and is written as it was read', () => {
  for (const each of ['A', { name: 'a' }, { when, then: 'A' }, { when, then: { name: 'a' }, else: { name: 'b' } }])
    expect(written(itemOf(each))).toEqual(each)
  expect(itemOf({ name: 'a' })).toEqual({ then: { name: 'a' } })
  expect(itemOf({ when, then: 'A' })).toEqual({ when, then: 'A' })
})

it('a row is values alone; a path or a choice stands for one value, a list or an object does not', () => {
  expect(isRow({ name: 'a', from: 'x' })).toBe(false)
  expect(isRow({ name: { from: 'x' }, count: { when, then: 1, else: 2 } })).toBe(true)
  for (const each of [
    { name: ['a'] },
    { name: { inner: 1 } },
    { name: { when, then: { inner: 1 } } },
    ['a'],
    'a',
    null,
  ])
    expect(isRow(each)).toBe(false)
  expect([1, 'a', true, { from: 'x' }, { when, then: 'a' }].every(isSingle)).toBe(true)
  expect([null, [], {}, { when, then: [] }, { when, then: 1, else: {} }].some(isSingle)).toBe(false)
})

it('nothing said yet is a text or an object that is empty', () => {
  expect(['', {}].every(isEmpty)).toBe(true)
  expect(['a', 0, false, { name: '' }].some(isEmpty)).toBe(false)
  expect(isOfTexts(['a'])).toBe(true)
  expect(isOfTexts(['a', { from: 'x' }])).toBe(false)
})
