import { describe, expect, it } from 'vitest'
import { dayText, momentText } from './day-text.ts'

describe('A day', () => {
  it.each([
    ['numeric', 'en', '2026/01/05'],
    ['numeric', 'ja', '2026/01/05'],
    ['medium', 'en', '5 Jan 2026'],
    ['medium', 'ja', '2026/01/05'],
    ['long', 'en', '05 January 2026'],
    ['long', 'ja', '2026年1月5日'],
  ] as const)('is written %s in %s', (format, locale, text) => {
    expect(dayText('20260105', locale, format)).toBe(text)
  })

  it('is written as a part asks for it', () => {
    expect(dayText('20260105', 'en', { weekday: 'short' })).toBe('Mon')
    expect(dayText('20260105', 'en', { day: 'numeric', month: 'short' })).toBe('5 Jan')
  })

  it.each(['soon', '', '20261331', '2026010'])('that is none, such as "%s", stays as it is', (text) => {
    for (const format of ['numeric', 'medium', 'long'] as const) expect(dayText(text, 'en', format)).toBe(text)
  })
})

describe('A moment', () => {
  it.each([
    ['long', 'en', '5 January 2026 at 09:05'],
    ['medium', 'en', '5 Jan 2026, 09:05'],
    ['medium', 'ja', '2026/01/05 9:05'],
  ] as const)('is written with its time, %s in %s, in the way of days', (style, locale, text) => {
    expect(momentText(new Date(2026, 0, 5, 9, 5), locale, style)).toBe(text)
  })
})
