import { pathParams } from '../../contract/path-params.ts'
import type { Operation } from '../data/contract.ts'
import type { DataRules } from '../model/values.ts'
import { typeAt } from '../data/type-at.ts'
import { aboutTexts } from '../explain/sentences/about-words.ts'
import type { Meta } from '../meta/schema.ts'
import { child, members, textOf, valueOf, type Node } from '../source/tree.ts'
import { namesGiven, namesInAddress, namesInLink } from './addresses.ts'
import { bodyListsOf, flattened, isRule, isValue, type BodyList } from './body.ts'
import { leavesOf } from './known.ts'
import { isEntries } from './placed.ts'
import { operationNear, typed, type Named, type Place, type Taking } from '../edit/names.ts'
import { titlesOf } from '../edit/titles.ts'

/** A map of names to values, such as the parameters of a call: each a literal, the value at a path, or a choice between two. */
export interface ValueMap {
  /** The way to it inside the entry. */
  keys: string[]
  /** What the language calls it, in each language of the studio. */
  titles: Record<string, string>
  /** What the meta-schema says that it does, likewise. */
  about: Record<string, string>
  /** What it may give a value to; without, any name. */
  names?: Taking[]
  /** The names are paths into the data of the entry. */
  isOfData?: true
  /** Each value is a path, said without a rule around it. */
  isOfPaths?: true
  value: Record<string, unknown>
  /** Of a body, whose names are paths into it: what in it is no single value, such as lists. */
  lists?: Record<string, unknown>
  /** Of a body, the lists that the contract knows, by their paths. */
  known?: BodyList[]
  /** Names that the base gives a value to: another one, not none. */
  kept: string[]
}

/** What a meta-schema calls a value of such a map, and one that is a path alone. */
const VALUE = /common\.schema\.json#\/\$defs\/(valueRule|dataPath)$/
const PATH = /\/dataPath$/

/** What is given to a call, and nothing to an entry that makes none. */
const PARAMETERS: ReadonlySet<string> = new Set(['path', 'query', 'body'])

/** The maps of values in an entry and in the objects of it that are no entries themselves. */
export function valueMapsOf(around: Place, meta: Meta, entry: Node, base: Node | undefined): ValueMap[] {
  const { metas } = around.world.project.language
  return inside(meta, entry, base, [], [])

  function inside(
    holder: Meta,
    node: Node,
    below: Node | undefined,
    keys: readonly string[],
    titles: readonly string[],
  ): ValueMap[] {
    return Object.entries(holder.properties ?? {}).flatMap(([key, declared]): ValueMap[] => {
      const each = metas.resolve(declared)
      const present = child(node, key)
      const way = { keys: [...keys, key], titles: [...titles, each.title ?? key] }
      const makesNoCall = holder['x-call'] !== undefined && child(node, holder['x-call']) === undefined
      if (makesNoCall && present === undefined && PARAMETERS.has(key)) return []
      if (isMapOf(VALUE, each)) {
        const map = mapAt(way, each, holder, node, below)
        // An operation without parameters has nothing to be given.
        return map.names?.length === 0 && Object.keys(map.value).length === 0 ? [] : [map]
      }
      if (key === 'body' && holder['x-call'] !== undefined) return bodyAt(way, each, holder, node)
      const { additionalProperties: entries } = each
      if (typeof entries === 'object' && !isEntries(metas, each, around, keys))
        return members(present).flatMap(([id, { value }]) =>
          inside(
            metas.pick(entries, value),
            value,
            child(child(below, key), id),
            [...way.keys, id],
            [...way.titles, id],
          ),
        )
      const isHolder = present?.kind === 'object' && each.properties !== undefined && each['x-atomic'] !== true
      return isHolder ? inside(each, present, child(below, key), way.keys, way.titles) : []
    })
  }

  function mapAt(
    { keys, titles }: Pick<ValueMap, 'keys'> & { titles: readonly string[] },
    meta: Meta,
    holder: Meta,
    node: Node,
    below: Node | undefined,
  ): ValueMap {
    const key = keys.at(-1) ?? ''
    const present = child(node, key)
    const given = child(below, key)
    const names = namesOf(key, meta, holder, node)
    return {
      keys,
      titles: titlesOf(titles.join(': ')),
      about: aboutTexts(meta.description ?? ''),
      ...(names !== undefined && { names }),
      ...(isOfData(meta) && { isOfData: true }),
      ...(isMapOf(PATH, meta) && { isOfPaths: true }),
      value: present === undefined ? {} : (valueOf(present) as Record<string, unknown>),
      kept: given?.kind === 'object' ? [...given.members.keys()] : [],
    }
  }

  /** What a call sends, value by value; nothing of one that sends none, or no object. */
  function bodyAt(
    { keys, titles }: Pick<ValueMap, 'keys'> & { titles: readonly string[] },
    meta: Meta,
    holder: Meta,
    node: Node,
  ): ValueMap[] {
    const present = child(node, 'body')
    const rules = around.world.project.contract.body(textOf(child(node, holder['x-call'] ?? '')) ?? '')
    if (rules === undefined || (present !== undefined && (present.kind !== 'object' || isRule(valueOf(present)))))
      return []
    const lines = present === undefined ? [] : flattened(valueOf(present) as object)
    const ofKind = (isSingle: boolean) => Object.fromEntries(lines.filter(([, each]) => isValue(each) === isSingle))
    return [
      {
        keys,
        titles: titlesOf(titles.join(': ')),
        about: aboutTexts(meta.description ?? ''),
        ...bodyTakes(rules),
        value: ofKind(true),
        lists: ofKind(false),
        kept: [],
      },
    ]
  }

  /** Of a call what its operation takes, of a way to a page what that reads in its address, of data its places. */
  function namesOf(key: string, meta: Meta, holder: Meta, node: Node): Taking[] | undefined {
    if (key === 'path' || key === 'query') {
      const route = routeOf(holder, node)
      const called = holder['x-call'] === undefined ? undefined : textOf(child(node, holder['x-call']))
      const name = called ?? (holder['x-call'] === undefined && node === entry ? operationNear(around) : undefined)
      if (name !== undefined) return parametersOf(around, name, key)
      return route === undefined ? undefined : namesInAddress(around, route)
    }
    if (key === 'copy') return namesInLink(around)
    if (isMapOf(PATH, meta)) return namesGiven(around, textOf(child(node, 'drawer')) ?? '')
    if (!isOfData(meta)) return undefined
    return around.paths.map((path) => ({ value: path, isNeeded: false, ...typed(typeAt(around.data, path)) }))
  }

  function isOfData({ propertyNames = {} }: Meta): boolean {
    return metas.resolve(propertyNames)['x-names'] === 'field'
  }

  /** The route that an object leads to, where it names one. */
  function routeOf(holder: Meta, node: Node): string | undefined {
    const named = Object.entries(holder.properties ?? {}).filter(
      ([, each]) => metas.resolve(each)['x-names'] === 'route',
    )
    return named.map(([key]) => textOf(child(node, key))).find((each) => each !== undefined)
  }
}

/** What a body takes: its values, with those that the contract asks for, and its lists. */
export function bodyTakes(rules: DataRules): { names: Taking[]; known: BodyList[] } {
  const needed = rules.required ?? []
  const names = leavesOf(rules).map(({ path, type }) => ({ value: path, type, isNeeded: needed.includes(path) }))
  return { names, known: bodyListsOf(rules) }
}

function isMapOf(kind: RegExp, { additionalProperties }: Meta): boolean {
  return typeof additionalProperties === 'object' && kind.test(additionalProperties.$ref ?? '')
}

/** The parameters of an operation, with what the contract says of their values; nothing of one that is not there. */
export function parametersOf(
  { world }: Pick<Place, 'world'>,
  name: string,
  kind: 'path' | 'query',
): Taking[] | undefined {
  const { operations, contract } = world.project
  const operation = Object.hasOwn(operations, name) ? operations[name] : undefined
  if (operation === undefined) return undefined
  const named =
    kind === 'path'
      ? pathParams(operation.path).map((value) => ({ value, isNeeded: true }))
      : Object.entries(operation.query).map(([value, { required }]) => ({ value, isNeeded: required === true }))
  return named.map((each) => ({ ...each, ...typed(contract.parameter(name, each.value)) }))
}

/** What the ids of operations begin with that only ask, although they are sent with a body. */
const ASKING = /^(list|get|find|search|count|track)(?=[A-Z])/

/** The operations that may be called in the place of one, or of none, of those that the tenant's flavour has: those that ask in place of one that asks, else those that are sent as that one is. */
export function operationsLike({ world }: Place, name: string): Named[] {
  const { operations, contract } = world.project
  const current = Object.hasOwn(operations, name) ? operations[name] : undefined
  const asks = current === undefined || isAsking(name, current)
  return Object.entries(operations).flatMap(([value, operation]) => {
    const isLike = isAsking(value, operation) === asks && (asks || operation.method === current.method)
    const flavour = contract.flavour(value)
    return isLike && (flavour === undefined || flavour === world.flavour) ? [{ value }] : []
  })
}

/** The operations that change something for whoever is signed in, of those that the tenant's flavour has, as the contract sums them up: those of the flavour alone first, for they are about its records. */
export function actingOperations({ world }: Pick<Place, 'world'>): Named[] {
  const { operations, contract } = world.project
  const flavourOf = (value: string) => contract.flavour(value)
  const acting = Object.entries(operations).flatMap(([value, operation]): Named[] => {
    const isElsewhere = flavourOf(value) !== undefined && flavourOf(value) !== world.flavour
    if (isAsking(value, operation) || isElsewhere || operation.secured === false) return []
    const summary = contract.summary(value)
    return [{ value, ...(summary !== undefined && { texts: { en: summary } }) }]
  })
  const [own, others] = [true, false].map((is) => acting.filter(({ value }) => (flavourOf(value) !== undefined) === is))
  return [...(own ?? []), ...(others ?? [])]
}

function isAsking(id: string, { method }: Operation): boolean {
  return method === 'get' || (method === 'post' && ASKING.test(id))
}
