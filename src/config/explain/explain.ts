import { checkWorld } from '../check/check.ts'
import { offered } from '../check/labels.ts'
import { formRules } from '../check/rules.ts'
import { fieldPath } from '../check/scopes.ts'
import { typeAt } from '../data/type-at.ts'
import type { Diagnostic } from '../findings/diagnostic.ts'
import { positionOf, report } from '../findings/diagnostics.ts'
import type { DataRules } from '../model/values.ts'
import type { ConfigInput } from '../files/project.ts'
import { keysFor } from '../files/renamed.ts'
import { child, descend, members, textOf, valueOf, type Node } from '../source/tree.ts'
import { nearest } from '../shared/words.ts'
import type { World } from '../layers/world.ts'

/** Where a value is written, and what that overrode, layer by layer: a tenant's file, the portal's, those that it extends. */
export interface Origin {
  value: unknown
  file: string
  line: number
  column: number
  overrode?: Origin
}

/** One value of the merged configuration. */
export interface Explained extends Origin {
  /** Dotted, from the file's top. */
  pointer: string
}

/** The effective value at a pointer, and where it and all below it come from; a label's texts and a field's limits, too. */
export interface Explanation {
  screen: string
  pointer: string
  value: unknown
  parts: Explained[]
  /** For a field of a form: the data rules of its value, the contract's included. */
  rules?: DataRules
}

/**
 * Explains a place of a tenant's configuration: `screen` is `forms/booking`, `grids/bookings`, … or a file such as `portal`,
 * `pointer` a dotted pointer into it. Diagnostics when the tenant, the screen or the place does not exist.
 */
export function explain(
  input: ConfigInput,
  tenantId: string,
  screen: string,
  pointer: string,
): Explanation | Diagnostic[] {
  const { world, diagnostics } = checkWorld(input, tenantId)
  if (world.tenantFile === undefined) return diagnostics
  const file = world.screens.get(screen) ?? world.files.get(`schemas/${screen}.json`)
  if (file === undefined) {
    const place = { file: { path: 'schemas', text: '' }, offset: 0, pointer: '' }
    return [report('unknown-screen', place, { name: screen, nearest: nearest(screen, world.screens.keys()) })]
  }
  const keys = pointer === '' ? [] : keysFor(file.root, pointer)
  const node = descend(file.root, keys)
  if (node === undefined)
    return [report('pointer-unknown', deepest(file.root, keys), { pointer, nearest: nearestPointer(file.root, keys) })]
  const rules =
    file.role.kind === 'form-layout' ? rulesAt(formRules(world, file.role.name).rules, file.root, keys) : undefined
  const parts = partsOf(node, pointer).flatMap((part) => [part, ...textsOf(world, part)])
  const limits = rules === undefined ? [] : limitsOf(world, file.role.name, keys, file.root)
  return { screen, pointer, value: valueOf(node), parts: [...parts, ...limits], ...(rules && { rules }) }
}

/** What a label reads, language by language. */
function textsOf(world: World, { pointer, value }: Explained): Explained[] {
  if (typeof value !== 'string' || !world.labels.has(value)) return []
  return offered(world).flatMap((each) => {
    const language = textOf(each) ?? ''
    const node = child(world.files.get(`schemas/labels/${language}.json`)?.root, value)
    return node === undefined ? [] : partsOf(node, `${pointer} (${language})`)
  })
}

/** The limits that the portal and the tenant put over a field's value; the contract's are among its rules. */
function limitsOf(world: World, name: string, keys: readonly string[], root: Node): Explained[] {
  const path = fieldPath(keys.at(-1) ?? '', descend(root, keys))
  const names = path.startsWith('customFields.') ? [path.slice('customFields.'.length)] : path.split('.')
  const node = descend(
    world.files.get(`schemas/forms/${name}.schema.json`)?.root,
    names.flatMap((each) => ['properties', each]),
  )
  return keys.length !== 4 || node === undefined ? [] : partsOf(node, `${keys.join('.')} rules`)
}

function partsOf(node: Node, pointer: string): Explained[] {
  const below = (key: string | number) => (pointer === '' ? String(key) : `${pointer}.${key}`)
  const own: Explained[] =
    node.kind === 'object' && node.overrode === undefined && node.members.size > 0
      ? []
      : [{ pointer, ...originOf(node) }]
  const isWhole = node.kind !== 'object' || node.overrode !== undefined
  return isWhole ? own : [...own, ...members(node).flatMap(([key, { value }]) => partsOf(value, below(key)))]
}

function originOf(node: Node): Origin {
  const place = { file: node.file.path, ...positionOf(node.file.text, node.offset) }
  return { value: valueOf(node), ...place, ...(node.overrode && { overrode: originOf(node.overrode) }) }
}

/** The node that is reached before the way is lost. */
function deepest(root: Node, keys: readonly string[]): Node {
  for (let length = keys.length; length > 0; length -= 1) {
    const node = descend(root, keys.slice(0, length))
    if (node !== undefined) return node
  }
  return root
}

function nearestPointer(root: Node, keys: readonly string[]): string | undefined {
  const known = keys.findIndex((_key, index) => descend(root, keys.slice(0, index + 1)) === undefined)
  const right = keys.slice(0, known)
  const word = nearest(
    keys[known] ?? '',
    members(descend(root, right)).map(([key]) => key),
  )
  return word === undefined ? undefined : [...right, word].join('.')
}

/** Rules of the field that a way of keys leads to: sections.ID.fields.ID, and further through nested fields. */
function rulesAt(rules: DataRules | undefined, root: Node, keys: readonly string[]): DataRules | undefined {
  if (keys[0] !== 'sections' || keys[2] !== 'fields' || keys.length % 2 !== 0) return undefined
  let at = rules
  for (let index = 3; index < keys.length; index += 2) {
    if (keys[index - 1] !== 'fields') return undefined
    const id = keys[index] ?? ''
    if (index > 3) at = at?.items
    at = typeAt(at, fieldPath(id, child(descend(root, keys.slice(0, index)), id)))
  }
  return at
}
