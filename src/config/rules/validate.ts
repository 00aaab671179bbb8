import { holds, isFilled, pathsOf } from '../conditions/condition.ts'
import type { Scope } from '../conditions/condition.ts'
import type { FieldModel, FormModel, Requirement, RuleModel } from '../model/form.ts'
import type { Path } from '../model/values.ts'
import { isRemovedRow, placedFields } from './fields.ts'
import type { PlacedField } from './fields.ts'
import { ancestorsOf, getAt, isWithin, joinPath } from '../conditions/paths.ts'
import { messagePlace, valueOfField } from './entry-type.ts'
import { asItCame, holdsAsItCame } from './as-it-came.ts'
import { asObject } from '../data/inner.ts'
import { holdsOwnName } from '../data/parts.ts'
import { saysNothing, withoutEmpty } from './empty.ts'
import { dataMessages, othersThings } from './faults/data-messages.ts'
import type { CheckData, RuleMessage, RuleMessages } from './faults/fault.ts'
import { holdsEntry } from './own-entry.ts'
import { toPayload } from './payload.ts'
import type { Payload } from './payload.ts'
import { NO_RULES, rulesAt } from './rules-at.ts'
import { ofData, rowScope } from './scope.ts'

/** How much is asked: a draft may lack what a submitted record may not. */
export type Level = 'save' | 'submit'

/** What a validation found. */
export interface Validation {
  messages: RuleMessages
  /** Number of places with messages, by section id. */
  sections: ReadonlyMap<string, number>
}

/**
 * Validates what would be sent: what is required now, then the data rules on the payload, then the rules between fields. A rule between fields
 * is not asked of a value that breaks a data rule: a text that is no date is not in the past. Hidden fields, closed sections and rows marked as
 * removed are not validated. `sent` is the payload where it is known already: a body that came in at the gateway, whose hidden values are kept
 * and must keep the data rules, too.
 */
export function validate(
  model: FormModel,
  data: unknown,
  scope: Scope,
  level: Level,
  check: CheckData,
  sent?: Payload,
): Validation {
  const placed = placedFields(model, scope)
  const covered = coverOf(placed)
  const messages = new Map<Path, RuleMessage[]>()
  const add = (path: Path, message: RuleMessage): void => {
    const known = messages.get(path) ?? []
    if (!known.some((each) => JSON.stringify(each) === JSON.stringify(message))) messages.set(path, [...known, message])
  }
  for (const { field, path, scope: at, active } of placed) {
    if (!active || field.required === undefined || !isDue(field.required, level, at)) continue
    const value = valueOfField(field, at.get(ofData(path)))
    if (
      isMissing(field.required, value) &&
      !isThere(model, scope, field, path, value) &&
      !isBlank(model, scope, path, data)
    )
      add(messagePlace(field, path), { label: field.required.message ?? 'form.required' })
  }
  const payload = sent ?? toPayload(model, data, scope, {}, () => placed)
  const isOfOthers = sent === undefined ? othersThings(model, data, scope, placed) : () => false
  const unfit = new Set<Path>()
  for (const [path, message] of dataMessages(model, data, check, payload, placed, isOfOthers)) {
    unfit.add(path)
    if (!messages.has(path) || message.beyond !== undefined) add(path, message)
  }
  for (const rule of model.rules) {
    if (rule.on === 'submit' && level === 'save') continue
    for (const path of brokenAt(rule, model, scope, unfit))
      if (covered.isAsked(path)) add(path, { label: rule.message })
  }
  return { messages: inFormOrder(messages, placed, covered), sections: countBySection(messages.keys(), model, scope) }
}

/** Nothing is sent, and so no data rule is asked. */
const NOTHING_SENT: Payload = { body: {}, dataPath: (path) => path }

/** How much is still to be entered until the record can be submitted, by the id of each section that asks for anything: what is required, and what rules between fields ask for. */
export function missingBySection(model: FormModel, data: unknown, scope: Scope): Map<string, number> {
  const asked = placedFields(model, scope).flatMap(({ field: { required }, section, scope: at, active }) =>
    active && required !== undefined && isDue(required, 'submit', at) ? [section.id] : [],
  )
  const { sections } = validate(model, data, scope, 'submit', () => [], NOTHING_SENT)
  return new Map([...[...new Set(asked)].map((id): [string, number] => [id, 0]), ...sections])
}

/** What the fields cover, by path. */
interface Cover {
  /** A rule is not asked at a place that only hidden fields cover. */
  isAsked(path: Path): boolean
  /** Place of the first field that covers a path; undefined where none does. */
  rankOf(path: Path): number | undefined
}

/** Looked up by the path and those above it, so that the cost of a long list does not grow with its square. */
function coverOf(placed: readonly PlacedField[]): Cover {
  const known = new Map<Path, { rank: number; active: boolean }>()
  placed.forEach(({ field, row, active }, rank) => {
    for (const covered of field.covers) {
      const path = joinPath(row, covered)
      const first = known.get(path)
      if (first === undefined) known.set(path, { rank, active })
      else first.active ||= active
    }
  })
  const covering = (path: Path) => [path, ...ancestorsOf(path)].flatMap((each) => known.get(each) ?? [])
  return {
    isAsked(path) {
      const found = covering(path)
      return found.length === 0 || found.some(({ active }) => active)
    },
    rankOf(path) {
      const ranks = covering(path).map(({ rank }) => rank)
      return ranks.length === 0 ? undefined : Math.min(...ranks)
    },
  }
}

/** The messages in the order in which their fields stand, of several for one place the one that asks for its value; those of no field last. */
function inFormOrder(messages: RuleMessages, placed: readonly PlacedField[], covered: Cover): RuleMessages {
  const own = new Map<Path, { rank: number; asks: boolean }>()
  placed.forEach(({ path, field, active }, rank) => {
    const asks = active && field.required !== undefined
    const place = messagePlace(field, path)
    const first = own.get(place)
    if (first === undefined || (asks && !first.asks)) own.set(place, { rank, asks })
  })
  const ranked = [...messages].map((entry) => ({
    entry,
    rank: own.get(entry[0])?.rank ?? covered.rankOf(entry[0]) ?? placed.length,
  }))
  return new Map(ranked.sort((left, right) => left.rank - right.rank).map(({ entry }) => entry))
}

function isDue(required: Requirement, level: Level, scope: Scope): boolean {
  return (required.on === 'save' || level === 'submit') && holds(required.when, scope)
}

function isMissing(required: Requirement, value: unknown): boolean {
  return (
    !isFilled(value) ||
    (typeof value === 'string' && value.trim() === '') ||
    (required.zeroIsEmpty === true && Number(value) === 0)
  )
}

/** Whether a value that no part draws is there, even if nothing is in it: chosen as a value of any kind, an object that holds null where that is a value, under a name of its own, which somebody entered, or as it came with the record. */
function isThere(
  model: FormModel,
  scope: Scope,
  { widget, fields, rules }: FieldModel,
  path: Path,
  value: unknown,
): boolean {
  if (widget !== undefined || fields !== undefined) return false
  const { schema } = model
  const own = rules ?? rulesAt(schema, path)
  const isChosen = typeof value === 'object' && own !== NO_RULES && saysNothing(own)
  return (
    isChosen ||
    holdsOwnName(value, own, schema) ||
    Object.keys(asObject(withoutEmpty(value, new Map(), { root: schema, at: new Map([['', own]]) })) ?? {}).length >
      0 ||
    holdsAsItCame(value, path, asItCame(model, scope))
  )
}

/** Whether a text without signs, or of spaces alone, is as it came, in a form that keeps such. */
function isBlank(model: FormModel, scope: Scope, path: Path, data: unknown): boolean {
  const value = getAt(data, path)
  if (model.keepsBlank !== true || typeof value !== 'string') return false
  const holder = getAt(data, ancestorsOf(path)[0] ?? '')
  return value === ''
    ? asItCame(model, scope)(value, path, undefined, asObject(holder))
    : value === scope.get(`record.${path}`)
}

/** Where a rule's message belongs: nowhere when it holds, or reads a value that is unfit. */
function brokenAt(rule: RuleModel, model: FormModel, scope: Scope, unfit: ReadonlySet<Path>): Path[] {
  const read = unfit.size === 0 ? [] : pathsOf(rule.require)
  const isBroken = (at: Scope, row = ''): boolean =>
    holds(rule.when, at) &&
    !holds(rule.require, at) &&
    !read.some((path) => unfit.has(path.startsWith('row.') ? joinPath(row, path.slice(4)) : path))
  if (rule.each === undefined) return isBroken(scope) ? [rule.at] : []
  const list = rule.each
  const field = model.sections.flatMap((section) => section.fields).find((each) => each.path === list)
  const rows = scope.get(ofData(list))
  if (!Array.isArray(rows)) return []
  return rows.flatMap((row: unknown, index) => {
    if (field !== undefined && isRemovedRow(field, row)) return []
    const at = `${list}.${index}`
    return isBroken(rowScope(scope, at), at) ? [joinPath(at, rule.at)] : []
  })
}

/** How many of the paths lie in each section, by what its fields cover, of a shared list by whose entry it is; paths of no section are not counted. */
export function countBySection(paths: Iterable<Path>, model: FormModel, scope: Scope): Map<string, number> {
  const counts = new Map<string, number>()
  const sectionWith = (holds: (field: FieldModel) => boolean) => model.sections.find(({ fields }) => fields.some(holds))
  for (const path of paths) {
    const section =
      sectionWith((field) => field.entryType !== undefined && path === messagePlace(field, field.path)) ??
      sectionWith((field) => field.covers.some((covered) => isWithin(path, covered)) && holdsEntry(field, path, scope))
    if (section !== undefined) counts.set(section.id, (counts.get(section.id) ?? 0) + 1)
  }
  return counts
}
