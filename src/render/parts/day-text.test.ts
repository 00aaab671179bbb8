import { describe, expect, it, vi } from 'vitest'
import { formatsOf } from '../services/formats.ts'
import { dayText, momentText, weekdayText, withYear } from './day-text.ts'

const models = {
  en: { long: 'DD MMMM YYYY', short: 'YYYY/MM/DD', axis: 'DD MMM' },
  ja: { long: 'YYYY年M月D日', axis: 'M月D日' },
  fr: { long: 'D MMMM YYYY', short: 'DD/MM/YYYY' },
}
const english = formatsOf(models, 'en')

describe('[SP-08] A day', () => {
  it.each([
    ['short', 'en', '2026/01/05'],
    ['short', 'ja', '2026/01/05'],
    ['short', 'fr', '05/01/2026'],
    ['long', 'en', '05 January 2026'],
    ['long', 'ja', '2026年1月5日'],
    ['long', 'fr', '5 janvier 2026'],
    ['medium', 'en', '05 Jan 2026'],
    ['medium', 'ja', '2026年1月5日'],
    ['medium', 'fr', '5 janv. 2026'],
    ['axis', 'en', '05 Jan'],
    ['axis', 'ja', '1月5日'],
    ['axis', 'fr', '05 janv.'],
  ] as const)('is written %s in %s', (style, language, text) => {
    expect(dayText('20260105', formatsOf(models, language), style)).toBe(text)
  })

  it('that is near has its year where it is not this one, in files always', () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 23) })
    const near = (day: string) => dayText(day, english, 'near')
    expect([near('20261231'), near('20270101'), near('20251231')]).toEqual(['31 Dec', '01 Jan 2027', '31 Dec 2025'])
    expect([withYear('near'), withYear('short')]).toEqual(['medium', 'short'])
    vi.useRealTimers()
  })

  it('is written as the specification says where a portal says nothing', () => {
    const none = formatsOf(undefined, 'de')
    expect([dayText('20260105', none), dayText('20260105', none, 'long')]).toEqual(['2026/01/05', '05 Januar 2026'])
  })

  it('is of the same calendar in a language whose people have another one', () => {
    expect(dayText('20260105', formatsOf(models, 'fa'), 'long')).toBe('05 ژانویه 2026')
  })

  it('has a day of the week', () => {
    expect([weekdayText('20260105', english), weekdayText('soon', english)]).toEqual(['Mon', ''])
  })

  it.each(['soon', '', '20261331', '2026010'])('that is none, such as "%s", stays as it is', (text) => {
    for (const style of ['short', 'long', 'axis'] as const) expect(dayText(text, english, style)).toBe(text)
  })
})

describe('A moment', () => {
  it('is written with its time, in the way of days', () => {
    const moment = new Date(2026, 0, 5, 9, 5)
    expect(momentText(moment, english, 'long')).toBe('05 January 2026 09:05')
    expect(momentText(moment, english)).toBe('2026/01/05 09:05')
  })
})
