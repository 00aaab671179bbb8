import { describe, expect, it } from 'vitest'
import { firstLanguage } from './language.ts'

const first = (chosen: string | null, preferred: string[], byBrowser = true) =>
  firstLanguage({ languages: { default: 'en', offered: ['en', 'ja'], byBrowser } }, chosen, preferred)

describe('the language to begin with', () => {
  it('is what the user chose on this device, where the tenant offers it', () => {
    expect(first('ja', ['en-US'])).toBe('ja')
    expect(first('de', ['ja-JP'])).toBe('ja')
  })

  it("is the first of the browser's languages that the tenant offers, where the tenant names none", () => {
    expect(first(null, ['de-DE', 'JA-jp', 'en-US'])).toBe('ja')
    expect(first(null, ['de-DE', 'fr'])).toBe('en')
    expect(first(null, [])).toBe('en')
    expect(first(null, ['en-GB-oxendict'])).toBe('en')
  })

  it("is the tenant's, whatever the browser prefers, where the tenant names one", () => {
    expect(first(null, ['ja-JP'], false)).toBe('en')
  })
})
