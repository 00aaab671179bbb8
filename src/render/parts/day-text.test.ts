import { describe, expect, it } from 'vitest'
import { dayText, momentText } from './day-text.ts'

describe('A day', () => {
  it.each([
    ['numeric', 'en', '2026/01/05'],
    ['numeric', 'ja', '2026/01/05'],
    ['medium', 'en', 'Jan 5, 2026'],
    ['medium', 'ja', '2026/01/05'],
    ['long', 'en', '05 January 2026'],
    ['long', 'ja', '2026年1月5日'],
  ] as const)('is written %s in %s', (format, locale, text) => {
    expect(dayText('20260105', locale, format)).toBe(text)
  })

  it('is written as a part asks for it', () => {
    expect(dayText('20260105', 'en', { weekday: 'short' })).toBe('Mon')
    expect(dayText('20260105', 'en', { day: 'numeric', month: 'short' })).toBe('Jan 5')
  })

  it.each(['soon', '', '20261331', '2026010'])('that is none, such as "%s", stays as it is', (text) => {
    for (const format of ['numeric', 'medium', 'long'] as const) expect(dayText(text, 'en', format)).toBe(text)
  })
})

describe('A moment', () => {
  it('is written with its time', () => {
    const moment = new Date(2026, 0, 5, 9, 5)
    expect(momentText(moment, 'en-GB', 'long')).toBe('5 January 2026 at 09:05')
  })
})
