import type { Diagnostic } from '../../findings/diagnostic.ts'
import { report } from '../../findings/diagnostics.ts'
import { checkWorld } from '../../check/check.ts'
import { fieldPath } from '../../check/scopes.ts'
import type { ConfigInput } from '../../files/project.ts'
import type { MergedFile } from '../../layers/base-files.ts'
import type { World } from '../../layers/world.ts'
import { languageOfForm } from '../../meta/chosen.ts'
import { walk } from '../../meta/walk.ts'
import { isHidden } from '../../source/entries.ts'
import { child, members, textOf, tokensOf, type Member, type Node } from '../../source/tree.ts'
import { changeGiven, type ContractDifference } from './difference.ts'

type Place = Member['key']

/** Where a tenant's files call an operation. */
interface Use {
  file: MergedFile
  /** The text that names the operation. */
  named: Node
  /** The object that calls it. */
  call: Node
  /** Whether a part calls it by names of its own, in its options: the check of the files does not know what it gives. */
  byPart: boolean
}

/**
 * Where a tenant feels what differs between two versions of the contract: every call of an operation that breaks or may break, every
 * field that a save needs or can no longer send, every entry that shows what may be absent, every list of choices that a new value is
 * missing in. What is harmless is left out, and so is what the check of the files finds by itself (`contractChanges`).
 */
export function usesOf(
  input: ConfigInput,
  tenant: string,
  differences: readonly ContractDifference[],
): ReadonlyMap<ContractDifference, readonly Diagnostic[]> {
  const { world } = checkWorld(input, tenant)
  const uses = callsOf(world)
  return new Map(
    differences.map((difference) => {
      const calls = uses.get(difference.operation) ?? []
      return [difference, difference.weight === 'harmless' ? [] : placesOf(world, difference, calls)]
    }),
  )
}

function placesOf(world: World, difference: ContractDifference, calls: readonly Use[]): Diagnostic[] {
  const { part, value, weight } = difference
  // A refusal is read by the portal's code, whatever was called, and what every call says is written there.
  if (part === 'refusal' || difference.others !== undefined) return []
  if (difference.at.startsWith('header ') || (part === 'answer' && difference.at === ''))
    return calls.map(({ named }) => report(codeOf(weight), named, changeGiven(difference)))
  if (part !== 'answer') return calls.flatMap((use) => felt(difference, use))
  if (value !== undefined) return choicesWithout(world, difference, calls)
  // What is gone or of another type is found where it is read.
  if (weight === 'breaking')
    return calls.flatMap((use) => [...unnamedGone(difference, use), ...inForm(difference, use)])
  const name = nameIn(difference)
  const entries = [...new Set(calls.map(({ file }) => file))].flatMap(({ root }) => entriesShowing(root, name))
  return entries.flatMap(({ place }) =>
    /\/(fields|columns)\/[^/]+$/.test(place.pointer)
      ? [report('contract-doubtful', place, changeGiven(difference))]
      : [],
  )
}

function callsOf(world: World): ReadonlyMap<string, readonly Use[]> {
  const uses = new Map<string, Use[]>()
  for (const file of world.files.values()) {
    const { metas } = world.project.language
    const schema = metas.of(file.role.kind)
    if (schema === undefined || file.role.kind === 'data-rules') continue
    const language =
      file.role.kind === 'form-layout'
        ? languageOfForm(world.project.language, file.root, undefined)
        : world.project.language
    walk(language, file.root, schema, {
      node(node, meta) {
        const isOfPart = meta['x-call'] === undefined && meta.properties?.['operation']?.['x-names'] === 'operation'
        const key = isOfPart ? 'operation' : meta['x-call']
        const named = key === undefined ? undefined : child(node, key)
        const operation = textOf(named)
        if (named === undefined || operation === undefined) return
        uses.set(operation, [...(uses.get(operation) ?? []), { file, named, call: node, byPart: isOfPart }])
      },
    })
  }
  return uses
}

/** A call feels what is asked of it, unless it gives it already; a form feels it at the field. */
function felt(difference: ContractDifference, { file, named, call, byPart }: Use): Diagnostic[] {
  const { part, at, weight, change } = difference
  const name = at.split('.')[0]?.replace('[]', '') ?? ''
  if (part === 'query' || part === 'path') {
    const value = child(child(call, part), name)
    // What stands elsewhere now is named by the check of the files.
    if (change.startsWith('stands in')) return []
    const isMissing = change === 'must be given'
    // A literal is judged by the check of the files.
    if (isMissing ? value !== undefined : value === undefined || (value.kind === 'scalar' && !byPart)) return []
    if (value?.kind === 'scalar' && difference.value !== undefined && String(value.value) !== difference.value)
      return []
    return [report(codeOf(weight), value ?? named, changeGiven(difference))]
  }
  const field = part === 'body' ? fieldAt(file, at) : undefined
  const given =
    part !== 'body'
      ? undefined
      : byPart
        ? saying(call, nameIn(difference))
        : (child(child(call, 'body'), name) ?? child(child(call, 'set'), name))
  // What a form does not show is sent as it was loaded, or not at all.
  const isForm = file.role.kind === 'form-layout'
  // Of a literal, only what is no longer taken breaks.
  if (!byPart && given?.kind === 'scalar' && difference.value !== undefined && String(given.value) !== difference.value)
    return []
  const isOfWhole = at === '' || change === 'must be given'
  if (part === 'body' && given === undefined && !isOfWhole && (field === undefined || !isForm)) return []
  if (part === 'body' && change === 'must be given' && given !== undefined) return []
  const place = byPart ? (given ?? named) : (field ?? given ?? named)
  return [report(codeOf(weight), place, changeGiven(difference))]
}

/** What a part's call gives by a name, or names so. */
function saying(node: Node, name: string): Node | undefined {
  for (const [key, { value }] of members(node)) {
    const found = key === name || textOf(value) === name ? value : saying(value, name)
    if (found !== undefined) return found
  }
  return undefined
}

/** What is read at a place that no file needs to name: a lookup's items, their value and their text; the record that a save answers. */
function unnamedGone(difference: ContractDifference, { file, named, call }: Use): Diagnostic[] {
  const at = textOf(child(call, 'at')) ?? 'lookupItems'
  const inItems = ['value', 'label'].flatMap((key) => (child(call, key) === undefined ? [`${at}[].${key}`] : []))
  const read = file.role.kind === 'lookups' ? [at, ...inItems] : file.role.kind === 'form-layout' ? ['data'] : []
  return read.includes(difference.at) ? [report('contract-breaks', named, changeGiven(difference))] : []
}

/**
 * A field of a form whose value no longer comes, although it may still be sent, or, in rows, comes as another type: what is gone there,
 * and the type of other fields, is found where it is named.
 */
function inForm(difference: ContractDifference, { file }: Use): Diagnostic[] {
  const { at, change } = difference
  const isToldHere = at.includes('[]') !== change.startsWith('does not')
  const field = isToldHere ? fieldAt(file, at.replace(/^data\./, '')) : undefined
  return field === undefined ? [] : [report('contract-breaks', field, changeGiven(difference))]
}

function codeOf(weight: ContractDifference['weight']): 'contract-breaks' | 'contract-doubtful' {
  return weight === 'breaking' ? 'contract-breaks' : 'contract-doubtful'
}

/** The field of a form that edits a place of the body. */
function fieldAt({ role, root }: MergedFile, at: string): Place | undefined {
  if (role.kind !== 'form-layout') return undefined
  const [list = '', ...inner] = at.split('[].')
  for (const [, section] of members(child(root, 'sections'))) {
    for (const [id, field] of members(child(section.value, 'fields'))) {
      const path = fieldPath(id, field.value)
      // A tenant's own fields stand below the contract's place for them.
      if ((path !== list && !path.startsWith(`${list}.`)) || isHidden(field.value)) continue
      if (inner.length === 0) return field.key
      const within = members(child(field.value, 'fields')).find(
        ([key, each]) => fieldPath(key, each.value) === inner.join('[].'),
      )
      return within?.[1].key ?? field.key
    }
  }
  return undefined
}

/** The fixed choices of the fields and columns that show a value, where they lack the new one. */
function choicesWithout(world: World, difference: ContractDifference, calls: readonly Use[]): Diagnostic[] {
  const value = difference.value ?? ''
  const files = new Set(calls.map(({ file }) => file))
  const lookups = new Set(
    [...files].flatMap(({ root }) => entriesShowing(root, nameIn(difference)).flatMap(({ lookups: ids }) => ids)),
  )
  return [...lookups].flatMap((id) => {
    const options = child(world.lookups.get(id), 'options')
    if (options === undefined || child(options, value) !== undefined) return []
    const given = changeGiven(difference)
    return [report('contract-doubtful', options, { ...given, what: `${given.what}; this list has no ${value}` })]
  })
}

/** The last name of a difference's place. */
function nameIn({ at }: ContractDifference): string {
  return at.split(/\.|\[\]/).findLast((name) => name !== '') ?? ''
}

/** The entries of a file whose id, `field` or `path` leads to a name, each with the lookups that name its values. */
function entriesShowing(node: Node, name: string, key?: Member): { place: Place; lookups: string[] }[] {
  if (node.kind === 'array') return node.items.flatMap((item) => entriesShowing(item, name))
  if (node.kind !== 'object') return []
  const path = textOf(child(node, 'field')) ?? textOf(child(node, 'path')) ?? (key && keyOf(key))
  const isEntry = key !== undefined && path?.split('.').at(-1) === name && !isHidden(node)
  const lookups = [child(node, 'lookup'), child(child(node, 'options'), 'lookup')].flatMap((each) => textOf(each) ?? [])
  return [
    ...(isEntry ? [{ place: key.key, lookups }] : []),
    ...members(node).flatMap(([, member]) => entriesShowing(member.value, name, member)),
  ]
}

function keyOf({ key }: Member): string {
  return tokensOf(key.pointer).at(-1) ?? ''
}
