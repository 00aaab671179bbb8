import { getAt } from '../../config/index.ts'
import type { ExportModel } from '../../config/index.ts'

/** The entries around and including an innermost one, by their names in the walk. */
export type Walked = Readonly<Record<string, unknown>>

/** Every innermost entry of lists inside lists with those around it, in their order. An entry without a list inside is one too. */
export function walked(walk: ExportModel['walk'], answer: unknown): Walked[] {
  const [list, ...inner] = walk
  if (list === undefined) return [{}]
  const entries = getAt(answer, list.at)
  return Array.isArray(entries)
    ? entries.flatMap((entry: unknown) => below(inner, entry).map((rest) => ({ [list.id]: entry, ...rest })))
    : []
}

function below(walk: ExportModel['walk'], entry: unknown): Walked[] {
  const found = walked(walk, entry)
  return found.length > 0 ? found : [{}]
}
