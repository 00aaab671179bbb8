import { expect, it } from 'vitest'
import { languageName } from './sentences.ts'

it('a language is called in the language of the reader, and by its code where that is none', () => {
  expect(languageName('de', 'en')).toBe('German')
  expect(languageName('de', 'ja')).toBe('ドイツ語')
  expect(languageName('x_y', 'en')).toBe('x_y')
})
