import { RJSF_REF_CYCLE_KEY } from '@rjsf/utils'
import type { RJSFSchema } from '@rjsf/utils'
import { asObject, childOf, inOne, withInner } from '../../../config/index.ts'
import type { DataRules, JsonObject } from '../../../config/index.ts'

/** How a reference stands in rules that the form library is given: it follows each `$ref` that it sees, through all that is below. */
const TYPE = 'x-type'

/** Steps from one reference to the next: a type may be another name of one. */
const MOST_STEPS = 20

/** Rules that the library looks into where they stand, without asking for them. */
const LOOKED_INTO = ['items', 'additionalProperties', 'additionalItems', 'if', 'then', 'else']

/** Rules of a value of any kind: the library draws nothing of such as say nothing at all. */
export const ANY: JsonObject = { 'x-any': true }

/** Rules with the type that they refer to; the references in it stay closed until they are asked for themselves. */
export type OpenType = (rules: RJSFSchema) => RJSFSchema

/**
 * Opens the types of rules one at a time, as the library asks for them, each once: types that refer to each other by the hundred are never
 * followed further than somebody looks. An object inside a type, and a choice that is a form of another one, is marked to be opened by the
 * reader; a type may hold itself there without end. `words` says a type in the reader's language.
 */
export function openTypes(root: DataRules, words: (rules: DataRules) => JsonObject): OpenType {
  const types = new Map<string, JsonObject>()
  const opened = new WeakMap<JsonObject, JsonObject>()
  return open

  function open(rules: JsonObject): JsonObject {
    const known = opened.get(rules)
    if (known !== undefined) return known
    const whole = older(withParts(followed(closed(rules))))
    opened.set(rules, whole)
    return whole
  }

  /** What a reference leads to, with what stands beside it. */
  function followed({ [TYPE]: ref, ...own }: JsonObject, steps = 0): JsonObject {
    return typeof ref === 'string' && steps < MOST_STEPS ? { ...followed(typeAt(ref), steps + 1), ...own } : own
  }

  function typeAt(ref: string): JsonObject {
    const known = types.get(ref)
    if (known !== undefined) return known
    const type = asObject(childOf(root['$defs'], ref.replace(/^#\/\$defs\//, '')))
    const said = type === undefined ? {} : closed(words(type))
    types.set(ref, said)
    return said
  }

  /** Parts that all hold, and rules that the library looks into by itself, with what they refer to. */
  function withParts(rules: JsonObject, steps = 0): JsonObject {
    const whole: JsonObject = { ...rules }
    if (Array.isArray(rules['allOf']) && steps < MOST_STEPS)
      whole['allOf'] = rules['allOf'].map((part: unknown) => {
        const each = asObject(part)
        return each === undefined ? part : withParts(followed(each), steps + 1)
      })
    for (const key of LOOKED_INTO) if (isReference(rules[key])) whole[key] = followed(rules[key])
    if (saysNothing(rules['items'])) whole['items'] = ANY
    for (const key of ['properties', 'patternProperties', 'dependentSchemas']) {
      const named = asObject(rules[key])
      if (named !== undefined)
        whole[key] = Object.fromEntries(Object.entries(named).map(([name, inner]) => [name, inside(key, inner)]))
    }
    Object.assign(whole, furtherNames(whole, steps))
    for (const key of ['oneOf', 'anyOf'])
      if (Array.isArray(rules[key]))
        whole[key] = rules[key].map((form: unknown) =>
          isReference(form) && isChoice(followed(form)) ? marked(form) : form,
        )
    return whole
  }

  /**
   * The library asks values whose names are the data's own for their type alone, but follows what a pattern of names says: it is given one
   * of all names that are not said. Beside forms, which have names of their own, it would not know theirs.
   */
  function furtherNames(
    { additionalProperties, patternProperties, properties, unevaluatedProperties, oneOf, anyOf }: JsonObject,
    steps: number,
  ): JsonObject {
    const left =
      additionalProperties ?? (oneOf === undefined && anyOf === undefined ? unevaluatedProperties : undefined)
    const said = left === true ? {} : asObject(left)
    if (said === undefined) return {}
    const ofName = Array.isArray(said['allOf']) ? inOne(withParts(said, steps + 1)) : said
    if (['type', 'oneOf', 'anyOf'].some((key) => key in ofName)) return { additionalProperties: ofName }
    const names = Object.keys(asObject(properties) ?? {}).map((name) => name.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
    const others = `^(?!(?:${names.join('|')})$)`
    return {
      additionalProperties: false,
      patternProperties: { ...asObject(patternProperties), [others]: { ...ANY, ...ofName } },
    }
  }

  function inside(key: string, inner: unknown): unknown {
    if (saysNothing(inner)) return { ...ANY, ...asObject(inner) }
    if (key !== 'properties') return isReference(inner) ? followed(inner) : inner
    const own = asObject(inner)
    return own !== undefined && holdsType(own) ? { title: followed(own)['title'], ...marked(own) } : inner
  }

  /** Whether a value is drawn by a type that has values of its own: one that is referred to, or is a part, a form or a place of it. */
  function holdsType(rules: JsonObject, isOfType = isReference(rules), steps = 0): boolean {
    if (steps > MOST_STEPS) return true
    const whole = followed(rules)
    if (isOfType && (asObject(whole['properties']) !== undefined || isChoice(whole))) return true
    const inner = ['allOf', 'oneOf', 'anyOf', 'prefixItems'].flatMap((key) => (whole[key] ?? []) as unknown[])
    return inner.some((each) => {
      const part = asObject(each)
      return part !== undefined && holdsType(part, isOfType || isReference(part), steps + 1)
    })
  }
}

/** Whether rules let any value stand. */
function saysNothing(rules: unknown): boolean {
  return rules === true || Object.keys(asObject(rules) ?? { other: rules }).length === 0
}

function marked(rules: JsonObject): JsonObject {
  return { ...rules, [RJSF_REF_CYCLE_KEY]: true }
}

function isChoice(rules: JsonObject): boolean {
  return Array.isArray(rules['oneOf']) || Array.isArray(rules['anyOf'])
}

function isReference(value: unknown): value is JsonObject {
  return typeof asObject(value)?.[TYPE] === 'string'
}

/** Rules with their references closed; rules that are closed stay as they are. */
function closed(rules: JsonObject): JsonObject {
  const { $ref: ref, ...own } = rules
  return { ...withInner(ref === undefined ? rules : { ...own, [TYPE]: ref }, closed), ...marksOf(rules) }
}

/** Rules as a schema writes them: the references in them open again. */
export function written({ [TYPE]: ref, ...own }: JsonObject): DataRules {
  return { ...withInner(own, written), ...(ref !== undefined && { $ref: ref }) }
}

/** The library's marks, of a type that is opened by the reader and of a name that is the data's own, are symbols, which a copy of the entries lacks. */
export function marksOf(rules: object): object {
  return Object.fromEntries(Object.getOwnPropertySymbols(rules).map((mark) => [mark, Reflect.get(rules, mark)]))
}

/**
 * Rules as the library knows them, which are those of before 2019-09: it reads entries of different kinds from `items`, and what depends
 * on a value from `dependencies`.
 */
function older({ dependentSchemas, dependentRequired, ...rules }: JsonObject): JsonObject {
  const dependencies: JsonObject = { ...asObject(dependentSchemas) }
  for (const [name, required] of Object.entries(asObject(dependentRequired) ?? {})) {
    const said = asObject(dependencies[name])
    dependencies[name] =
      said === undefined ? required : { ...said, required: [said['required'] ?? [], required].flat() as unknown }
  }
  const { prefixItems, items, ...others } = rules
  return {
    ...(Array.isArray(prefixItems)
      ? { ...others, items: prefixItems as unknown, ...(items !== undefined && { additionalItems: items }) }
      : rules),
    ...(Object.keys(dependencies).length > 0 && { dependencies }),
  }
}
