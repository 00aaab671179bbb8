import type { Condition, DataRules, Scalar } from '../model/values.ts'
import { isScalar } from '../model/values.ts'
import { asObject } from '../data/inner.ts'
import { formsOf, isObject, plainOf } from './schema.ts'

/** Rules that an object keeps besides its own, and when; without a condition nobody can tell before something is entered. */
export interface Branch {
  when?: Condition
  rules: DataRules
}

/**
 * What an object keeps by what it holds: `if` with `then` and `else`, `dependentSchemas`, `dependentRequired`, and the forms of
 * `oneOf` and `anyOf`, told apart by the constant that each has (JSON Schema 2020-12, Core §10.2). `before` leads to the object.
 */
export function branchesOf(rules: DataRules, before: string): Branch[] {
  const { properties = {} } = plainOf(rules)
  return [rules, ...formsOf(rules, 'allOf')].flatMap((part, at) => [
    ...(at === 0 ? [] : formsOf(part, 'allOf').flatMap((each) => branchesOf(each, before))),
    ...conditional(part, before, properties),
    ...dependent(part, before),
    ...['oneOf', 'anyOf'].flatMap((key) => alternatives(objectForms(part, key), before)),
  ])
}

/** The forms that an object may take. */
export function objectForms(rules: DataRules, ...keys: readonly string[]): DataRules[] {
  const forms = formsOf(rules, ...keys).map(plainOf)
  const isOfObjects = forms.every(
    (form) =>
      (form.type === undefined ? form.required !== undefined : [form.type].flat().includes('object')) || isObject(form),
  )
  return isOfObjects && forms.length > 1 ? forms : []
}

/** The property that tells forms apart: each has a constant for it, or a list of its own. */
export function tagOf(forms: readonly DataRules[]): string | undefined {
  const [first] = forms
  return Object.keys(first?.properties ?? {}).find((key) => {
    if (!isName(key)) return false
    const values = forms.map((form) => valuesOf(form.properties?.[key]))
    const all = values.flatMap((each) => each ?? [])
    return values.every((each) => each !== undefined) && new Set(all).size === all.length
  })
}

/** What a property must be, where its rules list it. */
export function valuesOf(rules: DataRules | undefined): Scalar[] | undefined {
  if (rules === undefined) return undefined
  return 'const' in rules ? [rules['const'] as Scalar] : rules.enum
}

function conditional({ if: asked, then, else: otherwise }: DataRules, before: string, known: Known): Branch[] {
  if (asObject(asked) === undefined) return []
  const when = conditionOf(asked as DataRules, before, known)
  return [
    ...withNested(when, then as DataRules | undefined, before),
    ...withNested(negated(when), otherwise as DataRules | undefined, before),
  ]
}

function dependent({ dependentSchemas, dependentRequired }: DataRules, before: string): Branch[] {
  const isFilled = (key: string): Condition | undefined => ofName(key, { field: before + key, filled: true })
  return [
    ...Object.entries((dependentSchemas ?? {}) as Record<string, DataRules>).flatMap(([key, rules]) =>
      withNested(isFilled(key), rules, before),
    ),
    ...Object.entries((dependentRequired ?? {}) as Record<string, string[]>).flatMap(([key, required]) =>
      withNested(isFilled(key), { required }, before),
    ),
  ]
}

function alternatives(forms: readonly DataRules[], before: string): Branch[] {
  const tag = tagOf(forms)
  return forms.flatMap((form) => {
    const values = tag === undefined ? undefined : valuesOf(form.properties?.[tag])
    return withNested(values && { field: `${before}${tag ?? ''}`, in: values }, form, before)
  })
}

/** A branch, and those inside it; none that can never be. */
export function withNested(asked: Condition | undefined, rules: DataRules | undefined, before: string): Branch[] {
  if (rules === undefined || asObject(rules) === undefined || asked === NEVER) return []
  const when = asked === ALWAYS ? undefined : asked
  return [{ ...(when && { when }), rules }, ...branchesOf(rules, before).map((inner) => both(when, inner))]
}

function both(when: Condition | undefined, { when: inner, rules }: Branch): Branch {
  const all = [when, inner].filter((each) => each !== undefined)
  const [only] = all
  return { ...(only !== undefined && { when: all.length === 1 ? only : { all } }), rules }
}

/** What is said of the values that a condition reads, by their names. */
type Known = Readonly<Record<string, DataRules>>

/** When data keeps rules, as a condition of a layout says it: a value that is not there breaks none. Undefined for rules that no condition says. */
function conditionOf(rules: DataRules, before: string, known: Known): Condition | undefined {
  const parts = Object.entries(rules)
    .filter(([key]) => !['title', 'description', 'type', 'default', 'examples'].includes(key))
    .map(([key, value]): Condition | undefined => {
      if (key === 'required') {
        return every((value as string[]).map((name) => ofName(name, { field: before + name, filled: true })))
      }
      if (key === 'not') return negated(conditionOf(value as DataRules, before, known))
      if (key === 'allOf' || key === 'anyOf') {
        const each = (value as DataRules[]).map((form) => conditionOf(form, before, known))
        return key === 'allOf' ? every(each) : some(each)
      }
      if (key !== 'properties') return undefined
      return every(
        Object.entries(value as Record<string, DataRules>).map(([name, inner]) => {
          const held = ofValue(inner, before + name, Object.hasOwn(known, name) ? known[name] : undefined)
          const kept = some([{ not: { field: before + name, filled: true } }, held])
          return kept && ofName(name, kept)
        }),
      )
    })
  return every(parts)
}

/** When one value keeps rules, of which `known` is what it may be at all. */
function ofValue(rules: DataRules, field: string, known: DataRules = {}): Condition | undefined {
  const parts = Object.entries(rules)
    .filter(([key]) => !['title', 'description', 'default', 'examples'].includes(key))
    .map(([key, value]): Condition | undefined => {
      // Which of several types a value is of no condition says.
      if (key === 'type') return isToldOtherwise(rules) || isWithinTypes(known, [value].flat()) ? ALWAYS : undefined
      if (key === 'const') return isScalar(value) ? { field, is: value } : undefined
      if (key === 'enum') return (value as unknown[]).every(isScalar) ? { field, in: value as Scalar[] } : undefined
      if (key === 'minLength') return Number(value) > 1 ? { field, longer: Number(value) - 1 } : ALWAYS
      if (key === 'minimum') return { not: { field, below: value as number } }
      if (key === 'maximum') return { not: { field, above: value as number } }
      if (key === 'exclusiveMinimum') return { field, above: value as number }
      if (key === 'exclusiveMaximum') return { field, below: value as number }
      if (key === 'not') return negated(ofValue(value as DataRules, field, known))
      if (key === 'properties' || key === 'required')
        return conditionOf({ [key]: value }, `${field}.`, plainOf(known).properties ?? {})
      return undefined
    })
  return every(parts)
}

/** Whether a value is told by more than its type. */
function isToldOtherwise(rules: DataRules): boolean {
  return 'const' in rules || rules.enum !== undefined
}

/** Whether all values that may be entered are of some types. */
function isWithinTypes(rules: DataRules, types: readonly unknown[]): boolean {
  const own = [rules, ...formsOf(rules, 'anyOf', 'oneOf')].flatMap(({ type }) => type ?? [])
  return own
    .filter((each) => each !== 'null')
    .every((each) => types.includes(each) || (each === 'integer' && types.includes('number')))
}

/** What each value keeps, and what none does: no layout says either. */
const ALWAYS: Condition = { all: [] }
const NEVER: Condition = { not: ALWAYS }

/** Whether a path leads to what has this name. */
export function isName(key: string): boolean {
  return key !== '' && !key.includes('.')
}

/** A condition of what has a name: none can be said where no path leads to it. */
function ofName(key: string, condition: Condition): Condition | undefined {
  return isName(key) ? condition : undefined
}

function negated(condition: Condition | undefined): Condition | undefined {
  if (condition === ALWAYS) return NEVER
  return condition === NEVER ? ALWAYS : condition && { not: condition }
}

/** Conditions that all hold; undefined where one of them cannot be said. */
function every(list: readonly (Condition | undefined)[]): Condition | undefined {
  const told = list.filter((each) => each !== undefined).filter((each) => each !== ALWAYS)
  if (told.includes(NEVER)) return NEVER
  if (list.includes(undefined)) return undefined
  return told.length === 0 ? ALWAYS : { all: told }
}

/** Conditions of which one holds; undefined where one of them cannot be said. */
function some(list: readonly (Condition | undefined)[]): Condition | undefined {
  if (list.includes(ALWAYS)) return ALWAYS
  if (list.includes(undefined)) return undefined
  const told = list.filter((each) => each !== undefined).filter((each) => each !== NEVER)
  return told.length === 0 ? NEVER : { any: told }
}
