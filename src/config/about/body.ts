import { isChoice, isPath } from '../conditions/condition.ts'
import { typeAt } from '../data/type-at.ts'
import type { DataRules } from '../model/values.ts'
import { leavesOf, typeOf } from './known.ts'
import { enumValues, typed, type Named, type Taking } from '../edit/names.ts'

/** A list in what a call sends, as the contract knows it: of texts, or of rows. */
export interface BodyList {
  path: string
  /** Texts that it may hold, where these are few. */
  values?: Named[]
  /** Of a list of rows: the values of one, and the lists in one. */
  rows?: Taking[]
  lists?: BodyList[]
}

/** Lists in lists in lists are told; deeper ones stay to the file. */
const DEEPEST = 3

/** The lists in data and in the objects in it, and those in their rows. */
export function bodyListsOf(rules: DataRules | undefined, depth = 1): BodyList[] {
  return listsIn(rules).flatMap(([path, list]): BodyList[] => {
    const { items } = list
    if (items === undefined) return []
    if (typeOf(items) === 'string') {
      const values = enumValues(items)
      return [{ path, ...(values !== undefined && { values }) }]
    }
    const rows = leavesOf(items).map((leaf) => ({
      value: leaf.path,
      isNeeded: false,
      ...typed(typeAt(items, leaf.path)),
    }))
    const lists = depth === DEEPEST ? [] : bodyListsOf(items, depth + 1)
    return rows.length + lists.length === 0 ? [] : [{ path, rows, ...(lists.length > 0 && { lists }) }]
  })
}

/** Lists in data and in the objects in it, by their paths. */
function listsIn(rules: DataRules | undefined, above = ''): [path: string, list: DataRules][] {
  return Object.entries(rules?.properties ?? {}).flatMap(([name, inner]): [string, DataRules][] => {
    const path = `${above}${name}`
    if (typeOf(inner) === 'object' && above === '') return listsIn(inner, `${path}.`)
    return typeOf(inner) === 'array' ? [[path, inner]] : []
  })
}

/** The values in an object and in the objects of it, by their paths. */
export function flattened(body: object, above = ''): [path: string, value: unknown][] {
  return Object.entries(body).flatMap(([key, value]: [string, unknown]): [string, unknown][] =>
    isRule(value) || Array.isArray(value) ? [[above + key, value]] : flattened(value as object, `${above}${key}.`),
  )
}

/** Whether a part of a body stands for a value whatever is in it: a literal, a path, a choice. */
export function isRule(value: unknown): boolean {
  return typeof value !== 'object' || value === null || isPath(value) || isChoice(value)
}

/** Whether a part of a body stands for one value: no list, no object, and no choice between such. */
export function isValue(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return true
  if (Array.isArray(part)) return false
  if (!isChoice(part)) return isPath(part)
  return isValue(part.then) && (part.else === undefined || isValue(part.else))
}
