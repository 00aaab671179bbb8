import { answerOf, blockRow } from '../check/answers.ts'
import { openersOf } from '../check/screens/openers.ts'
import { formRules } from '../check/rules.ts'
import { keepsOwn } from '../check/screens/forms.ts'
import { screenScope } from '../check/screen-scope.ts'
import type { DataScope } from '../check/scopes.ts'
import { OWN_PLACE } from '../data/own.ts'
import { typeAt } from '../data/type-at.ts'
import type { Step } from '../meta/walk.ts'
import type { DataRules } from '../model/values.ts'
import { child, descend, textOf, type Node } from '../source/tree.ts'
import type { MergedFile } from '../layers/base-files.ts'
import type { World } from '../layers/world.ts'

/** A single value in data that the contract describes. */
export interface Leaf {
  path: string
  type: 'string' | 'number' | 'boolean'
  /** It is told, never sent. */
  readOnly: boolean
  /** The cell that shows it as people read it: a number, or a text of which the contract says what is in it. */
  cell?: 'date' | 'dateTime' | 'number'
}

/** Data inside other data: an object, or a list of rows. */
export interface Inner {
  at: string
  isList: boolean
  rules: DataRules
}

const types: Readonly<Record<string, Leaf['type']>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
}

/** By what the contract calls the form of a text. */
const cells: Readonly<Record<string, NonNullable<Leaf['cell']>>> = { yyyymmdd: 'date', 'date-time': 'dateTime' }

/** The data that an entry shows values of: that of the form, a row of the list, a row or the object of the block around it. */
export function dataOf(world: World, screen: MergedFile, keys: readonly string[]): DataRules | undefined {
  const { role, root } = screen
  if (role.kind === 'form-layout') return formRules(world, role.name).type
  const data = dataOfScreen(world, screen)
  const block = blockAround(keys)
  if (role.kind === 'grid' || block === undefined) return data
  if (textOf(child(descend(root, block), 'shows')) === 'row') {
    const row = rowOf(world, screen, keys)
    const shown = typeAt(row, textOf(child(descend(root, block), 'at')) ?? '')
    return shown?.items ?? shown
  }
  return blockRow(world, data, trailOf(root, [...block, 'fields']))
}

/** The data that the blocks beside an entry, or in it, may show: that of the view or level, of the details of a row that row. */
export function dataAround(world: World, screen: MergedFile, keys: readonly string[]): DataRules | undefined {
  const at = keys.findLastIndex((key, index) => index % 2 === 0 && key === 'details')
  const around = at === -1 ? undefined : keys.slice(0, at)
  if (around !== undefined) return dataOf(world, screen, around)
  if (screen.role.kind !== 'drilldown') return dataOfScreen(world, screen)
  const source = descend(screen.root, ['levels', keys[1] ?? '', 'source'])
  // A level without a call shows the row that opened it.
  return source === undefined ? rowOf(world, screen, keys) : answerOf(world, source)
}

/** The row that opens the level at a way through a drill-down. */
export function rowOf(world: World, { root }: MergedFile, keys: readonly string[]): DataRules | undefined {
  return keys[0] === 'levels' ? openersOf(world, root).get(keys[1] ?? '')?.row : undefined
}

/** Whether a tenant may have fields of its own in a form: the gateway keeps them. */
export function takesOwn(world: World, screen: MergedFile): boolean {
  return screen.role.kind === 'form-layout' && keepsOwn(scopeOf(world, screen))
}

function dataOfScreen(world: World, screen: MergedFile): DataRules | undefined {
  return scopeOf(world, screen).data
}

function scopeOf(world: World, screen: MergedFile): DataScope {
  const forms = [...world.files.values()].flatMap((file) =>
    file.role.kind === 'form-layout' && file.screen !== undefined
      ? [[file.screen, formRules(world, file.role.name)] as const]
      : [],
  )
  return screenScope(world, screen, new Map(forms))
}

/** The way to the innermost block around an entry, or to the entry if it is one. */
function blockAround(keys: readonly string[]): string[] | undefined {
  const at = keys.findLastIndex((key, index) => index > 0 && index < keys.length - 1 && /^(blocks|details)$/.test(key))
  return at === -1 ? undefined : keys.slice(0, at + 2)
}

function trailOf(root: Node, keys: readonly string[]): Step[] {
  return keys.flatMap((key, index) => {
    const parent = descend(root, keys.slice(0, index))
    return parent === undefined ? [] : [{ key, parent }]
  })
}

/** The single values of data and of the objects in it, a tenant's own under their ids. */
export function leavesOf(rules: DataRules | undefined, above = '', depth = 0): Leaf[] {
  return Object.entries(rules?.properties ?? {}).flatMap(([name, inner]): Leaf[] => {
    const path = `${above}${name}`
    if (path === OWN_PLACE) return leavesOf(inner)
    const type = types[typeOf(inner) ?? '']
    const cell = type === 'number' ? 'number' : cells[typeof inner['format'] === 'string' ? inner['format'] : '']
    if (type !== undefined)
      return [{ path, type, readOnly: inner.readOnly === true, ...(cell !== undefined && { cell }) }]
    return typeOf(inner) === 'object' && depth === 0 ? leavesOf(inner, `${path}.`, depth + 1) : []
  })
}

/** The objects and lists of rows in data, itself first. */
export function innerOf(rules: DataRules | undefined): Inner[] {
  if (rules === undefined) return []
  const inside = Object.entries(rules.properties ?? {}).flatMap(([at, inner]): Inner[] => {
    if (at === OWN_PLACE) return []
    if (typeOf(inner) === 'array')
      return inner.items?.properties === undefined ? [] : [{ at, isList: true, rules: inner.items }]
    return inner.properties === undefined ? [] : [{ at, isList: false, rules: inner }]
  })
  const isList = typeOf(rules) === 'array'
  return [{ at: '', isList, rules: (isList ? rules.items : rules) ?? {} }, ...inside]
}

/** What rules say that a value is; what has values of its own is an object. */
export function typeOf({ type, properties }: DataRules): string | undefined {
  const [first] = [type ?? []].flat().filter((each) => each !== 'null')
  return first ?? (properties === undefined ? undefined : 'object')
}
