import type { Area, Outline, Point } from '../../render/index.ts'

/** Corners of a full circle: round on paper, too. */
const CORNERS = 180

/** The shares of a whole as sectors, clockwise from the top; `hole` is the share of the radius that stays free in the middle. */
export function sectorOutlines(values: readonly number[], { left, top, width, height }: Area, hole: number): Outline[] {
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
