import { describe, expect, it } from 'vitest'
import { LANGUAGE_TAG, languageFor, languageName, standIns } from './languages.ts'

const isLanguage = (text: string) => new RegExp(`^${LANGUAGE_TAG}$`).test(text)

describe('a language', () => {
  it.each(['de', 'fil', 'pt-BR', 'zh-Hant', 'zh-Hant-TW', 'es-419'])('is named %s', (tag) =>
    expect(isLanguage(tag)).toBe(true),
  )
  it.each(['', 'D', 'DE', 'pt_BR', 'pt-br', 'german', 'de-', 'zh-hant', '../de'])('is not named %j', (tag) =>
    expect(isLanguage(tag)).toBe(false),
  )

  it.each([
    ['pt-BR', ['pt']],
    ['es-419', ['es']],
    ['zh-Hant-TW', ['zh-Hant']],
    ['zh-Hant', []],
    ['de', []],
  ])('%s lacks a text: %j have it', (tag, others) => expect(standIns(tag)).toEqual(others))
})

describe('the language for a reader', () => {
  it.each([
    [['pt-BR', 'en'], ['en', 'pt', 'pt-BR'], 'pt-BR'],
    [['pt-br'], ['en', 'pt-BR'], 'pt-BR'],
    [['de-CH', 'fr'], ['fr', 'de'], 'de'],
    [['zh-Hant-TW'], ['zh-Hans', 'zh-Hant'], 'zh-Hant'],
    [['pt'], ['en', 'pt-BR'], 'pt-BR'],
    [['pt-PT'], ['en', 'pt-BR'], 'pt-BR'],
    [['*', 'ja'], ['en', 'ja'], 'ja'],
    [['fr'], ['en', 'ja'], undefined],
    [[], ['en'], undefined],
  ])('who wants %j of %j gets %j', (wanted, offered, found) => expect(languageFor(wanted, offered)).toBe(found))

  it('is found as fast for who sends a head full of parts', () => {
    const began = performance.now()
    expect(languageFor(['a-'.repeat(8_000)], ['en', 'ja'])).toBeUndefined()
    expect(performance.now() - began).toBeLessThan(100)
  })
})

it('a language is called in the language of the reader, and by its code where that is none', () => {
  expect(languageName('de', 'en')).toBe('German')
  expect(languageName('de', 'ja')).toBe('ドイツ語')
  expect(languageName('x_y', 'en')).toBe('x_y')
})
