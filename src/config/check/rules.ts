import { namesIn, typeAt } from '../data/type-at.ts'
import type { Diagnostic } from '../findings/diagnostic.ts'
import { report } from '../findings/diagnostics.ts'
import { tighten, weakness } from '../data/limits.ts'
import type { DataRules } from '../model/values.ts'
import type { ConfigFile, Shared } from '../files/project.ts'
import { remembered } from '../shared/remembered.ts'
import { isOwnName, OWN_PLACE } from '../data/own.ts'
import { patternFault } from '../data/patterns.ts'
import { isOfTenant } from '../source/entries.ts'
import { child, members, textOf, valueOf, type Member, type Node } from '../source/tree.ts'
import { nearest } from '../shared/words.ts'
import type { MergedFile } from '../layers/base-files.ts'
import type { World } from '../layers/world.ts'
import { checkFillable } from './values/fillable.ts'

/** Keys of the file that are no rules. */
const ofTheFile = new Set(['$schema', '$ref', 'renamed'])

/** The data rules of a form: the contract's type under the portal's and the tenant's limits, and what is wrong about them. */
export interface FormRules {
  rules: DataRules | undefined
  /** The contract's type alone: what a value can be before anyone narrows it. */
  type?: DataRules
  /** Its name in the contract. */
  typeName?: string
  /** What the portal says, before the tenant. */
  ofPortal?: DataRules
  diagnostics: Diagnostic[]
}

/** Puts a form's data rules together. `$id` is the form's screen name. */
export function formRules(world: World, name: string): FormRules {
  const file = world.files.get(`schemas/forms/${name}.schema.json`)
  const own = file?.override && world.project.file(file.override.file.path)
  return rulesOf(world.surroundings.project, name, file, own === undefined || isWellFormed(own))
}

function isWellFormed(file: ConfigFile | undefined): boolean {
  return file?.diagnostics.every(({ severity }) => severity !== 'error') === true
}

const rulesOf = remembered(
  (shared: Shared, name: string, file: MergedFile | undefined, isOwnSound: boolean): FormRules => {
    if (file === undefined) return { rules: undefined, diagnostics: [] }
    const ref = child(file.base, '$ref')
    const typeName = textOf(ref)?.split('/').at(-1) ?? ''
    const type = shared.contract.type(typeName)
    if (type === undefined) {
      const known = shared.contract.types()
      return {
        rules: undefined,
        diagnostics:
          ref === undefined ? [] : [report('unknown-type', ref, { name: typeName, nearest: nearest(typeName, known) })],
      }
    }
    // Rules that are not well formed have findings of their own; the others are judged without them.
    const isSound = isWellFormed(shared.base.get(file.role.base))
    const diagnostics = isSound ? checkRules(file.base, type, false) : []
    const ofPortal = rulesOfPortal(type, file.base, isSound)
    if (file.override === undefined)
      return { rules: { $id: `forms/${name}`, ...ofPortal }, type, typeName, ofPortal, diagnostics }
    if (isOwnSound) diagnostics.push(...checkRules(file.override, ofPortal, true))
    const own = isOwnSound ? plainRules(file.override) : ownNames(file.override)
    return {
      rules: { $id: `forms/${name}`, ...tighten(ofPortal, besideForms(type, ownMoved(own))) },
      type,
      typeName,
      ofPortal,
      diagnostics,
    }
  },
)

/** Of rules that are not well formed that a tenant has fields of its own: who shows them is right. */
function ownNames(rules: Node): DataRules {
  const names = members(child(rules, 'properties')).flatMap(([name]) => (isOwnName(name) ? [name] : []))
  return names.length === 0 ? {} : { properties: Object.fromEntries(names.map((name) => [name, {}])) }
}

const rulesOfPortal = remembered((type: DataRules, base: Node, isSound: boolean): DataRules =>
  isSound ? tighten(type, besideForms(type, plainRules(base))) : type,
)

/** Limits that stand beside the forms of a type, each with the type of what it limits: alone it would say nothing of that. */
function besideForms(type: DataRules, limits: DataRules): DataRules {
  return [type['oneOf'], type['anyOf']].some(Array.isArray) ? typed(type, limits) : limits
}

function typed(over: DataRules | undefined, limits: DataRules): DataRules {
  const { type = over?.type ?? (limits.properties && 'object'), properties, items } = limits
  const inner = Object.entries(properties ?? {}).map(([name, each]) => [name, typed(typeAt(over, name), each)])
  return {
    ...limits,
    ...(type !== undefined && { type }),
    ...(properties && { properties: Object.fromEntries(inner) as Record<string, DataRules> }),
    ...(items && { items: typed(over?.items, items) }),
  }
}

/** Every limit against the rules it stands over; `ofTenant` also names limits that say nothing new. */
function checkRules(node: Node, over: DataRules, ofTenant: boolean, top = true): Diagnostic[] {
  const found: Diagnostic[] = []
  for (const [key, member] of members(node)) {
    const value = valueOf(member.value)
    if (key === 'properties')
      found.push(
        ...members(member.value).flatMap(([name, property]) => checkProperty(name, property, over, ofTenant, top)),
      )
    else if (key === 'items') found.push(...checkItems(member.value, over, ofTenant))
    else if (key === 'required') found.push(...checkRequired(member.value, over, ofTenant && top))
    else if (!ofTheFile.has(key) && key !== 'description') {
      const what = weakness(key, over, value)
      const fault = key === 'pattern' && typeof value === 'string' ? patternFault(value) : undefined
      if (what !== undefined) found.push(report('weakened-rule', member.value, { what }))
      else if (isOfOther(key, typesOf(node, over)))
        found.push(report('limit-of-other-type', member.value, { key, type: typesOf(node, over).join(' or ') }))
      else if (fault !== undefined) found.push(report(fault.code, member.value, { reason: fault.reason }))
      else if (key === 'pattern' && withoutSlashes(value) !== undefined)
        found.push(report('pattern-slashes', member.value, { pattern: withoutSlashes(value) ?? '' }))
      else if (isOpenAround(value, key) && isOfTenant(member.value))
        found.push(report('pattern-open', member.value, { pattern: String(value) }))
      else if (ofTenant && sameAs(over[key], value)) found.push(report('override-equal', member.value))
    }
  }
  const isSound = found.every(({ severity }) => severity !== 'error')
  return isSound ? [...found, ...checkFillable(node, over)] : found
}

/** Whether a form of several signs says neither where a text begins nor where it ends. Of one sign it asks that a text has it. */
function isOpenAround(value: unknown, key: string): boolean {
  return key === 'pattern' && typeof value === 'string' && !/^\^|\$$/.test(value) && !ONE_SIGN.test(value)
}

const ONE_SIGN = /^(?:\\[pP]\{[^}]*\}|\\.|\[(?:\\.|[^\]\\])*\]|.)$/u

/** The types that a value may have; none where they are not known. */
function typesOf(node: Node, over: DataRules): string[] {
  const own = child(node, 'type')
  return [own === undefined ? (over.type ?? []) : String(valueOf(own))].flat()
}

/** Limits, by the types that they are about. */
const limited: readonly (readonly [types: readonly string[], limits: readonly string[]])[] = [
  [['string'], ['minLength', 'maxLength', 'pattern']],
  [
    ['number', 'integer'],
    ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  ],
  [['array'], ['minItems', 'maxItems']],
]

function isOfOther(limit: string, of: readonly string[]): boolean {
  const [types] = limited.find(([, limits]) => limits.includes(limit)) ?? []
  return types !== undefined && of.length > 0 && !of.some((type) => types.includes(type))
}

function checkProperty(name: string, property: Member, over: DataRules, ofTenant: boolean, top: boolean): Diagnostic[] {
  const below = typeAt(over, name)
  if (below !== undefined) return checkRules(property.value, below, ofTenant, false)
  if (ofTenant && top && isOwnName(name)) return checkOwn(property.value)
  if (ofTenant && isOwnName(name)) return [report('own-in-rows', property.key, { name })]
  if (ofTenant && /^x/i.test(name) && nearest(name, namesIn(over)) === undefined)
    return [report('own-name', property.key, { name })]
  return [
    report('unknown-path', property.key, {
      where: "The contract's type",
      path: name,
      nearest: nearest(name, namesIn(over)),
    }),
  ]
}

/** A tenant's own value, and each value in it, says its type; beside that it stands over nothing but itself. */
function checkOwn(node: Node): Diagnostic[] {
  const untyped = withInner(node).filter((each) => child(each, 'type') === undefined)
  return untyped.length > 0
    ? untyped.map((each) => report('missing-key', each, { key: 'type' }))
    : checkRules(node, valueOf(node) as DataRules, false, false)
}

function withInner(node: Node): Node[] {
  const items = child(node, 'items')
  const inner = members(child(node, 'properties')).map(([, { value }]) => value)
  return [node, ...inner.flatMap(withInner), ...(items === undefined ? [] : withInner(items))]
}

function checkItems(node: Node, over: DataRules, ofTenant: boolean): Diagnostic[] {
  return over.items === undefined
    ? [report('unknown-path', node, { where: 'A value that is no list', path: 'items' })]
    : checkRules(node, over.items, ofTenant, false)
}

function checkRequired(node: Node, over: DataRules, ofTenant: boolean): Diagnostic[] {
  if (node.kind !== 'array') return []
  return node.items.flatMap((item) => {
    const name = textOf(item)
    if (name === undefined || typeAt(over, name) !== undefined) return []
    if (ofTenant && isOwnName(name)) return [report('own-field-required', item, { name })]
    return [
      report('unknown-path', item, { where: "The contract's type", path: name, nearest: nearest(name, namesIn(over)) }),
    ]
  })
}

/** The rules that a file says, without what is for people and editors. */
function plainRules(node: Node): DataRules {
  const rules = withoutWords(valueOf(node)) as DataRules
  return Object.fromEntries(Object.entries(rules).filter(([key]) => !ofTheFile.has(key)))
}

function withoutWords(value: unknown, insideProperties = false): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => insideProperties || key !== 'description')
      .map(([key, inner]) => [key, withoutWords(inner, key === 'properties' && !insideProperties)]),
  )
}

/** A tenant's own properties stand under the contract's place for them. */
function ownMoved(rules: DataRules): DataRules {
  const own = Object.entries(rules.properties ?? {}).filter(([name]) => isOwnName(name))
  if (own.length === 0) return rules
  const others = Object.entries(rules.properties ?? {}).filter(([name]) => !isOwnName(name))
  const place: DataRules = { type: 'object', properties: Object.fromEntries(own) }
  return {
    ...rules,
    properties: {
      ...Object.fromEntries(others),
      [OWN_PLACE]: tighten(Object.fromEntries(others)[OWN_PLACE] ?? {}, place),
    },
  }
}

function sameAs(present: unknown, value: unknown): boolean {
  return (
    present !== undefined &&
    (Array.isArray(value) ? JSON.stringify(present) === JSON.stringify(value) : present === value)
  )
}

/** What stands between the slashes of a pattern that is written as in a program: from the beginning of the text, or to its end. */
function withoutSlashes(pattern: unknown): string | undefined {
  return typeof pattern === 'string' ? /^\/(\^.*|.*\$)\/[a-z]*$/s.exec(pattern)?.[1] : undefined
}
