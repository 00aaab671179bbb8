import type { DataRules } from '../model/values.ts'
import { withInner } from './inner.ts'
import { CODE } from './type-at.ts'

/** Words of a schema that say nothing about the data; `discriminator` names the property by which the forms tell themselves apart. */
export const ANNOTATIONS: ReadonlySet<string> = new Set([
  'title',
  'description',
  'example',
  'examples',
  'default',
  'deprecated',
  'externalDocs',
  'discriminator',
  'xml',
  '$comment',
])

/** The rules of what is answered: a value that is only written never comes. */
export function withoutWritten(rules: DataRules | undefined): DataRules | undefined {
  if (rules === undefined) return undefined
  const read = Object.entries(rules.properties ?? {}).filter(([, value]) => value['writeOnly'] !== true)
  const whole = rules.properties === undefined ? rules : { ...rules, properties: Object.fromEntries(read) }
  return withInner(whole, (inner) => withoutWritten(inner))
}

/** The rules of data alone: what is written about names is no rule. */
export function withoutCodes<Value>(rules: Value): Value {
  if (Array.isArray(rules)) return rules.map(withoutCodes) as Value
  if (typeof rules !== 'object' || rules === null) return rules
  return Object.fromEntries(
    Object.entries(rules).flatMap(([key, value]) => (key === CODE ? [] : [[key, withoutCodes(value)]])),
  ) as Value
}
