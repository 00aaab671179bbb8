import type { Kind, Metas } from './metas.ts'
import type { Meta } from './schema.ts'

/** So many steps below it a key is looked for. */
const DEEPEST = 3
/** A word that more places know is a usual one: which of them is meant cannot be told. */
const MOST = 3
/** Files with one place of their own in a tenant's folder. */
const FILES: readonly Kind[] = ['tenant', 'portal', 'lookups']

/**
 * Where a key belongs that a place does not know: further inside of it (`sections.ID.fields`), or, for a key at the top of
 * a file, in another one of the folder (`portal.json`). Nothing where no such place is known.
 */
export function belongs(metas: Metas, meta: Meta, key: string): string | undefined {
  const inside = below(metas, meta, key)
  if (inside !== undefined) return inside
  const isTop = FILES.some((kind) => metas.of(kind) === meta)
  const other = isTop ? FILES.find((kind) => Object.hasOwn(metas.of(kind)?.properties ?? {}, key)) : undefined
  return other && `${other}.json`
}

/** The two files of a form: how each is called, and where in it one value stands. */
const HALVES = [
  { ending: '.layout.json', kind: 'form-layout', way: ['sections', 'ID', 'fields', 'ID'] },
  { ending: '.schema.json', kind: 'data-rules', way: ['properties', 'ID'] },
] as const

/** Where a key belongs that stands in one of the two files of a form and is a word of the other one: `properties.ID.maxLength in booking.schema.json`. */
export function inOtherHalf(metas: Metas, path: string, key: string): string | undefined {
  const here = HALVES.find(({ ending }) => path.endsWith(ending))
  const other = HALVES.find(({ ending }) => here !== undefined && ending !== here.ending)
  if (here === undefined || other === undefined) return undefined
  const value = other.way.reduce<Meta | undefined>(
    (at, step) => at && metas.member(metas.resolve(at), step),
    metas.of(other.kind),
  )
  if (value === undefined || !Object.hasOwn(metas.resolve(value).properties ?? {}, key)) return undefined
  const file = path.split('/').at(-1)?.replace(here.ending, other.ending) ?? ''
  return `${[...other.way, key].join('.')} in ${file}`
}

function below(metas: Metas, meta: Meta, key: string): string | undefined {
  const found: string[] = []
  let places: { meta: Meta; path: readonly string[] }[] = [{ meta, path: [] }]
  for (let step = 0; step < DEEPEST && found.length <= MOST; step += 1) {
    places = places.flatMap(({ meta: each, path }) =>
      inner(each).map(([name, schema]) => ({ meta: metas.resolve(schema), path: [...path, name] })),
    )
    for (const { meta: each, path } of places)
      if (Object.hasOwn(each.properties ?? {}, key)) found.push([...path, key].join('.'))
  }
  return found.length === 0 || found.length > MOST ? undefined : found.join(' or ')
}

/** What stands in an object: its keys, and its entries by their ids. */
function inner({ properties = {}, additionalProperties }: Meta): [string, Meta][] {
  return [
    ...Object.entries(properties),
    ...(typeof additionalProperties === 'object' ? [['ID', additionalProperties] satisfies [string, Meta]] : []),
  ]
}
