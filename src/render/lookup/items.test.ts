import { expect, it } from 'vitest'
import type { LookupModel } from '../../config/index.ts'
import { toItems } from './items.ts'

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
