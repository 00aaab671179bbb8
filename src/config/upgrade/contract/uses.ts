import type { Diagnostic } from '../../findings/diagnostic.ts'
import { report } from '../../findings/diagnostics.ts'
import { checkWorld } from '../../check/check.ts'
import type { FormRules } from '../../check/rules.ts'
import { fieldPath } from '../../check/scopes.ts'
import { Contract } from '../../data/contract.ts'
import { weakness } from '../../data/limits.ts'
import { typeAt } from '../../data/type-at.ts'
import type { ConfigInput } from '../../files/project.ts'
import type { MergedFile } from '../../layers/base-files.ts'
import type { World } from '../../layers/world.ts'
import { languageOfForm } from '../../meta/chosen.ts'
import { manifestFor, walk } from '../../meta/walk.ts'
import type { PartManifest } from '../../model/parts.ts'
import type { DataRules } from '../../model/values.ts'
import { isHidden } from '../../source/entries.ts'
import { child, members, textOf, tokensOf, type Member, type Node } from '../../source/tree.ts'
import { changeGiven, type ContractDifference } from './difference.ts'
import { givenIn, isWithinLimit } from './given.ts'
import { readsOf } from './reads.ts'
import { unreadable } from './unreadable.ts'

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
  /** What a place where a lookup is used gives beside what the lookup gives. */
  given?: Node
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
  next: Pick<ConfigInput, 'contract'>,
): ReadonlyMap<ContractDifference, readonly Diagnostic[]> {
  const { world, forms } = checkWorld(input, tenant)
  const uses = callsOf(world)
  const now = new Contract(next.contract)
  return new Map(
    differences.map((difference) => {
      const calls = (uses.get(difference.operation) ?? []).filter(
        ({ file }) => !isLimited(forms.get(file.screen ?? ''), difference, now),
      )
      return [difference, difference.weight === 'harmless' ? [] : placesOf(world, difference, calls)]
    }),
  )
}

/**
 * Whether a form's own data rules set a limit of the body that is stricter still, or that the check of the files names: it knows the
 * limits of the form's type, not those that the body alone has.
 */
function isLimited(form: FormRules | undefined, { part, at, limit }: ContractDifference, now: Contract): boolean {
  if (form === undefined || part !== 'body' || limit === undefined) return false
  const { keyword, to } = limit
  const limitOf = (rules: DataRules | undefined) => typeAt(rules, at.replaceAll('[]', '.0'))?.[keyword]
  const own = limitOf(form.rules)
  if (own === limitOf(form.type)) return false
  return weakness(keyword, { [keyword]: to }, own) === undefined || limitOf(now.type(form.typeName ?? '')) === to
}

function placesOf(world: World, difference: ContractDifference, all: readonly Use[]): Diagnostic[] {
  const { part, value, weight } = difference
  // A refusal is read by the portal's code, whatever was called, and what every call says is written there.
  if (part === 'refusal' || difference.others !== undefined) return []
  // Whose tenants are answered is judged by the check of the files.
  if (difference.change.startsWith('answers tenants')) return []
  const calls = all.filter(({ given }) => given === undefined)
  if (difference.at.startsWith('header ') || (part === 'answer' && difference.at === ''))
    return calls.map(({ named }) => report(codeOf(weight), named, changeGiven(difference)))
  if (part !== 'answer') return all.flatMap((use) => felt(difference, use))
  if (value !== undefined) return choicesWithout(world, difference, calls)
  if (/^comes in one/.test(difference.change))
    return calls.flatMap(({ file, named, call }) =>
      readBy(file, call) === difference.at.replace(/\[\]$/, '')
        ? [report(codeOf(weight), child(call, 'at') ?? named, changeGiven(difference))]
        : [],
    )
  // What is gone or of another type is found where it is read.
  if (weight === 'breaking')
    return calls.flatMap((use) => [
      ...unnamedGone(difference, use),
      ...inForm(difference, use),
      ...unreadable(difference, readIn(use)),
    ])
  const name = nameIn(difference)
  const entries = [...new Set(calls.map(({ file }) => file))].flatMap(({ root }) => entriesShowing(root, name))
  const shown = entries.flatMap(({ place }) => (/\/(fields|columns)\/[^/]+$/.test(place.pointer) ? [place] : []))
  const read = calls.flatMap((use) => readIn(use).flatMap(({ path, place }) => (path === difference.at ? [place] : [])))
  return [...shown, ...read].map((place) => report('contract-doubtful', place, changeGiven(difference)))
}

function readIn({ file, call, named }: Use) {
  return readsOf(file, call, named, readBy(file, call))
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
      node(node, meta, trail) {
        const key = meta['x-lookup']
        const lookup = key === undefined ? undefined : child(trail.at(-1)?.parent, key)
        const asked = textOf(child(world.lookups.get(textOf(lookup) ?? ''), 'operation'))
        if (lookup && asked !== undefined) add(asked, { file, named: lookup, call: node, byPart: false, given: node })
        const isOfPart = meta['x-call'] === undefined && meta.properties?.['operation']?.['x-names'] === 'operation'
        const calls = isOfPart ? 'operation' : meta['x-call']
        const named = calls === undefined ? undefined : child(node, calls)
        const operation = textOf(named)
        if (named === undefined || operation === undefined) return
        add(operation, { file, named, call: node, byPart: isOfPart })
      },
    })
  }
  return uses

  function add(operation: string, use: Use): void {
    uses.set(operation, [...(uses.get(operation) ?? []), use])
  }
}

/** A call feels what is asked of it, unless it gives it already; a form feels it at the field. */
function felt(difference: ContractDifference, use: Use): Diagnostic[] {
  const { file, named, call, byPart } = use
  const { part, at, weight, change } = difference
  const name = at.split('.')[0]?.replace('[]', '') ?? ''
  // What a lookup must be given is judged where it is used by the check of the files.
  if (use.given !== undefined && (part !== 'query' || isOfAbsent(change))) return []
  if (part === 'query' || part === 'path') {
    const inPath = child(child(call, 'path'), name)
    const all =
      part === 'query' ? givenIn(use, name) : inPath ? [{ place: inPath, isLiteral: inPath.kind === 'scalar' }] : []
    // What stands elsewhere now is named by the check of the files.
    if (change.startsWith('stands in')) return []
    if (isOfAbsent(change))
      return all.some((each) => each.isOneOf !== true) ? [] : [report(codeOf(weight), named, changeGiven(difference))]
    return all.flatMap((each) => {
      const { place, isLiteral } = each
      // Whether a literal keeps the limits is judged by the check of the files.
      const isJudged = isLiteral && !byPart && !/^(is|has (the|no) format) /.test(change)
      const isOther =
        'value' in place && isLiteral && difference.value !== undefined && String(place.value) !== difference.value
      return isJudged || isOther || isWithinLimit(each, difference)
        ? []
        : [report(codeOf(weight), place, changeGiven(difference))]
    })
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
  const isOfWhole = at === '' || isOfAbsent(change)
  if (part === 'body' && given === undefined && !isOfWhole && (field === undefined || !isForm)) return []
  if (part === 'body' && isOfAbsent(change) && given !== undefined) return []
  const place = byPart ? (given ?? named) : (field ?? given ?? named)
  return [report(codeOf(weight), place, changeGiven(difference))]
}

/** Whether a difference is felt by who leaves a value out. */
function isOfAbsent(change: string): boolean {
  return change === 'must be given' || change.includes('where it is left out')
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
  const at = readBy(file, call)
  const inItems = ['value', 'label'].flatMap((key) => (child(call, key) === undefined ? [`${at}[].${key}`] : []))
  const read = file.role.kind === 'lookups' ? [at, ...inItems] : file.role.kind === 'form-layout' ? ['data'] : []
  return read.includes(difference.at) ? [report('contract-breaks', named, changeGiven(difference))] : []
}

/** Where in an answer a call reads: where it says, the items of a lookup, the record that a save answers; all of it else. */
function readBy({ role }: MergedFile, call: Node): string {
  const ofKind = role.kind === 'lookups' ? 'lookupItems' : role.kind === 'form-layout' ? 'data' : ''
  return textOf(child(call, 'at')) ?? ofKind
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

/** The field of a form that edits a place of the body; of the id of its record, which every save of it sends, where the form names that. */
function fieldAt({ role, root }: MergedFile, at: string): Node | Place | undefined {
  if (role.kind !== 'form-layout') return undefined
  const id = child(child(root, 'record'), 'id')
  if (at !== '' && textOf(id) === at) return id
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

/** Where a new value has no choice: the fixed lists of the fields and columns that show it, and the parts that tell others apart. */
function choicesWithout(world: World, difference: ContractDifference, calls: readonly Use[]): Diagnostic[] {
  const value = difference.value ?? ''
  const files = [...new Set(calls.map(({ file }) => file))]
  const entries = files.flatMap(({ root }) => entriesShowing(root, nameIn(difference)))
  const lists = [...new Set(entries.flatMap(({ lookups }) => lookups))].flatMap((id) => {
    const options = child(world.lookups.get(id), 'options')
    return options === undefined || child(options, value) !== undefined ? [] : [without(options, 'this list')]
  })
  const parts = entries.flatMap(({ place, entry }) => {
    const manifest = manifestFor(world.project.language, entry, 'widget')
    const known = manifest === undefined ? [] : valuesOf(manifest, child(entry, 'options'))
    return known.length === 0 || known.includes(value) ? [] : [without(place, `its ${manifest?.name}`)]
  })
  return [...lists, ...parts]

  function without(place: Node | Place, whose: string): Diagnostic {
    const given = changeGiven(difference)
    return report('contract-doubtful', place, { ...given, what: `${given.what}; ${whose} has no ${value}` })
  }
}

/** The values that a part tells apart, as its options name them. */
function valuesOf({ options: { properties } }: PartManifest, given: Node | undefined): string[] {
  return Object.entries(properties).flatMap(([name, option]) =>
    option['x-value'] === true ? [textOf(child(given, name)) ?? String(option.default)] : [],
  )
}

/** The last name of a difference's place. */
function nameIn({ at }: ContractDifference): string {
  return at.split(/\.|\[\]/).findLast((name) => name !== '') ?? ''
}

/** The entries of a file whose id, `field` or `path` leads to a name, each with the lookups that name its values. */
function entriesShowing(node: Node, name: string, key?: Member): { place: Place; entry: Node; lookups: string[] }[] {
  if (node.kind === 'array') return node.items.flatMap((item) => entriesShowing(item, name))
  if (node.kind !== 'object') return []
  const path = textOf(child(node, 'field')) ?? textOf(child(node, 'path')) ?? (key && keyOf(key))
  const isEntry = key !== undefined && path?.split('.').at(-1) === name && !isHidden(node)
  const lookups = [child(node, 'lookup'), child(child(node, 'options'), 'lookup')].flatMap((each) => textOf(each) ?? [])
  return [
    ...(isEntry ? [{ place: key.key, entry: node, lookups }] : []),
    ...members(node).flatMap(([, member]) => entriesShowing(member.value, name, member)),
  ]
}

function keyOf({ key }: Member): string {
  return tokensOf(key.pointer).at(-1) ?? ''
}
