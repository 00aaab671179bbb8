import { namedFields } from '../../meta/covers.ts'
import type { Diagnostic } from '../../findings/diagnostic.ts'
import { report } from '../../findings/diagnostics.ts'
import { fits, manifestFor, type Language } from '../../meta/walk.ts'
import type { DataRules, JsonObject } from '../../model/values.ts'
import { isHidden, isOfTenant, isReadOnly } from '../../source/entries.ts'
import { child, members, textOf, valueOf, type Member, type Node } from '../../source/tree.ts'
import { typeAt } from '../../data/type-at.ts'
import { keepsLimits } from '../../data/keeps.ts'
import { judged } from '../../data/patterns.ts'
import { isOfType } from '../../meta/metas.ts'
import { isOwnName, OWN_PLACE } from '../../data/own.ts'
import { checkComposed } from './composed.ts'
import { checkEffects } from './effects.ts'
import { checkShown } from './shown.ts'
import { checkAsked, checkTyped } from './typed.ts'
import { checkUnentered } from './unentered.ts'
import { checkLiteral } from '../values/literals.ts'
import { checkDemands } from '../values/together.ts'
import { fieldPath, strayField, widestAt, type DataScope } from '../scopes.ts'

/** What is asked of forms alone: paths that fields have by their id, nested fields, hidden requirements, circles of effects. `tests` are those of its conditions. */
export function checkForm(language: Language, form: Node, scope: DataScope, tests: readonly Node[]): Diagnostic[] {
  const rules = scope.data
  const given = givenPaths(form)
  const byId = child(form, 'sections')
  const sections = members(byId).flatMap(([, { value: section }]) => [
    ...checkFields(
      language,
      child(section, 'fields'),
      rules,
      rules,
      given,
      (field) => child(byId, textOf(child(field, 'section')) ?? '') ?? section,
    ),
    ...checkAsked(language, section),
  ])
  const effects = members(child(form, 'effects')).flatMap(([, { value }]) => {
    const each = textOf(child(value, 'each'))
    const on = textOf(child(value, 'on')) ?? ''
    return checkLiteral(
      each === undefined ? widestAt(scope, on) : typeAt(widestAt(scope, each)?.items, on),
      child(value, 'to'),
    )
  })
  const unasked = checkAsking(language, form)
  const actions = members(child(form, 'actions')).flatMap(([, { value }]) =>
    (child(value, 'call') === undefined) === (child(value, 'go') === undefined)
      ? [report('action-does-nothing', value, { ways: 'either "call" or "go"' })]
      : [],
  )
  return [
    ...sections,
    ...checkReadOnly(language, form, rules, given),
    ...checkKept(form, scope),
    ...unasked,
    ...checkShown(form, given, (field) => coveredBy(language, form, field)),
    // What a rule waits for that is never asked is no question.
    ...checkUnentered(form, tests, given, (field) => coveredBy(language, form, field)).filter(
      ({ pointer }) => !unasked.some((rule) => pointer.startsWith(rule.pointer.slice(0, -'at'.length))),
    ),
    ...effects,
    ...actions,
    ...checkComposed(form, scope),
    ...checkDemands(form),
    ...checkRecord(child(form, 'record')),
    ...checkPut('initial-refused', child(child(form, 'record'), 'initial'), rules),
    ...members(child(form, 'effects')).flatMap(([, { value: effect }]) => {
      const each = textOf(child(effect, 'each'))
      return checkPut('effect-refused', child(effect, 'set'), each === undefined ? rules : typeAt(rules, each)?.items)
    }),
    ...checkEffects(form, (field) => coveredBy(language, form, field)),
  ]
}

/** Required fields that nobody can change, unless a new record, an effect, a text that is composed or another field gives their value. */
function checkReadOnly(
  language: Language,
  form: Node,
  rules: DataRules | undefined,
  given: ReadonlySet<string>,
): Diagnostic[] {
  const fields = members(child(form, 'sections')).flatMap(([, { value: section }]) =>
    isHidden(section) ? [] : members(child(section, 'fields')).filter(([, { value }]) => !isHidden(value)),
  )
  const entered = fields.flatMap(([id, { value }]) => (isReadOnly(value) ? [] : coveredBy(language, form, id)))
  const known = new Set([...given, ...entered, ...members(child(form, 'composed')).map(([path]) => path)])
  return fields.flatMap(([id, { value: field }]) => {
    const [path, place] = [fieldPath(id, field), child(field, 'readOnly')]
    return place !== undefined && isReadOnly(field) && isRequired(field, path, rules) && !known.has(path)
      ? [report('required-read-only', place, { path })]
      : []
  })
}

/** Whether a tenant's own field of a form is kept: of a record only where the contract has a place for such; a search leaves it in the address. */
export function keepsOwn({ widest, searched }: Pick<DataScope, 'widest' | 'searched'>): boolean {
  return searched === true || widest === undefined || typeAt(widest, OWN_PLACE) !== undefined
}

function checkKept(form: Node, scope: DataScope): Diagnostic[] {
  if (keepsOwn(scope)) return []
  return members(child(form, 'sections')).flatMap(([, { value }]) =>
    members(child(value, 'fields')).flatMap(([id, { key, value: field }]) =>
      isOwnName(id) && child(field, 'path') === undefined ? [report('own-field-not-kept', key, { id })] : [],
    ),
  )
}

/** A tenant's own rules at places that only hidden fields cover: they are not asked. */
function checkAsking(language: Language, form: Node): Diagnostic[] {
  const byId = child(form, 'sections')
  const fields = members(byId).flatMap(([, { value: section }]) =>
    members(child(section, 'fields')).map(([id, { value: field }]) => ({
      isShown: !isHidden(field) && !isHidden(child(byId, textOf(child(field, 'section')) ?? '') ?? section),
      paths: coveredBy(language, form, id),
    })),
  )
  return members(child(form, 'rules')).flatMap(([id, { value: rule }]) => {
    const at = child(rule, 'at')
    const path = [textOf(child(rule, 'each')), textOf(at)].filter((each) => each !== undefined).join('.')
    const covering = fields.filter(({ paths }) => paths.some((each) => `${path}.`.startsWith(`${each}.`)))
    const isUnasked = covering.length > 0 && covering.every(({ isShown }) => !isShown)
    return at !== undefined && isOwnName(id) && !isHidden(rule) && isUnasked
      ? [report('rule-unasked', at, { path })]
      : []
  })
}

/** The paths that a field of the form shows or edits: its own, and those that its options name. */
function coveredBy(language: Language, form: Node, id: string): string[] {
  const fields = members(child(form, 'sections')).map(([, { value }]) => child(child(value, 'fields'), id))
  return fields.flatMap((field) => {
    if (field === undefined) return []
    const options = child(field, 'options')
    return [
      fieldPath(id, field),
      ...namedFields(
        manifestFor(language, field, 'widget'),
        options === undefined ? {} : (valueOf(options) as JsonObject),
      ),
    ]
  })
}

/** A record that is loaded has an id, and one with an id is loaded. */
function checkRecord(record: Node | undefined): Diagnostic[] {
  const missing = ['id', 'load'].filter((key) => child(record, key) === undefined)
  const [key] = missing
  return record === undefined || key === undefined || missing.length === 2
    ? []
    : [report('missing-key', record, { key })]
}

/** Values that a tenant puts into a new record, or into one that is changed, and that the limits of their places refuse: whoever has it has to mend it first. */
function checkPut(
  code: 'initial-refused' | 'effect-refused',
  values: Node | undefined,
  rules: DataRules | undefined,
): Diagnostic[] {
  return members(values).flatMap(([path, { value: given }]) => {
    const of = typeAt(rules, path) ?? {}
    if (given.kind !== 'scalar' || given.value === '' || !isOfTenant(given)) return []
    // One of another type has a finding of its own.
    const isTyped = [of.type ?? []].flat().some((type) => isOfType(given, type))
    // What a tenant asks beside the portal stands in parts.
    const isKept = [of, ...((of['allOf'] ?? []) as DataRules[])].every((each) => keepsLimits(judged(each), given.value))
    return isTyped && !isKept ? [report(code, given, { path, value: String(given.value) })] : []
  })
}

function checkFields(
  language: Language,
  fields: Node | undefined,
  data: DataRules | undefined,
  form: DataRules | undefined,
  given: ReadonlySet<string>,
  sectionOf: (field: Node) => Node,
): Diagnostic[] {
  return members(fields).flatMap(([id, member]) => {
    const field = member.value
    const path = fieldPath(id, field)
    const found: Diagnostic[] = []
    const isKept = data === form || !isOwnName(id) || typeAt(data, OWN_PLACE) !== undefined
    if (child(field, 'path') === undefined)
      found.push(...(isKept ? checkOwnPath(member, path, data) : [report('own-in-rows', member.key, { name: id })]))
    found.push(...checkTyped(language, id, field))
    const hiding = data === form ? [field, sectionOf(field)].find(isHidden) : undefined
    if (hiding !== undefined && isRequired(field, path, data) && !given.has(path)) {
      const said = [child(field, 'hidden'), child(field, 'section'), child(hiding, 'hidden')]
      const place = said.find((each) => isOfTenant(each)) ?? child(field, 'hidden')
      found.push(report('hidden-required', place ?? member.key, { path }))
    }
    // What a row holds stands in that row.
    const section = data === form ? undefined : members(field).find(([key]) => key === 'section')?.[1]
    if (section !== undefined)
      found.push(report('unknown-key', section.key, { key: 'section', nearest: undefined, allowed: '' }))
    const nested = child(field, 'fields')
    const part = manifestFor(language, field, 'widget')
    if (nested !== undefined && part !== undefined && part.nested !== true)
      found.push(report('no-nested-fields', nested, { name: part.name }))
    const type = typeAt(data, path)?.type
    if (part !== undefined && type !== undefined && !fits(part.types, [type].flat())) {
      found.push(
        report('part-does-not-fit', child(field, 'widget') ?? member.key, {
          name: part.name,
          path,
          type: [type].flat().join(' or '),
        }),
      )
    }
    return [...found, ...checkFields(language, nested, typeAt(data, path)?.items, form, given, (inner) => inner)]
  })
}

function checkOwnPath(member: Member, path: string, data: DataRules | undefined): Diagnostic[] {
  const astray = strayField({ data }, path, undefined)
  return astray === undefined ? [] : [report('unknown-path', member.key, { ...astray })]
}

function isRequired(field: Node, path: string, data: DataRules | undefined): boolean {
  const required = child(field, 'required')
  return (required !== undefined && valueOf(required) !== false) || data?.required?.includes(path) === true
}

/** Paths that a new record or an effect gives a value. */
function givenPaths(form: Node): ReadonlySet<string> {
  const sets = members(child(form, 'effects')).map(([, { value }]) => child(value, 'set'))
  return new Set(
    [child(child(form, 'record'), 'initial'), ...sets].flatMap((values) => members(values).map(([path]) => path)),
  )
}
