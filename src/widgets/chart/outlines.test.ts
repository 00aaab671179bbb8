import { describe, expect, it } from 'vitest'
import { betweenShares, stageOutlines, sectorOutlines, stagesOf } from './outlines.ts'

const area = { left: 10, top: 20, width: 40, height: 40 }
const rounded = (points: readonly (readonly [number, number])[] = []) =>
  points.map((point) => point.map((at) => Math.round(at)))

describe('outlines of a chart on paper', () => {
  it('of shares begin at the top and go round clockwise', () => {
    const [half, quarter] = sectorOutlines([2, 1, 1], area, 0)
    expect(rounded(half)[0]).toEqual([30, 20])
    expect(rounded(half).at(-2)).toEqual([30, 60])
    expect(rounded(quarter)[0]).toEqual([30, 60])
    expect(rounded(quarter).slice(-2)).toEqual([
      [10, 40],
      [30, 40],
    ])
  })

  it('of a donut leave its middle free', () => {
    const [ring] = sectorOutlines([1], area, 0.5)
    const distances = (ring ?? []).map(([x, y]) => Math.round(Math.hypot(x - 30, y - 40)))
    expect(new Set(distances)).toEqual(new Set([20, 10]))
  })

  it('of shares give a figure below zero none, and the others no more than the circle, as on the screen', () => {
    expect(sectorOutlines([3, -1, 1], area, 0)).toEqual(sectorOutlines([3, 0, 1], area, 0))
  })

  it('of shares without a sum have no extent', () => {
    expect(rounded(sectorOutlines([0], area, 0)[0])).toEqual([
      [30, 20],
      [30, 20],
      [30, 40],
    ])
  })

  it.each([[2], [20], [300], [5000]])(
    '[DB-10] leave nine tenths of the circle to the shares themselves, of %i as of few',
    (count) => {
      expect(betweenShares(count)).toBeGreaterThan(0)
      expect(count * betweenShares(count)).toBeLessThanOrEqual(36)
    },
  )

  it('[DB-10] of hundreds of stages are each as high as most of their room', () => {
    const stages = stageOutlines(
      Array.from({ length: 400 }, () => 1),
      area,
      2,
    )
    for (const [[, from] = [0, 0], , [, to] = [0, 0]] of stages) expect(to - from).toBeCloseTo(0.075)
  })

  it('of a funnel are as wide as their share, narrowing to the next', () => {
    const [first, second] = stageOutlines([10, 5], area, 2)
    expect(rounded(first)).toEqual([
      [10, 20],
      [50, 20],
      [40, 38],
      [20, 38],
    ])
    expect(rounded(second)).toEqual([
      [20, 40],
      [40, 40],
      [40, 58],
      [20, 58],
    ])
  })
})

describe('the stages of a funnel', () => {
  const area = { left: 0, top: 0, width: 100, height: 60 }

  it('narrow from each figure to the next', () => {
    expect(stagesOf([10, 5], area)).toEqual([
      'M0.0,0.0L100.0,0.0L75.0,27.0L25.0,27.0Z',
      'M25.0,30.0L75.0,30.0L75.0,57.0L25.0,57.0Z',
    ])
  })

  it('show the smallest, too', () => {
    expect(stagesOf([1000, 1], area)[1]).toBe('M47.0,30.0L53.0,30.0L53.0,57.0L47.0,57.0Z')
  })
})
