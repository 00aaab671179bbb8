import { expect, it } from 'vitest'
import { settings } from '../../config/node.ts'
import { portal } from '../../tools/studio/testing/configured.ts'
import en from '../words/en.json'
import { wordsIn } from '../words/words.ts'
import { reachOf } from './reach.ts'

it.each(['en', 'ja'] as const)('every setting says who notices that it is another one (%s)', (language) => {
  const told = settings(portal, 'KAIYO').map((line) => reachOf(line, wordsIn(language)))
  expect(told.length).toBeGreaterThan(20)
  for (const each of told) expect(each).toMatch(/ |[぀-ヿ一-鿿]/)
  expect(told.join()).not.toContain('{{')
})

it('a part of the portal names its pages, and a format its language', () => {
  const words = wordsIn('en')
  expect(reachOf({ keys: ['accessLevels', 'accessToQuotes'], pages: [{ en: 'Quotes' }] }, words)).toBe(
    'Everybody. Of it are: Quotes.',
  )
  expect(reachOf({ keys: ['formats', 'ja', 'long'] }, words)).toBe('Everybody who reads the portal in Japanese.')
  expect(reachOf({ keys: ['theme', 'dark', 'logo'] }, words)).toBe(en['reach.theme.dark'])
  // One that is no language is its own name.
  expect(reachOf({ keys: ['formats', 'x_y', 'long'] }, words)).toBe('Everybody who reads the portal in x_y.')
})
