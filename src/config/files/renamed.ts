import type { Diagnostic } from '../findings/diagnostic.ts'
import { report } from '../findings/diagnostics.ts'
import type { Meta } from '../meta/schema.ts'
import { isOneThing } from '../conditions/condition.ts'
import { child, members, textOf, valueOf, type Member, type Node, type ObjectNode } from '../source/tree.ts'

/** Places that have another name today: old dotted pointer and new one, in the order in which they are followed. */
export type Renamings = readonly (readonly [old: string, now: string])[]

/** What a base file has renamed: its `renamed` map. */
export function renamedBy(base: Node | undefined): Renamings {
  return members(child(base, 'renamed')).flatMap(([old, { value }]) => {
    const now = textOf(value)
    return now === undefined ? [] : [[old, now] as const]
  })
}

/**
 * Moves what an override says of places that the base has renamed to where they are now, with a warning each. What the override says at
 * the new place itself stays and wins.
 */
export function applyRenamed(base: Node, override: Node): { override: Node; diagnostics: Diagnostic[] } {
  return follow(renamedBy(base), base, override, 'override-renamed')
}

/** A file whose keys are called as the language calls them today (`x-renamed` of its meta-schema), with a warning for each old word. */
export function inWordsOfToday(schema: Meta, file: Node): { root: Node; diagnostics: Diagnostic[] } {
  const { override: root, diagnostics } = follow(wordsRenamedBy(schema), undefined, file, 'word-renamed')
  return { root, diagnostics }
}

/** What the language has renamed in a kind of file. */
export function wordsRenamedBy(schema: Meta | undefined): Renamings {
  return Object.entries(schema?.['x-renamed'] ?? {})
}

function follow(
  renamings: Renamings,
  base: Node | undefined,
  override: Node,
  code: 'override-renamed' | 'word-renamed',
): { override: Node; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = []
  let result = override
  for (const [old, now] of renamings) {
    if (result.kind !== 'object') continue
    const taken = take(result, old)
    if (taken === undefined) continue
    diagnostics.push(report(code, taken.member.key, { old, new: now }))
    result = put(taken.rest, keysFor(base, now), taken.member)
  }
  return { override: result, diagnostics }
}

/** A dotted pointer after all renamings. */
export function pointerToday(pointer: string, renamings: Renamings): string {
  return renamings.reduce(
    (at, [old, now]) => (at === old || at.startsWith(`${old}.`) ? now + at.slice(old.length) : at),
    pointer,
  )
}

/** The keys of a dotted pointer in a tree; keys may hold dots themselves, the longest that exists is taken. */
export function keysFor(root: Node | undefined, dotted: string): string[] {
  const parts = dotted.split('.')
  for (let length = parts.length; length > 0; length -= 1) {
    const key = parts.slice(0, length).join('.')
    const next = root?.kind === 'array' ? root.items[Number(key)] : child(root, key)
    if (next !== undefined)
      return length === parts.length ? [key] : [key, ...keysFor(next, parts.slice(length).join('.'))]
  }
  return parts
}

function take(root: ObjectNode, dotted: string): { rest: ObjectNode; member: Member } | undefined {
  const [key, ...below] = keysFor(root, dotted)
  const member = key === undefined ? undefined : root.members.get(key)
  if (key === undefined || member === undefined) return undefined
  const rest = new Map(root.members)
  if (below.length === 0) {
    rest.delete(key)
    return { rest: { ...root, members: rest }, member }
  }
  if (member.value.kind !== 'object') return undefined
  const taken = take(member.value, below.join('.'))
  if (taken === undefined) return undefined
  if (taken.rest.members.size === 0) rest.delete(key)
  else rest.set(key, { key: member.key, value: taken.rest })
  return { rest: { ...root, members: rest }, member: taken.member }
}

function put(root: ObjectNode, keys: readonly string[], member: Member): ObjectNode {
  const [key, ...below] = keys
  if (key === undefined) return root
  const present = root.members.get(key)
  const holder: ObjectNode = {
    kind: 'object',
    file: member.key.file,
    offset: member.key.offset,
    pointer: member.key.pointer,
    members: new Map(),
  }
  const value =
    below.length > 0
      ? put(present?.value.kind === 'object' ? present.value : holder, below, member)
      : both(member.value, present?.value)
  return { ...root, members: new Map(root.members).set(key, { key: present?.key ?? member.key, value }) }
}

/** The moved value under what already stands at the new place; a condition, or the rule of a value, stays whole. */
function both(moved: Node, present: Node | undefined): Node {
  if (present === undefined) return moved
  if (moved.kind !== 'object' || present.kind !== 'object') return present
  if ([moved, present].some((each) => isOneThing(valueOf(each) as object))) return present
  const members = new Map(moved.members)
  for (const [key, { key: place, value }] of present.members)
    members.set(key, { key: place, value: both(members.get(key)?.value ?? value, value) })
  return { ...present, members }
}
