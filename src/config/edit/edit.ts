import type { ConfigInput } from '../files/project.ts'
import { isUnread, projectOf } from '../files/project.ts'
import { isOverride, roleOf, schemaRefOf } from '../files/kinds.ts'
import type { Metas } from '../meta/metas.ts'
import type { Meta } from '../meta/schema.ts'
import { child, descend, sameValue, valueOf, type Node } from '../source/tree.ts'
import { parse } from '../files/parse.ts'
import { isObject } from '../shared/object.ts'
import { written } from '../source/write.ts'
import { under, worldOf } from '../layers/world.ts'
import { isMap } from '../upgrade/targets.ts'

type Json = Record<string, unknown>

/** One change of a tenant's file: `file` is its path below the tenant's folder, `keys` the way into it; without a value it is taken out. */
export interface Edit {
  file: string
  keys: readonly string[]
  value?: unknown
}

/**
 * The input with a tenant's files changed; a file that is empty is removed, and nothing repeats the base. Nothing is changed where one of the files cannot be
 * read, such as one that somebody is writing: what stands in it would be lost.
 */
export function edited(input: ConfigInput, tenant: string, edits: readonly Edit[]): ConfigInput {
  const byFile = new Map<string, Edit[]>()
  for (const edit of edits) byFile.set(edit.file, [...(byFile.get(edit.file) ?? []), edit])
  const project = projectOf(input)
  if ([...byFile.keys()].some((file) => isUnread(project.file(`tenants/${tenant}/${file}`)))) return input
  return [...byFile].reduce((at, [file, each]) => withEdits(at, tenant, file, each), input)
}

function withEdits(input: ConfigInput, tenant: string, file: string, edits: readonly Edit[]): ConfigInput {
  const path = `tenants/${tenant}/${file}`
  const role = roleOf(path)
  const project = projectOf(input)
  if (role === undefined || !(isOverride(role) || role.kind === 'tenant' || role.isOwn === true)) return input
  const world = worldOf(project, tenant)
  const merged = world.files.get(role.base)
  const base = merged && under(world, merged)
  const before = project.file(path)
  const isExtending = edits.some(({ keys, value }) => keys[0] === 'extends' && value !== undefined)
  const own = (
    before?.root === undefined ? { $schema: schemaRefOf(path, role, isExtending) } : valueOf(before.root)
  ) as Json
  const schema = project.language.metas.of(role.kind) ?? {}
  const place = { metas: project.language.metas, base, schema }
  const next = edits.reduce((at, { keys, value }) => {
    if (keys.length === 0) return at
    return value === undefined || says(base, keys, value) ? without(at, keys) : put(at, keys, value, place)
  }, own)
  const files = new Map(input.files)
  if (Object.keys(next).every((key) => key === '$schema')) files.delete(path)
  else files.set(path, written(next, before?.file.text))
  return { ...input, files }
}

/** Whether the base says a value already. */
function says(base: Node | undefined, keys: readonly string[], value: unknown): boolean {
  const node = descend(base, keys)
  const { root } = parse({ path: '', text: JSON.stringify(value) })
  return node !== undefined && root !== undefined && sameValue(node, root)
}

/** Takes a key out, and every object that is empty then. */
function without(own: Json, keys: readonly string[]): Json {
  const [key = '', ...below] = keys
  if (!Object.hasOwn(own, key)) return own
  const inner = own[key]
  const left = below.length > 0 && isObject(inner) ? without(inner, below) : undefined
  const others = Object.entries(own).filter(([name]) => name !== key)
  if (left === undefined || Object.keys(left).length === 0) return Object.fromEntries(others)
  return { ...own, [key]: left }
}

interface Place {
  metas: Metas
  base: Node | undefined
  schema: Meta | undefined
}

/** Puts a value in; a new key stands where the base has it, or where the language names it. */
function put(own: Json, keys: readonly string[], value: unknown, place: Place): Json {
  const [key = '', ...below] = keys
  const meta =
    place.schema &&
    (place.base === undefined ? place.metas.resolve(place.schema) : place.metas.pick(place.schema, place.base))
  const inside: Place = { ...place, base: child(place.base, key), schema: meta && place.metas.member(meta, key) }
  const present = own[key]
  const fresh =
    below.length === 0 ? differing(value, inside) : put(isObject(present) ? present : {}, below, value, inside)
  if (Object.hasOwn(own, key)) return { ...own, [key]: fresh }
  const order = new Map(orderIn(place.base, meta).map((name, at) => [name, at]))
  const rank = (name: string) => order.get(name) ?? order.size
  const entries = Object.entries(own)
  const at = entries.findIndex(([name]) => rank(name) > rank(key))
  entries.splice(at === -1 ? entries.length : at, 0, [key, fresh])
  return Object.fromEntries(entries)
}

/** Of a value that goes together with the base's, what the base does not say. */
function differing(value: unknown, { metas, base, schema }: Place): unknown {
  const isWhole = base === undefined || schema === undefined || metas.pick(schema, base)['x-atomic'] === true
  if (isWhole || base.kind !== 'object' || !isObject(value)) return value
  return Object.fromEntries(Object.entries(value).filter(([key, inner]) => !says(base, [key], inner)))
}

function orderIn(base: Node | undefined, meta: Meta | undefined): string[] {
  const language = ['$schema', 'extends', ...Object.keys(meta?.properties ?? {})]
  const ofBase = base?.kind === 'object' ? [...base.members.keys()] : []
  return meta !== undefined && isMap(meta) ? ['$schema', ...ofBase] : language
}
