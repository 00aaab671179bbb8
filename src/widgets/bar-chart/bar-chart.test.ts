import { describe, expect, it } from 'vitest'
import { pageOf } from './BarChart.tsx'

const days = Array.from({ length: 15 }, (_, index) => index)

describe('the days of a page', () => {
  it('are as many as fit, the rest on the last page', () => {
    expect(pageOf([...days, 15], 0, 7)).toEqual({ page: 0, pages: 3, shown: [0, 1, 2, 3, 4, 5, 6] })
    expect(pageOf([...days, 15], 2, 7)).toEqual({ page: 2, pages: 3, shown: [14, 15] })
  })

  it('are never one alone: today and seven days after it stand together', () => {
    expect(pageOf(days.slice(0, 8), 0, 7)).toEqual({ page: 0, pages: 1, shown: days.slice(0, 8) })
    expect(pageOf(days, 1, 7)).toEqual({ page: 1, pages: 2, shown: days.slice(7) })
  })

  it('are those of the last page where the page is gone', () => {
    expect(pageOf(days.slice(0, 3), 2, 7)).toEqual({ page: 0, pages: 1, shown: [0, 1, 2] })
    expect(pageOf([], 0, 7)).toEqual({ page: 0, pages: 1, shown: [] })
  })
})
