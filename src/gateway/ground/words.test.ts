import { expect, it } from 'vitest'
import { wantedLanguage } from './words.ts'

it.each([
  ['ja,en;q=0.9', 'ja'],
  ['en;q=0.4, ja;q=0.8', 'ja'],
  ['ja;q=0, en', 'en'],
  ['fr, ja-JP;q=0.5, en;q=0.5', 'ja'],
  ['de;q=1, fr', undefined],
  ['ja;q=nonsense', 'ja'],
  ['', undefined],
])('of the languages that a caller weighs (%s) the best one is found', (accepted, found) => {
  expect(wantedLanguage(accepted, ['en', 'ja'])).toBe(found)
})
