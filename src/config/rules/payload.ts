import { isFilled, resolve, resolveBody } from '../conditions/condition.ts'
import type { Scope } from '../conditions/condition.ts'
import type { FormModel, TakenRow } from '../model/form.ts'
import type { BodyRule, DataRules, Path, ValueRule } from '../model/values.ts'
import { placedFields } from './fields.ts'
import type { PlacedField } from './fields.ts'
import { asItCame } from './as-it-came.ts'
import { backToData, nothingIn, withoutEmpty } from './empty.ts'
import type { Freely, Places } from './empty.ts'
import { isBlank, isEntry } from './entries.ts'
import { withoutEntry } from './own-entry.ts'
import { choicesOf } from '../data/choices.ts'
import { withoutBegun } from '../data/begun.ts'
import { isSame } from '../data/same.ts'
import { takesOwnNames } from '../data/parts.ts'
import { NO_RULES, rulesAt } from './rules-at.ts'
import { ofData } from './scope.ts'
import { takenRow } from './taken-rows.ts'
import { withoutUnmet } from './unmet.ts'
import { ancestorsOf, childOf, getAt, joinPath, setAt } from '../conditions/paths.ts'

/** What is sent, and where each place of it comes from (rows left out as empty move the ones after them). */
export interface Payload {
  body: unknown
  /** The path in the form's data of a path in the body. */
  dataPath(path: Path): Path
}

/** What an action puts over the data, and what alone it sends. */
export interface PayloadWish {
  set?: Record<Path, ValueRule>
  only?: readonly Path[]
  /** Paths that are not sent. */
  omit?: readonly Path[]
  /** What differs in the rows of lists. */
  rows?: Record<Path, TakenRow>
  /** Entries put at the end of lists. */
  append?: Record<Path, BodyRule>
}

/**
 * What a form sends: its data without what hidden fields and closed sections cover (unless `keep`), without read-only
 * properties of the contract, without what the action omits, without empty values and rows but those that only the data names
 * (`empty.ts`), without optional objects that nobody has entered anything in (`begun.ts`), with what is nothing (null, an empty list) where that is a value that must be there and nobody has entered another, with the action's values and entries over it. With `only` the body is just these paths. `placed`: the form's fields, where they are known already.
 */
export function toPayload(
  model: FormModel,
  data: unknown,
  scope: Scope,
  wish: PayloadWish = {},
  placed: () => readonly PlacedField[] = () => placedFields(model, scope),
): Payload {
  const places: Places = new Map()
  const whole =
    wish.only === undefined
      ? withoutReadOnly(
          withoutBlankRows(withoutHidden(shownOf(data, model, placed()), placed()), placed()),
          model.schema,
        )
      : wish.only.reduce<unknown>((picked, path) => setAt(picked, path, getAt(data, path)), {})
  const kept = (wish.omit ?? []).reduce<unknown>((at, path) => setAt(at, path, undefined), whole)
  const freely = { root: model.schema, at: wish.only === undefined ? drawnFreely(model, placed(), scope) : NOWHERE }
  const filled = withoutEmpty(withRows(kept, wish.rows ?? {}), places, freely, asItCame(model, scope)) ?? {}
  const pruned = wish.only === undefined ? withNothing(withoutBegun(filled, model.schema) ?? {}, model.schema) : filled
  const set = Object.entries(wish.set ?? {}).reduce<unknown>(
    (at, [path, rule]) => setAt(at, path, resolve(rule, scope)),
    pruned,
  )
  const body = Object.entries(wish.append ?? {}).reduce<unknown>(
    (at, [path, rule]) => setAt(at, path, withEntry(getAt(at, path), resolveBody(rule, scope))),
    set,
  )
  return { body, dataPath: (path) => backToData(path, places) }
}

/** A body as it came in: all of it but its empty values and rows, with what is nothing where a value must be there. */
export function payloadOf(body: unknown, rules: DataRules): Payload {
  const places: Places = new Map()
  const pruned = withoutEmpty(body, places) ?? {}
  return { body: withNothing(pruned, rules), dataPath: (path) => backToData(path, places) }
}

const NOWHERE: Freely['at'] = new Map()

/** The data without what the form library shows no more in the values that it draws. */
function shownOf(data: unknown, { schema }: FormModel, placed: readonly PlacedField[]): unknown {
  return placed.reduce((at, { field: { widget, fields: nested, rules }, path, active }) => {
    const value = widget === undefined && nested === undefined && active ? getAt(at, path) : undefined
    if (typeof value !== 'object' || value === null) return at
    const shown = withoutUnmet(value, rules ?? rulesAt(schema, path), schema)
    return shown === value ? at : setAt(at, path, shown)
  }, data)
}

/** The values that no part draws, those that are chosen whole, and those that are null, objects of which fields draw the values among them, with their rules; all of the data where it may have names of its own. */
function drawnFreely({ schema }: FormModel, placed: readonly PlacedField[], scope: Scope): Freely['at'] {
  const rulesOf = ({ field, path }: PlacedField): DataRules => field.rules ?? rulesAt(schema, path)
  const rulesIn = (each: PlacedField): DataRules[] => {
    const { widget, fields: nested } = each.field
    const value = widget === undefined ? null : each.scope.get(ofData(each.path))
    if (nested !== undefined || typeof value !== 'object') return []
    if (value === null) return [rulesOf(each)]
    return choicesOf(rulesOf(each))?.some((choice) => isSame(choice.value, value)) === true ? [WHOLE] : []
  }
  const objects = new Set(placed.flatMap(({ path }) => ancestorsOf(path)))
  const nothing = [...objects].filter((path) => scope.get(ofData(path)) === null)
  return new Map(
    [
      ...(takesOwnNames(schema) ? [['', schema] as const] : []),
      ...nothing.map((path) => [path, rulesAt(schema, path)] as const),
      // Of several fields at a path the one that is shown says what the value is.
      ...placed
        .toSorted((one, other) => Number(one.active) - Number(other.active))
        .flatMap((each) => rulesIn(each).map((rules) => [each.path, rules] as const)),
    ].filter(([, rules]) => rules !== NO_RULES),
  )
}

/** The rules of a value that is chosen whole: what is empty in it is part of what it is. */
const WHOLE: DataRules = {}

/** The data with its rows as a new record has them. One that stays behind leaves its place empty, one without values gets none. */
function withRows(data: unknown, rows: Record<Path, TakenRow>): unknown {
  return Object.entries(rows).reduce((at, [list, change]) => {
    const entries = getAt(at, list)
    if (!Array.isArray(entries)) return at
    const isEmpty = (entry: unknown): boolean => withoutEmpty(entry, new Map()) === undefined
    return setAt(
      at,
      list,
      entries.map((entry: unknown) => (isEmpty(entry) ? undefined : takenRow(entry, change))),
    )
  }, data)
}

/** The data with the places empty of rows that were added and not filled: the code of a new row says nothing. */
function withoutBlankRows(data: unknown, placed: readonly PlacedField[]): unknown {
  return placed.reduce((at, { field: { entries }, path }) => {
    const rows = entries === undefined ? undefined : getAt(at, path)
    if (entries === undefined || !Array.isArray(rows)) return at
    const isNothing = (row: unknown): boolean => isEntry(row) && isBlank(row, entries)
    return rows.some(isNothing)
      ? setAt(
          at,
          path,
          rows.map((row: unknown) => (isNothing(row) ? undefined : row)),
        )
      : at
  }, data)
}

function withEntry(list: unknown, entry: unknown): unknown[] {
  return [...(Array.isArray(list) ? (list as unknown[]) : []), entry]
}

/** The data without what is covered by hidden fields and by no visible one, and without what is sent only with an empty value. */
function withoutHidden(data: unknown, placed: readonly PlacedField[]): unknown {
  const alive = new Set<Path>()
  const lonely = withoutCompany(data, placed)
  const covered: Path[] = [...lonely]
  /** What the form library draws as a whole: all that is in it is shown, whichever of it a hidden field would draw. */
  const whole = new Set<Path>()
  for (const { field, row, path, sent } of placed) {
    if (sent && field.widget === undefined && field.fields === undefined) whole.add(path)
    for (const path of field.covers.map((each) => joinPath(row, each))) {
      if (!sent) covered.push(path)
      else if (!lonely.has(path)) alive.add(path)
    }
  }
  const isKept = (path: Path): boolean => alive.has(path) || ancestorsOf(path).some((each) => whole.has(each))
  const dead = new Set(covered.filter((path) => !isKept(path)))
  const below = dead.size === 0 ? [] : [...alive].filter((path) => ancestorsOf(path).some((each) => dead.has(each)))
  const emptied = withoutPaths(data, '', dead)
  const kept = below.reduce((at, path) => setAt(at, path, getAt(data, path)), emptied)
  const sharing = placed.filter((each) => !each.sent && alive.has(each.path))
  return sharing.reduce((at, { field, path }) => {
    const { ownEntry } = field
    return ownEntry === undefined ? at : setAt(at, path, withoutEntry(getAt(at, path), ownEntry))
  }, kept)
}

/** What is sent only with a value of others, of which none is filled: the unit of a quantity, that of a length, a width and a height. */
function withoutCompany(data: unknown, placed: readonly PlacedField[]): Set<Path> {
  const named = new Map<Path, boolean>()
  for (const { field, row, path, sent } of placed)
    for (const company of sent ? (field.sentWith ?? NONE) : NONE) {
      const at = joinPath(row, company)
      named.set(at, named.get(at) === true || isFilled(getAt(data, path)))
    }
  return new Set([...named].flatMap(([path, isKept]) => (isKept ? [] : [path])))
}

/** A copy without what stands at the paths, made in one walk; where none lies, the same object. */
function withoutPaths(value: unknown, at: Path, gone: ReadonlySet<Path>): unknown {
  if (gone.size === 0 || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const kept = value.map((entry: unknown, index) => {
      const path = joinPath(at, String(index))
      return gone.has(path) ? undefined : withoutPaths(entry, path, gone)
    })
    return kept.every((entry, index) => entry === value[index]) ? value : kept
  }
  let isSame = true
  const kept: [string, unknown][] = []
  for (const [name, entry] of Object.entries(value)) {
    const path = joinPath(at, name)
    if (gone.has(path)) {
      isSame &&= entry === undefined
      continue
    }
    const left = withoutPaths(entry, path, gone)
    isSame &&= left === entry
    kept.push([name, left])
  }
  return isSame ? value : Object.fromEntries(kept)
}

const NONE: readonly Path[] = []
const readOnlyWithin = new WeakMap<DataRules, boolean>()

/** Whether any property below is read-only; found once for rules that stay. */
function hasReadOnly(rules: DataRules): boolean {
  const known = readOnlyWithin.get(rules)
  if (known !== undefined) return known
  // Any value, or none, may stand for rules.
  const inner = [...Object.values(rules.properties ?? {}), rules.items].filter((each) => typeof each === 'object')
  const found = inner.some((each) => each.readOnly === true || hasReadOnly(each))
  readOnlyWithin.set(rules, found)
  return found
}

function withoutReadOnly(value: unknown, rules: DataRules): unknown {
  if (!hasReadOnly(rules)) return value
  if (Array.isArray(value)) {
    const { items } = rules
    return typeof items === 'object' ? value.map((entry) => withoutReadOnly(entry, items)) : value
  }
  if (typeof value !== 'object' || value === null || rules.properties === undefined) return value
  const { properties } = rules
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => properties[name]?.readOnly !== true)
      .map(([name, entry]) => [name, withoutReadOnly(entry, properties[name] ?? {})]),
  )
}

const nothingWithin = new WeakMap<DataRules, boolean>()

/** Whether any value that these rules require, or those below, may be nothing; found once for rules that stay. */
function asksForNothing(rules: DataRules): boolean {
  const known = nothingWithin.get(rules)
  if (known !== undefined) return known
  const inner = [...Object.values(rules.properties ?? {}), rules.items].filter((each) => typeof each === 'object')
  const found =
    (rules.required ?? []).some((name) => nothingOf(rules, name) !== undefined) || inner.some(asksForNothing)
  nothingWithin.set(rules, found)
  return found
}

/** What a value is by its name in which nobody has entered anything; undefined where something must be. */
function nothingOf({ properties = {} }: DataRules, name: string): ReturnType<typeof nothingIn> {
  const rules = Object.hasOwn(properties, name) ? properties[name] : undefined
  return rules?.readOnly === true ? undefined : nothingIn(rules)
}

/** The data with what is nothing where a value must be there and is not entered. */
function withNothing(value: unknown, rules: DataRules): unknown {
  if (!asksForNothing(rules) || typeof value !== 'object' || value === null) return value
  const { items, properties = {}, required = [] } = rules
  if (Array.isArray(value)) return items === undefined ? value : value.map((entry) => withNothing(entry, items))
  const missing = required
    .filter((name) => childOf(value, name) === undefined)
    .map((name): [string, unknown] => [name, withNothing(nothingOf(rules, name), properties[name] ?? {})])
  const entries = Object.entries(value).map(([name, entry]) => [name, withNothing(entry, properties[name] ?? {})])
  return Object.fromEntries([...entries, ...missing.filter(([, nothing]) => nothing !== undefined)])
}

/** Whether the contract lets the value at a path be sent: neither it nor anything above it is read-only. */
export function isSendable(schema: DataRules, path: Path): boolean {
  let at: unknown = schema
  for (const name of path.split('.')) {
    at = childOf(childOf(at, 'properties'), name) ?? (/^\d+$/.test(name) ? childOf(at, 'items') : undefined)
    if (childOf(at, 'readOnly') === true) return false
  }
  return true
}
