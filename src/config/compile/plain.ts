import { withDefaults } from '../model/parts.ts'
import type { JsonObject } from '../model/values.ts'
import { entriesOf, isHidden } from '../source/entries.ts'
import { child, members, valueOf, type Node } from '../source/tree.ts'
import { manifestFor, type Language } from '../meta/walk.ts'
import type { Meta } from '../meta/schema.ts'

/** Keys that are for the compiler alone. */
const ownKeys = new Set(['$schema', 'renamed', 'hidden', 'after', 'before'])

/**
 * A merged file as a model's plain form: collections become lists of entries with `id`, in the order in which they stand and
 * without the hidden ones; what the file leaves out takes the meta-schema's `default`. Conditions and values stay as they are.
 * `keepHidden` tells which collections keep their hidden entries (with `hidden: true`), by key.
 */
export function plain(
  language: Language,
  node: Node,
  declared: Meta,
  keepHidden: ReadonlySet<string> = new Set(),
): unknown {
  const schema = language.metas.pick(declared, node)
  if (node.kind !== 'object' || schema['x-atomic'] === true) return valueOf(node)
  const result: JsonObject = {}
  for (const [key, inner] of Object.entries(schema.properties ?? {})) {
    const fallback = inner.default ?? language.metas.resolve(inner).default
    if (fallback !== undefined && child(node, key) === undefined) result[key] = structuredClone(fallback)
    if (inner['x-options-of'] !== undefined && child(node, key) === undefined)
      result[key] = options(language, node, inner['x-options-of'], {})
    if (
      fallback !== undefined &&
      child(node, key) === undefined &&
      language.metas.resolve(inner)['x-collection'] !== undefined
    )
      result[key] = []
  }
  for (const [key, { value }] of members(node)) {
    if (ownKeys.has(key)) continue
    const inner = language.metas.member(schema, key)
    const meta = inner && language.metas.resolve(inner)
    if (meta?.['x-options-of'] !== undefined)
      result[key] = options(language, node, meta['x-options-of'], valueOf(value) as JsonObject)
    else if (meta?.['x-collection'] !== undefined)
      result[key] = entries(language, value, meta, keepHidden, keepHidden.has(key))
    else result[key] = inner === undefined ? valueOf(value) : plain(language, value, inner, keepHidden)
  }
  return result
}

function entries(
  language: Language,
  collection: Node,
  schema: Meta,
  keepHidden: ReadonlySet<string>,
  keep: boolean,
): unknown[] {
  const inner = schema.additionalProperties
  return entriesOf(collection)
    .filter(([, entry]) => keep || !isHidden(entry))
    .map(([id, entry]) => ({
      id,
      ...(typeof inner === 'object' ? (plain(language, entry, inner, keepHidden) as JsonObject) : {}),
      ...(isHidden(entry) && { hidden: true }),
    }))
}

/** Options of a part, with the defaults of its manifest. */
function options(language: Language, entry: Node, key: string, value: JsonObject): JsonObject {
  const manifest = manifestFor(language, entry, key, key === 'cell' ? 'text' : undefined)
  return manifest === undefined ? value : withDefaults(manifest, value)
}
