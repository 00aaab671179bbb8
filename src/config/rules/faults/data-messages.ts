import { isFilled } from '../../conditions/condition.ts'
import type { Scope } from '../../conditions/condition.ts'
import { ancestorsOf, childOf, getAt, isWithin, joinPath, segmentsOf } from '../../conditions/paths.ts'
import { partsOf, rulesAtNames, takesOwnNames } from '../../data/parts.ts'
import type { FieldModel, FormModel } from '../../model/form.ts'
import type { DataRules, LabelId, Path } from '../../model/values.ts'
import { isRemovedRow } from '../fields.ts'
import type { PlacedField } from '../fields.ts'
import { holdsEntry } from '../own-entry.ts'
import { isSendable } from '../payload.ts'
import type { Payload } from '../payload.ts'
import { ofData } from '../scope.ts'
import { refusedSigns, signsMessage } from '../signs.ts'
import type { CheckData, Fault, RuleMessage } from './fault.ts'

/** What the broken data rules of a payload say, each at its place in the data. */
export function dataMessages(
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
  /** What a value is called whose names these are. */
  const labelOf = (names: readonly string[]): LabelId => {
    const [rules] = rulesAtNames([model.schema], names, model.schema)
    const title = rules?.['title']
    return shownAt(names.join('.'))?.label ?? (typeof title === 'string' ? title : (names.at(-1) ?? ''))
  }
  const worded = (path: Path, { keyword, limit, beyond = [], among }: Omit<Fault, 'path'>): RuleMessage => {
    const field = shownAt(path)
    const value = beyond.reduce(childOf, getAt(data, path))
    const isFurther = keyword === 'pattern' && field?.furtherForms?.includes(String(limit)) === true
    // The field's own words are about the portal's form: of a further one the signs are told that it refuses, or the usual words.
    const areSignsTold = isFurther && refusedSigns(limit, value) !== undefined
    const own = isFurther ? undefined : field?.messages?.[keyword]
    const label = areSignsTold
      ? undefined
      : (own ?? model.messages[`${keyword}:${String(limit)}`] ?? model.messages[keyword])
    const place = beyond.length > 0 && { beyond }
    if (keyword === 'pattern') return { ...signsMessage(label, limit, value), ...place }
    if (among !== undefined) {
      const holder = [...segmentsOf(path), ...beyond].slice(0, -1)
      const names = among.map((name) => labelOf([...holder, name]))
      return { label: label ?? (keyword === 'required' ? 'form.oneOfThese' : 'form.onlyOne'), names, ...place }
    }
    // A place of a list that nothing was entered for is null in what is sent.
    const isMissing = keyword === 'required' || value === undefined
    const isWord = typeof value === 'string' && isNumeric([...segmentsOf(path), ...beyond], model.schema)
    const usual = isMissing ? 'form.required' : isWord ? 'form.invalidNumber' : 'form.invalid'
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

/** Whether a number is entered where these names lead, and nothing else: it is not one of a list. */
function isNumeric(names: readonly string[], schema: DataRules): boolean {
  const rules = rulesAtNames([schema], names, schema).flatMap((each) => partsOf(each, schema))
  const types = rules.flatMap(({ type }) => type ?? []).filter((type) => type !== 'null')
  const isListed = rules.some((each) => each.enum !== undefined || 'const' in each)
  return types.length > 0 && !isListed && types.every((type) => type === 'number' || type === 'integer')
}

/** Numbers of JSON are binary: how many decimals one has shows in its text. */
function hasMoreDecimals(value: unknown, most: number): boolean {
  return typeof value === 'number' && Number.isFinite(value) && Number(value.toFixed(most)) !== value
}

/**
 * What a gateway has put into the record, and a person can do nothing about: a name that nothing shows, a value of a list that was loaded
 * and is as it was, and any other that is as it was where no field shows it. All are sent back; whoever stores them judges them.
 */
export function othersThings(
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
