import { namesIn, typeAt } from '../data/type-at.ts'
import type { Metas } from '../meta/metas.ts'
import type { Step } from '../meta/walk.ts'
import type { DataRules } from '../model/values.ts'
import { isOwnName, OWN_PLACE, pathOfId } from '../data/own.ts'
import { remembered } from '../shared/remembered.ts'
import { child, textOf, type Node } from '../source/tree.ts'
import { nearest } from '../shared/words.ts'
import type { Surroundings } from '../layers/surroundings.ts'
import { blockRow } from './answers.ts'
import { valueOf } from '../source/tree.ts'

/** What a file's paths may lead into. `undefined` data: not known, so not judged. */
export interface DataScope {
  data: DataRules | undefined
  /** The same before anyone narrows it: literals are checked against this, so that a tenant may drop a value that the base speaks of. */
  widest?: DataRules | undefined
  /** What `record.` is; absent where there is none. */
  record?: DataRules | undefined
  /** Paths of data are refused: nothing is loaded here. */
  empty?: boolean
  /** The address holds what a search left in it, whatever its names. */
  searched?: boolean
  /** Rules of the tenant's own fields that the screen may show. */
  own?: DataRules
  /** What lists give of the row that opens this screen, by name. */
  given?: readonly string[]
  /** Answers to what a form asks for beside its record, by name: what `asked.` is. */
  asked?: DataRules
  /** Further roots that are not judged. */
  open?: readonly string[]
}

/** A path that leads nowhere, in words. */
export interface Astray {
  where: string
  path: string
  nearest: string | undefined
  /** All that there are, where they are few. */
  allowed?: string
  /** A tenant's own field that no data rules have. */
  own?: string
}

/** What a path of a condition or a value rule leads astray at, by its root; `row` is the row it stands in. */
export function strayPath(
  world: Surroundings,
  scope: DataScope,
  path: string,
  row: DataRules | undefined,
): Astray | undefined {
  if (path === 'today') return undefined
  const [root = '', ...rest] = path.split('.')
  if (root === '') return stray(scope.data, rest, 'The data')
  if (root === 'address' && rest[0] === 'given' && scope.given !== undefined)
    return strayGiven(scope.given, rest.slice(1).join('.'))
  if (root === 'address' && scope.searched === true) return undefined
  const roots = world.project.language.metas.of('scope')
  if (['session', 'tenant', 'address'].includes(root)) {
    if (roots === undefined) return undefined
    return stray(scopeRules(world, root), rest, root)
  }
  if (root === 'record')
    return scope.record === undefined && (scope.open === undefined || scope.empty === true)
      ? { where: 'A place without a record', path, nearest: undefined }
      : stray(scope.record, rest, 'The record')
  if (root === 'row')
    return row === undefined && scope.open?.includes('row') !== true
      ? { where: 'A place outside a list', path, nearest: undefined }
      : stray(row, rest, 'The row')
  if (root === 'asked' && scope.asked !== undefined) return stray(scope.asked, rest, 'What is asked')
  if (scope.open?.includes(root) === true) return undefined
  if (scope.empty === true)
    return {
      where: 'A place without data',
      path,
      nearest:
        row !== undefined && typeAt(row, path) !== undefined
          ? `row.${path}`
          : nearest(root, ['session', 'tenant', 'address', 'today']),
    }
  return stray(scope.data, path.split('.'), 'The data')
}

function strayGiven(given: readonly string[], name: string): Astray | undefined {
  return given.includes(name)
    ? undefined
    : { where: 'What lists give of a row', path: name, nearest: nearest(name, given) }
}

/** What a data path leads astray at; inside a row it is relative to the row. */
export function strayField(scope: DataScope, path: string, row: DataRules | undefined): Astray | undefined {
  return stray(row ?? scope.data, path.split('.'), row === undefined ? 'The data' : 'The row')
}

/** What `today` is. */
const DAY: DataRules = { type: 'string', format: 'yyyymmdd' }

/** The rules of the value that a path leads to; nothing where they are not known. */
export function rulesOfPath(
  world: Surroundings,
  scope: DataScope,
  path: string,
  row: DataRules | undefined,
): DataRules | undefined {
  if (path === 'today') return DAY
  const [root = '', ...rest] = path.split('.')
  if (root === '') return widestAt(scope, rest.join('.'))
  if (['session', 'tenant', 'address'].includes(root)) return typeAt(scopeRules(world, root), rest.join('.'))
  if (root === 'record') return widestAt(scope, rest.join('.'))
  if (root === 'row') return typeAt(row, rest.join('.'))
  return widestAt(scope, path)
}

/** The widest rules of a data path. */
export function widestAt(scope: DataScope, path: string): DataRules | undefined {
  return typeAt(scope.widest, path) ?? typeAt(scope.data, path)
}

function scopeRules(world: Surroundings, root: string): DataRules | undefined {
  return rootRules(world.project.language.metas).properties?.[root]
}

/** Rules of the roots session, tenant and address, with their references followed. */
const rootRules = remembered((metas: Metas): DataRules => {
  const follow = (schema: object): DataRules => {
    const resolved = metas.resolve(schema)
    const properties = Object.entries(resolved.properties ?? {}).map(([name, inner]) => [name, follow(inner)])
    return {
      ...(resolved.type !== undefined && { type: resolved.type }),
      ...(resolved.enum !== undefined && { enum: resolved.enum }),
      ...(resolved.properties && { properties: Object.fromEntries(properties) as Record<string, DataRules> }),
    }
  }
  return follow(metas.of('scope') ?? {})
})

/** So many names are still read where one is looked for. */
const LISTED = 40

function stray(rules: DataRules | undefined, keys: readonly string[], where: string): Astray | undefined {
  if (rules === undefined || keys.length === 0) return undefined
  let at: DataRules = rules
  for (const [index, key] of keys.entries()) {
    const next = typeAt(at, key)
    if (next === undefined) {
      // A value that the contract leaves open takes any name, but a tenant's own field must be declared.
      if (
        at['additionalProperties'] === true ||
        (at.properties === undefined &&
          at.items === undefined &&
          at['additionalProperties'] === undefined &&
          at.type === undefined &&
          index > 0)
      )
        return undefined
      const names = namesIn(at)
      return {
        where: index === 0 ? where : `"${keys.slice(0, index).join('.')}"`,
        path: key,
        nearest: typeAt(at, pathOfId(key)) === undefined ? nearest(key, names) : pathOfId(key),
        ...(names.length <= LISTED && !isOwnName(key) && { allowed: names.join(', ') }),
        ...(keys[index - 1] === OWN_PLACE && isOwnName(key) && { own: key }),
      }
    }
    at = next
  }
  return undefined
}

/** Maps whose entries may be one of every row, by `each`. */
const ofRows = new Set(['rules', 'effects', 'composed'])

/** What of such an entry names a place in the data all the same. */
const ofData = new Set(['each', 'alsoOn'])

/** What a grid says of each of its rows. */
const ofEachRow = new Set(['exceptions', 'rowActions'])

/**
 * The rules of the row that a node stands in: inside nested `fields` of a form, in an entry with `each`, in the values of a
 * generated list, inside a block. Nothing outside of rows.
 */
export function rowOf(world: Surroundings, scope: DataScope, trail: readonly Step[]): DataRules | undefined {
  let row = ofEachRow.has(trail[0]?.key ?? '') ? scope.data : blockRow(world, scope.data, trail)
  for (const [index, { key, parent }] of trail.entries()) {
    const id = trail[index + 1]?.key
    if (key === 'fields' && id !== undefined && trail.slice(index + 2).some((step) => step.key === 'fields')) {
      const path = fieldPath(id, child(child(parent, 'fields'), id))
      row = typeAt(row ?? scope.data, path)?.items ?? rowUnknown(scope)
    }
    // The path of a composed text is itself one in the row.
    const isInside = trail.length > index + 2 || key === 'composed'
    if (index === 0 && ofRows.has(key) && isInside && id !== undefined && !ofData.has(trail[index + 2]?.key ?? '')) {
      const each = textOf(child(child(child(parent, key), id), 'each'))
      if (each !== undefined) row = typeAt(scope.data, each)?.items ?? rowUnknown(scope)
    }
    if (
      index === 0 &&
      key === 'generated' &&
      id !== undefined &&
      trail.slice(index + 2).some((step) => step.key === 'values')
    )
      row = typeAt(scope.data, id)?.items ?? {}
  }
  return row
}

/** The row of a list that the data does not have: without any names, or with all where the data itself is not known. */
function rowUnknown({ data }: DataScope): DataRules {
  return data === undefined ? { additionalProperties: true } : {}
}

/** Where a field's value is: what it says, else its id; a tenant's own under customFields. */
export function fieldPath(id: string, field: Node | undefined): string {
  const path = child(field, 'path')
  if (path !== undefined) return String(valueOf(path))
  return pathOfId(id)
}
