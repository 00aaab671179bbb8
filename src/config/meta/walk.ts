import type { PartManifest } from '../model/parts.ts'
import { remembered } from '../shared/remembered.ts'
import { child, textOf, type Member, type Node } from '../source/tree.ts'
import { typesOf, type Metas } from './metas.ts'
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

/** Whether a part that is made for some types is made for a value of these; no types: any. An integer is a number. */
export function fits(types: readonly string[], of: readonly string[]): boolean {
  return (
    types.length === 0 || of.some((type) => types.includes(type) || (type === 'integer' && types.includes('number')))
  )
}

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

/**
 * Goes through a node and all below it, each with its schema, and tells all visitors of it. Keys that no schema knows are not entered, nor a
 * value of a type that its place does not have, nor what a visitor skips.
 */
export function walk(language: Language, root: Node, schema: Meta, ...visitors: readonly Visitor[]): void {
  const { metas } = language
  const trail: Step[] = []
  visit(root, schema)

  function visit(node: Node, declared: Meta): void {
    if (visitors.some(({ skips }) => skips?.(node) === true)) return
    const meta = applied(language, metas.pick(declared, node), trail.at(-1)?.parent)
    for (const visitor of visitors) visitor.node?.(node, meta, trail, declared)
    const types = typesOf(meta)
    if (types.length > 0 && !types.includes(node.kind)) return
    if (node.kind === 'array') {
      const { items } = meta
      if (items === undefined) return
      for (const [index, item] of node.items.entries()) {
        trail.push({ key: String(index), parent: node })
        visit(item, items)
        trail.pop()
      }
    } else if (node.kind === 'object') {
      const names = namesOfKeys(metas, meta)
      for (const [key, member] of node.members) {
        trail.push({ key, parent: node })
        if (names !== undefined) for (const visitor of visitors) visitor.key?.(key, member, names, trail)
        const inner = metas.member(meta, key)
        if (inner !== undefined) visit(member.value, inner)
        trail.pop()
      }
    }
  }
}

/** A schema as it applies in an entry: options are those of the part that the entry names, a query has values. */
function applied(language: Language, meta: Meta, entry: Node | undefined): Meta {
  if (meta['x-names'] === 'query') return ofQuery(meta)
  const key = meta['x-options-of']
  if (key === undefined) return meta
  const manifest = manifestFor(language, entry, key, key === 'cell' ? 'text' : undefined)
  if (manifest !== undefined) return ofPart(meta, manifest)
  const isNobodys = child(entry, key) === undefined && (key !== 'widget' || isJudged(language, entry))
  return isNobodys ? withoutOptions(meta) : meta
}

const ofPart = remembered((meta: Meta, manifest: PartManifest): Meta => ({ ...meta, ...optionsOf(manifest) }))
const withoutOptions = remembered((meta: Meta): Meta => ({ ...meta, properties: {}, additionalProperties: false }))
const ofQuery = remembered((meta: Meta): Meta => ({
  ...meta,
  additionalProperties: { $ref: 'common.schema.json#/$defs/valueRule' },
}))

/** What the keys of an object name. */
function namesOfKeys(metas: Metas, meta: Meta): Meta | undefined {
  if (meta.propertyNames !== undefined) return metas.resolve(meta.propertyNames)
  const { 'x-names': names, 'x-lookup': lookup } = meta
  return names === undefined ? undefined : { 'x-names': names, ...(lookup && { 'x-lookup': lookup }) }
}
