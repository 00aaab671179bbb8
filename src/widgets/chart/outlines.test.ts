import { describe, expect, it } from 'vitest'
import { stageOutlines } from '../funnel-chart/stages.ts'
import { sectorOutlines } from './outlines.ts'

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

  it('of shares without a sum have no extent', () => {
    expect(rounded(sectorOutlines([0], area, 0)[0])).toEqual([
      [30, 20],
      [30, 20],
      [30, 40],
    ])
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
