import { sumOf } from '../../render/index.ts'
import type { Figure } from '../../render/index.ts'

/** The greatest figures, at most so many, in their order, and the others as one that leads nowhere. One alone is not gathered. */
export function gathered(figures: readonly Figure[], most: number | undefined, others: string): readonly Figure[] {
  if (most === undefined || figures.length <= most + 1) return figures
  const greatest = new Set(figures.toSorted((one, other) => (other.value ?? 0) - (one.value ?? 0)).slice(0, most))
  const rest = figures.filter((figure) => !greatest.has(figure))
  return [
    ...figures.filter((figure) => greatest.has(figure)),
    { id: 'others', code: '', label: others, value: sumOf(rest), opens: false, isRest: true },
  ]
}
