import { namesIn, typeAt } from '../data/type-at.ts'
import type { Diagnostic } from '../findings/diagnostic.ts'
import { report, type Code, type ParamsOf } from '../findings/diagnostics.ts'
import type { Step, Visitor } from '../meta/walk.ts'
import type { DataRules } from '../model/values.ts'
import { entriesOf, isHidden } from '../source/entries.ts'
import { child, members, textOf, type Member, type Node } from '../source/tree.ts'
import { nearest } from '../shared/words.ts'
import type { Surroundings } from '../layers/surroundings.ts'
import { checkCall, checkLookupUse } from './calls.ts'
import { checkGiven } from './values/given.ts'
import { checkTest } from './values/literals.ts'
import { checkPut } from './values/put.ts'
import { checkFieldOrder, checkOrder } from './order.ts'
import { checkTogether } from './values/together.ts'
import {
  fieldPath,
  rowOf,
  rulesOfPath,
  strayField,
  strayPath,
  widestAt,
  type Astray,
  type DataScope,
} from './scopes.ts'

/** A place that holds a name: a text, or a key of a map. */
export type Place = Member['key']

/** What a walk over a file's names collects. */
export interface Names {
  found: Diagnostic[]
  /** Labels that the file names, and where. Whether they are there is another question: tenants add labels. */
  labels: Map<string, Place[]>
  /** The tests of its conditions. Whether they compare with what people read is another question: tenants write labels otherwise. */
  tests: Node[]
}

/**
 * Checks every name in a merged file: what it refers to exists. A screen that the tenant does not reach may name
 * routes and drawers of other flavours.
 */
export function nameVisitor(
  world: Surroundings,
  root: Node,
  scope: DataScope,
  reached: boolean,
  { found, labels, tests }: Names,
): Visitor {
  const simple = simpleNames(world, root, reached)
  return {
    node(node, schema, trail) {
      if (schema['x-call'] !== undefined) found.push(...checkCall(world, node, schema))
      if (schema['x-collection'] !== undefined) found.push(...checkOrderAt(node, trail))
      if (schema['x-atomic'] === true) {
        if (child(node, 'field') !== undefined) tests.push(node)
        found.push(
          ...checkTest(node, (path) => rulesOfPath(world, scope, path, rowOf(world, scope, trail))),
          ...checkTogether(node),
        )
      }
      const names = schema['x-names']
      if (names === 'query' && schema['x-lookup'] !== undefined)
        found.push(...checkQuery(node, trail, schema['x-lookup']))
      const text = textOf(node)
      if (names !== undefined && text !== undefined) judge(names, text, node, trail)
      if (names === 'lookup' && text !== undefined) found.push(...checkBareUse(node, trail))
      if (schema['x-names-codes'] === true && text !== undefined) found.push(...checkNamesCodes(text, node))
    },
    key(key, member, schema, trail) {
      if (schema['x-names'] === 'field')
        found.push(...checkPut(typeAt(rowOf(world, scope, trail), key) ?? widestAt(scope, key), member.value))
      if (schema['x-names'] !== undefined && schema['x-names'] !== 'query')
        judge(schema['x-names'], key, member.key, trail)
    },
  }

  function checkOrderAt(node: Node, trail: readonly Step[]): Diagnostic[] {
    const [top, section, collection, ...below] = trail.map(({ key }) => key)
    const isOfForm = top === 'sections' && collection === 'fields' && below.length === 0
    const found = isOfForm && section !== undefined ? checkFieldOrder(child(root, top), section) : checkOrder(node)
    // A form that extends another one may have left that neighbour out: what named it stays where it stood.
    return found.filter(({ code, file: path }) => code !== 'unknown-neighbour' || !isInherited({ file: { path } }))
  }

  function judge(names: string, text: string, place: Place, trail: readonly Step[]): void {
    if (names === 'label') labels.set(text, [...(labels.get(text) ?? []), place])
    const known = simple[names]
    // A form that extends another one may have left that section out.
    if (names === 'formSection' && isInherited(place)) return
    if (known !== undefined) {
      if (!known.words.has(text)) found.push(unknownName(known, text, place))
      return
    }
    for (const astray of strays(names, text, trail)) found.push(report('unknown-path', place, { ...astray }))
    if (names === 'param') found.push(...checkParam(text, place, trail))
    if (names === 'item' || names === 'itemRow') found.push(...checkItem(names, text, place, trail))
  }

  /** Whether it was written in the file of another screen, which this one extends. */
  function isInherited({ file }: { file: Pick<Place['file'], 'path'> }): boolean {
    return file.path.split('/').at(-1) !== root.file.path.split('/').at(-1)
  }

  function strays(names: string, text: string, trail: readonly Step[]): Astray[] {
    const row = rowOf(world, scope, trail)
    const one = (astray: Astray | undefined) => (astray === undefined ? [] : [astray])
    if (text === '' && isOfData(names)) return [{ where: 'The data', path: '', nearest: undefined }]
    if (names === 'path') return one(strayPath(world, scope, text, row))
    if (names === 'field') return one(strayField(scope, text, row))
    if (names === 'fieldPrefix4')
      return ['1', '2', '3', '4'].flatMap((end) => one(strayField(scope, text + end, row))).slice(0, 1)
    if (names === 'rowField') return one(strayField({ data: ownList(trail, row) }, text, undefined))
    return []
  }

  /** The row of the list that the field edits in whose options a name stands; for a cell, of the grid or of its block. */
  function ownList(trail: readonly Step[], row: DataRules | undefined) {
    if (trail.some(({ key }) => key === 'blocks')) return row
    const at = trail.findIndex(({ key }) => key === 'options')
    const id = trail[at - 1]?.key
    if (trail[at - 2]?.key !== 'fields' || id === undefined) return scope.data
    return typeAt(row ?? scope.data, fieldPath(id, trail[at]?.parent))?.items
  }

  function checkQuery(node: Node, trail: readonly Step[], lookupKey: string): Diagnostic[] {
    const named = child(trail.at(-1)?.parent, lookupKey)
    return named === undefined ? [] : checkLookupUse(world, named, node)
  }

  /** A lookup named in options without a query beside it must need nothing more. */
  function checkBareUse(node: Node, trail: readonly Step[]): Diagnostic[] {
    const step = trail.at(-1)
    const isOption = trail.at(-2)?.key === 'options'
    if (!isOption || step === undefined) return []
    const hasQuery = members(step.parent).some(
      ([key, { value }]) => /query$/i.test(key) && value.kind === 'object' && queryOf(key, step.key),
    )
    return hasQuery ? [] : checkLookupUse(world, node, undefined)
  }

  function checkNamesCodes(name: string, place: Place): Diagnostic[] {
    const lookup = world.lookups.get(name)
    const namesCodes = lookup === undefined || ['options', 'names'].some((key) => child(lookup, key) !== undefined)
    return namesCodes ? [] : [report('lookup-not-fixed', place, { name })]
  }

  function checkParam(text: string, place: Place, trail: readonly Step[]): Diagnostic[] {
    const holder = trail.at(-1)?.parent
    const around = [holder, child(trail.at(-2)?.parent, 'source'), child(trail[0]?.parent, 'rows')]
    const name = around.map((node) => textOf(child(node, 'operation'))).find((each) => each !== undefined)
    const operation =
      name !== undefined && Object.hasOwn(world.project.operations, name) ? world.project.operations[name] : undefined
    const inBody = child(holder, 'body') !== undefined
    const known =
      inBody && name !== undefined ? namesIn(world.project.contract.body(name)) : Object.keys(operation?.query ?? {})
    if (operation === undefined || name === undefined) return []
    if (known.includes(text)) return inBody ? [] : checkBeside(name, text, holder)
    return [
      report('unknown-param', place, {
        operation: name,
        kind: inBody ? 'body' : 'query',
        name: text,
        nearest: nearest(text, known),
        allowed: known.join(', '),
      }),
    ]
  }

  /** The values that stand beside the name of a parameter: of a switch, of a list that grows, of the days ahead. */
  function checkBeside(operation: string, param: string, holder: Node | undefined): Diagnostic[] {
    const rules = world.project.contract.parameter(operation, param)
    return ['on', 'off', 'start', 'most'].flatMap((key) => {
      const value = child(holder, key)
      return value === undefined ? [] : checkGiven(rules, value)
    })
  }

  /** A name in the items of the lookup around it; in what lookups share, of those of each lookup that names it. */
  function checkItem(names: string, text: string, place: Place, trail: readonly Step[]): Diagnostic[] {
    const shared = trail[0]?.key === 'items' ? trail[1]?.key : undefined
    const lookups =
      shared === undefined
        ? [trail.at(-1)?.parent]
        : [...world.lookups.values()].filter((lookup) => textOf(child(lookup, 'item')) === shared)
    const list = names === 'itemRow' ? textOf(child(child(trail[2]?.parent, 'addresses'), 'at')) : undefined
    const strays = lookups.flatMap((lookup) => {
      const item = itemOf(lookup)
      const type = item !== undefined && list !== undefined ? typeAt(item, list)?.items : item
      return type === undefined || typeAt(type, text) !== undefined ? [] : [type]
    })
    const [first] = strays
    if (first === undefined) return []
    return [
      report('unknown-path', place, {
        where: 'An item of the list',
        path: text,
        nearest: nearest(text, namesIn(first)),
      }),
    ]
  }

  function itemOf(lookup: Node | undefined): DataRules | undefined {
    const operation = textOf(child(lookup, 'operation'))
    if (operation === undefined) return undefined
    return world.project.contract.answer(operation, textOf(child(lookup, 'at')) ?? 'lookupItems')?.items
  }
}

function isOfData(names: string): boolean {
  return ['path', 'field', 'rowField'].includes(names)
}

/** A list of names, and the finding about one that it does not have. */
export type Known = { words: ReadonlySet<string> } & ({ code: NameCode } | { part: string })
type NameCode = {
  [C in Code]: { name: string } extends ParamsOf<C> ? (object extends ParamsOf<C> ? never : C) : never
}[Code]

/** Names that are right when a list has them. */
function simpleNames(world: Surroundings, root: Node, reached: boolean): Readonly<Record<string, Known>> {
  const { project } = world
  const parts = (kind: string) => new Set(project.parts.filter((part) => part.kind === kind).map((part) => part.name))
  const keys = (node: Node | undefined) => new Set(members(node).map(([key]) => key))
  return {
    lookup: { words: new Set(world.lookups.keys()), code: 'unknown-lookup' },
    lookupItem: { words: keys(child(world.lookupsFile, 'items')), code: 'unknown-item' },
    operation: { words: new Set(Object.keys(project.operations)), code: 'unknown-operation' },
    icon: { words: new Set(project.icons), code: 'unknown-icon' },
    drawer: { words: reached ? new Set(world.drawers.keys()) : world.everywhere.drawers, code: 'unknown-drawer' },
    route: { words: reached ? new Set(world.routes.keys()) : world.everywhere.routes, code: 'unknown-route' },
    screen: { words: world.screenNames, code: 'unknown-screen' },
    viewScreen: {
      words: new Set([...world.screenNames].filter((screen) => screen.startsWith('views/'))),
      code: 'unknown-screen',
    },
    formScreen: {
      words: new Set([...world.screenNames].filter((screen) => screen.startsWith('forms/'))),
      code: 'unknown-screen',
    },
    dashboardScreen: {
      words: new Set([...world.screenNames].filter((screen) => screen.startsWith('dashboards/'))),
      code: 'unknown-screen',
    },
    drilldown: {
      words: new Set([...world.screenNames].filter((screen) => screen.startsWith('drilldowns/'))),
      code: 'unknown-screen',
    },
    fieldPart: { words: parts('field'), part: 'field' },
    cell: { words: parts('cell'), part: 'cell' },
    block: { words: parts('block'), part: 'block' },
    chart: { words: parts('chart'), part: 'chart' },
    column: { words: keys(child(root, 'columns')), code: 'unknown-column' },
    formField: {
      words: new Set(members(child(root, 'sections')).flatMap(([, { value }]) => [...keys(child(value, 'fields'))])),
      code: 'unknown-field',
    },
    formSection: { words: keys(child(root, 'sections')), code: 'unknown-section' },
    arrangement: {
      words: new Set(entriesOf(child(root, 'arrangements')).flatMap(([id, each]) => (isHidden(each) ? [] : [id]))),
      code: 'unknown-arrangement',
    },
    level: { words: keys(child(root, 'levels')), code: 'unknown-level' },
  }
}

/** Whether an option holds the query of another: `lookupQuery` of `lookup`, `cityQuery` of `cityLookup`, a lone `lookupQuery` of any. */
function queryOf(queryKey: string, lookupKey: string): boolean {
  return (
    queryKey === `${lookupKey}Query` || queryKey === lookupKey.replace(/Lookup$/, 'Query') || queryKey === 'lookupQuery'
  )
}

/** The finding about a name that its list does not have. */
export function unknownName(known: Known, name: string, place: Place): Diagnostic {
  const right = { name, nearest: nearest(name, known.words), allowed: short(known.words) }
  return 'part' in known
    ? report('unknown-part', place, { kind: known.part, ...right })
    : report(known.code, place, right)
}

function short(words: ReadonlySet<string>): string {
  return words.size <= 20 ? [...words].join(', ') : ''
}
