import { describe, expect, it } from 'vitest'
import { orders } from './examples.ts'
import { callScope, openedLevels } from './opened.ts'

const drill = { model: orders, around: { get: () => undefined }, file: {} }
const pagesOf = (data: unknown) =>
  openedLevels(drill, [{ level: 'orders', key: [], page: 1 }], [{ data, state: 'ready' }])[0]?.pages

it('what narrows a list is asked without the spaces that were pasted with it', () => {
  const trail = [
    { level: 'orders', key: [], page: 1 },
    { level: 'order', key: ['O1'], page: 1, filters: { no: ' L7 ' } },
  ]
  expect(callScope(drill, trail, 1).get('filter.no')).toBe('L7')
})

describe('the pages of a list', () => {
  it('are as many as hold its records', () => {
    expect(pagesOf({ data: [], total: 3, size: 2 })).toEqual({ page: 1, pages: 2, total: 3 })
    expect(pagesOf({ data: [], total: 3 })).toEqual({ page: 1, pages: 1, total: 3 })
  })

  it('are not counted where the list does not say how many there are', () => {
    expect(pagesOf({ data: [{ no: 'O1' }] })).toBeUndefined()
  })
})
