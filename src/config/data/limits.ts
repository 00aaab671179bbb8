import type { DataRules, Scalar } from '../model/values.ts'

/** Limits of which the smaller one is the stricter. */
const upper = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems', 'maxProperties'] as const
/** Limits of which the greater one is the stricter. */
const lower = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems', 'minProperties'] as const

/**
 * Rules under further rules: everything of both holds, and of two limits the stricter one stands.
 * The further rules never allow what the first refuse.
 */
export function tighten(base: DataRules, extra: DataRules): DataRules {
  const result: DataRules = { ...base }
  for (const [key, value] of Object.entries(extra)) {
    const present = base[key]
    if (present === undefined) result[key] = value
    else if (isOneOf(upper, key)) result[key] = Math.min(Number(present), Number(value))
    else if (isOneOf(lower, key)) result[key] = Math.max(Number(present), Number(value))
    else if (key === 'multipleOf' && isMultiple(value, present)) result[key] = Number(value)
    else if (key === 'multipleOf' && isMultiple(present, value)) continue
    else if (key === 'enum') result[key] = (present as Scalar[]).filter((each) => (value as Scalar[]).includes(each))
    else if (key === 'required') result[key] = [...new Set([...(present as string[]), ...(value as string[])])]
    else if (key === 'readOnly') result[key] = present === true || value === true
    else if (key === 'type') result[key] = commonTypes(base.type, extra.type) ?? typesOf(present)
    else if ((key === 'pattern' || key === 'multipleOf') && value !== present)
      result['allOf'] = [...((result['allOf'] as DataRules[] | undefined) ?? []), { [key]: value }]
    else if (key === 'items') result[key] = tighten(present as DataRules, value as DataRules)
    else if (key === 'properties')
      result[key] = properties(present as Record<string, DataRules>, value as Record<string, DataRules>)
  }
  return result
}

function properties(base: Record<string, DataRules>, extra: Record<string, DataRules>): Record<string, DataRules> {
  const result = { ...base }
  for (const [name, rules] of Object.entries(extra)) {
    const present = Object.hasOwn(base, name) ? base[name] : undefined
    result[name] = present === undefined ? rules : tighten(present, rules)
  }
  return result
}

/** Why a limit is weaker than the one it stands over; nothing when it is as strict or stricter. */
export function weakness(key: string, base: DataRules, value: unknown): string | undefined {
  const present = base[key]
  if (present === undefined) return undefined
  if (isOneOf(upper, key) && Number(value) > Number(present)) return `the limit ${key} ${String(present)}`
  if (isOneOf(lower, key) && Number(value) < Number(present)) return `the limit ${key} ${String(present)}`
  if (key === 'multipleOf' && !isMultiple(value, present)) return `the step ${String(present)}`
  if (key === 'readOnly' && present === true && value !== true) return 'a value that is read-only'
  if (key === 'type' && !typesOf(value).every((type) => isAmong(type, typesOf(present))))
    return `the type ${typesOf(present).join(' or ')}`
  if (key === 'enum' && Array.isArray(value) && Array.isArray(present)) {
    const beyond = value.filter((each) => !present.includes(each))
    if (beyond.length > 0) return `the list of values, which has no ${beyond.map(String).join(', ')}`
  }
  return undefined
}

/** The types that two values of `type` both allow; nothing where there are none. */
export function commonTypes(one: DataRules['type'], other: DataRules['type']): string | string[] | undefined {
  const others = [other ?? []].flat()
  const types = [one ?? []].flat().flatMap((type) => {
    if (others.includes(type)) return [type]
    return [type, ...others].includes('integer') && others.includes(type === 'number' ? 'integer' : 'number')
      ? ['integer']
      : []
  })
  return types.length > 1 ? types : types[0]
}

/** Whether a step is one of several of another one. Numbers of JSON are binary: 0.3 is three times 0.1, but not to the last bit. */
function isMultiple(step: unknown, of: unknown): boolean {
  const times = Number(step) / Number(of)
  return Math.round(times) >= 1 && Math.abs(times - Math.round(times)) < 1e-6
}

function isAmong(type: string, types: readonly string[]): boolean {
  return types.includes(type) || (type === 'integer' && types.includes('number'))
}

function typesOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [String(value)]
}

function isOneOf(list: readonly string[], key: string): boolean {
  return list.includes(key)
}
