import type { ComposedModel } from '../model/form.ts'
import type { Path } from '../model/values.ts'

type Made = Partial<Pick<ComposedModel, 'each' | 'from' | 'text'>>

/** Where a composed text stands in the record; one of every row without the number of the row. */
export function placeOf(path: Path, { each }: Made): Path {
  return each === undefined ? path : `${each}.${path}`
}

/** Where the values are that a text is composed of, written as `placeOf` writes them: of a row of a list what tells it, and what is taken of it. */
export function madeOf(composed: Made): Path[] {
  const { from = [], text } = composed
  const paths = (each: ComposedModel['from'][number]): Path[] =>
    typeof each === 'string' ? [each] : [each.field, each.take].map((name) => placeOf(name, { each: each.list }))
  const said = text === undefined ? from.flatMap(paths) : []
  return [...said, ...Object.values(text?.values ?? {}).map(({ path }) => path)]
    .map((path) => placeOf(path, composed))
    .map((path) => path.replaceAll(/\.\d+(?=\.|$)/g, ''))
}
