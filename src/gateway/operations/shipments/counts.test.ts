import { expect, it } from 'vitest'
import { listed } from './counts.ts'

it.each([
  { what: 'each shipment by its number', numbers: ['HB1', 'HB2'], list: 'HB1,HB2' },
  { what: 'nothing where one has no number, which the list would leave out', numbers: ['', 'HB2'], list: undefined },
  { what: 'nothing where a number would be taken for two', numbers: ['HB1,2', 'HB3'], list: undefined },
  {
    what: 'nothing where the list of shipments would not take them',
    numbers: Array.from({ length: 200 }, (_, index) => `A-LONG-HOUSE-BILL-NUMBER-${1000 + index}`),
    list: undefined,
  },
])('the house bills of a slice lead to $what', ({ numbers, list }) => {
  expect(listed(numbers.map((shpNo) => ({ shpNo })))).toBe(list)
})
