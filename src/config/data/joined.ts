import type { DataRules, Scalar } from '../model/values.ts'
import { tighten } from './limits.ts'

/** Keywords that say something only beside each other. */
const CHOICE = ['if', 'then', 'else']

/** Keywords of which two values are one that says both. */
const LIMITS = [
  ...['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems', 'maxProperties', 'minLength', 'minimum', 'pattern'],
  ...['exclusiveMinimum', 'minItems', 'minProperties', 'enum', 'required', 'readOnly'],
]

/**
 * Rules that are written in several parts which all hold (`allOf`), as one: who reads them looks for a value and its limits in one
 * place. What two parts say with one keyword stays in `allOf` where the keyword cannot say both. Constants are lists of values.
 */
export function joined(rules: DataRules): DataRules {
  const whole = inOne(rules)
  const values = constantsIn(whole)
  if (values === undefined) return whole
  const { const: _one, oneOf: _forms, anyOf: _others, ...rest } = whole
  return { ...rest, enum: whole.enum?.filter((each) => values.includes(each)) ?? values }
}

/** The same, and constants stay what they are, with their titles. */
export function inOne({ allOf, ...own }: DataRules): DataRules {
  return Array.isArray(allOf) ? [...(allOf as DataRules[]).map(inOne), own].reduce(both) : own
}

function both(one: DataRules, other: DataRules): DataRules {
  const limits: DataRules = {}
  const said: DataRules = {}
  const apart: DataRules = {}
  for (const [key, value] of Object.entries(other)) {
    const merged = Object.hasOwn(one, key) ? mergedOf(key, one[key], value) : value
    if (CHOICE.includes(key) && one['if'] !== undefined) apart[key] = value
    else if (LIMITS.includes(key)) limits[key] = value
    else if (merged === undefined) apart[key] = value
    else said[key] = merged
  }
  const whole: DataRules = { ...tighten(one, limits), ...said }
  if (Object.keys(apart).length === 0) return whole
  return { ...whole, allOf: [...((whole['allOf'] ?? []) as DataRules[]), apart] }
}

/** Two values of a keyword as the one that says both; nothing where none does. */
function mergedOf(key: string, one: unknown, other: unknown): unknown {
  if (JSON.stringify(one) === JSON.stringify(other)) return one
  if (key === 'allOf') return [one, other].flat()
  if (key === 'additionalProperties') return one === false || other === false ? false : undefined
  if (key === 'type') return typesIn(one as DataRules['type'], other as DataRules['type'])
  if (key === 'items') return inOne({ allOf: [one as DataRules, other as DataRules] })
  if (key !== 'properties') return undefined
  const result = { ...(one as Record<string, DataRules>) }
  for (const [name, rules] of Object.entries(other as Record<string, DataRules>)) {
    const present = Object.hasOwn(result, name) ? result[name] : undefined
    result[name] = present === undefined ? rules : inOne({ allOf: [present, rules] })
  }
  return result
}

/** The types that two values of `type` both allow; nothing where there are none. */
function typesIn(one: DataRules['type'], other: DataRules['type']): string | string[] | undefined {
  const others = [other ?? []].flat()
  const types = [one ?? []].flat().flatMap((type) => {
    if (others.includes(type)) return [type]
    return [type, ...others].includes('integer') && others.includes(type === 'number' ? 'integer' : 'number')
      ? ['integer']
      : []
  })
  return types.length > 1 ? types : types[0]
}

/** The values that constants alone allow. */
function constantsIn(rules: DataRules): Scalar[] | undefined {
  if (isScalar(rules['const'])) return [rules['const']]
  const forms = [rules['oneOf'], rules['anyOf']].find(Array.isArray) as DataRules[] | undefined
  const values = forms?.flatMap((form) => (isScalar(form['const']) ? [form['const']] : (form.enum ?? [undefined])))
  const scalars = values?.filter(isScalar) ?? []
  return scalars.length > 0 && scalars.length === values?.length ? scalars : undefined
}

function isScalar(value: unknown): value is Scalar {
  return ['string', 'number', 'boolean'].includes(typeof value)
}
