import type { Diagnostic } from '../findings/diagnostic.ts'
import { report } from '../findings/diagnostics.ts'
import type { FileRole } from '../files/kinds.ts'
import type { Meta } from '../meta/schema.ts'
import type { Shared } from '../files/project.ts'
import { isOwnName } from '../data/own.ts'
import { typeAt } from '../data/type-at.ts'
import type { Kind } from '../meta/metas.ts'
import type { DataRules } from '../model/values.ts'
import { isHidden } from '../source/entries.ts'
import { placesOf } from '../source/places.ts'
import {
  child,
  members,
  sameValue,
  textOf,
  tokensOf,
  valueOf,
  type Member,
  type Node,
  type ObjectNode,
} from '../source/tree.ts'
import { nearest } from '../shared/words.ts'

/** So many names are read through. */
const FEW = 16
/** Levels of requirement, the weakest first. */
const levels = ['none', 'submit', 'save']
const validateLevels = ['none', 'save', 'submit']

/**
 * What is wrong about an override as such: it names what the base has not, says what the base says, or weakens it.
 * Data rules are judged against the contract as well, elsewhere.
 */
export function checkOverride(
  shared: Shared,
  { kind, name }: FileRole,
  { base, ofPortal }: { base: Node; ofPortal: Node },
  override: Node,
): Diagnostic[] {
  const schema = shared.language.metas.of(kind)
  if (schema === undefined || kind === 'data-rules') return []
  const extending = ['extends', 'without'].flatMap((key) =>
    override.kind === 'object' && override.members.has(key)
      ? report('extends-of-tenant', override.members.get(key)?.key ?? override, { key })
      : [],
  )
  const data = dataOf(shared, kind, name, base)
  const found = [
    ...(kind === 'form-layout' ? elsewhere(base, override) : []),
    ...compare(shared, base, override, schema, data),
  ]
  if (base === ofPortal) return [...extending, ...found]
  // A tenant may take back its own changes of the file that this one extends, but no more than those.
  const weakened = compare(shared, ofPortal, override, schema, data).filter(({ code }) => code === 'weakened-rule')
  return [...extending, ...found.filter(({ code }) => code !== 'weakened-rule'), ...weakened]
}

/** Fields of the base that an override names in another section: they would stand in both. */
function elsewhere(base: Node, override: Node): Diagnostic[] {
  const fieldsOf = (section: Node) => members(child(section, 'fields'))
  const sections = members(child(base, 'sections'))
  return members(child(override, 'sections')).flatMap(([here, { value }]) =>
    fieldsOf(value).flatMap(([id, { key }]) => {
      const owners = sections.flatMap(([name, section]) => (child(child(section.value, 'fields'), id) ? [name] : []))
      const [section] = owners
      return section === undefined || owners.includes(here)
        ? []
        : [report('field-elsewhere', key, { id, section, here })]
    }),
  )
}

/** What the contract says of the data of a form, or of a list's row. */
function dataOf({ base: files, contract }: Shared, kind: Kind, name: string, root: Node): DataRules | undefined {
  if (kind === 'form-layout') {
    const ref = textOf(child(files.get(`schemas/forms/${name}.schema.json`)?.root, '$ref'))
    return contract.type(ref?.split('/').at(-1) ?? '')
  }
  const rows = kind === 'grid' ? child(root, 'rows') : undefined
  const operation = textOf(child(rows, 'operation'))
  return operation === undefined ? undefined : contract.answer(operation, textOf(child(rows, 'at')) ?? '')?.items
}

/** Every change of an override. `data` is what the ids of fields and columns here may lead into, where that is known. */
function compare(
  shared: Shared,
  base: Node,
  override: Node,
  declared: Meta,
  data: DataRules | undefined,
): Diagnostic[] {
  const { metas } = shared.language
  const schema = metas.pick(declared, override)
  const found = weakened(base, override, schema)
  if (found.length > 0) return found
  if (base.kind !== 'object' || override.kind !== 'object' || schema['x-atomic'] === true) {
    return sameValue(base, override) ? [report('override-equal', override)] : forgotten(base, override)
  }
  if (schema['x-options-of'] !== undefined) return compareOptions(base, override)
  if (schema['x-strengthen'] === 'rule') found.push(...weakenedRule(base, override))
  for (const [key, member] of override.members) {
    if (key === '$schema' || (key === 'renamed' && base.pointer === '')) continue
    const present = base.members.get(key)
    const inner = metas.member(schema, key)
    // The fields of a row stand in the field of their list.
    const below = schema['x-collection'] === 'data' ? typeAt(data, key)?.items : data
    if (present !== undefined) {
      if (inner !== undefined) found.push(...compare(shared, present.value, member.value, inner, below))
    } else
      found.push(
        ...addition(base, key, member, schema, data),
        ...(inner === undefined ? [] : addedLimit(member.value, metas.resolve(inner))),
        ...(inner === undefined || schema['x-collection'] !== undefined
          ? []
          : additions(shared.language, member.value, metas.pick(inner, member.value), data)),
      )
  }
  return found
}

/** What a body of the base sends, from elsewhere or always the same, and the one that stands in its place as a whole does not. */
function forgotten(base: Node, override: Node): Diagnostic[] {
  if (tokensOf(override.pointer).at(-1) !== 'body') return []
  const read = (body: Node) => placesOf(body).map((place) => textOf(place) ?? '')
  const sent = new Set(read(override))
  const fixed = members(base).flatMap(([key, { value }]) => (placesOf(value).length === 0 ? [key] : []))
  const paths = [
    ...[...new Set(read(base))].filter((path) => !sent.has(path)),
    ...(override.kind === 'object' ? fixed.filter((key) => !override.members.has(key)) : []),
  ]
  return paths.length === 0 ? [] : [report('body-forgets', override, { paths: paths.slice(0, FEW).join(', ') })]
}

/** Entries that change what is not there, in a collection of which the base has nothing: they hide it, or are not whole. */
function additions(
  { metas }: Shared['language'],
  collection: Node,
  schema: Meta,
  data: DataRules | undefined,
): Diagnostic[] {
  if (collection.kind !== 'object' || schema['x-collection'] === undefined) return []
  const empty = { ...collection, members: new Map<string, Member>() }
  return members(collection).flatMap(([key, member]) => {
    const { required = [] } = metas.pick(metas.member(schema, key) ?? {}, member.value)
    const isWhole = required.every((each) => child(member.value, each) !== undefined)
    return isWhole && !isHidden(member.value) ? [] : addition(empty, key, member, schema, data)
  })
}

/** Options of a part: what the base says already, and limits that are raised (0 is no limit). */
function compareOptions(base: ObjectNode, override: ObjectNode): Diagnostic[] {
  return [...override.members].flatMap(([key, { value }]) => {
    const present = child(base, key)
    if (present === undefined) return []
    if (sameValue(present, value)) return [report('override-equal', value)]
    const [before, after] = [valueOf(present), valueOf(value)]
    if (!/^max[A-Z]/.test(key) || typeof before !== 'number' || typeof after !== 'number' || before === 0) return []
    return after > before || after === 0 ? [report('weakened-rule', value, { what: `the limit ${before}` })] : []
  })
}

/** A new id in a collection: only of the tenant's own kind, or one that the data has. */
function addition(
  base: ObjectNode,
  key: string,
  member: Member,
  schema: Meta,
  data: DataRules | undefined,
): Diagnostic[] {
  const collection = schema['x-collection']
  if (collection === undefined || collection === 'open' || isOwnName(key)) return []
  if (collection === 'data' && typeAt(data, key) !== undefined) return []
  if (/^x[_-]/i.test(key)) return [report('own-name', member.key, { name: key })]
  const known = [...base.members.keys()]
  const isFew = known.length > 0 && known.length <= FEW
  return [
    report('override-unknown', member.key, {
      key,
      nearest: nearest(key, known),
      ...(isFew && { known: known.join(', ') }),
    }),
  ]
}

/** Some keys weaken the base even where it says nothing. */
function addedLimit(added: Node, schema: Meta): Diagnostic[] {
  return schema['x-strengthen'] === 'required' && valueOf(added) === false ? [report('override-equal', added)] : []
}

/** Judges one value by the direction in which it may change. */
function weakened(base: Node, override: Node, schema: Meta): Diagnostic[] {
  switch (schema['x-strengthen']) {
    case 'narrower':
      return isNarrower(base, override)
        ? []
        : [
            report('weakened-rule', override, {
              what: 'who may and when',
              hint: 'Write { "all": [ … ] } with what the base says as one of its parts.',
            }),
          ]
    case 'required':
      return weakenedRequirement(base, override)
    case 'stays-true':
      return valueOf(base) === true && valueOf(override) === false
        ? [report('weakened-rule', override, { what: 'a value that is read-only' })]
        : []
    case 'lower':
      return Number(valueOf(override)) > Number(valueOf(base))
        ? [report('weakened-rule', override, { what: `the limit ${String(valueOf(base))}` })]
        : []
    case 'later':
      return rank(validateLevels, override) < rank(validateLevels, base)
        ? [report('weakened-rule', override, { what: 'what is checked before the call' })]
        : []
    default:
      return []
  }
}

/** The same condition, or `all` with the base's condition, or every part of its `all`, among its parts. */
function isNarrower(base: Node, override: Node): boolean {
  return sameValue(base, override) || hasAmong(base, override, 'all')
}

/** The same condition, or `any` with the base's condition, or every part of its `any`, among its parts. */
function isWider(base: Node, override: Node): boolean {
  return sameValue(base, override) || hasAmong(base, override, 'any')
}

/** Whether a condition, or all that it joins by a word, stands among what the other one joins by it. */
function hasAmong(condition: Node, other: Node, word: 'all' | 'any'): boolean {
  const parts = child(other, word)
  if (parts?.kind !== 'array') return false
  const isThere = (each: Node) => parts.items.some((part) => sameValue(each, part))
  const own = child(condition, word)
  return isThere(condition) || (own?.kind === 'array' && own.items.every(isThere))
}

function weakenedRequirement(base: Node, override: Node): Diagnostic[] {
  const level = (node: Node) => (node.kind === 'object' ? textOf(child(node, 'on')) : undefined)
  const of = (node: Node) =>
    levels.indexOf(valueOf(node) === true ? 'save' : valueOf(node) === false ? 'none' : (level(node) ?? 'submit'))
  const says = override.kind !== 'object' || child(override, 'on') !== undefined || base.kind !== 'object'
  if (says && of(override) < of(base)) return [report('weakened-rule', override, { what: 'a requirement' })]
  const when = child(override, 'when')
  const before = child(base, 'when')
  if (when !== undefined && of(base) > 0 && (before === undefined || !isWider(before, when))) {
    return [
      report('weakened-rule', when, {
        what: 'a requirement',
        hint: 'Write { "any": [ … ] } with what the base says as one of its parts, or leave `when` to the base.',
      }),
    ]
  }
  // A word alone takes the place of all that the base says.
  const zero = child(override, 'zeroIsEmpty') ?? (override.kind === 'object' ? child(base, 'zeroIsEmpty') : undefined)
  return isTrue(child(base, 'zeroIsEmpty')) && !isTrue(zero)
    ? [
        report('weakened-rule', override, {
          what: 'a requirement',
          hint: 'Write { "on": "save" }: in the base a zero counts as missing, too.',
        }),
      ]
    : []
}

/** A rule of the base may be asked earlier or more strictly, not hidden or turned to something else. */
function weakenedRule(base: ObjectNode, override: ObjectNode): Diagnostic[] {
  const found: Diagnostic[] = []
  const hidden = child(override, 'hidden')
  if (hidden !== undefined && valueOf(hidden) === true)
    found.push(report('weakened-rule', hidden, { what: 'a rule by hiding it' }))
  const on = child(override, 'on')
  if (on !== undefined && textOf(on) === 'submit' && textOf(child(base, 'on')) === 'save')
    found.push(report('weakened-rule', on, { what: 'when a rule is asked' }))
  for (const key of ['when', 'each', 'at']) {
    const value = child(override, key)
    const present = child(base, key)
    const isStronger = key === 'when' && value !== undefined && present !== undefined && isWider(present, value)
    if (value !== undefined && !isStronger && (present === undefined ? key === 'when' : !sameValue(present, value))) {
      found.push(report('weakened-rule', value, { what: `\`${key}\` of a rule` }))
    }
  }
  return found
}

function isTrue(node: Node | undefined): boolean {
  return node !== undefined && valueOf(node) === true
}

function rank(order: readonly string[], node: Node): number {
  return order.indexOf(textOf(node) ?? '')
}
