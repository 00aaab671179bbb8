import type { Area, Outline, Point } from '../../render/index.ts'

/** Corners of a full circle: round on paper, too. */
const CORNERS = 180

/** The shares of a whole as sectors, clockwise from the top, as on the screen none of a figure below zero; `hole` is the share of the radius that stays free in the middle. */
export function sectorOutlines(
  figures: readonly number[],
  { left, top, width, height }: Area,
  hole: number,
): Outline[] {
  const values = figures.map((value) => Math.max(value, 0))
  const sum = values.reduce((total, value) => total + value, 0)
  const radius = Math.min(width, height) / 2
  const [x, y] = [left + width / 2, top + height / 2]
  const at = (share: number, distance: number): Point => [
    x + Math.sin(share * 2 * Math.PI) * distance,
    y - Math.cos(share * 2 * Math.PI) * distance,
  ]
  let begun = 0
  return values.map((value) => {
    const from = begun
    const share = sum === 0 ? 0 : value / sum
    begun += share
    const steps = Math.max(1, Math.ceil(share * CORNERS))
    const shares = Array.from({ length: steps + 1 }, (_, step) => from + (share * step) / steps)
    const outer = shares.map((each) => at(each, radius))
    return hole === 0 ? [...outer, [x, y]] : [...outer, ...shares.map((each) => at(each, radius * hole)).reverse()]
  })
}

/** Degrees between two shares, and between all of them together at most. */
const BETWEEN = 1.2
const BETWEEN_ALL = 14

/** Degrees that stay free between two shares of a whole: less where many would leave nothing to the shares themselves. */
export function betweenShares(count: number): number {
  return count > 1 ? Math.min(BETWEEN, BETWEEN_ALL / count) : 0
}

/** Pixels between two stages. */
const GAP = 3
/** The least width of a stage, as a share of the area: the smallest is seen, too. */
const LEAST = 0.06
/** The most of a stage's room that stays free below it: of many, each is a line that is seen. */
const MOST_FREE = 0.25

/** The outline of each stage of a funnel: as wide above as its own share of the most, below as that of the next one. */
export function stageOutlines(values: readonly number[], { left, top, width, height }: Area, gap: number): Outline[] {
  const most = Math.max(...values, 1)
  const step = height / Math.max(values.length, 1)
  const middle = left + width / 2
  const half = (value: number): number => (Math.max(value / most, LEAST) * width) / 2
  return values.map((value, index) => {
    const [wide, narrow] = [half(value), half(values[index + 1] ?? value)]
    const [from, to] = [top + index * step, top + (index + 1) * step - Math.min(gap, step * MOST_FREE)]
    return [
      [middle - wide, from],
      [middle + wide, from],
      [middle + narrow, to],
      [middle - narrow, to],
    ]
  })
}

/** The same as the paths of an SVG. */
export function stagesOf(values: readonly number[], area: Area): string[] {
  return stageOutlines(values, area, GAP).map(
    (points) => `M${points.map((point) => point.map((at) => at.toFixed(1)).join(',')).join('L')}Z`,
  )
}
