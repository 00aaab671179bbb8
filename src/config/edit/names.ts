import { entriesOf } from '../source/entries.ts'
import { child, descend, textOf, type Node } from '../source/tree.ts'
import { helpNames } from '../check/portal.ts'
import type { World } from '../layers/world.ts'
import type { DataRules } from '../model/values.ts'
import { textIn } from './relabel.ts'

/** Something that can be chosen by its name. */
export interface Named {
  value: string
  /** What it reads, by language; without, its name. */
  texts?: Record<string, string>
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
      return plain(world.lookups.keys())
    case 'help':
      return plain(helpNames(world))
    case 'icon':
      return plain(world.project.icons)
    case 'drilldown':
      return plain([...world.screenNames].filter((each) => each.startsWith('drilldowns/')))
    case 'screen':
      return plain(world.screenNames)
    case 'viewScreen':
      return plain([...world.screenNames].filter((each) => each.startsWith('views/')))
    case 'field':
      return plain(paths)
    default:
      return undefined
  }
}

function idsIn(root: Node | undefined, collection: string): string[] {
  return entriesOf(child(root, collection)).map(([id]) => id)
}
