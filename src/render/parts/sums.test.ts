import { describe, expect, it } from 'vitest'
import { sums } from './sums.ts'

describe('sums', () => {
  it('add up a number, and each unit for itself', () => {
    const rows = [{ n: 1.1, u: 'KG' }, { n: 2.2, u: 'KG' }, { n: 3, u: 'LB' }, { u: 'KG' }, { n: 'x', u: 'KG' }]
    expect(sums(rows, 'n', 'u')).toEqual([
      { unit: 'KG', sum: 3.3 },
      { unit: 'LB', sum: 3 },
    ])
    expect(sums(rows, 'n', undefined)).toEqual([{ unit: '', sum: 6.3 }])
  })

  it('pass over what is no row', () => {
    const rows = [null, { n: 1 }, undefined] as unknown as Record<string, unknown>[]
    expect(sums(rows, 'n', 'u')).toEqual([{ unit: '', sum: 1 }])
  })

  it('of nothing are nothing', () => {
    expect(sums([], 'n', 'u')).toEqual([])
  })
})
