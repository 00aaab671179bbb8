import { joinPath, segmentsOf } from '../conditions/paths.ts'
import { partsOf, rulesWithin } from '../data/parts.ts'
import type { DataRules, Path } from '../model/values.ts'

/** A list in the body → for each of its entries, the index it has in the data. Keys are paths of the body. */
export type Places = Map<Path, { dataPath: Path; indexes: number[] }>

/** Values of which the rules need not name all that they hold, by their path in the data; `root` are the rules of the whole. */
export interface Freely {
  root: DataRules
  at: ReadonlyMap<Path, DataRules>
}

const NOTHING: Freely = { root: {}, at: new Map() }

/**
 * The value without what is empty in it; undefined when nothing is left. What the rules name is empty where nobody has entered
 * anything. What the data alone name (`freely`) was put there by somebody: null, an empty text, list or object stays what it is.
 */
export function withoutEmpty(value: unknown, places: Places, freely = NOTHING): unknown {
  return pruned(value, '', '', undefined)

  /** `rules`: those of a value inside one of `freely`. */
  function pruned(entry: unknown, bodyPath: Path, dataPath: Path, rules: DataRules | undefined): unknown {
    const own = rules ?? freely.at.get(dataPath)
    if (own !== undefined && saysNothing(own)) return asItIs(entry, bodyPath, dataPath)
    if (entry === null) return own !== undefined && isNullable(own) ? null : undefined
    if (entry === '') return undefined
    if (typeof entry !== 'object') return entry
    if (Array.isArray(entry)) return rows(entry, bodyPath, dataPath, own)
    const kept: [string, unknown][] = []
    for (const [name, inner] of Object.entries(entry) as [string, unknown][]) {
      const isFilled = typeof inner !== 'object' && inner !== ''
      const below = () => own && within(own, name)
      const left = isFilled ? inner : pruned(inner, joinPath(bodyPath, name), joinPath(dataPath, name), below())
      if (left !== undefined) kept.push([name, left])
    }
    return kept.length === 0 && (own === undefined || names(own)) ? undefined : Object.fromEntries(kept)
  }

  function rows(entries: readonly unknown[], bodyPath: Path, dataPath: Path, own: DataRules | undefined): unknown {
    const indexes: number[] = []
    const kept: unknown[] = []
    entries.forEach((entry, index) => {
      const [at, from] = [joinPath(bodyPath, String(kept.length)), joinPath(dataPath, String(index))]
      const left = pruned(entry, at, from, own && within(own, String(index)))
      if (left === undefined) return
      indexes.push(index)
      kept.push(left)
    })
    places.set(bodyPath, { dataPath, indexes })
    return kept.length === 0 ? undefined : kept
  }

  /** All of a value but what is not there: an entry that was added and not filled. */
  function asItIs(entry: unknown, bodyPath: Path, dataPath: Path): unknown {
    if (typeof entry !== 'object' || entry === null) return entry
    if (Array.isArray(entry)) return rows(entry, bodyPath, dataPath, ANY) ?? []
    return pruned(entry, bodyPath, dataPath, FREE)
  }

  function names(rules: DataRules): boolean {
    return partsOf(rules, freely.root).some(({ properties }) => properties !== undefined)
  }

  function isNullable(rules: DataRules): boolean {
    return partsOf(rules, freely.root).some(({ type }) => [type].flat().includes('null'))
  }

  function within(rules: DataRules, name: string): DataRules {
    return rulesWithin(rules, name, freely.root)[0] ?? ANY
  }
}

/** Rules that any value keeps, and those of an object whose names are its own. */
const ANY: DataRules = {}
const FREE: DataRules = { type: 'object' }

/** What stands in rules for people. */
const WORDS = ['title', 'description', 'examples', 'default', '$comment', 'deprecated']

function saysNothing(rules: DataRules): boolean {
  return Object.keys(rules).every((key) => WORDS.includes(key))
}

/** A path of the body as one of the data: rows left out as empty move the ones after them. */
export function backToData(path: Path, places: Places): Path {
  let bodyPath = ''
  let dataPath = ''
  for (const name of segmentsOf(path)) {
    const index = places.get(bodyPath)?.indexes[Number(name)]
    dataPath = joinPath(dataPath, index === undefined ? name : String(index))
    bodyPath = joinPath(bodyPath, name)
  }
  return dataPath
}
