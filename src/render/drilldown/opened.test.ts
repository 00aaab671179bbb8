import { describe, expect, it } from 'vitest'
import { orders } from './examples.ts'
import { openedLevels } from './opened.ts'

const nothing = { get: () => undefined }
const pagesOf = (data: unknown) =>
  openedLevels(orders, [{ level: 'orders', key: [], page: 1 }], [{ data, state: 'ready' }], nothing, {})[0]?.pages

describe('the pages of a list', () => {
  it('are as many as hold its records', () => {
    expect(pagesOf({ data: [], total: 3, size: 2 })).toEqual({ page: 1, pages: 2, total: 3 })
    expect(pagesOf({ data: [], total: 3 })).toEqual({ page: 1, pages: 1, total: 3 })
  })

  it('are not counted where the list does not say how many there are', () => {
    expect(pagesOf({ data: [{ no: 'O1' }] })).toBeUndefined()
  })
})
