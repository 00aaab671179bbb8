import { getAt } from '../conditions/paths.ts'
import { choicesOf } from '../data/choices.ts'
import { asObject } from '../data/inner.ts'
import { typeAt } from '../data/type-at.ts'
import type { FieldModel } from '../model/form.ts'
import type { DataRules, JsonObject } from '../model/values.ts'
import { isGroup } from './entries.ts'
import { formsOf, plainOf } from './schema.ts'

/**
 * What a value begins with: its own `default`, filled up by the defaults of the values in it, and with its constants as soon as anything is
 * there. Undefined where nothing gives a value, or gives `null`. `given` is what stands there already, by the default of what holds it;
 * `isAlways`: it is there in any case. Of a type behind a reference only its own default counts: types may hold each other without end.
 */
export function beginningOf(rules: DataRules, root: DataRules, given?: unknown, isAlways = true): unknown {
  const whole = plainOf(rules)
  if (given === undefined && whole['default'] === null) return undefined
  const own = given ?? whole['default'] ?? ownOfType(whole, root) ?? undefined
  if (Array.isArray(own)) {
    const { items } = whole
    return asObject(items) === undefined ? own : own.map((each: unknown) => beginningOf(items ?? {}, root, each))
  }
  if (own !== undefined && asObject(own) === undefined) return own
  const values = { ...asObject(own) }
  for (const [key, inner] of Object.entries(whole.properties ?? {})) {
    // `null` was said of it, too.
    if (Object.hasOwn(values, key) && values[key] === null) continue
    const isNeeded = (isAlways || own !== undefined) && whole.required?.includes(key) === true
    const said = beginningOf(inner, root, Object.hasOwn(values, key) ? values[key] : undefined, isNeeded)
    const value = said === undefined && isNeeded ? beginningOfNeeded(inner, root) : said
    if (value !== undefined) values[key] = value
  }
  const isThere = isAlways || own !== undefined || Object.keys(values).length > 0
  const all = isThere ? { ...constantsOf(whole), ...values } : values
  return own === undefined && Object.keys(all).length === 0 ? undefined : all
}

/** The constants that an object must hold, by their names. */
export function constantsOf(rules: DataRules): JsonObject {
  const { properties = {}, required = [] } = plainOf(rules)
  const named = required.map((key): [string, unknown] => [
    key,
    Object.hasOwn(properties, key) ? plainOf(properties[key] ?? {})['const'] : undefined,
  ])
  return Object.fromEntries(named.filter(([, constant]) => constant !== undefined && constant !== null))
}

/** What a value begins with that must be there, as it is drawn: a flag that is not set, and of a choice between forms the first, which is shown. */
function beginningOfNeeded(rules: DataRules, root: DataRules): unknown {
  const whole = plainOf(rules)
  if (whole.type === 'boolean' && choicesOf(whole) === undefined) return false
  const [first, ...others] = formsOf(whole, 'oneOf', 'anyOf')
  if (first === undefined || others.length === 0 || choicesOf(whole) !== undefined || isGroup(whole)) return undefined
  if (first.type === 'null') return others.filter(({ type }) => type !== 'null').length > 1 ? null : undefined
  return first['const'] ?? beginningOf(first, root)
}

function ownOfType({ $ref: ref }: DataRules, root: DataRules): unknown {
  const name = typeof ref === 'string' ? ref.replace(/^#\/\$defs\//, '') : undefined
  return name === undefined ? undefined : asObject(getAt(root['$defs'], name))?.['default']
}

/** The values of a new record, of any shape. */
export function beginningOfRecord(rules: DataRules): JsonObject {
  return asObject(beginningOf(rules, rules)) ?? {}
}

/** Fields whose new rows begin as their rules say. */
export function withNewRows(
  fields: readonly FieldModel[],
  rules: DataRules | undefined,
  root: DataRules,
): FieldModel[] {
  return fields.map((field) => {
    const { fields: inRow, options, path } = field
    const items = inRow === undefined ? undefined : typeAt(rules, path)?.items
    if (inRow === undefined || items === undefined) return field
    const newRow = { ...asObject(beginningOf(items, root)), ...asObject(options['newRow']) }
    return { ...field, options: { ...options, newRow }, fields: withNewRows(inRow, items, root) }
  })
}
