import type { DataRules, JsonObject } from '../../../config/index.ts'

/** As a gateway writes a number in a text, short enough to be exactly that number. */
const NUMBER = /^-?(?=[\d.]{1,15}$)\d+(\.\d+)?$/

/**
 * Loaded data with its numbers and texts in the types of the data rules: a gateway may send either as the other, a flag where the rules
 * count 1 and 0, and codes as a list where they are joined by commas (forms §3). The same object where all are.
 */
export function inTypes(data: JsonObject, rules: DataRules): JsonObject {
  return typed(data, rules) as JsonObject
}

function typed(value: unknown, rules: DataRules): unknown {
  const { properties, items } = rules
  if (Array.isArray(value) && isOf(rules, 'string') && value.every((each) => typeof each === 'string'))
    return value.join(',')
  if (Array.isArray(value))
    return items === undefined
      ? value
      : kept(
          value,
          value.map((each) => typed(each, items)),
        )
  if (typeof value === 'object' && value !== null) {
    const known = Object.entries(value).map(([name, each]): [string, unknown] => {
      const within = properties !== undefined && Object.hasOwn(properties, name) ? properties[name] : undefined
      return [name, within === undefined ? each : typed(each, within)]
    })
    return Object.values(value).every((each, at) => each === known[at]?.[1]) ? value : Object.fromEntries(known)
  }
  if (typeof value === 'string') return isOf(rules, 'number', 'integer') && NUMBER.test(value) ? Number(value) : value
  if (typeof value === 'boolean') return isOf(rules, 'number', 'integer') ? Number(value) : value
  return typeof value === 'number' && isOf(rules, 'string') ? String(value) : value
}

function kept(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  return before.every((each, at) => each === after[at]) ? before : after
}

/** Whether rules take one of some types, and of numbers and texts none but those. */
function isOf({ type }: DataRules, ...wanted: string[]): boolean {
  const types = [type ?? []].flat().filter((each) => ['string', 'number', 'integer'].includes(each))
  return types.length > 0 && types.every((each) => wanted.includes(each))
}
