import type { PartManifest } from '../model/parts.ts'
import { remembered } from '../shared/remembered.ts'
import { child, textOf, token, type Member, type Node } from '../source/tree.ts'
import type { Metas } from './metas.ts'
import type { Meta } from './schema.ts'

/** One step on the way from the root to a node. */
export interface Step {
  key: string
  /** The object or array that holds the node. */
  parent: Node
}

/** What a walk tells of each node and of each key that is itself a name. A trail is good while it is told: the walk goes on with it. */
export interface Visitor {
  node?(node: Node, schema: Meta, trail: readonly Step[], declared: Meta): void
  key?(key: string, member: Member, schema: Meta, trail: readonly Step[]): void
  /** A node that is not looked at, nor anything below it. */
  skips?(node: Node): boolean
}

/** The language as the compiler walks it: the meta-schemas, and the manifests that describe the options of parts. */
export interface Language {
  metas: Metas
  parts: readonly PartManifest[]
  /**
   * The parts of a form's fields that name none (`languageOfForm`); undefined where the data has no such value, which is a finding of its own. Unknown
   * while a file is read alone. What is unknown is not judged.
   */
  chosen?: ReadonlyMap<Node, PartManifest | undefined>
}

const partKinds: Readonly<Record<string, PartManifest['kind']>> = {
  widget: 'field',
  cell: 'cell',
  block: 'block',
  chart: 'chart',
}

const partsByName = remembered(
  (parts: readonly PartManifest[]) => new Map(parts.map((part) => [`${part.kind} ${part.name}`, part])),
)

/** The manifest that describes an entry's options, by the key that names the part; of a field that names none, of the part chosen for it. */
export function manifestFor(
  language: Language,
  entry: Node | undefined,
  key: string,
  fallback?: unknown,
): PartManifest | undefined {
  const name = textOf(child(entry, key)) ?? (typeof fallback === 'string' ? fallback : undefined)
  if (name === undefined) return entry === undefined ? undefined : language.chosen?.get(entry)
  return partsByName(language.parts).get(`${String(partKinds[key])} ${String(name)}`)
}

/** Whether it is known which part draws a field that names none, or that the library itself does. */
function isJudged({ chosen }: Language, field: Node | undefined): boolean {
  return chosen !== undefined && !(field !== undefined && chosen.has(field))
}

/** A manifest's schema of options. */
export const optionsOf = (manifest: PartManifest): Meta => manifest.options as Meta

/** Goes through a node and all below it, each with its schema. Keys that no schema knows are not entered. */
export function walk(language: Language, root: Node, schema: Meta, visitor: Visitor): void {
  const trail: Step[] = []
  visit(root, schema)

  function inside(key: string, parent: Node, look: () => void): void {
    trail.push({ key, parent })
    look()
    trail.pop()
  }

  function visit(node: Node, declared: Meta): void {
    if (visitor.skips?.(node) === true) return
    let meta = language.metas.pick(declared, node)
    const optionsKey = meta['x-options-of']
    if (optionsKey !== undefined) {
      const entry = trail.at(-1)?.parent
      const manifest = manifestFor(language, entry, optionsKey, optionsKey === 'cell' ? 'text' : undefined)
      if (manifest !== undefined) meta = { ...meta, ...optionsOf(manifest) }
      else if (child(entry, optionsKey) === undefined && (optionsKey !== 'widget' || isJudged(language, entry)))
        meta = { ...meta, properties: {}, additionalProperties: false }
    }
    if (meta['x-names'] === 'query')
      meta = { ...meta, additionalProperties: { $ref: 'common.schema.json#/$defs/valueRule' } }
    visitor.node?.(node, meta, trail, declared)
    if (node.kind === 'array') {
      const items = meta.items
      if (items !== undefined) node.items.forEach((item, index) => inside(token(index), node, () => visit(item, items)))
      return
    }
    if (node.kind !== 'object') return
    for (const [key, member] of node.members) {
      inside(key, node, () => {
        const names = namesOfKeys(language.metas, meta)
        if (names !== undefined) visitor.key?.(key, member, names, trail)
        const schemaOfMember = language.metas.member(meta, key)
        if (schemaOfMember !== undefined) visit(member.value, schemaOfMember)
      })
    }
  }
}

/** What the keys of an object name. */
function namesOfKeys(metas: Metas, meta: Meta): Meta | undefined {
  if (meta.propertyNames !== undefined) return metas.resolve(meta.propertyNames)
  const { 'x-names': names, 'x-lookup': lookup } = meta
  return names === undefined ? undefined : { 'x-names': names, ...(lookup && { 'x-lookup': lookup }) }
}
