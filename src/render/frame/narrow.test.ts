import { describe, expect, it } from 'vitest'
import { cardsFor } from '../look/narrow.ts'

describe('the width under which rows are cards', () => {
  it.each([
    [3, '(max-width: 599.95px)'],
    [7, '(max-width: 769.95px)'],
    [20, '(max-width: 959.95px)'],
  ])('of %i columns: a phone at least, a desktop at most', (columns, query) => {
    expect(cardsFor(columns)).toBe(query)
  })
})
