import { entryScope, evaluate } from '../../../config/index.ts'
import type { ExceptionModel, Scope } from '../../../config/index.ts'
import type { Filters } from '../order/filters.ts'
import type { Row } from '../order/row.ts'

/** Where the exception that rows are shown of stands among the filters, in the address. */
export const EXCEPTION_KEY = 'list.exception'

/** What is out of the ordinary about a row. */
export type ExceptionsOf = (row: Row) => readonly ExceptionModel[]

/** Judges rows by the rules of the model, each row once; `row.` is the row, other roots are those around the list. */
export function createExceptions(rules: readonly ExceptionModel[], outer: Scope): ExceptionsOf {
  const known = new WeakMap<Row, readonly ExceptionModel[]>()
  return (row) => {
    const found = known.get(row) ?? rules.filter(({ when }) => evaluate(when, entryScope(outer, row)))
    known.set(row, found)
    return found
  }
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
