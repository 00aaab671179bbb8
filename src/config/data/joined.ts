import { isScalar } from '../model/values.ts'
import type { DataRules, Scalar } from '../model/values.ts'
import { hasPattern } from './keeps.ts'
import { commonTypes, tighten } from './limits.ts'

/** Keywords that say something only beside each other. */
const CHOICE = ['if', 'then', 'else']

/** Keywords of which two values are one that says both. */
const LIMITS = [
  ...['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems', 'maxProperties', 'minLength', 'minimum', 'pattern'],
  ...['exclusiveMinimum', 'minItems', 'minProperties', 'enum', 'required', 'readOnly'],
]

/**
 * Joins rules that are written in several parts which all hold (`allOf`), so that a value and its limits are found in one place. Where one
 * keyword cannot say what two parts say with it, both stay in `allOf`. Constants become lists of values; a value beside null becomes that
 * value, of a type that allows null.
 */
export function joined(rules: DataRules): DataRules {
  return (['const', 'oneOf', 'anyOf'] as const).reduce<DataRules>(
    (whole, key) => {
      const values = constantsIn(whole, key)
      if (values === undefined) return whole
      const { [key]: _constants, ...rest } = whole
      return { ...rest, enum: whole.enum?.filter((each) => values.includes(each)) ?? values }
    },
    orNull(inOne(rules)),
  )
}

/** The same, and constants stay what they are, with their titles. */
export function inOne({ allOf, ...own }: DataRules): DataRules {
  // `false` is a schema, too: of what no value is.
  const part = (each: DataRules | boolean): DataRules =>
    each === false ? { not: {} } : inOne(each === true ? {} : each)
  return Array.isArray(allOf) ? [...(allOf as (DataRules | boolean)[]).map(part), own].reduce(both) : own
}

/** Keywords that hold for null as for every other value; the others say something of values of their own type alone. */
const OF_ANY = ['allOf', 'anyOf', 'oneOf', 'not', ...CHOICE]

/** What may be null as generators of contracts write it (`anyOf` of its rules and null), as the rules of a value whose type takes null. */
function orNull(rules: DataRules): DataRules {
  const key = (['anyOf', 'oneOf'] as const).find((each) => Array.isArray(rules[each]))
  if (key === undefined) return rules
  const { [key]: forms, ...own } = rules
  const [value, ...others] = (forms as DataRules[]).filter((form) => !isNull(form))
  if (others.length > 0 || (forms as DataRules[]).length === 1) return rules
  if (value?.type === undefined || OF_ANY.some((each) => Object.hasOwn(value, each))) return rules
  const type = [...new Set([value.type, 'null'].flat())]
  const values = value.enum && { enum: [...value.enum, null] as unknown as Scalar[] }
  return inOne({ ...own, allOf: [{ ...value, type, ...values }, ...((own['allOf'] ?? []) as DataRules[])] })
}

function isNull(form: DataRules): boolean {
  return form.type === 'null' && Object.keys(form).length === 1
}

function both(one: DataRules, other: DataRules): DataRules {
  const limits: DataRules = {}
  const said: DataRules = {}
  const apart: DataRules = {}
  for (const [key, value] of Object.entries(other)) {
    const merged = Object.hasOwn(one, key) ? mergedOf(key, one[key], value) : value
    if (key === 'allOf') continue
    if (CHOICE.includes(key) && one['if'] !== undefined) apart[key] = value
    else if (LIMITS.includes(key)) limits[key] = value
    else if (merged === undefined) apart[key] = value
    else said[key] = merged
  }
  const whole = named({ ...tighten(one, limits), ...said }, [one, other])
  const parts = [whole['allOf'], other['allOf']].flatMap((each) => (each ?? []) as DataRules[])
  const all = Object.keys(apart).length === 0 ? parts : [...parts, apart]
  return all.length === 0 ? whole : { ...whole, allOf: all }
}

/** A part that takes no further names takes none of another part's: each is closed over its own (JSON Schema 2020-12, Core 10.3.2.3). */
function named(whole: DataRules, parts: readonly DataRules[]): DataRules {
  const closed = parts.filter((part) => part['additionalProperties'] === false)
  if (closed.length === 0 || whole.properties === undefined) return whole
  const takes = (name: string) => (part: DataRules) =>
    Object.hasOwn(part.properties ?? {}, name) ||
    Object.keys(part['patternProperties'] ?? {}).some((pattern) => hasPattern(pattern, name))
  const taken = Object.entries(whole.properties).filter(([name]) => closed.every(takes(name)))
  return { ...whole, properties: Object.fromEntries(taken) }
}

/** Two values of a keyword as the one that says both; nothing where none does. */
function mergedOf(key: string, one: unknown, other: unknown): unknown {
  if (JSON.stringify(one) === JSON.stringify(other)) return one
  if (key === 'additionalProperties') return one === false || other === false ? false : undefined
  if (key === 'type') return commonTypes(one as DataRules['type'], other as DataRules['type'])
  if (key === 'items') return inOne({ allOf: [one as DataRules, other as DataRules] })
  if (key !== 'properties') return undefined
  const result = { ...(one as Record<string, DataRules>) }
  for (const [name, rules] of Object.entries(other as Record<string, DataRules>)) {
    const present = Object.hasOwn(result, name) ? result[name] : undefined
    result[name] = present === undefined ? rules : inOne({ allOf: [present, rules] })
  }
  return result
}

/** The values that a keyword allows which says nothing but constants, each once. */
function constantsIn(rules: DataRules, key: 'const' | 'oneOf' | 'anyOf'): Scalar[] | undefined {
  const said = rules[key]
  if (key === 'const') return isScalar(said) ? [said] : undefined
  const forms = Array.isArray(said) ? (said as DataRules[]) : []
  const values = forms.flatMap((form) => (isScalar(form['const']) ? [form['const']] : (form.enum ?? [undefined])))
  const scalars = values.filter(isScalar)
  return scalars.length > 0 && scalars.length === values.length ? [...new Set(scalars)] : undefined
}
