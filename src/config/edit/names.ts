import { idWords } from '../shared/id-words.ts'
import { entriesOf } from '../source/entries.ts'
import { child, descend, textOf, type Node } from '../source/tree.ts'
import { helpNames } from '../check/portal.ts'
import type { World } from '../layers/world.ts'
import { namesIn } from '../data/type-at.ts'
import type { DataRules } from '../model/values.ts'
import { namesReadIn } from './addresses.ts'
import { textIn } from './relabel.ts'

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

/** What can be named in a place of a screen's file, in its order; nothing where it cannot be listed. `kind` is that of the language. */
export function namesFor(
  { world, languages, root, keys, paths }: Place,
  kind: string | undefined,
): Named[] | undefined {
  const texts = (label: string | undefined) =>
    label === undefined
      ? {}
      : { texts: Object.fromEntries(languages.map((language) => [language, textIn(world, language, label)])) }
  const ofEntries = (entries: Iterable<readonly [string, Node]>): Named[] =>
    [...entries].map(([value, entry]) => ({
      value,
      ...texts([['label'], ['title'], ['crumb', 'label']].map((way) => textOf(descend(entry, way))).find(Boolean)),
    }))
  const ofFile = (key: string) => ofEntries(entriesOf(child(root, key)))
  const plain = (names: Iterable<string>): Named[] => [...names].map((value) => ({ value }))
  /** Names without a label of their own, read as words. */
  const asWords = (names: Iterable<string>): Named[] =>
    [...names].map((value) => ({ value, texts: { en: idWords(value) } }))
  /** Several screens may be headed alike. */
  const asScreens = (names: readonly string[]): Named[] =>
    names.map((value) => {
      const title = texts(textOf(child(world.screens.get(value)?.root, 'title'))).texts ?? { en: idWords(value) }
      return {
        value,
        texts: Object.fromEntries(Object.entries(title).map(([key, each]) => [key, `${each} · ${value}`])),
      }
    })
  switch (kind) {
    case 'column':
      return ofFile('columns')
    case 'arrangement':
      return ofFile('arrangements')
    // A row opens a level behind its own.
    case 'level':
      return ofFile('levels').slice(idsIn(root, 'levels').indexOf(keys[1] ?? '') + 1)
    case 'drawer':
      return ofEntries(world.drawers)
    case 'route':
      return ofEntries(world.routes)
    case 'lookup':
      return asWords(world.lookups.keys())
    case 'lookupItem':
      return asWords(idsIn(world.lookupsFile, 'items'))
    case 'help':
      return asWords(helpNames(world))
    case 'icon':
      return asWords(world.project.icons)
    case 'drilldown':
      return asScreens([...world.screenNames].filter((each) => each.startsWith('drilldowns/')))
    case 'screen':
      return asScreens([...world.screenNames])
    case 'viewScreen':
      return asScreens([...world.screenNames].filter((each) => each.startsWith('views/')))
    case 'param':
      return plain(paramsNear({ world, root, keys }))
    case 'inAddress':
      return root === undefined ? [] : namesReadIn({ world, languages }, root)
    case 'field':
      return plain(paths)
    default:
      return undefined
  }
}

/** The operation that an entry calls, or what it stands in: its own, that of its source, or that of the list's rows. */
export function operationNear(place: Pick<Place, 'root' | 'keys'>): string | undefined {
  return textOf(child(callNear(place), 'operation'))
}

function callNear({ root, keys }: Pick<Place, 'root' | 'keys'>): Node | undefined {
  return [...keys.map((_key, at) => keys.slice(0, keys.length - at)), []]
    .map((way) => descend(root, way))
    .flatMap((node) => [node, child(node, 'source'), child(node, 'rows')])
    .find((node) => textOf(child(node, 'operation')) !== undefined)
}

/** What takes a value in the call near an entry: its query, or its body where it has one. */
function paramsNear({ world, ...place }: Pick<Place, 'world' | 'root' | 'keys'>): string[] {
  const { operations, contract } = world.project
  const name = operationNear(place)
  if (name === undefined || !Object.hasOwn(operations, name)) return []
  if (child(callNear(place), 'body') !== undefined) return namesIn(contract.body(name))
  return Object.keys(operations[name]?.query ?? {})
}

function idsIn(root: Node | undefined, collection: string): string[] {
  return entriesOf(child(root, collection)).map(([id]) => id)
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
