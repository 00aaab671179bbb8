import type { ValidatorType } from '@rjsf/utils'
import { childOf } from '../../../config/index.ts'
import type { DataRules } from '../../../config/index.ts'

/** Asked which branch of a choice a value is of, and nothing else: the form's own validator checks what is sent (docs/decisions/0001). */
export const validator: ValidatorType = {
  isValid: (branch, value) => matches(branch as DataRules, value),
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({}),
}

type Rules = DataRules | boolean

/**
 * Whether a value may be one of a schema, as far as its shape tells: type, `const`, `enum`, what is required and the same of what it
 * holds. It tells the branches of `oneOf` and `anyOf` apart without a validator of each (the page compiles none); what is sent is
 * checked by the form's own.
 */
export function matches(schema: Rules, value: unknown): boolean {
  if (typeof schema === 'boolean') return schema
  const { type, required = [], properties = {}, items } = schema
  if (type !== undefined && ![type].flat().some((each) => isOfType(value, each))) return false
  if (schema['const'] !== undefined && !same(schema['const'], value)) return false
  if (Array.isArray(schema['enum']) && !schema['enum'].some((each) => same(each, value))) return false
  if (!listOf(schema, 'allOf').every((each) => matches(each, value))) return false
  const [any, one] = [listOf(schema, 'anyOf'), listOf(schema, 'oneOf')]
  if ([any, one].some((branches) => branches.length > 0 && !branches.some((each) => matches(each, value)))) return false
  if (Array.isArray(value))
    return items === undefined || Array.isArray(items) || value.every((each) => matches(items, each))
  if (typeof value !== 'object' || value === null) return true
  return (
    required.every((name) => childOf(value, name) !== undefined) &&
    Object.entries(properties).every(([name, rules]) => {
      const member = childOf(value, name)
      return member === undefined || matches(rules, member)
    })
  )
}

function listOf(schema: DataRules, key: string): Rules[] {
  const list = schema[key]
  return Array.isArray(list) ? (list as Rules[]) : []
}

function isOfType(value: unknown, type: unknown): boolean {
  if (type === 'null') return value === null
  if (type === 'array') return Array.isArray(value)
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value)
  if (type === 'integer') return Number.isInteger(value)
  return typeof value === type
}

function same(left: unknown, right: unknown): boolean {
  return Object.is(left, right) || (typeof left === 'object' && JSON.stringify(left) === JSON.stringify(right))
}
