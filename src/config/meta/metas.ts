import { remembered } from '../shared/remembered.ts'
import { valueOf, type Node } from '../source/tree.ts'
import type { Meta } from './schema.ts'

/** Kinds of configuration files, as their meta-schemas are called. */
export const kinds = [
  'portal',
  'lookups',
  'data-rules',
  'form-layout',
  'grid',
  'view',
  'drilldown',
  'dashboard',
  'labels',
  'tenant',
  'base',
] as const
export type Kind = (typeof kinds)[number]

/** Folder of the meta-schemas below the root. */
export const metaFolder = 'schemas/meta/'
const named = /^names\.schema\.json#\/\$defs\/(\w+)$/

/** The meta-schemas, with every `$ref` followed on demand. A reference to names.schema.json becomes `x-names`: the compiler knows the names itself. */
export class Metas {
  private readonly files = new Map<string, Meta>()
  /** What schemas with a `$ref` are, followed. */
  private readonly resolved = new WeakMap<Meta, Meta>()
  /** What was picked for nodes. */
  private readonly picked = new WeakMap<Meta, WeakMap<Node, Meta>>()
  /** The forms of schemas that have several, and those of such forms, each with what stands beside them. */
  private readonly forms: (schema: Meta) => { form: Meta; whole: Meta }[] = remembered((schema: Meta) => {
    const { oneOf = [], ...beside } = schema
    return oneOf
      .map((each) => this.resolve(each))
      .flatMap((each) => (each.oneOf === undefined ? [{ form: each, whole: each }] : this.forms(each)))
      .map(({ form, whole }) => ({ form, whole: { ...beside, ...whole } }))
  })

  /** Takes the parsed files of schemas/meta by file name. */
  constructor(roots: ReadonlyMap<string, Node>) {
    for (const [name, root] of roots) {
      if (root.kind === 'object') this.files.set(name, absolute(valueOf(root), name) as Meta)
    }
  }

  /** The meta-schema of a kind of file; `scope` is that of the roots of conditions. */
  of(kind: Kind | 'scope' | 'common'): Meta | undefined {
    return this.files.get(`${kind}.schema.json`)
  }

  /** Follows `$ref`; what stands beside it wins. A reference into nothing allows anything. */
  resolve(schema: Meta): Meta {
    if (schema.$ref === undefined) return schema
    const known = this.resolved.get(schema)
    if (known !== undefined) return known
    let at = schema
    for (let step = 0; at.$ref !== undefined && step < 20; step += 1) {
      const { $ref, ...beside } = at
      const kind = named.exec($ref)?.[1]
      at = { ...(kind === undefined ? this.target($ref) : { type: 'string', 'x-names': kind }), ...beside }
    }
    this.resolved.set(schema, at)
    return at
  }

  /** The schema that applies to a node: `$ref` followed, and of several forms the one that is most likely meant. */
  pick(schema: Meta, node: Node): Meta {
    const resolved = this.resolve(schema)
    if (resolved.oneOf === undefined) return resolved
    const ofSchema = this.picked.get(resolved) ?? new WeakMap<Node, Meta>()
    this.picked.set(resolved, ofSchema)
    const picked = ofSchema.get(node) ?? this.formFor(resolved, node)
    ofSchema.set(node, picked)
    return picked
  }

  private formFor(resolved: Meta, node: Node): Meta {
    const forms = this.forms(resolved)
    const fitting = forms.filter(
      ({ form }) => form.type === undefined || typesOf(form).some((type) => isOfType(node, type)),
    )
    const [best] =
      fitting.length < 2
        ? fitting
        : fitting.sort((left, right) => likeness(right.form, node) - likeness(left.form, node))
    if (best !== undefined) return best.whole
    const beside = { ...resolved }
    delete beside.oneOf
    return { ...beside, type: [...new Set(forms.flatMap(({ form }) => typesOf(form)))] }
  }

  /** Keys that any form of a schema knows: candidates for the nearest right word. */
  keysOf(schema: Meta): string[] {
    const resolved = this.resolve(schema)
    const forms = [resolved, ...this.forms(resolved).map(({ form }) => form)]
    return [...new Set(forms.flatMap((form) => Object.keys(form.properties ?? {})))]
  }

  /** The key that each form of a schema cannot do without; none of what has one form. */
  beginnings(schema: Meta): string[] {
    return [...new Set(this.forms(this.resolve(schema)).flatMap(({ form }) => form.required?.slice(0, 1) ?? []))]
  }

  /** Of the keys beside a key, the first that no form of the schema knows together with it; undefined where one knows all of them. */
  apart(schema: Meta, key: string, beside: readonly string[]): string | undefined {
    const forms = this.forms(this.resolve(schema)).flatMap(({ form: { properties = {} } }) =>
      Object.hasOwn(properties, key) ? [properties] : [],
    )
    return forms.length === 0 ? undefined : beside.find((each) => forms.every((form) => !Object.hasOwn(form, each)))
  }

  /** The schema of a member of an object to which `schema` applies. */
  member(schema: Meta, key: string): Meta | undefined {
    if (schema.properties !== undefined && Object.hasOwn(schema.properties, key)) return schema.properties[key]
    if (typeof schema.additionalProperties === 'object') return schema.additionalProperties
    return undefined
  }

  private target(ref: string): Meta {
    const [file = '', pointer = ''] = ref.split('#')
    let at: unknown = this.files.get(file)
    for (const key of pointer.split('/').slice(1))
      at = typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[key] : undefined
    return typeof at === 'object' && at !== null ? at : {}
  }
}

/** The JSON types that a schema allows; none where it does not say. */
export function typesOf(schema: Meta): string[] {
  if (schema.type !== undefined) return typeof schema.type === 'string' ? [schema.type] : schema.type
  return []
}

/** How a value of another type is written as one of these types, where it is one but for its quotation marks. */
export function asType(value: string | number | boolean | null, types: readonly string[]): string | undefined {
  if (value === null) return undefined
  if (typeof value !== 'string')
    return types.every((type) => type === 'string') ? JSON.stringify(String(value)) : undefined
  const bare = value.trim().toLowerCase()
  if (types.includes('boolean') && (bare === 'true' || bare === 'false')) return bare
  const isNumber = types.includes('number') ? /^-?\d+(\.\d+)?$/ : /^-?\d+$/
  if (types.some((type) => type === 'number' || type === 'integer') && isNumber.test(bare)) return String(Number(bare))
  return undefined
}

/** Whether a node is of a JSON type. */
export function isOfType(node: Node, type: string): boolean {
  if (node.kind !== 'scalar') return node.kind === type
  if (type === 'integer') return Number.isInteger(node.value)
  return node.value === null ? type === 'null' : typeof node.value === type
}

/** How many keys of a node a form knows, less those it misses. */
function likeness(form: Meta, node: Node): number {
  if (node.kind !== 'object') return 0
  const known = [...node.members.keys()].filter(
    (key) => form.properties !== undefined && Object.hasOwn(form.properties, key),
  ).length
  const missing = (form.required ?? []).filter((key) => !node.members.has(key)).length
  return known - missing
}

/** Writes every `$ref` as FILE#POINTER, so that it can be followed from anywhere. */
function absolute(value: unknown, file: string): unknown {
  if (Array.isArray(value)) return value.map((item) => absolute(item, file))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string' && inner.startsWith('#') ? file + inner : absolute(inner, file),
    ]),
  )
}
