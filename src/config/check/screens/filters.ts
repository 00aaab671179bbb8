import { pathOfId } from '../../data/own.ts'
import { typeAt } from '../../data/type-at.ts'
import type { Diagnostic } from '../../findings/diagnostic.ts'
import { report } from '../../findings/diagnostics.ts'
import { isSpan, SPANS } from '../../model/filters.ts'
import type { DataRules } from '../../model/values.ts'
import { isDay } from '../../shared/day.ts'
import { entriesOf, isOfTenant } from '../../source/entries.ts'
import { child, descend, members, textOf, valueOf, type Node } from '../../source/tree.ts'
import { nearest } from '../../shared/words.ts'
import type { Surroundings } from '../../layers/surroundings.ts'

/** Texts of the contract that are days or moments. */
const DAYS: ReadonlySet<unknown> = new Set(['yyyymmdd', 'date', 'date-time'])
/** How a tenant's own day is said: data rules have no format. */
const OWN_DAY = '^[0-9]{8}$'

/** Columns with a calendar as their filter whose values are known to be no days. `row` are the rules of a row. */
export function checkCalendars(grid: Node, row: DataRules | undefined): Diagnostic[] {
  return entriesOf(child(grid, 'columns')).flatMap(([id, column]) => {
    const filter = child(column, 'filter')
    if (filter === undefined || textOf(filter) !== 'date' || mayHoldDays(id, column, row)) return []
    const better = rulesOf(id, column, row)?.enum === undefined ? 'text' : 'select'
    return [report('filter-without-days', filter, { column: id, better })]
  })
}

function mayHoldDays(id: string, column: Node, row: DataRules | undefined): boolean {
  const rules = rulesOf(id, column, row)
  return rules?.type === undefined || DAYS.has(rules['format']) || rules.pattern === OWN_DAY
}

function rulesOf(id: string, column: Node, row: DataRules | undefined): DataRules | undefined {
  return typeAt(row, textOf(child(column, 'field')) ?? pathOfId(id))
}

/** What arrangements filter by: a span or days where a column has days, one of the values where these are known. `row` are the rules of a row. */
export function checkFilters(world: Surroundings, grid: Node, row: DataRules | undefined): Diagnostic[] {
  return entriesOf(child(grid, 'arrangements')).flatMap(([, arrangement]) =>
    members(child(arrangement, 'filters')).flatMap(([id, { value }]) => {
      const column = descend(grid, ['columns', id])
      const kind = textOf(child(column, 'filter'))
      if (column === undefined || value.kind !== 'scalar') return []
      if (kind === 'none') {
        const place = [value, child(column, 'filter')].find((node) => isOfTenant(node)) ?? value
        return [report('filter-of-none', place, { column: id })]
      }
      if (kind === 'date') return mayHoldDays(id, column, row) ? checkDays(value) : []
      const span = textOf(value) ?? ''
      if (isSpan(span) && kind !== 'select') return [report('filter-of-text', value, { column: id, span })]
      return kind === 'select' ? checkChoice(value, valuesOf(world, id, column, row)) : []
    }),
  )
}

function checkDays(filter: Node): Diagnostic[] {
  const text = textOf(filter) ?? ''
  const [from = '', to = '', ...more] = text.split('-')
  if (isSpan(text) || (isDay(from) && isDay(to) && more.length === 0)) return []
  const days = [...SPANS, '20310105-20310110']
  return [report('not-in-list', filter, { value: text, nearest: nearest(text, SPANS), allowed: days.join(', ') })]
}

function checkChoice(filter: Node, values: readonly string[] | undefined): Diagnostic[] {
  const text = textOf(filter) ?? ''
  if (values === undefined || values.includes(text)) return []
  const allowed = values.slice(0, 16).join(', ')
  return [report('not-in-list', filter, { value: text, nearest: nearest(text, values), allowed })]
}

/** The values of a column: those of its fixed list, else those that the contract has; undefined where they are not known. */
function valuesOf(
  world: Surroundings,
  id: string,
  column: Node,
  row: DataRules | undefined,
): readonly string[] | undefined {
  const options = child(column, 'options')
  const many = child(options, 'many')
  if (many !== undefined && valueOf(many) === true) return undefined
  const choices = child(world.lookups.get(textOf(child(options, 'lookup')) ?? ''), 'options')
  return choices === undefined ? rulesOf(id, column, row)?.enum?.map(String) : members(choices).map(([value]) => value)
}
