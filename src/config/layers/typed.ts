import { pathOfId } from '../data/own.ts'
import { manifestFor, type Language } from '../meta/walk.ts'
import type { PartManifest } from '../model/parts.ts'
import { child, members, textOf, type Member, type Node, type ObjectNode } from '../source/tree.ts'

/** The options that divide a list among fields (parts whose `entries` are `typed`): a field's own type, and what types read. */
const TYPE = 'ofType'
const LABELS = 'typeLabels'

/** A field or a block that shows entries of a list, or all of them. */
interface Sharer {
  keys: readonly string[]
  entry: Node
  part: PartManifest
  path: string
  /** The one type that it has. */
  type: string | undefined
}

/**
 * A form in which each field with the entries of one type has the options that it does not give of the field that has them all, and that one
 * knows what the types read. The form itself where no field has a type.
 */
export function withTypedFields(language: Language, form: Node): Node {
  const all = sharersIn(language, form, 'fields', 'widget', 'path')
  const typed = all.filter(({ type }) => type !== undefined)
  return typed.reduce(
    (root, { keys, part, path }) => {
      const host = all.find((each) => each.type === undefined && each.part === part && each.path === path)
      const lent = members(child(host?.entry, 'options')).filter(([key]) => key !== LABELS)
      return changedAt(root, [...keys, 'options'], (own) => ({ ...own, members: new Map([...lent, ...own.members]) }))
    },
    withTypeLabels(all, form, labelsIn(typed)),
  )
}

/** A view, the summary of a form, whose blocks over a list know what the types of the form's fields read. */
export function withLabelsOf(language: Language, form: Node, view: Node): Node {
  const typed = sharersIn(language, form, 'fields', 'widget', 'path').filter(({ type }) => type !== undefined)
  return typed.length === 0
    ? view
    : withTypeLabels(sharersIn(language, view, 'blocks', 'block', 'at'), view, labelsIn(typed))
}

/** By path: what the types of its list read. */
function labelsIn(typed: readonly Sharer[]): ReadonlyMap<string, ReadonlyMap<string, Member>> {
  const found = new Map<string, Map<string, Member>>()
  for (const { entry, path, type = '' } of typed) {
    const label = entry.kind === 'object' ? entry.members.get('label') : undefined
    if (label !== undefined) found.set(path, new Map([...(found.get(path) ?? []), [type, label]]))
  }
  return found
}

function withTypeLabels(
  sharers: readonly Sharer[],
  root: Node,
  labels: ReadonlyMap<string, ReadonlyMap<string, Member>>,
): Node {
  return sharers.reduce((at, { keys, path, type }) => {
    const own = labels.get(path)
    if (own === undefined || type !== undefined) return at
    return changedAt(at, [...keys, 'options'], (options) => {
      const given = child(options, LABELS)
      const { file, offset, pointer } = given ?? options
      const value = { kind: 'object' as const, file, offset, pointer, members: new Map([...own, ...members(given)]) }
      return { ...options, members: new Map([...options.members, [LABELS, { key: value, value }]]) }
    })
  }, root)
}

function sharersIn(
  language: Language,
  root: Node,
  collection: 'fields' | 'blocks',
  partKey: 'widget' | 'block',
  pathKey: 'path' | 'at',
): Sharer[] {
  return members(child(root, 'sections')).flatMap(([section, { value }]) =>
    members(child(value, collection)).flatMap(([id, { value: entry }]) => {
      const part = manifestFor(language, entry, partKey)
      if (part?.entries !== 'typed') return []
      const path = textOf(child(entry, pathKey)) ?? (collection === 'fields' ? pathOfId(id) : '')
      const type = textOf(child(child(entry, 'options'), TYPE))
      return [{ keys: ['sections', section, collection, id], entry, part, path, type }]
    }),
  )
}

/** A copy in which the object at the keys, if there is one, is another. */
function changedAt(node: Node, [key, ...below]: readonly string[], change: (object: ObjectNode) => ObjectNode): Node {
  if (node.kind !== 'object') return node
  if (key === undefined) return change(node)
  const member = node.members.get(key)
  if (member === undefined) return node
  const value = changedAt(member.value, below, change)
  return { ...node, members: new Map([...node.members, [key, { ...member, value }]]) }
}
