import { expect, it } from 'vitest'
import { edited } from '../edit/edit.ts'
import { world } from '../testing/world.ts'
import { wordTable } from './word-table.ts'

const line = (input: ReturnType<typeof world>, label: string) =>
  wordTable(input, 'SOUTH').lines.find((each) => each.label === label)

it('[TN-04] the table of words has every label in every language, and where it is named', () => {
  expect(wordTable(world(), 'SOUTH').languages).toEqual(['en', 'ja'])
  expect(line(world(), 'field.note')).toMatchObject({
    texts: { en: 'Note', ja: '日本語 Note' },
    ...{ base: {}, isOwn: false, missing: [] },
    uses: [expect.objectContaining({ screen: 'forms/order', pointer: 'sections.details.fields.note.label' })],
  })
})

it('[TN-04] it says what the portal’s own text is, what a language lacks, and which terms are called otherwise', () => {
  const input = edited(world(), 'SOUTH', [
    { file: 'labels/en.json', keys: ['field.note'], value: 'Remark' },
    { file: 'labels/en.json', keys: ['field.x_dock'], value: 'Dock' },
    { file: 'labels/ja.json', keys: ['terms', 'Note'], value: 'メモ' },
  ])
  // What the tenant wrote, and what its terms alone made of the portal's text.
  expect(line(input, 'field.note')).toMatchObject({
    texts: { en: 'Remark', ja: '日本語 メモ' },
    ...{ base: { en: 'Note', ja: '日本語 Note' }, renamed: ['ja'] },
  })
  expect(line(input, 'field.x_dock')).toMatchObject({ isOwn: true, missing: ['ja'], uses: [] })
  expect(wordTable(input, 'SOUTH').terms).toEqual({ en: {}, ja: { Note: 'メモ' } })
})

it('[TN-04] [HD-06] a label may be called as what every object has: a language that lacks it has no text of it', () => {
  for (const label of ['toString', 'valueOf']) {
    const input = edited(world(), 'SOUTH', [{ file: 'labels/en.json', keys: [label], value: 'Own' }])
    expect(line(input, label)).toMatchObject({ texts: { en: 'Own' }, isOwn: true, missing: ['ja'] })
    expect(Object.keys(line(input, label)?.texts ?? {})).toEqual(['en'])
  }
})
