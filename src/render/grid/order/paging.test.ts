import { describe, expect, it } from 'vitest'
import { exampleColumn } from '../../testing/grid.ts'
import { pageButtons, pageIn, pagesOf, placeScope, sortIn } from './paging.ts'

describe('the number of pages', () => {
  it.each([
    [0, 100, 1],
    [100, 100, 1],
    [101, 100, 2],
    [1000, 100, 10],
    [500, 0, 1],
  ])('of %i rows, %i on a page, is %i', (total, max, pages) => {
    expect(pagesOf(total, max)).toBe(pages)
  })
})

describe('the buttons of a pagination', () => {
  it.each([
    [1, 1, '1'],
    [4, 7, '1 2 3 4 5 6 7'],
    [1, 8, '1 2 3 4 5 6 … 8'],
    [3, 20, '1 2 3 4 5 6 … 20'],
    [5, 20, '1 … 3 4 5 6 7 … 20'],
    [17, 20, '1 … 15 16 17 18 19 20'],
    [20, 20, '1 … 15 16 17 18 19 20'],
    [99, 20, '1 … 15 16 17 18 19 20'],
  ])('on page %i of %i are %s', (page, pages, buttons) => {
    expect(
      pageButtons(page, pages)
        .map((each) => (each === 'left out' ? '…' : each))
        .join(' '),
    ).toBe(buttons)
  })
})

describe('the page and the order of a list', () => {
  const columns = [exampleColumn('name', { field: 'fullName' }), exampleColumn('state', { sortable: false })]
  const first = { column: 'name', direction: 'asc' } as const

  it('are read from the address; what makes no sense there is the first page and the order of the model', () => {
    expect(pageIn({ 'list.page': '3' })).toBe(3)
    expect(['0', '-1', '1.5', 'x', ''].map((page) => pageIn({ 'list.page': page }))).toEqual([1, 1, 1, 1, 1])
    expect(sortIn({ 'list.sort': '-name' }, columns, undefined)).toEqual({ column: 'name', direction: 'desc' })
    expect(sortIn({ 'list.sort': 'state' }, columns, first)).toEqual(first)
  })

  it('stand for the values page and sort of the call, the order by the field of the column', () => {
    const around = { get: (path: string) => `around ${path}` }
    const second = placeScope(around, columns, { page: 2, sort: { column: 'name', direction: 'desc' } })
    expect(['page', 'sort', 'address.owner'].map((path) => second.get(path))).toEqual([
      2,
      '-fullName',
      'around address.owner',
    ])
    expect(placeScope(around, columns, { page: 1, sort: undefined }).get('sort')).toBeUndefined()
  })
})
