import { idWords } from '../shared/id-words.ts'
import { entriesOf } from '../source/entries.ts'
import { child, descend, textOf, type Node } from '../source/tree.ts'
import { helpNames } from '../check/portal.ts'
import { namesIn } from '../data/type-at.ts'
import { namesReadIn } from './addresses.ts'
import { callNear, operationNear, type Named, type Place } from '../edit/names.ts'
import { textIn } from '../edit/relabel.ts'

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
    case 'formSection':
      return ofFile('sections')
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
    case 'formScreen':
      return asScreens([...world.screenNames].filter((each) => each.startsWith('forms/')))
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
