import { describe, expect, it } from 'vitest'
import { textIn, withoutValues, type Texts } from './texts.ts'

const of = (language: string, texts: Record<string, string>): Texts => ({
  language,
  texts: new Map(Object.entries(texts)),
})
const english = of('en', {
  save: 'Save',
  greeting: 'Welcome, {{name}}',
  rows: '{{count}} rows',
  rows_one: '{{count}} row',
  most: 'At most {{limit}} rows',
  most_one: 'At most {{limit}} row',
  wider: '{{days}} more days',
  wider_one: '{{days}} more day',
  found: '{{ count, number }} of {{total}}',
  window: '{{from, days}} ago to {{ to,days }} ahead',
  empty: '',
  constructor_one: 'One',
})

describe('the text of a label', () => {
  it.each([
    ['save', {}, 'Save'],
    ['greeting', { name: 'Ann' }, 'Welcome, Ann'],
    ['greeting', {}, 'Welcome, '],
    ['greeting', { name: '{{count}} $1 $&' }, 'Welcome, {{count}} $1 $&'],
    ['rows', { count: 1 }, '1 row'],
    ['rows', { count: 0 }, '0 rows'],
    ['rows', { count: 2.5 }, '2.5 rows'],
    ['rows', { count: '1' }, '1 rows'],
    ['most', { limit: 1 }, 'At most 1 row'],
    ['most', { limit: 1, count: 2 }, 'At most 1 rows'],
    ['wider', { days: 1 }, '1 more day'],
    ['found', { count: 12_345, total: 12_345 }, '12,345 of 12345'],
    ['window', { from: '1', to: 7 }, '1 day ago to 7 days ahead'],
    ['window', { from: '0', to: 1200 }, '0 days ago to 1,200 days ahead'],
    ['window', { from: '', to: 'soon' }, ' ago to soon ahead'],
    ['greeting', { toString: 'x' }, 'Welcome, '],
    ['unknown', {}, undefined],
    ['empty', {}, undefined],
    ['constructor', {}, undefined],
  ])('%s with %j is %j', (label, values, text) => expect(textIn([english], label, values)).toBe(text))

  it('counts by the rules of its own language, also where that stands in for another', () => {
    const polish = of('pl', { rows: '{{count}} wiersza', rows_one: '{{count}} wiersz', rows_few: '{{count}} wiersze' })
    const counted = (count: number, ...languages: Texts[]) => textIn(languages, 'rows', { count })
    expect([1, 3, 12, 1.5].map((count) => counted(count, polish, english))).toEqual([
      '1 wiersz',
      '3 wiersze',
      '12 wiersza',
      '1.5 wiersza',
    ])
    expect(counted(1, of('ja', {}), english)).toBe('1 row')
    expect(textIn([of('en', { rows_zero: 'No rows', rows: '{{count}} rows' })], 'rows', { count: 0 })).toBe('No rows')
  })

  it('is read without its values where these are not known, however they are written', () => {
    expect(withoutValues('ETD: {{from, days}} ago to {{ to, days }} ahead, {{count}}')).toBe('ETD: … ago to … ahead, …')
  })

  it('says days in the words of its language', () => {
    const japanese = of('ja', { window: '{{from, days}}前' })
    expect(textIn([japanese, english], 'window', { from: 1 })).toBe('1 日前')
  })

  it('has its values as they are to be put there', () => {
    expect(textIn([english], 'greeting', { name: 'Ann' }, (value) => `<${value}>`)).toBe('Welcome, <Ann>')
  })
})
