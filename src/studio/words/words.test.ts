import { describe, expect, it } from 'vitest'
import en from './en.json'
import ja from './ja.json'
import { firstLanguage, wordsIn } from './words.ts'

const sources = import.meta.glob<string>('../**/*.{ts,tsx}', { eager: true, query: '?raw', import: 'default' })
const named = Object.entries(sources).flatMap(([path, text]) =>
  [
    ...text.matchAll(
      /(?<![\w.])'((?:studio|bar|beside|outline|preview|inspector|required|limit|rule|test|own|where|changes|wording|find|settings|danger|options|section|between|tour|several|newTenant|folder|sets|versions|publishing|start)\.[A-Za-z.]+)'/g,
    ),
  ].map(([, label = '']) => [path, label] as const),
)

describe('the studio’s words', () => {
  it('stand in both languages, with the same values in them', () => {
    expect(Object.keys(ja)).toEqual(Object.keys(en))
    const taken = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g) ?? [])].sort().join()
    expect(
      Object.entries(en).filter(([label, text]) => taken(text) !== taken((ja as Record<string, string>)[label] ?? '')),
    ).toEqual([])
  })

  it('have every label that the code names', () => {
    expect(named.length).toBeGreaterThan(60)
    expect(named.filter(([, label]) => !(label in en) && !(`${label}_other` in en))).toEqual([])
  })

  it('read in the language chosen, and a kind nobody knows reads by its name', () => {
    expect(wordsIn('ja').t('bar.save')).toBe('保存')
    expect(wordsIn('en').t('bar.errors', { count: 1 })).toBe('1 error: nothing can be saved')
    expect(wordsIn('en').t('kind.Something new')).toBe('Something new')
    expect(wordsIn('ja').of({ en: 'Only English' })).toBe('Only English')
  })

  it('begin in the language chosen before, else in the browser’s', () => {
    expect([
      firstLanguage('ja', ['en-US']),
      firstLanguage(null, ['de-DE', 'ja-JP', 'en']),
      firstLanguage(null, ['de']),
    ]).toEqual(['ja', 'ja', 'en'])
  })
})
