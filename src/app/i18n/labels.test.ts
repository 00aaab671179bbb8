import { describe, expect, it } from 'vitest'
import { createTexts } from './texts.ts'

type Labels = Record<string, string>
/** Without `renamed`, which is a map of its own. */
const load = (language: string): Labels =>
  Object.fromEntries(
    Object.entries(labels[`/schemas/labels/${language}.json`] ?? {}).filter(([, text]) => typeof text === 'string'),
  )
const labels = import.meta.glob<Labels>('/schemas/labels/*.json', { eager: true, import: 'default' })
const sources = import.meta.glob<string>(
  ['/src/{app,render,widgets}/**/*.{ts,tsx}', '!/src/**/*.test.*', '!/src/**/testing/**', '!/src/**/examples.ts'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
)

/** Labels that the code itself names: `t('group.name')`, and texts of that form in lists of labels. */
const named = Object.entries(sources).flatMap(([path, text]) =>
  [...text.matchAll(/\bt\(\s*'([a-z][A-Za-z]*\.[A-Za-z.]+)'/g)].map(([, label = '']) => [label, path] as const),
)

describe('the labels that the code names', () => {
  it('are many', () => {
    expect(new Set(named.map(([label]) => label)).size).toBeGreaterThan(60)
  })

  it.each(['en', 'ja'])('have a text in %s', (language) => {
    const texts = load(language)
    expect(named.filter(([label]) => !(label in texts))).toEqual([])
  })
})

const naming = Object.values(
  import.meta.glob<string>(
    [
      '/schemas/**/*.json',
      '/tenants/**/*.json',
      '/src/**/*.{ts,tsx}',
      '/index.html',
      '!/**/labels/*.json',
      '!/**/names.schema.json',
      '!/src/**/*.test.*',
      '!/src/**/built-in.ts',
      '!/src/contract/generated/**',
    ],
    { eager: true, query: '?raw', import: 'default' },
  ),
).join('\n')

describe('a label', () => {
  it('is named by a file of the configuration, the page or the code, else nobody reads it', () => {
    const needless = Object.keys(load('en')).filter((label) => !naming.includes(label.replace(/_(one|other)$/, '')))
    expect(needless).toEqual([])
  })
})

describe('the texts of a label', () => {
  it('take the same parameters in both languages', () => {
    const taken = (text = '') => [...new Set(text.match(/\{\{\w+(, number)?/g) ?? [])].sort()
    const [english, japanese] = [load('en'), load('ja')]
    expect(
      Object.keys(english).filter(
        (label) => label in japanese && taken(english[label]).join() !== taken(japanese[label]).join(),
      ),
    ).toEqual([])
  })

  it.each([
    ['en', '12,345 records', '1,101–1,200 of 12,345'],
    ['ja', '12,345件', '12,345件中1,101–1,200件'],
  ])('of how many records there are groups the digits in %s', (language, count, range) => {
    const read = createTexts(() => undefined)
    read.show(language, load(language))
    expect(read.t('grid.count', { count: 12345 })).toBe(count)
    expect(read.t('grid.range', { from: 1101, to: 1200, count: 12345 })).toBe(range)
  })
})
