import type { Diagnostic } from '../findings/diagnostic.ts'
import { report } from '../findings/diagnostics.ts'
import { screenFolders } from '../files/kinds.ts'
import type { Kind, Metas } from '../meta/metas.ts'
import type { Meta } from '../meta/schema.ts'
import { checkMerged } from '../meta/structure.ts'
import { isOwnName, OWN_PLACE } from '../data/own.ts'
import type { DataRules } from '../model/values.ts'
import type { ConfigFile, Shared } from '../files/project.ts'
import { remembered } from '../shared/remembered.ts'
import { merge } from './merge.ts'
import { withTypedFields } from './typed.ts'
import { applyRenamed, keysFor, pointerToday, renamedBy } from '../files/renamed.ts'
import { child, descend, members, sameValue, textOf, type Member, type Node, type ObjectNode } from '../source/tree.ts'
import { nearest } from '../shared/words.ts'

/** Which files of the base extend which. */
export interface Extensions {
  /** Path of a file → path of the one that it extends; the other one stands first. Files that lead nowhere or round in a circle are not here. */
  parents: ReadonlyMap<string, string>
  /** Files that extend one that is missing, of another kind, or in the end themselves: nothing can be made of them. */
  broken: ReadonlySet<string>
  diagnostics: Diagnostic[]
}

/** Reads the `extends` of every file of the base. */
export const extensionsOf = remembered((shared: Shared): Extensions => {
  const named = new Map(
    [...shared.base].flatMap(([path, { root }]) => {
      const node = child(root, 'extends')
      return node === undefined ? [] : [[path, node] as const]
    }),
  )
  const parents = new Map<string, string>()
  const broken = new Set<string>()
  const diagnostics: Diagnostic[] = []
  for (const path of named.keys()) settle(path, [])
  return { parents, broken, diagnostics }

  /** Follows a file to the one that extends nothing; gives whether there is one. */
  function settle(path: string, way: readonly string[]): boolean {
    const node = named.get(path)
    if (node === undefined || parents.has(path)) return true
    if (broken.has(path)) return false
    const target = targetOf(shared, path, shared.base.get(path)?.role.kind, node)
    if (typeof target !== 'string') diagnostics.push(target)
    else if ([...way, path].includes(target)) {
      const circle = [...way, path, target].slice([...way, path].indexOf(target)).map((each) => screenAt(shared, each))
      diagnostics.push(report('extends-circle', node, { circle: circle.join(' → ') }))
    } else if (settle(target, [...way, path])) {
      parents.set(path, target)
      return true
    }
    broken.add(path)
    return false
  }
})

/** The path of the file of the base that the one at `path` extends, or why there is none. */
export function targetOf(shared: Shared, path: string, kind: Kind | undefined, node: Node): string | Diagnostic {
  const name = textOf(node) ?? ''
  const files = [...shared.base].filter(
    ([, { root, role }]) => root !== undefined && screenFolders[folderOf(role.base)] === role.kind,
  )
  const screens = new Map(files.map(([each]) => [screenAt(shared, each), each]))
  const ofKind = files
    .filter(([each, { role }]) => role.kind === kind && each !== path)
    .map(([each]) => screenAt(shared, each))
  const target = screens.get(name)
  if (target === undefined) return report('extends-unknown', node, { name, nearest: nearest(name, ofKind) })
  if (shared.base.get(target)?.role.kind !== kind)
    return report('extends-other-kind', node, { name, allowed: ofKind.join(', ') })
  return target
}

function screenAt(shared: Shared, path: string): string {
  return `${folderOf(path)}/${shared.base.get(path)?.role.name ?? ''}`
}

function folderOf(path: string): string {
  return path.split('/')[1] ?? ''
}

/** A file laid over what it extends: the merge of overrides, once what it does `without` is taken out. */
export const extended = remembered(
  (shared: Shared, parent: Node, file: ConfigFile): { root: Node; diagnostics: Diagnostic[] } => {
    const schema = shared.language.metas.of(file.role.kind)
    if (file.root?.kind !== 'object' || parent.kind !== 'object' || schema === undefined)
      return { root: parent, diagnostics: [] }
    const { override: own, diagnostics: renamed } = applyRenamed(parent, file.root)
    const { root: kept, diagnostics: unknown } = leftOut(parent, child(own, 'without'))
    const override = bare(own)
    const root = withTypedFields(shared.language, merge(shared.language.metas, kept, override, schema, true))
    const diagnostics = [
      ...renamed,
      ...unknown,
      ...equalTo(shared.language.metas, kept, override, schema),
      ...checkMerged(shared.language, root, schema, file.file.path),
    ]
    return { root, diagnostics }
  },
)

/** A file without the words by which it says what it extends. */
function bare(file: Node): Node {
  if (file.kind !== 'object') return file
  return { ...file, members: new Map([...file.members].filter(([key]) => key !== 'extends' && key !== 'without')) }
}

/** What is extended without what the file does `without`: dotted pointer of an object → its keys that are left out. */
function leftOut(parent: ObjectNode, without: Node | undefined): { root: ObjectNode; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = []
  const renamings = renamedBy(parent)
  let root = parent
  for (const [pointer, { value }] of members(without)) {
    for (const item of value.kind === 'array' ? value.items : []) {
      const old = [...(pointer === '' ? [] : [pointer]), textOf(item) ?? ''].join('.')
      const now = pointerToday(old, renamings)
      if (now !== old) diagnostics.push(report('override-renamed', item, { old, new: now }))
      const keys = keysFor(parent, now)
      const key = keys.at(-1) ?? ''
      const holder = descend(root, keys.slice(0, -1))
      if (holder?.kind === 'object' && holder.members.has(key)) root = taken(root, keys.slice(0, -1), key, item)
      else {
        const known = members(holder).map(([each]) => each)
        diagnostics.push(report('without-unknown', item, { key, nearest: nearest(key, known) }))
      }
    }
  }
  return { root, diagnostics }
}

/** An object without one key of the object at `keys`, which then stands where that is written. */
function taken(root: ObjectNode, [key, ...below]: readonly string[], name: string, at: Node): ObjectNode {
  const left = new Map(root.members)
  if (key === undefined) {
    left.delete(name)
    return { ...root, file: at.file, offset: at.offset, pointer: at.pointer, members: left }
  }
  const member = left.get(key)
  if (member?.value.kind === 'object') left.set(key, { key: member.key, value: taken(member.value, below, name, at) })
  return { ...root, members: left }
}

/** Entries of a file that say what they inherit: they change nothing. */
function equalTo(metas: Metas, base: Node, own: Node, declared: Meta): Diagnostic[] {
  const schema = metas.pick(declared, own)
  if (base.kind !== 'object' || own.kind !== 'object' || schema['x-atomic'] === true)
    return sameValue(base, own) ? [report('override-equal', own)] : []
  return [...own.members].flatMap(([key, { value }]: [string, Member]) => {
    const present = child(base, key)
    return present === undefined || key === '$schema'
      ? []
      : equalTo(metas, present, value, metas.member(schema, key) ?? {})
  })
}

/**
 * What of a tenant's override reaches a file that extends the one it lies over: all but the entries that the tenant adds, what is placed beside its own and
 * what names them, for such an entry belongs to the data of one screen; and no condition, default or composed text about a value that the extending
 * form's data, where `data` is known, does not have. Nothing where nothing is left.
 */
export function passedOn(
  metas: Metas,
  base: Node | undefined,
  override: Node,
  declared: Meta,
  data?: DataRules,
): Node | undefined {
  const stays: Staying = { added: new Set(addedBy(metas, base, override, declared)), data }
  return withoutStaying(metas, base, override, declared, stays)
}

/** What stays in the file that is extended: the ids of the tenant's own entries, and paths that the data has not. */
interface Staying {
  added: ReadonlySet<string>
  data: DataRules | undefined
}

function withoutStaying(
  metas: Metas,
  base: Node | undefined,
  override: Node,
  declared: Meta,
  stays: Staying,
): Node | undefined {
  const schema = metas.pick(declared, override)
  const named = metas.resolve(schema.items ?? {})['x-names']
  if (override.kind === 'array' && named !== undefined)
    return { ...override, items: override.items.filter((item) => !isStaying(textOf(item) ?? '', named, stays)) }
  if (override.kind !== 'object' || schema['x-atomic'] === true)
    return namesStaying(override, stays) ? undefined : override
  const keysName = metas.resolve(schema.propertyNames ?? {})['x-names']
  const passed = [...override.members].flatMap(([key, { key: place, value }]): [string, Member][] => {
    const isBesideOwn = (key === 'after' || key === 'before') && isOwnName(textOf(value) ?? '')
    if (key === '$schema' || isBesideOwn || isAdded(base, schema, key) || stays.added.has(lastOf(key))) return []
    const under = child(base, key)
    const within = isOfRows(under, value) ? { ...stays, data: undefined } : stays
    if (isStaying(key, keysName, within) || isMadeOfStaying(value, within)) return []
    const inner = withoutStaying(metas, under, value, metas.member(schema, key) ?? {}, within)
    return inner === undefined ? [] : [[key, { key: place, value: inner }]]
  })
  const members = new Map(passed)
  // What holds only while something does not hold always.
  const isBare = override.members.has('when') && !members.has('when')
  return members.size === 0 || isBare ? undefined : { ...override, members }
}

/** Whether an entry is about every row of a list: its paths are those of a row. */
function isOfRows(base: Node | undefined, override: Node): boolean {
  return (child(override, 'each') ?? child(base, 'each')) !== undefined
}

/** Whether a text that names what `named` says names what stays. */
function isStaying(text: string, named: string | undefined, { added, data }: Staying): boolean {
  return (
    named !== undefined &&
    (added.has(named === 'field' ? lastOf(text) : text) || (named === 'field' && isAstray(text, data)))
  )
}

/** Whether a composed text is made of a value that stays. */
function isMadeOfStaying(node: Node, stays: Staying): boolean {
  const from = child(node, 'from')
  const parts = from?.kind === 'array' ? from.items.map((item) => child(item, 'list') ?? item) : []
  const values = members(child(child(node, 'text'), 'values')).flatMap(([, { value }]) => child(value, 'path') ?? [])
  return [...parts, ...values].some((path) => isStaying(textOf(path) ?? '', 'field', stays))
}

/** Whether a value names what stays, as a key or by a path. */
function namesStaying(node: Node, stays: Staying): boolean {
  if (node.kind === 'array') return node.items.some((item) => namesStaying(item, stays))
  if (node.kind !== 'object') return stays.added.has(lastOf(textOf(node) ?? ''))
  return [...node.members].some(
    ([key, { value }]) =>
      stays.added.has(lastOf(key)) ||
      (PATHS.has(key) && isAstray(textOf(value) ?? '', stays.data)) ||
      namesStaying(value, stays),
  )
}

/** Keys of a condition whose texts are paths. */
const PATHS: ReadonlySet<string> = new Set(['field', 'from'])
/** Beginnings of paths that lead to no value of the form's data. */
const ROOTS: ReadonlySet<string> = new Set(['session', 'tenant', 'address', 'record', 'row', 'today'])

function isAstray(path: string, data: DataRules | undefined): boolean {
  const [first = ''] = path.split('.')
  if (data?.properties === undefined || first === '' || ROOTS.has(first)) return false
  return first === OWN_PLACE || data.properties[first] === undefined
}

const lastOf = (path: string): string => path.split('.').at(-1) ?? ''

/** The ids of the entries that an override adds. */
function addedBy(metas: Metas, base: Node | undefined, override: Node, declared: Meta): string[] {
  const schema = metas.pick(declared, override)
  if (override.kind !== 'object' || schema['x-atomic'] === true) return []
  return [...override.members].flatMap(([key, { value }]) =>
    isAdded(base, schema, key) ? [key] : addedBy(metas, child(base, key), value, metas.member(schema, key) ?? {}),
  )
}

function isAdded(base: Node | undefined, schema: Meta, key: string): boolean {
  if (schema['x-collection'] === undefined) return false
  return isOwnName(key) || (schema['x-collection'] === 'data' && child(base, key) === undefined)
}
