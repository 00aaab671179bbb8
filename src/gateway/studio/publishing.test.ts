import { expect, it } from 'vitest'
import type { Works } from '../published/works.ts'
import { wordedDifferences } from './publishing.ts'

const works = { words: () => Promise.resolve([]) } as unknown as Works
const folder = (texts: Record<string, unknown>) =>
  new Map([['labels/de.json', JSON.stringify({ $schema: '../../../schemas/meta/labels.schema.json', ...texts })]])
const otherwise = async (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>) =>
  (await wordedDifferences(works, 'NOVA', [one, other])).map(({ texts, isNew, isGone }) => ({ texts, isNew, isGone }))

it('[BX-04] a review says how many texts of a new language there are, and how many are otherwise after', async () => {
  const first = folder({ 'action.save': 'Sichern', 'action.delete': 'Löschen' })
  expect(await otherwise(new Map(), first)).toEqual([{ texts: 2, isNew: true }])
  const next = folder({ 'action.save': 'Speichern', 'action.close': 'Schließen' })
  expect(await otherwise(first, next)).toEqual([{ texts: 3 }])
  expect(await otherwise(next, new Map())).toEqual([{ texts: 2, isGone: true }])
  expect(await otherwise(new Map(), new Map([['labels/de.json', '{']]))).toEqual([{ isNew: true }])
})
