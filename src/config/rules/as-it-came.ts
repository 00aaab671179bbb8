import { getAt, joinPath, segmentsOf } from '../conditions/paths.ts'
import type { Scope } from '../conditions/condition.ts'
import { asObject } from '../data/inner.ts'
import { partsOf, rulesAtNames } from '../data/parts.ts'
import type { DataRules, Path } from '../model/values.ts'
import { nothingIn } from './empty.ts'

/** Whether a value, at its path in the data, is sent as it came; `own` are its rules where no path leads to them. */
export type AsItCame = (value: unknown, path: Path, own?: DataRules) => boolean

/**
 * What is sent as it came with the record: an object or a list in which nothing was and is, where the rules let it be so, for that it is there
 * says something by itself (`{}`); and what the rules do not name, which nobody could have changed. Nothing of a new record.
 */
export function asItCame(schema: DataRules, scope: Scope): AsItCame {
  const record = asObject(scope.get('record.'))
  if (record === undefined) return () => false
  return (value, path, own) => {
    const isEmpty = isNothingIn(value)
    const before = getAt(record, path)
    const isSame = value === before || (isEmpty && (emptyIn(record).has(value) || isSameKind(value, before)))
    if (!isSame) return false
    const rules = own === undefined ? rulesAtNames([schema], segmentsOf(path), schema) : [own]
    return rules.length === 0 || (isEmpty && rules.some((each) => mayBeNothing(value, each, schema)))
  }
}

/** Whether something in a value is sent as it came, or the value itself. */
export function holdsAsItCame(value: unknown, path: Path, isAsItCame: AsItCame): boolean {
  if (typeof value !== 'object' || value === null) return false
  const isInside = ([name, inner]: [string, unknown]): boolean => holdsAsItCame(inner, joinPath(path, name), isAsItCame)
  return isAsItCame(value, path) || Object.entries(value).some(isInside)
}

const known = new WeakMap<object, WeakSet<object>>()

/** The empty objects and lists in a record, wherever its rows stand by now; looked for once. */
function emptyIn(record: object): WeakSet<object> {
  const found = known.get(record) ?? new WeakSet<object>()
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const inner = Object.values(value) as unknown[]
    if (inner.length === 0) found.add(value)
    inner.forEach(walk)
  }
  if (!known.has(record)) walk(record)
  known.set(record, found)
  return found
}

function isNothingIn(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
}

function isSameKind(value: object, other: unknown): boolean {
  return isNothingIn(other) && Array.isArray(value) === Array.isArray(other)
}

/** Whether rules, or those of one of their forms, let an object or a list be that nothing is in. */
function mayBeNothing(value: object, rules: DataRules, root: DataRules): boolean {
  const kind = Array.isArray(value) ? 'array' : 'object'
  return partsOf(rules, root).some(
    (part) => [part.type].flat().includes(kind) && isSameKind(value, nothingIn({ ...part, type: kind })),
  )
}
