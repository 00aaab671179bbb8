import type { Area, Outline } from '../../render/index.ts'

/** Pixels between two stages. */
const GAP = 3
/** The least width of a stage, as a share of the area: the smallest is seen, too. */
const LEAST = 0.06

/** The outline of each stage of a funnel: as wide above as its own share of the most, below as that of the next one. */
export function stageOutlines(values: readonly number[], { left, top, width, height }: Area, gap: number): Outline[] {
  const most = Math.max(...values, 1)
  const step = height / Math.max(values.length, 1)
  const middle = left + width / 2
  const half = (value: number): number => (Math.max(value / most, LEAST) * width) / 2
  return values.map((value, index) => {
    const [wide, narrow] = [half(value), half(values[index + 1] ?? value)]
    const [from, to] = [top + index * step, top + (index + 1) * step - gap]
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
