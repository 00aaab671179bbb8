import { joinPath, segmentsOf } from '../conditions/paths.ts'
import { matches } from '../data/matches.ts'
import { isRules, partsOf, rulesOfOwnName, rulesWithin } from '../data/parts.ts'
import type { DataRules, Path } from '../model/values.ts'

/** A list in the body → for each of its entries, the index it has in the data. Keys are paths of the body. */
export type Places = Map<Path, { dataPath: Path; indexes: number[] }>

/** Values of which the rules need not name all that they hold, by their path in the data; `root` are the rules of the whole. */
export interface Freely {
  root: DataRules
  at: ReadonlyMap<Path, DataRules>
}

const NOTHING: Freely = { root: {}, at: new Map() }
/** Forms of forms that are looked into: a type may hold itself. */
const DEEPEST = 4

/**
 * The value without what is empty in it; undefined when nothing is left. What is empty where nobody has entered anything is not there.
 * In values that no part draws (`freely`) an empty text or list came with the data, and null where the rules allow it; what the data
 * alone name was put there by somebody: all of it stays what it is. So does what stands under a name and `isAsItCame`.
 */
export function withoutEmpty(
  value: unknown,
  places: Places,
  freely = NOTHING,
  isAsItCame: (value: unknown, dataPath: Path, own?: DataRules, holder?: object) => boolean = () => false,
): unknown {
  return pruned(value, '', '', undefined)

  /** `rules`: those of a value inside one of `freely`. */
  function pruned(entry: unknown, bodyPath: Path, dataPath: Path, rules: DataRules | undefined): unknown {
    const own = rules ?? freely.at.get(dataPath)
    if (own !== undefined && saysNothing(own)) return asItIs(entry, bodyPath, dataPath)
    if (entry === null) return own !== undefined && partsIn(own).some(allowsNull) ? null : undefined
    if (entry === '') return rules === undefined ? undefined : entry
    if (typeof entry !== 'object') return entry
    if (Array.isArray(entry)) return rows(entry, bodyPath, dataPath, own)
    const kept: [string, unknown][] = []
    for (const [name, inner] of Object.entries(entry) as [string, unknown][]) {
      const isFilled = typeof inner !== 'object' && inner !== ''
      const [at, from] = [joinPath(bodyPath, name), joinPath(dataPath, name)]
      const left =
        isFilled || (own === undefined && isAsItCame(inner, from, freely.at.get(from), entry))
          ? inner
          : own === undefined
            ? pruned(inner, at, from, own)
            : ofName(own, name, inner, at, from)
      if (left !== undefined) kept.push([name, left])
    }
    return kept.length === 0 && (own === undefined || names(own) || !isOf(own, 'object'))
      ? undefined
      : Object.fromEntries(kept)
  }

  /** A value in one of `freely`. Under a name that only the data have it stays, even if empty: what its own rules name in it does not. */
  function ofName(own: DataRules, name: string, value: unknown, bodyPath: Path, dataPath: Path): unknown {
    const known = within(own, name)
    if (known !== undefined)
      return isAsItCame(value, dataPath, known) ? value : pruned(value, bodyPath, dataPath, known)
    const rules = rulesOfOwnName(own, name, freely.root) ?? ANY
    if (typeof value !== 'object' || value === null) return value
    return pruned(value, bodyPath, dataPath, rules) ?? (Array.isArray(value) ? [] : {})
  }

  function rows(entries: readonly unknown[], bodyPath: Path, dataPath: Path, own: DataRules | undefined): unknown {
    const indexes: number[] = []
    const kept: unknown[] = []
    // What stands at a place of its own stays there.
    const last = own !== undefined && hasPlaces(own) ? entries.findLastIndex((entry) => entry !== undefined) : -1
    const isPlaced = (index: number): boolean => index < last
    // A place that was passed over is a hole in the list.
    ;[...entries].forEach((entry, index) => {
      const [at, from] = [joinPath(bodyPath, String(kept.length)), joinPath(dataPath, String(index))]
      const rules = own && (within(own, String(index)) ?? ANY)
      const left = isAsItCame(entry, from, rules, entries) ? entry : pruned(entry, at, from, rules)
      if (left === undefined && !isPlaced(index)) return
      indexes.push(index)
      kept.push(left ?? null)
    })
    places.set(bodyPath, { dataPath, indexes })
    if (kept.length > 0) return kept
    return own === undefined || entries.length > 0 || asksForEntries(own) || !isOf(own, 'array') ? undefined : kept
  }

  /** All of a value but what is not there: an entry that was added and not filled. */
  function asItIs(entry: unknown, bodyPath: Path, dataPath: Path): unknown {
    if (typeof entry !== 'object' || entry === null) return entry
    if (Array.isArray(entry)) return rows(entry, bodyPath, dataPath, ANY) ?? []
    return pruned(entry, bodyPath, dataPath, FREE)
  }

  function partsIn(rules: DataRules): DataRules[] {
    return partsOf(rules, freely.root)
  }

  function names(rules: DataRules): boolean {
    return partsIn(rules).some(({ properties }) => properties !== undefined)
  }

  /** Whether a value of a type may stand there: an empty list is nothing entered where a text is asked for. */
  function isOf(rules: DataRules, kind: string): boolean {
    const types = partsIn(rules).flatMap(({ type }) => type ?? [])
    return types.length === 0 || types.includes(kind)
  }

  function hasPlaces(rules: DataRules): boolean {
    return partsIn(rules).some(({ prefixItems }) => prefixItems !== undefined)
  }

  /** What holds of a value whichever of its forms it has. */
  function always(rules: DataRules): DataRules[] {
    return partsOf(rules, freely.root, ['allOf'])
  }

  /** The choices of forms, of each of which a value has one. */
  function choicesOf(rules: DataRules, depth: number): DataRules[][] {
    if (depth > DEEPEST) return []
    return always(rules).flatMap((part) => [part['anyOf'] ?? [], part['oneOf'] ?? []] as DataRules[][])
  }

  /** Whether a list needs entries: by what always holds of it, or by each of its forms that is a list. */
  function asksForEntries(rules: DataRules, depth = 0): boolean {
    const isAskedByEach = (forms: readonly DataRules[]): boolean => {
      const lists = forms.filter((form) => isOf(form, 'array'))
      return lists.length > 0 && lists.every((form) => asksForEntries(form, depth + 1))
    }
    return (
      always(rules).some(({ minItems }) => Number(minItems ?? 0) > 0) || choicesOf(rules, depth).some(isAskedByEach)
    )
  }

  /** The rules of what stands under a name: those that always hold, with those of the forms of what holds it. */
  function within(rules: DataRules, name: string, depth = 0): DataRules | undefined {
    const inEach = (forms: readonly DataRules[]) => forms.map((form) => within(form, name, depth + 1)).filter(isRules)
    const forms = choicesOf(rules, depth).map((each) => asOne(inEach(each), 'anyOf'))
    return asOne([...rulesWithin(rules, name, freely.root, ['allOf']), ...forms.filter(isRules)], 'allOf')
  }
}

/** What several rules say of one value, together or one of them. */
function asOne(rules: readonly DataRules[], how: 'allOf' | 'anyOf'): DataRules | undefined {
  const [first] = rules
  return first === undefined || rules.length === 1 || saysNothing(first) ? first : { [how]: rules }
}

/** Whether rules themselves, and none of their forms, say that null is a value. */
export function allowsNull(rules: DataRules): boolean {
  return (
    [rules.type].flat().includes('null') ||
    rules['const'] === null ||
    (rules.enum ?? []).some((each: unknown) => each === null)
  )
}

/** What a value is in which nobody has entered anything. */
type Nothing = '' | null | readonly never[] | Readonly<Record<string, never>>

/**
 * What a value of these rules, or of one of their forms, may be where nobody has entered any: null, an empty text that they list, a list that
 * needs no entry, or an object in which nothing must be entered. Undefined where none of these is one.
 */
export function nothingIn(rules: DataRules | undefined): Nothing | undefined {
  const forms = [rules, rules?.['anyOf'], rules?.['oneOf']].flat() as (DataRules | undefined)[]
  if (forms.some((form) => form !== undefined && allowsNull(form))) return null
  if (forms.some((form) => form?.['const'] === '' || form?.enum?.includes('') === true)) return ''
  if (rules === undefined || (rules.type !== 'array' && rules.type !== 'object')) return undefined
  const nothing = rules.type === 'array' ? [] : {}
  const { properties = {}, required = [], ...further } = rules
  const mayBeNothing = (name: string): boolean =>
    Object.hasOwn(properties, name) && nothingIn(properties[name]) !== undefined
  // What a reference leads to is not known here.
  if (!required.every(mayBeNothing) || REFERRING.some((key) => refersIn(further[key]))) return undefined
  return matches(further, nothing) ? nothing : undefined
}

/** Keywords of which a value with nothing in it may break what a reference in them leads to. */
const REFERRING = ['$ref', '$dynamicRef', 'allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else', 'contains']

function refersIn(rules: unknown): boolean {
  return typeof rules === 'string' || (rules !== undefined && /"\$(dynamicR|r)ef":/.test(JSON.stringify(rules)))
}

/** Rules that any value keeps, and those of an object whose names are its own. */
const ANY: DataRules = {}
const FREE: DataRules = { type: 'object' }

/** What stands in rules for people. */
const WORDS = ['title', 'description', 'examples', 'default', '$comment', 'deprecated']

/** Whether rules let a value be of any kind. */
export function saysNothing(rules: DataRules): boolean {
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
