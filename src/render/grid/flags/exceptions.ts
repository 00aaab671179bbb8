import { daysBetween, entryScope, evaluate, EXCEPTION_KEY } from '../../../config/index.ts'
import type { ExceptionModel, LabelId, Scope } from '../../../config/index.ts'
import type { Filters } from '../order/filters.ts'
import { textIn } from '../../parts/text-in.ts'
import type { Row } from '../order/row.ts'

/** A rule that holds of a row, and what it says of it. */
export interface Exception {
  id: string
  tone: ExceptionModel['tone']
  label: LabelId
  /** Days, where the rule counts them. */
  params: { count?: number }
}

/** What is out of the ordinary about a row. */
export type ExceptionsOf = (row: Row) => readonly Exception[]

/** Judges rows by the rules of the model, each row once; `row.` is the row, other roots are those around the list. */
export function createExceptions(rules: readonly ExceptionModel[], outer: Scope): ExceptionsOf {
  const known = new WeakMap<Row, readonly Exception[]>()
  return (row) => {
    const scope = entryScope(outer, row)
    const found = known.get(row) ?? rules.filter(({ when }) => evaluate(when, scope)).map((rule) => saidOf(rule, scope))
    known.set(row, found)
    return found
  }
}

function saidOf({ id, tone, label, days }: ExceptionModel, scope: Scope): Exception {
  const count = days && daysBetween(textIn(scope.get(days.from)), textIn(scope.get(days.to)))
  return days === undefined || count === undefined || count <= 0
    ? { id, tone, label, params: {} }
    : { id, tone, label: days.label, params: { count } }
}

/** The rows of which the exception that the filters name holds; all where they name none that the model has. */
export function onlyExceptions(
  rows: readonly Row[],
  rules: readonly ExceptionModel[],
  filters: Filters,
  exceptionsOf: ExceptionsOf,
): readonly Row[] {
  const wanted = filters[EXCEPTION_KEY]
  if (!rules.some(({ id }) => id === wanted)) return rows
  return rows.filter((row) => exceptionsOf(row).some(({ id }) => id === wanted))
}
