import { expect, it } from 'vitest'
import type { WordLine } from '../../config/node.ts'
import { newWords, shownWords, type WordFilter } from './word-list.ts'

const line = (label: string, given: Partial<WordLine> = {}): WordLine => ({
  ...{ label, texts: { en: label, ja: '' }, base: {}, renamed: [], isOwn: false, missing: [], uses: [] },
  ...given,
})
const lines = [
  line('field.note', { texts: { en: 'Note', ja: 'メモ' } }),
  line('field.x_dock', { texts: { en: 'Dock' }, isOwn: true, missing: ['ja'] }),
  line('field.kind', {
    texts: { en: 'Sort', ja: '種類' },
    base: { en: 'Kind' },
    uses: [{ screen: 'forms/order', file: 'f', line: 1, column: 1, pointer: '' }],
  }),
]
const labels = (filter: WordFilter, sought = '') => shownWords(lines, filter, sought).map(({ label }) => label)

it('[TN-04] words are found by label, by text in any language and by their screen, and filtered by what they lack', () => {
  expect(labels('all')).toHaveLength(3)
  expect([labels('missing'), labels('changed'), labels('own')]).toEqual([
    ['field.x_dock'],
    ['field.kind'],
    ['field.x_dock'],
  ])
  expect([labels('all', 'メモ'), labels('all', 'forms/order SORT'), labels('all', 'nothing')]).toEqual([
    ['field.note'],
    ['field.kind'],
    [],
  ])
})

it('[TN-04] of a translator’s file counts what reads otherwise; what is no label is named', () => {
  const read = new Map([
    ['field.note', 'メモ'],
    ['field.x_dock', 'ドック'],
    ['field.gone', 'なし'],
  ])
  expect(newWords(lines, 'ja', read)).toEqual({ texts: { 'field.x_dock': 'ドック' }, unknown: ['field.gone'] })
})
