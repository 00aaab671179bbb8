import { getAt, holds, setAt } from '../../../config/index.ts'
import type { FormModel, GeneratedModel, JsonObject, Scope } from '../../../config/index.ts'
import type { FormStore } from './store.ts'

type Generated = FormModel['generated']

/** The rows that follow from the data: blank but for their values. */
function generatedRows({ rows }: GeneratedModel, scope: Scope): unknown[] {
  return rows
    .filter(({ when }) => holds(when, scope))
    .map(({ values }) => Object.entries(values).reduce<unknown>((row, [path, value]) => setAt(row, path, value), {}))
}

/** Makes the lists anew whose fields changed since `before`. */
export function regenerate(generated: Generated, store: FormStore, before: unknown): void {
  const after = store.data()
  for (const [path, list] of Object.entries(generated)) {
    const isChanged = list.on.some((each) => !Object.is(getAt(before, each), getAt(after, each)))
    if (isChanged) store.set(path, generatedRows(list, store.scope))
  }
}

/** Data with the rows that its lists must have: a row that it has already is recognized by its values, the others are blank. */
export function withGenerated(generated: Generated, data: JsonObject, scope: Scope): JsonObject {
  return Object.entries(generated).reduce((at, [path, list]) => {
    const present = getAt(at, path)
    const known: unknown[] = Array.isArray(present) ? present : []
    const rows = generatedRows(list, scope).map((row) => known.find((each) => isOf(each, row)) ?? row)
    return setAt(at, path, rows) as JsonObject
  }, data)
}

/** Whether a row has all the values of a blank one. */
function isOf(row: unknown, blank: unknown): boolean {
  if (typeof blank !== 'object' || blank === null) return row === blank
  return Object.entries(blank).every(([name, value]) => isOf(getAt(row, name), value))
}
