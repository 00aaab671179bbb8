import { describe, expect, it } from 'vitest'
import { axisTexts, countTexts } from './axis-texts.ts'
import { pageOf } from './BarChart.tsx'

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

describe('what stands below the bars', () => {
  const english = { long: 'DD MMMM YYYY', short: 'YYYY/MM/DD', axis: 'DD MMM', numbers: 'en', language: 'en' }
  const japanese = { long: 'YYYY年M月D日', short: 'YYYY/MM/DD', axis: 'M月D日', numbers: 'ja', language: 'ja' }
  const figure = (code: string, label = 'A day') => ({ id: code, code, label, value: 1, opens: false })
  const days = ['20301130', '20301201', '20301202'].map((code) => figure(code))

  it('is a day with its day of the week, and any other figure’s name: never its code', () => {
    expect(axisTexts([figure('20310106')], english, 50, {})).toEqual(['Mon\n06 Jan'])
    expect(axisTexts([figure('20310106')], english, 50, { 20310106: 'Today' })).toEqual(['Today\n06 Jan'])
    expect(axisTexts([figure('PICKED UP', 'Picked up')], english, 70, {})).toEqual(['Picked up'])
    expect(axisTexts([], english, 50, {})).toEqual([])
  })

  it('says the month once, on a line of its own, where the days would stand in each other', () => {
    expect(axisTexts(days, japanese, 60, {})).toEqual(['土\n11月30日', '日\n12月1日', '月\n12月2日'])
    expect(axisTexts(days, japanese, 46, {})).toEqual(['土\n30日\n11月', '日\n1日\n12月', '月\n2日'])
    expect(axisTexts(days, english, 36, {})).toEqual(['Sat\n30\nNov', 'Sun\n1\nDec', 'Mon\n2'])
  })

  it('is the day of the week of today, too, where what is said instead would take the place of its neighbour', () => {
    const today = { 20301130: 'Today' }
    expect(axisTexts(days, english, 29, today)[0]).toBe('Today\n30\nNov')
    expect(axisTexts(days, english, 22, today)[0]).toBe('Sat\n30\nNov')
    expect(axisTexts(days, japanese, 22, { 20301130: '今日' })[0]).toBe('今日\n30日\n11月')
  })

  it('is as much of a long name as there is room for, so that each bar has one', () => {
    const names = [
      'Picked up',
      'Entry for warehouse and later consumption',
      'Überseefahrtschein',
      '通関手続中の貨物です',
    ]
    const figures = names.map((name) => figure(name, name))
    expect(axisTexts(figures, english, 60, {})).toEqual(['Picked\nup', 'Entry\nfor\nwarehou…', 'Übersee…', '通関手続…'])
  })
})

describe('what stands at the ends of the bars', () => {
  const english = { long: 'DD MMMM YYYY', short: 'YYYY/MM/DD', axis: 'DD MMM', numbers: 'en', language: 'en' }

  it('is the number, short where it would stand in its neighbour, and nothing at zero', () => {
    const figures = [7, 0, 1234, 12_345_678, -1234].map((value) => ({ value }))
    expect(countTexts(figures, english, 36)).toEqual(['7', null, '1.2K', '12M', '-1.2K'])
    expect(countTexts(figures, english, 100)).toEqual(['7', null, '1,234', '12,345,678', '-1,234'])
    expect(countTexts([{ value: 123_456 }], { ...english, numbers: 'ja' }, 36)).toEqual(['12万'])
  })
})
