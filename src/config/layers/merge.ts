import { isOfType, typesOf, type Metas } from '../meta/metas.ts'
import type { Meta } from '../meta/schema.ts'
import type { Node } from '../source/tree.ts'

/**
 * Puts an override over the base: a JSON merge patch (RFC 7396) in which every value remembers its file and what it overrode.
 * Conditions and value rules (`x-atomic`) are replaced whole, since half of one and half of another is a third.
 * `null` is left out, and so is what is of no type that its place has: the structure check refuses both, and nothing else is to follow from
 * them. A file that extends the base (`isExtending`) answers for the objects that it
 * touches: they stand where it has them.
 */
export function merge(metas: Metas, base: Node, override: Node, schema: Meta | undefined, isExtending = false): Node {
  if (override.kind === 'scalar' && override.value === null) return base
  const meta = schema && metas.pick(schema, override)
  const types = meta === undefined ? [] : typesOf(meta)
  if (types.length > 0 && !types.some((type) => isOfType(override, type))) return base
  if (base.kind !== 'object' || override.kind !== 'object' || meta?.['x-atomic'] === true)
    return { ...override, overrode: base }
  const members = new Map(base.members)
  for (const [key, member] of override.members) {
    const below = members.get(key)
    const inner = meta && metas.member(meta, key)
    if (below === undefined) {
      if (member.value.kind !== 'scalar' || member.value.value !== null) members.set(key, member)
    } else members.set(key, { key: below.key, value: merge(metas, below.value, member.value, inner, isExtending) })
  }
  return { ...(isExtending ? override : base), members, merged: override }
}
