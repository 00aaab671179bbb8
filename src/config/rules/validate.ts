import { isFilled } from '../condition.ts'
import type { Scope } from '../condition.ts'
import type { FormModel, Requirement, RuleModel } from '../model/form.ts'
import type { LabelId, Path } from '../model/values.ts'
import { holds, isRemovedRow, placedFields } from './fields.ts'
import type { PlacedField } from './fields.ts'
import { getAt, isWithin, joinPath } from '../paths.ts'
import { isSendable, toPayload } from './payload.ts'
import { rowScope } from './scope.ts'

/** What a broken rule says: a label with its parameters. */
export interface RuleMessage {
  label: LabelId
  params?: Record<string, string | number>
}

/** What the broken rules say, by data path. */
export type RuleMessages = ReadonlyMap<Path, readonly RuleMessage[]>

/** One data rule that is broken. */
export interface Fault {
  /** Where in what was checked. */
  path: Path
  /** The JSON Schema keyword. */
  keyword: string
  /** The keyword's value. */
  limit?: string | number
}

/** Checks a payload against the data rules of a form; empty when all hold. */
export type CheckData = (payload: unknown) => readonly Fault[]

/** How much is asked: a draft may lack what a submitted record may not. */
export type Level = 'save' | 'submit'

/** What a validation found. */
export interface Validation {
  messages: RuleMessages
  /** Number of places with messages, by section id. */
  sections: ReadonlyMap<string, number>
}

/**
 * Validates what would be sent: data rules on the pruned payload, then what is required now, then the rules between
 * fields. Hidden fields, closed sections and rows marked as removed are not asked.
 */
export function validate(model: FormModel, data: unknown, scope: Scope, level: Level, check: CheckData): Validation {
  const placed = placedFields(model, scope)
  const messages = new Map<Path, RuleMessage[]>()
  const add = (path: Path, message: RuleMessage): void => {
    const said = messages.get(path) ?? []
    if (!said.some((each) => JSON.stringify(each) === JSON.stringify(message))) messages.set(path, [...said, message])
  }
  for (const { field, path, scope: at, active } of placed) {
    if (!active || field.required === undefined || !isDue(field.required, level, at)) continue
    if (isMissing(field.required, at.get(path))) add(path, { label: field.required.message ?? 'form.required' })
  }
  for (const [path, message] of dataMessages(model, data, scope, check, placed)) {
    if (!messages.has(path)) add(path, message)
  }
  for (const rule of model.rules) {
    if (rule.on === 'submit' && level === 'save') continue
    for (const path of brokenAt(rule, model, scope)) if (isAsked(path, placed)) add(path, { label: rule.message })
  }
  return { messages: inFormOrder(messages, placed), sections: countBySection(messages.keys(), model) }
}

/** The messages in the order in which their fields stand; those of no field last. */
function inFormOrder(messages: RuleMessages, placed: readonly PlacedField[]): RuleMessages {
  const rankOf = (path: Path): number => {
    const own = placed.findIndex((each) => each.path === path)
    const rank =
      own === -1
        ? placed.findIndex((each) => each.field.covers.some((covered) => isWithin(path, joinPath(each.row, covered))))
        : own
    return rank === -1 ? placed.length : rank
  }
  const ranked = [...messages].map((entry) => ({ entry, rank: rankOf(entry[0]) }))
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

function dataMessages(
  model: FormModel,
  data: unknown,
  scope: Scope,
  check: CheckData,
  placed: readonly PlacedField[],
): [Path, RuleMessage][] {
  const payload = toPayload(model, data, scope, {}, () => placed)
  const lists = placed.filter((each) => each.field.fields !== undefined)
  const gone = (path: Path): boolean =>
    lists.some((list) => {
      if (path === list.path || !isWithin(path, list.path)) return false
      const [row = ''] = path.slice(list.path.length + 1).split('.')
      return isRemovedRow(list.field, getAt(data, `${list.path}.${row}`))
    })
  return check(payload.body).flatMap((fault): [Path, RuleMessage][] => {
    if (fault.keyword === 'required' && !isSendable(model.schema, fault.path)) return []
    const path = payload.dataPath(fault.path)
    if (gone(path)) return []
    const own = placed.find((each) => each.active && each.path === path)?.field.messages?.[fault.keyword]
    const label =
      own ?? model.messages[fault.keyword] ?? (fault.keyword === 'required' ? 'form.required' : 'form.invalid')
    return [[path, { label, ...(fault.limit === undefined ? {} : { params: { limit: fault.limit } }) }]]
  })
}

/** Where a rule's message belongs: nowhere when it holds. */
function brokenAt(rule: RuleModel, model: FormModel, scope: Scope): Path[] {
  const isBroken = (at: Scope): boolean => holds(rule.when, at) && !holds(rule.require, at)
  if (rule.each === undefined) return isBroken(scope) ? [rule.at] : []
  const list = rule.each
  const field = model.sections.flatMap((section) => section.fields).find((each) => each.path === list)
  const rows = scope.get(list)
  if (!Array.isArray(rows)) return []
  return rows.flatMap((row: unknown, index) => {
    if (field !== undefined && isRemovedRow(field, row)) return []
    const at = `${list}.${index}`
    return isBroken(rowScope(scope, at)) ? [joinPath(at, rule.at)] : []
  })
}

/** A rule is not asked at a place that only hidden fields cover. */
function isAsked(path: Path, placed: readonly PlacedField[]): boolean {
  const covering = placed.filter((each) =>
    each.field.covers.some((covered) => isWithin(path, joinPath(each.row, covered))),
  )
  return covering.length === 0 || covering.some((each) => each.active)
}

/** How many of the paths lie in each section, by what its fields cover; paths of no section are not counted. */
export function countBySection(paths: Iterable<Path>, model: FormModel): Map<string, number> {
  const counts = new Map<string, number>()
  for (const path of paths) {
    const section = model.sections.find((each) =>
      each.fields.some((field) => field.covers.some((covered) => isWithin(path, covered))),
    )
    if (section !== undefined) counts.set(section.id, (counts.get(section.id) ?? 0) + 1)
  }
  return counts
}
