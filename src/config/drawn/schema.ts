import { Contract } from '../data/contract.ts'
import { asObject, DEFINITIONS, innerOf, withInner } from '../data/inner.ts'
import { DEEPEST, depthOf } from './depth.ts'
import { inOne } from '../data/joined.ts'
import { tighten } from '../data/limits.ts'
import type { DataRules, JsonObject } from '../model/values.ts'
import { modern } from './modern.ts'
import { isOwnWord } from './words.ts'

/** Keys of a schema's root that are about the file, not about the data. */
const ofTheFile = ['$defs', 'definitions', 'renamed']

/** Words of a schema that a form shows, or begins with. */
const SHOWN = ['title', 'description', 'default', 'examples']

/** Where a schema stands in the one that data is checked by. */
const ROOT = '#/$defs/root'

/** Where a value stands that is no object with names of its own. */
const VALUE = 'value'

/** The data rules of a file, and what of it they lack. */
export interface ReadRules {
  rules: DataRules
  /** The same as data is checked by it: each type once, however often it is referred to. Absent over a type of the contract. */
  checked?: DataRules
  /** The record is under `value`: what the schema describes is no object, or has no names of its own. */
  isUnderValue: boolean
  /** References that lead nowhere in the file. */
  lost: string[]
  /** Its types are too many to be written out inside each other. */
  isVast: boolean
}

/**
 * The data rules that a schema of any origin and draft says, with its words: its own `$ref`s resolved, but for what holds itself,
 * which stands in `$defs`; one that points at a type of the contract stands over that type.
 */
export function rulesOf(schema: JsonObject, contract: Contract): ReadRules {
  const ref = schema['$ref']
  const type = typeof ref === 'string' && /\.ya?ml#/.test(ref) ? contract.type(ref.split('/').at(-1) ?? '') : undefined
  const lost = new Set<string>()
  const own = modern(schema, (each) => lost.add(each))
  const root = '#/components/schemas/root'
  const met = new Map<string, string>()
  const { deepest, isPlain } = depthOf(own)
  const reading = (depth: number) =>
    new Contract(
      { ...own, components: { schemas: { root: type === undefined ? own : { ...own, $ref: undefined } } } },
      {
        keeps: (word) => SHOWN.includes(word),
        isAgain: (each, inside) => inside.length > depth && !isPlain(each),
        apart: true,
        again: (each) => {
          const at = each === '#' ? root : each
          if (!met.has(at)) met.set(at, `type-${String(met.size)}`)
          return { $ref: `#/$defs/${met.get(at) ?? ''}` }
        },
      },
    )
  const read = reading(deepest)
  const whole = read.type('root') ?? {}
  const defs: Record<string, DataRules> = {}
  // What is found while one is read is read after it.
  const inner = deepest === DEEPEST ? read : reading(0)
  for (const [each, name] of met) defs[name] = inner.at(each)
  const plain = without(whole, ...ofTheFile)
  const rules = type === undefined ? plain : tighten(type, plain)
  const isUnderValue = !isObject(plainOf(rules)) && type === undefined
  const asRecord = (value: DataRules): DataRules =>
    isUnderValue ? { type: 'object', required: [VALUE], properties: { [VALUE]: value } } : value
  return {
    rules: { ...asRecord(rules), ...(met.size > 0 && { $defs: defs }) },
    ...(type === undefined && { checked: { ...asRecord({ $ref: ROOT }), $defs: { root: belowRoot(own) } } }),
    isUnderValue,
    lost: [...lost],
    isVast: deepest < DEEPEST,
  }
}

/** A schema as it stands in another one, without what it says to people. */
function belowRoot(schema: JsonObject): JsonObject {
  const rest: JsonObject = without(schema, ...SHOWN, 'deprecated', '$comment')
  const ref = rest['$ref']
  const moved = typeof ref === 'string' ? { ...rest, $ref: `${ROOT}${ref.slice(1)}` } : rest
  return withInner(moved, belowRoot, DEFINITIONS)
}

/** Whether it is an object with names, all of them or some, or a choice between such. */
export function isObject({ type, properties, ...rules }: DataRules): boolean {
  if (properties !== undefined) return true
  const forms = formsOf<DataRules>(rules, 'anyOf', 'oneOf')
  return (type === undefined || type === 'object') && forms.length > 0 && forms.every((form) => isObject(plainOf(form)))
}

/**
 * Rules as a layout reads them: parts that all hold are one, and a form that is nothing (`null`) is passed over where one other is left.
 * What is validated stays as it was written.
 */
export function plainOf(rules: DataRules): DataRules {
  const rest = formsOf(rules, 'anyOf', 'oneOf').filter(({ type }) => type !== 'null')
  // A type that holds itself stays a form: the whole would have its values, and those of the form beside them.
  const only = rest.length === 1 ? rest.filter(({ $ref: ref }) => ref === undefined) : []
  const parts = [rules, ...formsOf(rules, 'allOf'), ...only].map((part, at) => (at === 0 ? part : plainOf(part)))
  if (parts.length === 1) return rules
  const properties: Record<string, DataRules> = {}
  for (const [key, value] of parts.flatMap((part) => Object.entries(part.properties ?? {}))) {
    const said = Object.hasOwn(properties, key) ? properties[key] : undefined
    properties[key] = said === undefined ? value : inOne({ allOf: [said, value] })
  }
  const required = parts.flatMap((part) => part.required ?? [])
  return {
    ...(Object.assign({}, ...parts.toReversed()) as DataRules),
    ...(Object.keys(properties).length > 0 && { type: 'object', properties }),
    ...(required.length > 0 && { required }),
  }
}

/** The titles of all values in some rules, as the schema has them. */
export function titlesIn(rules: DataRules): string[] {
  const title = wordOf(rules['title'])
  return [...(title === undefined || isOwnWord(title) ? [] : [title]), ...innerOf(rules, ['$defs']).flatMap(titlesIn)]
}

/** Keys of whole numbers that their rules let be greater than a number holds exactly. */
export function inexactIn(rules: DataRules): string[] {
  const own = Object.entries(rules.properties ?? {}).flatMap(([key, inner]) => (isInexact(inner) ? [key] : []))
  return [...new Set([...own, ...innerOf(rules, ['$defs']).flatMap(inexactIn)])]
}

function isInexact({ type, format, maximum }: DataRules): boolean {
  const most = typeof maximum === 'number' ? maximum : /^u?int64$/.test(String(format)) ? Infinity : 0
  return [type].flat().includes('integer') && most > Number.MAX_SAFE_INTEGER
}

export function formsOf<Rules extends JsonObject>(rules: Rules, ...keys: readonly string[]): Rules[] {
  return keys.flatMap((key) => (Array.isArray(rules[key]) ? (rules[key] as unknown[]) : [])).filter(isRules<Rules>)
}

function isRules<Rules extends JsonObject>(value: unknown): value is Rules {
  return asObject(value) !== undefined
}

function wordOf(title: unknown): string | undefined {
  return typeof title === 'string' && title !== '' ? title : undefined
}

/** A copy without some of its keys. */
export function without<T extends object, K extends keyof T>(value: T, ...keys: K[]): Omit<T, K> {
  return Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key as K))) as Omit<T, K>
}
