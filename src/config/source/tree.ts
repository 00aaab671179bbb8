import type { JsonObject, Scalar } from '../model/values.ts'

/** A file as it was read. */
export interface SourceFile {
  /** Path below the root. */
  path: string
  text: string
}

interface Placed {
  file: SourceFile
  /** Characters from the file's beginning. */
  offset: number
  /** RFC 6901, inside its own file. */
  pointer: string
  /** The base's value here, under that of an override. */
  overrode?: Node
}

export interface ObjectNode extends Placed {
  kind: 'object'
  members: Map<string, Member>
  /** The override's own object, where one was merged into this. */
  merged?: ObjectNode
}
export interface ArrayNode extends Placed {
  kind: 'array'
  items: Node[]
}
export interface ScalarNode extends Placed {
  kind: 'scalar'
  value: Scalar | null
}
/** A JSON value that knows where it was written. */
export type Node = ObjectNode | ArrayNode | ScalarNode

export interface Member {
  /** Where the key stands. */
  key: Placed
  value: Node
}

/** The value at a key of an object. */
export function child(node: Node | undefined, key: string): Node | undefined {
  return node?.kind === 'object' ? node.members.get(key)?.value : undefined
}

/** The value at a list of keys. */
export function descend(node: Node | undefined, keys: readonly string[]): Node | undefined {
  return keys.reduce<Node | undefined>(
    (at, key) => (at?.kind === 'array' ? at.items[Number(key)] : child(at, key)),
    node,
  )
}

/** The members of an object; none for anything else. */
export function members(node: Node | undefined): [string, Member][] {
  return node?.kind === 'object' ? [...node.members] : []
}

/** The text that a node is, if it is one. */
export function textOf(node: Node | undefined): string | undefined {
  return node?.kind === 'scalar' && typeof node.value === 'string' ? node.value : undefined
}

/** The plain JSON value of a node. */
export function valueOf(node: Node): unknown {
  if (node.kind === 'scalar') return node.value
  if (node.kind === 'array') return node.items.map(valueOf)
  const plain: JsonObject = {}
  for (const [key, member] of node.members) plain[key] = valueOf(member.value)
  return plain
}

/** Whether two nodes say the same; the order of keys does not matter. */
export function sameValue(left: Node, right: Node): boolean {
  if (left.kind === 'scalar') return right.kind === 'scalar' && left.value === right.value
  if (left.kind === 'array') {
    return (
      right.kind === 'array' &&
      left.items.length === right.items.length &&
      left.items.every((item, index) => sameNode(item, right.items[index]))
    )
  }
  if (right.kind !== 'object' || left.members.size !== right.members.size) return false
  return [...left.members].every(([key, member]) => sameNode(member.value, right.members.get(key)?.value))
}

function sameNode(left: Node, right: Node | undefined): boolean {
  return right !== undefined && sameValue(left, right)
}

/** A key as a token of a JSON pointer (RFC 6901). */
export function token(key: string | number): string {
  return String(key).replaceAll('~', '~0').replaceAll('/', '~1')
}

/** The keys that a JSON pointer leads through (RFC 6901). */
export function tokensOf(pointer: string): string[] {
  const tokens = pointer.split('/').slice(1)
  return tokens.map((each) => each.replaceAll('~1', '/').replaceAll('~0', '~'))
}
