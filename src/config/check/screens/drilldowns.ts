import { namesIn, typeAt } from '../../data/type-at.ts'
import type { Diagnostic } from '../../findings/diagnostic.ts'
import { report } from '../../findings/diagnostics.ts'
import type { DataRules } from '../../model/values.ts'
import { levelsAbove, openersOf, type Opener } from './openers.ts'
import { entriesOf, isHidden } from '../../source/entries.ts'
import { child, members, textOf, type Member, type Node } from '../../source/tree.ts'
import { nearest } from '../../shared/words.ts'
import type { Surroundings } from '../../layers/surroundings.ts'
import type { World } from '../../layers/world.ts'
import { answerOf } from '../answers.ts'
import { checkBlocks } from './blocks.ts'
import { placesOf, testsIn } from '../../source/places.ts'
import { checkTest } from '../values/literals.ts'
import { strayField } from '../scopes.ts'

/** What a level may read of the rows above it. */
interface Reach {
  openers: ReadonlyMap<string, Opener>
  keys: ReadonlyMap<string, readonly string[]>
  filters: ReadonlyMap<string, readonly string[]>
  file: DataRules | undefined
}

/**
 * What is asked of drill-downs alone: each level is opened by a row, its key is in that row, and its call takes nothing of
 * the rows above but their keys, since a copied link knows no more. `file` is the data of the view that holds it.
 */
export function checkDrilldown(world: Surroundings, root: Node, file: DataRules | undefined): Diagnostic[] {
  const levels = entriesOf(child(root, 'levels')).filter(([, level]) => !isHidden(level))
  const reach: Reach = {
    openers: openersOf(world, root),
    keys: new Map(levels.map(([id, level]) => [id, keysOf(level)])),
    filters: new Map(levels.map(([id, level]) => [id, filtersOf(level)])),
    file,
  }
  return levels.flatMap(([id, level], index) => [
    ...(index === 0 || reach.openers.has(id) ? [] : [report('unreachable-level', level, { name: id })]),
    ...checkKey(child(level, 'key'), reach.openers.get(id)?.row),
    ...checkHolders(world, level, reach.openers.get(id)?.row),
    ...[child(level, 'source'), child(child(level, 'export'), 'source')]
      .flatMap(placesOf)
      .flatMap((place) => checkCallPath(place, id, reach)),
    ...checkExport(world, child(level, 'export'), reach.openers.get(id)?.row),
    ...['blocks', 'variants', 'foot', 'crumb'].flatMap((part) =>
      placesOf(child(level, part)).flatMap((place) => checkShownPath(world, place, id, level, reach)),
    ),
    ...['blocks', 'variants', 'foot'].flatMap((part) =>
      testsIn(child(level, part)).flatMap((test) => [
        ...checkShownTest(test, (path) =>
          isOfBlockRow(test) && path.startsWith('row.') ? undefined : shownRules(path, id, reach),
        ),
        ...checkFilePath(child(test, 'field'), reach),
      ]),
    ),
  ])
}

function checkHolders(world: Surroundings, level: Node, row: DataRules | undefined): Diagnostic[] {
  const data = answerOf(world, child(level, 'source'))
  const variants = entriesOf(child(level, 'variants')).map(([, variant]) => variant)
  return [level, ...variants, child(level, 'foot')].flatMap((holder) =>
    holder === undefined ? [] : checkBlocks(world, holder, data, row),
  )
}

function keysOf(level: Node): string[] {
  const key = child(level, 'key')
  return key?.kind === 'array' ? key.items.flatMap((item) => textOf(item) ?? []) : []
}

function checkKey(key: Node | undefined, row: DataRules | undefined): Diagnostic[] {
  if (key?.kind !== 'array' || row === undefined) return []
  return key.items.flatMap((item) => {
    const field = textOf(item)
    return field === undefined || typeAt(row, field) !== undefined
      ? []
      : [report('unknown-path', item, { where: 'The row', path: field, nearest: nearest(field, namesIn(row)) })]
  })
}

/** A path of a call: of the rows above it knows their keys. */
function checkCallPath(place: Node, level: string, reach: Reach): Diagnostic[] {
  const path = textOf(place) ?? ''
  const [root = '', ...rest] = path.split('.')
  if (root === 'file') return strayIn(reach.file, rest, place, 'The file')
  if (root === 'filter') return checkFilter(place, rest.join('.'), reach.filters.get(level) ?? [])
  const of = root === 'row' ? level : root === 'parents' ? rest.shift() : undefined
  if (of === undefined) return []
  const known = root === 'row' || levelsAbove(reach.openers, level).includes(of)
  if (!known)
    return [report('unknown-level', place, { name: of, nearest: nearest(of, levelsAbove(reach.openers, level)) })]
  const keys = reach.keys.get(of) ?? []
  return keys.includes(rest.join('.'))
    ? []
    : [
        report('unknown-path', place, {
          where: `The key of "${of}"`,
          path: rest.join('.'),
          nearest: nearest(rest.join('.'), keys),
        }),
      ]
}

function filtersOf(level: Node): string[] {
  return entriesOf(child(level, 'filters')).flatMap(([id, filter]) => (isHidden(filter) ? [] : [id]))
}

function checkFilter(place: Node, name: string, known: readonly string[]): Diagnostic[] {
  return known.includes(name)
    ? []
    : [report('unknown-path', place, { where: 'The filters', path: name, nearest: nearest(name, known) })]
}

/** A path of a condition or of a crumb: of the rows above it knows all. */
function checkShownPath(world: Surroundings, place: Node, level: string, node: Node, reach: Reach): Diagnostic[] {
  const path = textOf(place) ?? ''
  const [root = '', ...rest] = path.split('.')
  if (['session', 'tenant', 'address', 'record', 'page', 'filter', 'today'].includes(root)) return []
  if (root === 'row' && isOfBlockRow(place)) return []
  if (root === 'file') return strayIn(reach.file, rest, place, 'The file')
  if (root === 'row') return strayIn(reach.openers.get(level)?.row, rest, place, 'The row')
  if (root === 'parents') return strayIn(reach.openers.get(rest.shift() ?? '')?.row, rest, place, 'The row')
  return strayIn(answerOf(world, child(node, 'source')), path.split('.'), place, 'The data')
}

/** Whether `row.` is a row of a block, and not the one that opened the level: in its buttons and what is opened out below it. The walk through all files knows it. */
function isOfBlockRow({ pointer }: Node): boolean {
  return /\/blocks\/[^/]+\/(?:details|actions)\//.test(pointer)
}

/** A path into the file, which is the same wherever a condition stands. */
function checkFilePath(place: Node | undefined, reach: Reach): Diagnostic[] {
  const [root, ...rest] = (textOf(place) ?? '').split('.')
  return place === undefined || root !== 'file' ? [] : strayIn(reach.file, rest, place, 'The file')
}

/** The rules of what a condition of a level reads of the file and of the rows above; of the level's own data the walk through all files knows them. */
function shownRules(path: string, level: string, reach: Reach): DataRules | undefined {
  const [root = '', ...rest] = path.split('.')
  if (root === 'file') return typeAt(reach.file, rest.join('.'))
  const opener = root === 'row' ? level : root === 'parents' ? rest.shift() : undefined
  return typeAt(reach.openers.get(opener ?? '')?.row, rest.join('.'))
}

/**
 * What is wrong with what a condition compares. A value that the contract does not list, and that is not nearly one of those, is none: a tenant has
 * a variant ready before the contract knows what it is for, as a further agency (BX-08).
 */
function checkShownTest(test: Node, rulesAt: (path: string) => DataRules | undefined): Diagnostic[] {
  const found = checkTest(test, rulesAt)
  const isFurther = ({ code, given }: Diagnostic) => code === 'not-in-list' && given?.['nearest'] === undefined
  const unlisted = (path: string) => {
    const { enum: _listed, ...rules } = rulesAt(path) ?? {}
    return rules
  }
  return found.some(isFurther) ? checkTest(test, unlisted) : found
}

function strayIn(rules: DataRules | undefined, keys: readonly string[], place: Node, where: string): Diagnostic[] {
  if (rules === undefined || keys.length === 0) return []
  const astray = strayField({ data: rules }, keys.join('.'), undefined)
  return astray === undefined ? [] : [report('unknown-path', place, { ...astray, where })]
}

/** The data of the views that hold the drill-down; nothing where none does, or they ask for different data. */
export function fileOf(world: World, name: string): DataRules | undefined {
  const holders = [...world.files.values()].filter(
    ({ role, root }) =>
      role.kind === 'view' &&
      members(child(root, 'sections')).some(
        ([, { value }]) => textOf(child(value, 'drilldown')) === `drilldowns/${name}`,
      ),
  )
  const [holder, ...others] = holders
  const askedBy = ({ root }: (typeof holders)[number]) =>
    ['operation', 'at'].map((word) => textOf(child(child(root, 'source'), word))).join(' ')
  return holder === undefined || others.some((other) => askedBy(other) !== askedBy(holder))
    ? undefined
    : answerOf(world, child(holder.root, 'source'))
}

/** An export of a level: each list of its walk is in the answer or in the entry before, each column is a field of an entry. */
function checkExport(world: Surroundings, node: Node | undefined, row: DataRules | undefined): Diagnostic[] {
  if (node === undefined) return []
  const found: Diagnostic[] = []
  const entries = new Map<string, DataRules | undefined>([['row', row]])
  let around = answerOf(world, child(node, 'source'))
  for (const [id, list] of entriesOf(child(node, 'walk'))) {
    const at = child(list, 'at')
    const path = textOf(at) ?? ''
    const rules = typeAt(around, path)?.items
    if (at !== undefined && around !== undefined && rules === undefined)
      found.push(
        report('unknown-path', at, { where: 'The entry', path: `${path}[]`, nearest: nearest(path, namesIn(around)) }),
      )
    entries.set(id, rules)
    around = rules
  }
  return [
    ...found,
    ...members(child(node, 'columns')).flatMap(([id, { key, value }]) =>
      isHidden(value) ? [] : checkColumn(id, key, value, entries),
    ),
  ]
}

function checkColumn(
  id: string,
  key: Member['key'],
  column: Node,
  entries: ReadonlyMap<string, DataRules | undefined>,
): Diagnostic[] {
  const of = child(column, 'of')
  const name = textOf(of) ?? ''
  if (of !== undefined && !entries.has(name))
    return [report('unknown-path', of, { where: 'The walk', path: name, nearest: nearest(name, [...entries.keys()]) })]
  const field = child(column, 'field')
  const path = textOf(field) ?? id
  const rules = entries.get(name)
  if (rules === undefined || typeAt(rules, path) !== undefined) return []
  return [report('unknown-path', field ?? key, { where: 'The entry', path, nearest: nearest(path, namesIn(rules)) })]
}
