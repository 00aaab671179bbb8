import type { Meta } from '../meta/schema.ts'
import { child, descend, members, textOf, valueOf, type Node } from '../source/tree.ts'
import { namesFor } from './nameable.ts'
import { operationNear, type Named, type Place, type Taking } from '../edit/names.ts'
import { titlesOf } from '../edit/titles.ts'
import type { BodyList } from './body.ts'
import { actingOperations, bodyTakes, parametersOf } from './value-maps.ts'

/** What a call is given: by what takes it, and how the language calls that. */
export interface Given {
  key: 'path' | 'query' | 'body'
  titles: Record<string, string>
  names: Taking[]
  /** Of a body, its lists. */
  known?: BodyList[]
}

/** What a button of the tenant's own may do, by the key that says so, and with what. */
export interface Doing {
  key: 'go' | 'drawer' | 'call' | 'print'
  options: (Named & {
    path?: Record<string, unknown>
    /** What the call cannot do without, and nothing gives it yet. */
    needs?: Given[]
  })[]
}

/** A collection that may get a button or a switch of the tenant's own. */
export interface ButtonPlace {
  /** The way to it in the file. */
  keys: string[]
  /** Of buttons. */
  does?: Doing[]
  /** Of switches: the parameters of the list's call, each of which takes one of two values. */
  takes?: Taking[]
}

/** What buttons may do, in the order in which it is offered. */
const doings = ['go', 'drawer', 'call', 'print'] as const

/** Where a button or switch of the tenant's own can stand from an entry: of the screen in any of its collections, of a button among its like. */
export function buttonPlaces(place: Place, meta: Meta, holder: Meta): ButtonPlace[] {
  const { metas } = place.world.project.language
  const [own, keys] = place.keys.length === 0 ? [meta, []] : [holder, place.keys.slice(0, -2)]
  const named = place.keys.length === 0 ? Object.keys(own.properties ?? {}) : [place.keys.at(-2) ?? '']
  return named.flatMap((name): ButtonPlace[] => {
    const entries = metas.resolve(metas.member(own, name) ?? {})
    const inner = typeof entries.additionalProperties === 'object' ? metas.resolve(entries.additionalProperties) : {}
    const way = [...keys, name]
    if (entries['x-collection'] === undefined) return []
    if (inner.title === 'Switch')
      return [{ keys: way, takes: switchable(place, way) }].filter(({ takes }) => takes.length > 0)
    if (inner.title !== 'Action') return []
    const does = doings.flatMap((key): Doing[] => {
      const declared = inner.properties?.[key]
      const options =
        declared && (key === 'call' ? callsOf(place, way, inner) : namesFor(place, metas.resolve(declared)['x-names']))
      return options === undefined || options.length === 0 ? [] : [{ key, options }]
    })
    return does.length === 0 ? [] : [{ keys: way, does }]
  })
}

/** The parameters of the list's call that no switch sets yet. */
function switchable(place: Place, way: readonly string[]): Taking[] {
  const set = new Set(members(descend(place.root, way)).map(([, { value }]) => textOf(child(value, 'param'))))
  const name = operationNear(place)
  const all = (name === undefined ? undefined : parametersOf(place, name, 'query')) ?? []
  return all.filter(({ value }) => !set.has(value))
}

/** Operations that change something, as the contract sums them up, each with what its address takes where that is known: as another button beside gives it, else the value of that name. */
function callsOf(place: Place, way: readonly string[], action: Meta): Doing['options'] {
  const beside = members(descend(place.root, way)).map(([, { value }]) => child(value, 'path'))
  return actingOperations(place).map(({ value, texts }) => {
    const taken = (parametersOf(place, value, 'path') ?? []).flatMap(({ value: name }) => {
      const given = givenBy(beside, name) ?? (place.paths.includes(name) ? { from: name } : undefined)
      return given === undefined ? [] : [[name, given] as const]
    })
    const needs = neededBy(place, value, new Set(taken.map(([name]) => name)), action)
    return {
      value,
      ...(texts !== undefined && { texts }),
      ...(needs.length > 0 && { needs }),
      ...(taken.length > 0 && { path: Object.fromEntries(taken) }),
    }
  })
}

/** What an operation asks for that its call does not have yet: values of its address and its query, and its body, unless that is what a form holds. */
function neededBy(place: Place, operation: string, taken: ReadonlySet<string>, action: Meta): Given[] {
  const { operations, contract, language } = place.world.project
  const titles = (key: string) => titlesOf(language.metas.resolve(action.properties?.[key] ?? {}).title ?? key)
  const asked = (['path', 'query'] as const).flatMap((key): Given[] => {
    const all = parametersOf(place, operation, key) ?? []
    const names = all.filter(({ value, isNeeded }) => isNeeded && !taken.has(value))
    return names.length === 0 ? [] : [{ key, titles: titles(key), names }]
  })
  const isSent = action['x-sends-body'] !== true && operations[operation]?.hasBody === true
  const body = isSent ? contract.body(operation) : undefined
  return body === undefined ? asked : [...asked, { key: 'body', titles: titles('body'), ...bodyTakes(body) }]
}

function givenBy(paths: readonly (Node | undefined)[], name: string): unknown {
  const given = paths.map((each) => child(each, name)).find((each) => each !== undefined)
  return given && valueOf(given)
}
