import { describe, expect, it } from 'vitest'
import { axisText, pageOf } from './BarChart.tsx'

const days = Array.from({ length: 15 }, (_, index) => index)

describe('the days of a page', () => {
  it('are as many as fit, the rest on the last page', () => {
    expect(pageOf([...days, 15], 0, 7)).toEqual({ page: 0, pages: 3, shown: [0, 1, 2, 3, 4, 5, 6] })
    expect(pageOf([...days, 15], 2, 7)).toEqual({ page: 2, pages: 3, shown: [14, 15] })
  })

  it('are never more: of today and the seven days after it, the last stands on a page of its own', () => {
    expect(pageOf(days.slice(0, 8), 0, 7)).toEqual({ page: 0, pages: 2, shown: days.slice(0, 7) })
    expect(pageOf(days.slice(0, 8), 1, 7)).toEqual({ page: 1, pages: 2, shown: [7] })
    expect(pageOf(days.slice(0, 7), 0, 7)).toEqual({ page: 0, pages: 1, shown: days.slice(0, 7) })
  })

  it('are those of the last page where the page is gone', () => {
    expect(pageOf(days.slice(0, 3), 2, 7)).toEqual({ page: 0, pages: 1, shown: [0, 1, 2] })
    expect(pageOf([], 0, 7)).toEqual({ page: 0, pages: 1, shown: [] })
  })
})

describe('what stands below a bar', () => {
  const formats = { long: 'DD MMMM YYYY', short: 'YYYY/MM/DD', axis: 'DD MMM', numbers: 'en', language: 'en' }
  const figure = (code: string, label: string) => ({ id: code, code, label, value: 1, opens: false })
  it('is a day with its day of the week, and any other figure’s name: never its code', () => {
    expect(axisText(figure('20310106', '6 January'), formats)).toMatch(/^Mon\n06 Jan$/)
    expect(axisText(figure('PICKED UP', 'Picked up'), formats)).toBe('Picked up')
    expect(axisText(undefined, formats)).toBe('')
    expect(axisText(figure('20310106', '6 January'), formats, 'Today')).toBe('Today\n06 Jan')
  })
})
