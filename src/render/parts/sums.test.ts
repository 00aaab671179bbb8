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

  it('add up what stands deeper in the rows, by its path', () => {
    expect(sums([{ weight: { n: 1, u: 'KG' } }, { weight: { n: 2, u: 'KG' } }], 'weight.n', 'weight.u')).toEqual([
      { unit: 'KG', sum: 3 },
    ])
  })

  it('of what goes up and down to nothing are nothing, and end where the numbers do', () => {
    const sumOf = (...numbers: number[]) =>
      sums(
        numbers.map((n) => ({ n })),
        'n',
        undefined,
      )[0]?.sum
    expect(sumOf(100.1, 200.2, -300.3)).toBe(0)
    expect(sumOf(0.3, -0.1, -0.2)).toBe(0)
    expect(sumOf(-0, 0)).toBe(0)
    expect(sumOf(1e-9, 2e-9)).toBe(3e-9)
    expect(sumOf(1e20, 1e20)).toBe(2e20)
    expect(sumOf(123456789.12, 0.03, -123456789.1)).toBe(0.05)
    expect(sumOf(-0.5, 1.5e21, -1.5e21)).toBe(-0.5)
  })

  it('of many rows are those of the numbers as they are written', () => {
    for (const [number, count, sum] of [
      [0.1, 100, 10],
      [0.0001, 200, 0.02],
      [1234.5678, 200, 246_913.56],
      [1e-7, 1000, 0.0001],
    ] as const)
      expect(
        sums(
          Array.from({ length: count }, () => ({ number })),
          'number',
          undefined,
        ),
      ).toEqual([{ unit: '', sum }])
  })

  it('pass over what is no row', () => {
    const rows = [null, { n: 1 }, undefined] as unknown as Record<string, unknown>[]
    expect(sums(rows, 'n', 'u')).toEqual([{ unit: '', sum: 1 }])
  })

  it('of nothing are nothing', () => {
    expect(sums([], 'n', 'u')).toEqual([])
  })
})
