import type { Outline } from '../../render/index.ts'

/** An outline as the path of an SVG. */
export function pathOf(points: Outline): string {
  return `M${points.map((point) => point.map((at) => at.toFixed(1)).join(',')).join('L')}Z`
}
