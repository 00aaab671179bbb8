import { namesIn, typeAt } from '../../data/type-at.ts'
import type { Diagnostic } from '../../findings/diagnostic.ts'
import { report } from '../../findings/diagnostics.ts'
import type { DataRules } from '../../model/values.ts'
import { isOwnName, OWN_PLACE, pathOfId } from '../../data/own.ts'
import { fits, manifestFor } from '../../meta/walk.ts'
import { entriesOf, isHidden, isOfTenant } from '../../source/entries.ts'
import { child, members, textOf, type Node } from '../../source/tree.ts'
import { nearest } from '../../shared/words.ts'
import type { Surroundings } from '../../layers/surroundings.ts'
import type { World } from '../../layers/world.ts'
import { answerOf } from '../answers.ts'
import { checkNames, checkViewActions } from './blocks.ts'
import { withOwn } from '../screen-scope.ts'
import { checkCalendars, checkFilters } from './filters.ts'

/**
 * What is asked of grids alone: each of its calls answers a list of rows with the columns shown, and the counts of its pages.
 * `own` are the rules of the tenant's own fields that its rows may hold.
 */
export function checkGrid(world: Surroundings, grid: Node, own: DataRules | undefined): Diagnostic[] {
  const rows = child(grid, 'rows')
  const none = checkColumnsShown(child(grid, 'columns'))
  const row = withOwn(answerOf(world, rows)?.items, own)
  const instead = entriesOf(child(rows, 'instead')).flatMap(([, call]) => (isHidden(call) ? [] : [call]))
  return [
    ...checkArranged(grid),
    ...(none.length > 0 ? none : checkSort(grid, grid)),
    ...checkViewActions(grid, 'rowActions'),
    ...checkFilters(world, grid, row),
    ...checkCells(world, grid, row),
    ...checkCalendars(grid, row),
    ...checkRows(world, grid, rows, own),
    ...instead.flatMap((call) => checkInstead(world, grid, call, own)),
    ...[rows, ...instead].flatMap((call) => checkPaging(world, grid, call)),
  ]
}

/** A list without a column shows nothing. */
function checkColumnsShown(columns: Node | undefined): Diagnostic[] {
  const all = members(columns)
  const last = all.at(-1)?.[1].value
  if (last === undefined || all.some(([, { value }]) => !isHidden(value))) return []
  const ofTenant = all.map(([, { value }]) => child(value, 'hidden')).findLast((node) => isOfTenant(node))
  return [report('no-columns', ofTenant ?? child(last, 'hidden') ?? last)]
}

/** A tenant's cell in a column whose values are of a type that it is not made for: a number is counted, a text is not. */
function checkCells(world: Surroundings, grid: Node, row: DataRules | undefined): Diagnostic[] {
  return entriesOf(child(grid, 'columns')).flatMap(([id, column]) => {
    const cell = child(column, 'cell')
    const types = manifestFor(world.project.language, column, 'cell')?.types ?? []
    const of = [typeAt(row, textOf(child(column, 'field')) ?? pathOfId(id))?.type ?? []].flat()
    const isMade = [types, of].some((each) => each.length === 0) || fits(types, of)
    return cell === undefined || isMade || isHidden(column) || !isOfTenant(cell)
      ? []
      : [report('cell-of-other-type', cell, { column: id, cell: textOf(cell) ?? '', type: of.join(' or ') })]
  })
}

/** A tenant's arrangement names, filters and sorts by columns that the list shows. */
function checkArranged(grid: Node): Diagnostic[] {
  return entriesOf(child(grid, 'arrangements')).flatMap(([, arrangement]) => {
    if (isHidden(arrangement)) return []
    const named = child(arrangement, 'columns')
    const shown = named?.kind === 'array' && isOfTenant(named) ? named.items : []
    return [
      ...shown.flatMap((item) => {
        const column = textOf(item) ?? ''
        return hiding(grid, column) === undefined ? [] : [report('arrangement-column-hidden', item, { column })]
      }),
      ...members(child(arrangement, 'filters')).flatMap(([column, { key, value }]) =>
        hiding(grid, column) === undefined || !isOfTenant(value)
          ? []
          : [report('filter-column-hidden', key, { column })],
      ),
      ...checkSort(grid, arrangement),
    ]
  })
}

/** What a list, or an arrangement of it, is sorted by: a column that a tenant hides sorts nothing, found where the tenant says one of the two. */
function checkSort(grid: Node, sorted: Node): Diagnostic[] {
  const named = child(child(sorted, 'sort'), 'column')
  const column = textOf(named) ?? ''
  const place = [named, hiding(grid, column)].find((node) => node !== undefined && isOfTenant(node))
  return hiding(grid, column) === undefined || place === undefined
    ? []
    : [report('sort-column-hidden', place, { column })]
}

/** Where it is said that a column is hidden. */
function hiding(grid: Node, id: string): Node | undefined {
  const column = child(child(grid, 'columns'), id)
  return column !== undefined && isHidden(column) ? child(column, 'hidden') : undefined
}

/** The answer holds a list where `at` says, and a column without a field shows the one its id names. */
function checkRows(world: Surroundings, grid: Node, rows: Node | undefined, own: DataRules | undefined): Diagnostic[] {
  const row = withOwn(answerOf(world, rows)?.items, own)
  if (row === undefined) return noList(world, rows)
  const columns = child(grid, 'columns')
  const unknown = members(columns).flatMap(([id, member]) => {
    if (child(member.value, 'field') !== undefined || typeAt(row, pathOfId(id)) !== undefined) return []
    return [
      report('unknown-path', member.key, {
        where: 'The row',
        path: id,
        nearest: nearest(id, [...namesIn(row), ...namesIn(row.properties?.[OWN_PLACE])]),
        ...(isOwnName(id) && {
          shows: namesIn(row)
            .filter((name) => name !== OWN_PLACE)
            .join(', '),
        }),
        ...(isOwnName(id) && row.properties?.[OWN_PLACE] !== undefined && { own: id }),
      }),
    ]
  })
  return [...unknown, ...checkNames(columns, row)]
}

/** A call in place of the usual one brings what identifies a row and what the columns show. */
function checkInstead(world: Surroundings, grid: Node, call: Node, own: DataRules | undefined): Diagnostic[] {
  const row = withOwn(answerOf(world, call)?.items, own)
  const operation = child(call, 'operation')
  if (row === undefined || operation === undefined) return noList(world, call)
  const shown = entriesOf(child(grid, 'columns')).flatMap(([id, column]) =>
    isHidden(column) ? [] : [textOf(child(column, 'field')) ?? pathOfId(id)],
  )
  const missing = [textOf(child(child(grid, 'rows'), 'id')) ?? '', ...shown].find(
    (field) => typeAt(row, field) === undefined,
  )
  return missing === undefined
    ? []
    : [report('unknown-path', operation, { where: 'The row', path: missing, nearest: undefined })]
}

/** The answer has no list there; of an operation that is none, that alone is said. */
function noList(world: Surroundings, call: Node | undefined): Diagnostic[] {
  const [operation, at] = [child(call, 'operation'), child(call, 'at')]
  const place = at ?? operation
  return place === undefined || !Object.hasOwn(world.project.operations, textOf(operation) ?? '')
    ? []
    : [report('unknown-path', place, { where: 'The answer', path: `${textOf(at) ?? ''}[]`, nearest: undefined })]
}

/** The counts of a list are in the answer of each of its calls. */
function checkPaging(world: Surroundings, grid: Node, call: Node | undefined): Diagnostic[] {
  const operation = textOf(child(call, 'operation'))
  const answer = operation === undefined ? undefined : world.project.contract.answer(operation, '')
  const paging = child(grid, 'paging')
  return [child(child(grid, 'rows'), 'total'), child(paging, 'total'), child(paging, 'max')].flatMap((path) => {
    const text = textOf(path)
    if (path === undefined || text === undefined || answer === undefined || typeAt(answer, text) !== undefined)
      return []
    return [report('unknown-path', path, { where: 'The answer', path: text, nearest: nearest(text, namesIn(answer)) })]
  })
}

/** The sections that a list shows beside it are sections of the view that it names. */
export function checkPeek(world: World, grid: Node): Diagnostic[] {
  const peek = child(grid, 'peek')
  const view = world.screens.get(textOf(child(peek, 'view')) ?? '')?.root
  const named = child(peek, 'sections')
  if (view === undefined || named?.kind !== 'array') return []
  const words = new Set(members(child(view, 'sections')).map(([id]) => id))
  return named.items.flatMap((section) => {
    const name = textOf(section) ?? ''
    return words.has(name)
      ? []
      : [report('unknown-section', section, { name, nearest: nearest(name, words), allowed: [...words].join(', ') })]
  })
}
