import { getAt, joinPath, segmentsOf } from '../conditions/paths.ts'
import type { Scope } from '../conditions/condition.ts'
import { asObject } from '../data/inner.ts'
import { matches } from '../data/matches.ts'
import { partsOf, rulesAtNames } from '../data/parts.ts'
import type { FormModel } from '../model/form.ts'
import type { DataRules, Path } from '../model/values.ts'
import { nothingIn } from './empty.ts'

type Kept = Pick<FormModel, 'schema' | 'keepsBlank'>

/** Whether a value, at its path in the data, is sent as it came; `own` are its rules where no path leads to them, `holder` is what it stands in. */
export type AsItCame = (value: unknown, path: Path, own?: DataRules, holder?: object) => boolean

/**
 * What is sent as it came with the record: an object or a list in which nothing was and is, where the rules let it be so, for that it is there
 * says something by itself (`{}`); what the rules do not name, which nobody could have changed; and of a form that keeps such a text without
 * signs, and an entry of a list in which nothing is. Nothing of a new record.
 */
export function asItCame({ schema, keepsBlank = false }: Kept, scope: Scope): AsItCame {
  const record = asObject(scope.get('record.'))
  if (record === undefined) return () => false
  return (value, path, own, holder) => {
    const isEmpty = isNothingIn(value)
    const before = getAt(record, path)
    if (!keepsBlank && (value === '' || Array.isArray(holder))) return false
    const isMoved = (value === '' && holder !== undefined && objectsIn(record).has(holder)) || isOf(record, value)
    const isSame = value === before || isMoved || (isEmpty && isSameKind(value, before))
    if (!isSame) return false
    const rules = own === undefined ? rulesAtNames([schema], segmentsOf(path), schema) : [own]
    if (rules.length === 0) return true
    return value === ''
      ? rules.every((each) => mayBeBlank(each, schema))
      : isEmpty && rules.some((each) => mayBeNothing(value, each, schema))
  }
}

/** Whether something in a value is sent as it came, or the value itself. */
export function holdsAsItCame(value: unknown, path: Path, isAsItCame: AsItCame): boolean {
  if (typeof value !== 'object' || value === null) return false
  const isInside = ([name, inner]: [string, unknown]): boolean => holdsAsItCame(inner, joinPath(path, name), isAsItCame)
  return isAsItCame(value, path) || Object.entries(value).some(isInside)
}

const known = new WeakMap<object, WeakSet<object>>()

/** The objects and lists in a record, wherever its rows stand by now; looked for once. */
function objectsIn(record: object): WeakSet<object> {
  const found = known.get(record) ?? new WeakSet<object>()
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    found.add(value)
    Object.values(value).forEach(walk)
  }
  if (!known.has(record)) walk(record)
  known.set(record, found)
  return found
}

/** Whether an empty object or list is one of the record's. */
function isOf(record: object, value: unknown): boolean {
  return isNothingIn(value) && objectsIn(record).has(value)
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

/** Whether a text without signs keeps rules: one of a format has some. */
function mayBeBlank(rules: DataRules, root: DataRules): boolean {
  return (
    partsOf(rules, root, ['allOf']).every((part) => matches(part, '')) &&
    partsOf(rules, root).every((part) => part['format'] === undefined)
  )
}
