import { expect, it } from 'vitest'
import type { LookupModel } from '../../config/index.ts'
import { choiceKey, toItems } from './items.ts'

const lookup: LookupModel = {
  id: 'types',
  operation: 'listContainerTypes',
  query: {},
  at: '',
  value: 'code',
  label: 'name',
}

it('choices are read of answers that hold other things than texts: no choice without a value, no label that is none', () => {
  const answer = [
    null,
    'text',
    { code: { id: 1 }, name: 'Ex' },
    { code: 20, name: ['Twenty'] },
    { code: false, name: null },
  ]
  expect(toItems(lookup, answer).map(({ value, label }) => [value, label])).toEqual([
    ['20', '20'],
    ['false', 'false'],
  ])
  expect(toItems(lookup, { code: 'X' })).toEqual([])
})

it('a choice that a gateway sends twice stands once; a value under two names stands under both', () => {
  const answer = [
    { code: '20', name: 'Twenty', tare: 1 },
    { code: '20', name: 'Twenty', tare: 2 },
    { code: '20', name: 'Short' },
  ]
  const items = toItems(lookup, answer)
  expect(items.map(({ label, item }) => [label, item['tare']])).toEqual([
    ['Twenty', 1],
    ['Short', undefined],
  ])
  expect(new Set(items.map(choiceKey)).size).toBe(2)
})
