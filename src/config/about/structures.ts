import type { Meta } from '../meta/schema.ts'
import { child, members, valueOf, type Node } from '../source/tree.ts'
import type { Place } from '../edit/names.ts'
import { titlesOf } from '../edit/titles.ts'
import { isEntries, saidApart } from './placed.ts'
import { shapeOf, type Shape } from './shape.ts'

/** Something of several parts that can be said of an entry, and that no other input of the studio has. */
export interface Structure {
  /** The way to it inside the entry. */
  keys: string[]
  /** What the language calls that which holds it, from the outside in. */
  around: Record<string, string>[]
  shape: Shape
  /** What it is now, the tenant's word before the portal's. */
  value?: unknown
  /** What the base says: it can be said otherwise, not left out. */
  base?: unknown
}

/** Options and conditions have inputs of their own, too. */
const elsewhere: ReadonlySet<string> = new Set([
  ...saidApart,
  'options',
  'required',
  'visible',
  'enabled',
  'access',
  'when',
])
/** What of these is put together, the first of them, too, by inputs of its own (`adding`). */
const added: ReadonlySet<string> = new Set([
  ...['sections', 'fields', 'columns', 'blocks', 'actions', 'rowActions', 'switches', 'exceptions', 'arrangements'],
  ...['levels', 'variants', 'rules', 'effects', 'lookups', 'options', 'details'],
  ...['routes', 'navigation', 'userMenu'],
])

/** All that the language lets be said of an entry apart from what is `told` by other inputs: ways into the entry with dots. */
export function structuresOf(
  place: Place,
  meta: Meta,
  entry: Node,
  base: Node | undefined,
  told: ReadonlySet<string>,
): Structure[] {
  const { metas } = place.world.project.language
  return below(meta, entry, base, [], [])

  function below(
    holder: Meta,
    node: Node | undefined,
    lowest: Node | undefined,
    above: string[],
    around: Structure['around'],
  ): Structure[] {
    return Object.entries(holder.properties ?? {}).flatMap(([key, declared]): Structure[] => {
      const keys = [...above, key]
      const way = keys.join('.')
      const present = child(node, key)
      const inner = present === undefined ? metas.resolve(declared) : metas.pick(declared, present)
      if ((above.length === 0 && elsewhere.has(key)) || told.has(way) || isOfCall(holder, key)) return []
      if (inner['x-collection'] !== undefined && added.has(key)) return []
      if (isEntries(metas, inner, place, above) && members(present).length > 0) return []
      if (isHolder(inner)) {
        if (present !== undefined || inner.required === undefined)
          return below(inner, present, child(lowest, key), keys, [...around, titlesOf(inner.title ?? key)])
        if ([...told].some((each) => each.startsWith(`${way}.`))) return []
      }
      // A single value is a property, where the entry has something for it.
      const shape = shapeOf(place, declared, present, key)
      if (above.length === 0 && isSingle(shape)) return []
      const said = child(lowest, key)
      return [
        {
          keys,
          around,
          shape,
          ...(present !== undefined && { value: valueOf(present) }),
          ...(said !== undefined && { base: valueOf(said) }),
        },
      ]
    })
  }

  /** An object whose parts are said one by one. */
  function isHolder({ properties, oneOf, 'x-atomic': isAtomic }: Meta): boolean {
    return properties !== undefined && oneOf === undefined && isAtomic !== true
  }

  function isSingle({ type, holds, forms }: Shape): boolean {
    return holds === undefined && forms === undefined && type !== 'object' && type !== 'array'
  }

  /** What is given to a call, as lines of values (`valueMapsOf`). */
  function isOfCall({ 'x-call': call }: Meta, key: string): boolean {
    return call !== undefined && ['path', 'query', 'body'].includes(key)
  }
}
