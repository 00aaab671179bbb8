import { ADDITIONAL_PROPERTY_FLAG, deepEquals } from '@rjsf/utils'
import type { RJSFSchema } from '@rjsf/utils'

/** The rules of what has a name, as the library knows them. */
type Named = NonNullable<RJSFSchema['properties']>

/**
 * Takes what the library retrieved of some rules, and answers what it retrieved of them before as far as that says the same. The library copies
 * the rules of names that are the data's own each time, and draws a value again by another copy of its rules: all of an object at each key.
 */
export function steadily(): (rules: RJSFSchema, retrieved: RJSFSchema) => RJSFSchema {
  const last = new WeakMap<RJSFSchema, RJSFSchema>()
  return (rules, retrieved) => {
    const before = last.get(rules)
    const steady = before === undefined ? retrieved : asBefore(before, retrieved)
    last.set(rules, steady)
    return steady
  }
}

function asBefore(before: RJSFSchema, next: RJSFSchema): RJSFSchema {
  const known = before.properties ?? {}
  const names = Object.entries(next.properties ?? {})
  const kept = names.map(([name, rules]): [string, Named[string]] => {
    const same = Object.hasOwn(known, name) ? known[name] : undefined
    return [name, same !== undefined && isSame(same, rules) ? same : rules]
  })
  const isKept = kept.length === Object.keys(known).length && kept.every(([name, rules]) => known[name] === rules)
  if (isKept && deepEquals({ ...before, properties: known }, { ...next, properties: known })) return before
  return next.properties === undefined ? next : { ...next, properties: Object.fromEntries(kept) }
}

/** Whether rules say the same of a name, and say both or neither that it is the data's own. */
function isSame(one: Named[string], other: Named[string]): boolean {
  return isOwn(one) === isOwn(other) && deepEquals(one, other)
}

function isOwn(rules: Named[string]): boolean {
  return typeof rules === 'object' && ADDITIONAL_PROPERTY_FLAG in rules
}
