import { describe, expect, it } from 'vitest'
import { orderBy, rankingBy } from './ranking.ts'

const sorted = (values: readonly (string | number)[], direction: 'asc' | 'desc' = 'asc', locale = 'en') =>
  [...orderBy(rankingBy(values, locale), direction)].map((index) => values[index])

/** Texts of ASCII signs, always the same ones. */
function madeUp(count: number, signs: string, longest: number): string[] {
  let seed = 11
  const next = (below: number): number => (seed = (seed * 48271) % 2147483647) % below
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + next(longest) }, () => signs[next(signs.length)]).join(''),
  )
}

const every = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')

describe('a ranking', () => {
  it.each([
    ['any signs', madeUp(3000, every, 14)],
    ['few signs', madeUp(3000, 'aAbB-_ 01', 9)],
    ['digits', madeUp(3000, '0123456789', 20).map((text) => `No. ${text}`)],
    ['long ones that differ late', madeUp(3000, 'xyz', 4).map((text) => `the same beginning of all ${text.repeat(6)}`)],
  ])('of many texts is that of the language: %s', (_name, texts) => {
    for (const locale of ['en', 'en-GB', 'ja', 'cs']) {
      const { compare } = new Intl.Collator(locale, { numeric: true })
      expect(sorted(texts, 'asc', locale)).toEqual([...texts].sort(compare))
    }
  })

  it('of texts with other signs is that of the language', () => {
    const texts = ['é', 'z', 'e', 'ä', '東京', 'あ', 'a10', 'a9', ...madeUp(200, 'aéz', 3)]
    expect(sorted(texts, 'asc', 'ja')).toEqual([...texts].sort(new Intl.Collator('ja', { numeric: true }).compare))
  })

  it.each([
    ['accents', madeUp(2000, 'aàbBcçeéEÉnñoöøuüæß 019-', 8)],
    ['Japanese', madeUp(2000, 'アガカコンテナーゝあがかゃや東京大阪神戸港ｱa1 ', 8)],
    ['either, beside English', [...madeUp(500, 'éü東ーか', 5), ...madeUp(2000, every, 8)]],
  ])('of many texts with other signs is that of the language: %s', (_name, texts) => {
    for (const locale of ['en', 'ja', 'cs']) {
      const { compare } = new Intl.Collator(locale, { numeric: true })
      expect(sorted(texts, 'asc', locale)).toEqual([...texts].sort(compare))
    }
  })

  it('of numbers is by size, empty ones last in either direction', () => {
    expect(sorted([3, '', -1, 20, ''])).toEqual([-1, 3, 20, '', ''])
    expect(sorted([0.5, -1e300, 0.25, -0.5, 1e21, -1, 0])).toEqual([-1e300, -1, -0.5, 0, 0.25, 0.5, 1e21])
    expect(sorted([3, '', -1, 20, ''], 'desc')).toEqual([20, 3, -1, '', ''])
  })

  it('of many numbers is by size, however far apart they are', () => {
    for (const numbers of [
      [1e12, -1e300, 0.01, 0.02, Infinity, 1e300, -0],
      [5, 5, 5],
      madeUp(3000, '0123456789', 5).map((text) => Number(text) / 7),
    ])
      expect(sorted(numbers)).toEqual([...numbers].sort((one, other) => one - other))
  })

  it('keeps equal ones in their order', () => {
    const values = ['b', 'a', '01', '1', 'a']
    const places = (direction: 'asc' | 'desc') => [...orderBy(rankingBy(values, 'en'), direction)]
    expect(places('asc')).toEqual([2, 3, 1, 4, 0])
    expect(places('desc')).toEqual([0, 1, 4, 2, 3])
  })

  it('of nothing is empty', () => {
    expect(sorted([])).toEqual([])
    expect(sorted(['', ''])).toEqual(['', ''])
  })
})
