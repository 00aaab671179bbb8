import type { Condition, DataRules, Scalar } from '../model/values.ts'
import { branchesOf, objectForms, tagOf, valuesOf, withNested } from './branches.ts'
import type { Branch } from './branches.ts'
import { plainOf, without } from './schema.ts'

/** A value that an object may have, once for each set of rules that it is under. */
export interface Entry {
  key: string
  /** As a layout reads them. */
  rules: DataRules
  /** When it is there at all; always without. */
  when?: Condition
  /** Whether it must be given: always, or by a condition. */
  required?: true | Condition
  /** What the form of the object is called that begins with it. */
  heading?: string
  /** What rules of the object around it say of the values in it, and when. */
  branches?: Branch[]
}

/** The values that an object may have, in whichever of its parts and forms; `before` leads to it, `outer` are the branches of what holds it. */
export function entriesOf(object: DataRules, before: string, outer: readonly Branch[] = []): Entry[] {
  const whole = plainOf(object)
  const entries: Entry[] = []
  const own = Object.entries(withTags(whole))
  const isSaid = ([, rules]: [string, DataRules]): boolean => Object.keys(rules).length > 0
  const add = ([key, rules]: [string, DataRules]): void => {
    entries.push({ key, rules: plainOf(rules), ...(whole.required?.includes(key) === true && { required: true }) })
  }
  own.filter(isSaid).forEach(add)
  const names = new Set(entries.map(({ key }) => key))
  const further = outer.flatMap(({ when, rules }) => withNested(when, rules, before))
  for (const { when, rules } of [...branchesOf(object, before), ...further]) {
    const { properties = {}, required = [], title } = plainOf(rules)
    let heading = typeof title === 'string' && when === undefined ? title : undefined
    for (const [key, each] of Object.entries(properties)) {
      if (isNever(each)) {
        entries.filter((entry) => entry.key === key).forEach((entry) => narrow(entry, when))
        continue
      }
      const inner = plainOf(each)
      if (names.has(key)) {
        // The object says it itself; what a branch says beyond that is checked, but for further values in it.
        const own = inner.properties === undefined ? undefined : entries.find((entry) => entry.key === key)
        if (own !== undefined && isGroup(own.rules)) (own.branches ??= []).push({ ...(when && { when }), rules: inner })
        continue
      }
      const same = entries.find((entry) => entry.key === key && JSON.stringify(entry.rules) === JSON.stringify(inner))
      const isRequired = when !== undefined && required.includes(key)
      if (same !== undefined) widen(same, when)
      else
        entries.push({
          key,
          rules: inner,
          ...(when !== undefined && { when }),
          ...(isRequired && { required: true }),
          ...(heading !== undefined && { heading }),
        })
      heading = undefined
    }
    if (when === undefined) continue
    for (const key of required) {
      const entry = names.has(key) ? entries.find((each) => each.key === key) : undefined
      if (entry !== undefined && entry.required !== true)
        entry.required = entry.required === undefined ? when : eitherOf(entry.required, when)
    }
  }
  own.filter(([key]) => entries.every((entry) => entry.key !== key)).forEach(add)
  return entries
}

/** Rules in which each object that fields draw has all values that it may have: what a field asks for what it shows. */
export function shapeOf(rules: DataRules, outer: readonly Branch[] = []): DataRules {
  const properties: Record<string, DataRules> = {}
  for (const { key, rules: inner, branches } of entriesOf(rules, '', outer))
    if (!Object.hasOwn(properties, key)) properties[key] = shapeOfValue(inner, branches)
  return { ...plainOf(rules), properties }
}

/** The rules of one value, of any shape, as its field asks for them. */
export function shapeOfValue(rules: DataRules, outer?: readonly Branch[]): DataRules {
  if (isGroup(rules)) return shapeOf(rules, outer)
  return isRows(rules) ? { ...rules, items: shapeOf(rules.items ?? {}) } : wholeOf(rules)
}

/** An object that fields draw: all its values have names, which no type behind a reference adds to, and of several forms a constant tells which it is. */
export function isGroup(rules: DataRules): boolean {
  const { type, additionalProperties, patternProperties, unevaluatedProperties, $ref: ref } = rules
  if (ref !== undefined) return false
  const further = additionalProperties ?? unevaluatedProperties ?? {}
  if (type !== 'object' || patternProperties !== undefined || Object.keys(further).length > 0) return false
  const forms = objectForms(rules, 'oneOf', 'anyOf')
  return (forms.length === 0 || tagOf(forms) !== undefined) && entriesOf(rules, '').length > 0
}

/** A value that the form library draws as one: what describes it stands below it; an object that names none takes any names. */
function wholeOf(rules: DataRules): DataRules {
  const { type, properties, additionalProperties } = rules
  const isOpen = type === 'object' && properties === undefined && additionalProperties === undefined
  return { ...without(rules, 'description'), ...(isOpen && { additionalProperties: true }) }
}

/** A list whose entries fields draw. */
export function isRows({ type, items }: DataRules): boolean {
  return type === 'array' && items !== undefined && isGroup(plainOf(items))
}

/** An object's own values; of what tells its forms apart, all that it may be. */
function withTags(rules: DataRules): Record<string, DataRules> {
  const properties = Object.fromEntries(Object.entries(rules.properties ?? {}).filter(([, value]) => !isNever(value)))
  const forms = objectForms(rules, 'oneOf', 'anyOf')
  const tag = tagOf(forms)
  if (tag === undefined || Object.hasOwn(properties, tag)) return properties
  const values = forms.flatMap((form): Scalar[] => valuesOf(form.properties?.[tag]) ?? [])
  const { const: _one, enum: _few, default: _first, ...rest } = forms[0]?.properties?.[tag] ?? {}
  return { [tag]: { ...rest, enum: values }, ...properties }
}

/** `false`, as a schema. */
function isNever({ not }: DataRules): boolean {
  return typeof not === 'object' && not !== null && Object.keys(not).length === 0
}

/** A value that a branch forbids is not there while the branch holds. */
function narrow(entry: Entry, when: Condition | undefined): void {
  if (when === undefined) return
  const other = { not: when }
  entry.when = entry.when === undefined ? other : { all: [entry.when, other] }
}

function widen(entry: Entry, when: Condition | undefined): void {
  if (entry.when === undefined) return
  if (when === undefined) delete entry.when
  else entry.when = eitherOf(entry.when, when)
}

function eitherOf(left: Condition, right: Condition): Condition {
  return { any: ['any' in left ? left.any : [left], right].flat() }
}
