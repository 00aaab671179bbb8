import { child, descend, textOf, type Node } from '../source/tree.ts'
import type { World } from '../layers/world.ts'
import type { DataRules } from '../model/values.ts'

/** Something that can be chosen by its name. */
export interface Named {
  value: string
  /** What it reads, by language; without, its name. */
  texts?: Record<string, string>
}

/** Something that takes a value: a parameter of the contract's, a place in the data, or a name in an address. */
export interface Taking extends Named {
  /** The contract asks for it. */
  isNeeded: boolean
  type?: string
  /** The values that it may have, where these are few. */
  values?: Named[]
  /** Its value is days: one of the values, or days from one to another. */
  areDays?: boolean
  /** Its value may be several of the values, with commas between them. */
  areSeveral?: boolean
}

/** Where the names are known: a tenant's world, and the file in which they are used. */
export interface Place {
  world: World
  languages: readonly string[]
  root: Node | undefined
  /** The way to the entry that names something. */
  keys: readonly string[]
  /** The data that stands there, and the paths into it. */
  data: DataRules | undefined
  paths: readonly string[]
  /** Paths into the row that opens it. */
  rowPaths: readonly string[]
}

/** The operation that an entry calls, or what it stands in: its own, that of its source, or that of the list's rows. */
export function operationNear(place: Pick<Place, 'root' | 'keys'>): string | undefined {
  return textOf(child(callNear(place), 'operation'))
}

/** The entry with that call. */
export function callNear({ root, keys }: Pick<Place, 'root' | 'keys'>): Node | undefined {
  return [...keys.map((_key, at) => keys.slice(0, keys.length - at)), []]
    .map((way) => descend(root, way))
    .flatMap((node) => [node, child(node, 'source'), child(node, 'rows')])
    .find((node) => textOf(child(node, 'operation')) !== undefined)
}

/** What a value with these rules may be. */
export function typed(rules: DataRules | undefined): Pick<Taking, 'type' | 'values' | 'areSeveral'> {
  const type = [rules?.type ?? []].flat().find((each) => each !== 'null')
  const values = enumValues(rules)
  return {
    ...(typeof type === 'string' && { type: type === 'integer' ? 'number' : type }),
    ...(values !== undefined && { values }),
    ...(SEVERAL.test(String(rules?.['pattern'] ?? '')) && { areSeveral: true }),
  }
}

/** A pattern that goes on after a comma as often as one likes. */
const SEVERAL = /\(,.*\)\*\$$/

/** The values that the contract has, where it lists them. */
export function enumValues(rules: DataRules | undefined): Named[] | undefined {
  return rules?.enum?.filter((value) => value !== null).map((value) => ({ value: String(value) }))
}
