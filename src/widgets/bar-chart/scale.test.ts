import { describe, expect, it } from 'vitest'
import { scaleOf } from './scale.ts'

describe('the axis of a bar chart', () => {
  it('ends at a round number that no bar goes beyond', () => {
    expect(scaleOf([3, 17, 12])).toEqual({ top: 20, ticks: [0, 5, 10, 15, 20] })
    expect(scaleOf([1234]).top).toBe(1500)
  })

  it('counts in ones, however few there are', () => {
    expect(scaleOf([])).toEqual({ top: 4, ticks: [0, 1, 2, 3, 4] })
    expect(scaleOf([1])).toEqual({ top: 4, ticks: [0, 1, 2, 3, 4] })
  })
})
