import type { Metas } from '../meta/metas.ts'
import type { Meta } from '../meta/schema.ts'
import { descend, valueOf, type Member, type Node } from '../source/tree.ts'

/** A place of the base that an override speaks of, and what the base says there. */
export interface Target {
  keys: string[]
  /** Where the override speaks of it. */
  place: Member['key']
  /** Whether it is an entry of a map, so that all it says itself counts. */
  isEntry: boolean
  /** By key; outside of entries `null` where the base says nothing. */
  says: Record<string, unknown>
}

const ofTheFile = new Set(['$schema', 'renamed'])

/** Whether a schema is that of a map of entries with ids. */
export function isMap(schema: Meta): boolean {
  return typeof schema.additionalProperties === 'object'
}

/** Whether a value is one thing: a condition, a requirement. */
export function isWhole(metas: Metas, schema: Meta, value: Node): boolean {
  const meta = metas.pick(schema, value)
  return meta['x-atomic'] === true || meta['x-strengthen'] === 'required'
}

/**
 * The places of the base that an override speaks of. Of an entry all that it says itself counts (its widget and path as much as
 * its label), not the entries inside it; elsewhere only the keys that the override names. A tenant's own entries have no base.
 */
export function targetsOf(metas: Metas, base: Node, override: Node, schema: Meta): Target[] {
  const found: Target[] = []
  visit(base, override, schema, [], override, false)
  return found

  function visit(
    below: Node,
    over: Node,
    declared: Meta,
    keys: string[],
    place: Member['key'],
    isEntry: boolean,
  ): void {
    const meta = metas.pick(declared, over)
    if (below.kind !== 'object' || over.kind !== 'object') return
    const named = new Set<string>()
    const entered = new Set<string>()
    for (const [key, { key: at, value }] of over.members) {
      if (ofTheFile.has(key) && keys.length === 0) continue
      const present = below.members.get(key)?.value
      const inner = metas.member(meta, key)
      if (
        inner !== undefined &&
        present?.kind === 'object' &&
        value.kind === 'object' &&
        !isWhole(metas, inner, value)
      ) {
        entered.add(key)
        visit(present, value, inner, [...keys, key], at, isMap(meta))
      } else if (present !== undefined || !isMap(meta)) named.add(key)
    }
    if (named.size === 0) return
    if (isEntry) for (const key of ownKeys(below, meta)) if (!entered.has(key)) named.add(key)
    found.push({
      keys,
      place,
      isEntry,
      says: Object.fromEntries(
        [...named].filter((key) => !isEntry || below.members.has(key)).map((key) => [key, valueAt(below, key)]),
      ),
    })
  }

  /** Keys of an entry that hold no entries themselves. */
  function ownKeys(entry: Node, meta: Meta): string[] {
    if (entry.kind !== 'object') return []
    return [...entry.members].flatMap(([key, { value }]) => {
      const inner = metas.member(meta, key)
      return inner !== undefined && isMap(metas.pick(inner, value)) ? [] : [key]
    })
  }
}

function valueAt(node: Node, key: string): unknown {
  const value = descend(node, [key])
  return value === undefined ? null : valueOf(value)
}
