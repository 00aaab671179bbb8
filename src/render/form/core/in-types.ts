import { clockIn, dayOrText } from '../../../config/index.ts'
import type { DataRules, JsonObject } from '../../../config/index.ts'

/** As a gateway writes a number in a text, short enough to be exactly that number. */
const NUMBER = /^-?(?=[\d.]{1,15}$)\d+(\.\d+)?$/
const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
])

/**
 * Loaded data as the data rules want it: a gateway may send a number as a text and the other way, a flag as a text or where the rules count
 * 1 and 0, codes as a list where they are joined by commas (forms §3), a day and a time of day in another form. The same object where all
 * is so.
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
  if (typeof value === 'string') return ofText(value, rules)
  if (typeof value === 'boolean') return isOf(rules, 'number', 'integer') ? Number(value) : value
  return typeof value === 'number' && isOf(rules, 'string') ? String(value) : value
}

/** What stands in a text, of the type and the form that the rules say; the text where it is nothing of the kind. */
function ofText(text: string, rules: DataRules): unknown {
  if (isOf(rules, 'number', 'integer')) return NUMBER.test(text) ? Number(text) : text
  if (rules.type === 'boolean') return FLAGS.get(text.toLowerCase()) ?? text
  if (rules['format'] === 'yyyymmdd') return dayOrText(text)
  return rules['format'] === 'hhmm' ? (clockIn(text) ?? text) : text
}

function kept(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  return before.every((each, at) => each === after[at]) ? before : after
}

/** Whether rules take one of some types, and none but those. */
function isOf({ type }: DataRules, ...wanted: string[]): boolean {
  const types = [type ?? []].flat().filter((each) => each !== 'null')
  return types.length > 0 && types.every((each) => wanted.includes(each))
}
