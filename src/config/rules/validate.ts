import { holds, isFilled, pathsOf } from '../conditions/condition.ts'
import type { Scope } from '../conditions/condition.ts'
import type { FieldModel, FormModel, Requirement, RuleModel } from '../model/form.ts'
import type { LabelId, Path } from '../model/values.ts'
import { isRemovedRow, placedFields } from './fields.ts'
import type { PlacedField } from './fields.ts'
import { ancestorsOf, childOf, getAt, isWithin, joinPath, segmentsOf } from '../conditions/paths.ts'
import { messagePlace, valueOfField } from './entry-type.ts'
import { holdsOwnName, partsOf, rulesAtNames, takesOwnNames } from '../data/parts.ts'
import { holdsEntry } from './own-entry.ts'
import { isSendable, toPayload } from './payload.ts'
import type { Payload } from './payload.ts'
import { rulesAt } from './rules-at.ts'
import { ofData, rowScope } from './scope.ts'
import { signsMessage } from './signs.ts'

/** What a broken rule says: a label with its parameters. */
export interface RuleMessage {
  label: LabelId
  params?: Record<string, string | number>
  /** The names from its place to the value that is meant, where no path leads further. */
  beyond?: readonly string[]
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
  /** The names from there to what is wrong, where no path leads further: one that is empty, or holds a point. */
  beyond?: readonly string[]
  /** Of a list, the entries that are the same. */
  same?: readonly [number, number]
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
 * fields, but of values only that are what they should be: a text that is no date is not in the past. Hidden fields, closed sections and rows marked as removed are not asked. `sent` is the payload where it is known
 * already: a body that came in as it is, whose hidden values are kept and therefore keep the data rules, too.
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
    if (isMissing(field.required, value) && !isNamed(model, field, path, value))
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

/** Whether a value that no part draws has names of its own: what stands there is entered, and sent, even if nothing is in it. */
function isNamed({ schema }: FormModel, { widget, fields, rules }: FieldModel, path: Path, value: unknown): boolean {
  return widget === undefined && fields === undefined && holdsOwnName(value, rules ?? rulesAt(schema, path), schema)
}

/**
 * What a gateway has put into the record, and a person can do nothing about: a name that nothing shows, a value of a list that was loaded
 * and is as it was, and any other that is as it was where no field shows it. All are sent back; whoever stores them judges them.
 */
function othersThings(
  { schema }: FormModel,
  data: unknown,
  scope: Scope,
  placed: readonly PlacedField[],
): (path: Path, keyword: string) => boolean {
  const shown = new Set(
    placed.flatMap(({ field, row }) =>
      field.fields === undefined ? field.covers.map((each) => joinPath(row, each)) : [],
    ),
  )
  const active = placed.filter((each) => each.active)
  const isShown = (path: Path): boolean =>
    active.some(({ field, row, path: own }) =>
      field.fields === undefined
        ? field.covers.some((each) => isWithin(path, joinPath(row, each))) && holdsEntry(field, path, scope)
        : path === own,
    )
  // Elsewhere a name has no input, whatever shows the object.
  const takesNames = (path: Path): boolean =>
    rulesAtNames([schema], segmentsOf(path), schema)
      .flatMap((rules) => partsOf(rules, schema))
      .some(takesOwnNames)
  return (path, keyword) => {
    if (keyword === 'additionalProperties')
      return (
        !shown.has(path) &&
        !(ancestorsOf(path).some((each) => shown.has(each)) && takesNames(ancestorsOf(path)[0] ?? ''))
      )
    const isAsItWas = isFilled(getAt(data, path)) && scope.get(`record.${path}`) === getAt(data, path)
    return isAsItWas && (keyword === 'enum' || !isShown(path))
  }
}

function dataMessages(
  model: FormModel,
  data: unknown,
  check: CheckData,
  payload: Payload,
  placed: readonly PlacedField[],
  isOfOthers: (path: Path, keyword: string) => boolean,
): [Path, RuleMessage][] {
  const lists = placed.filter((each) => each.field.fields !== undefined)
  const active = placed.filter((each) => each.active)
  const shown = new Map(active.map(({ path, field }) => [path, field]))
  const owners = active.filter(({ field }) => field.ownEntry !== undefined)
  /** The field that shows a path: its own, or the one that edits the entry of a list that it lies in. */
  const shownAt = (path: Path): FieldModel | undefined =>
    shown.get(path) ??
    owners.find(({ field, scope, path: list }) => isWithin(path, list) && holdsEntry(field, path, scope))?.field
  const gone = (path: Path): boolean =>
    lists.some((list) => {
      if (path === list.path || !isWithin(path, list.path)) return false
      const [row = ''] = path.slice(list.path.length + 1).split('.')
      return isRemovedRow(list.field, getAt(data, `${list.path}.${row}`))
    })
  /** The number of an entry among those that are shown, as people count. */
  const numberOf = (entry: Path): number => {
    const [path = ''] = ancestorsOf(entry)
    const before = Array.from({ length: Number(entry.slice(path.length + 1)) }, (_, index) => `${path}.${index}`)
    return before.filter((each) => !gone(each)).length + 1
  }
  const worded = (path: Path, { keyword, limit, beyond = [] }: Omit<Fault, 'path'>): RuleMessage => {
    const label = shownAt(path)?.messages?.[keyword] ?? model.messages[keyword]
    const value = beyond.reduce(childOf, getAt(data, path))
    const place = beyond.length > 0 && { beyond }
    if (keyword === 'pattern') return { ...signsMessage(label, limit, value), ...place }
    // A place of a list that nothing was entered for is null in what is sent.
    const usual = keyword === 'required' || value === undefined ? 'form.required' : 'form.invalid'
    return { label: label ?? usual, ...(limit === undefined ? {} : { params: { limit } }), ...place }
  }
  const broken = check(payload.body).flatMap((fault): [Path, RuleMessage][] => {
    if (fault.keyword === 'required' && !isSendable(model.schema, fault.path)) return []
    const path = payload.dataPath(fault.path)
    if (gone(path) || isOfOthers(path, fault.keyword)) return []
    const [first, second] = (fault.same ?? []).map((index) => numberOf(payload.dataPath(`${fault.path}.${index}`)))
    const message = worded(path, fault)
    return [[path, first === undefined || second === undefined ? message : { ...message, params: { first, second } }]]
  })
  const tooFine = placed.flatMap(({ field: { decimals }, path, scope, sent }): [Path, RuleMessage][] =>
    sent && decimals !== undefined && hasMoreDecimals(scope.get(ofData(path)), decimals)
      ? [[path, worded(path, { keyword: 'multipleOf', limit: decimals })]]
      : [],
  )
  return [...broken, ...tooFine]
}

/** Numbers of JSON are binary: how many decimals one has shows in its text. */
function hasMoreDecimals(value: unknown, most: number): boolean {
  return typeof value === 'number' && Number.isFinite(value) && Number(value.toFixed(most)) !== value
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
