import { CODE } from '../../data/type-at.ts'
import type { DataRules } from '../../model/values.ts'
import { isObject } from '../../shared/object.ts'
import { nearest } from '../../shared/words.ts'
import { countOfForms, demandsOf, formsDifference, isInFewer, neededIn, valuesOf } from './forms.ts'

/** What a difference means to who was built for the contract before: it breaks, it may break, it offers. */
export type Weight = 'breaking' | 'doubtful' | 'harmless'

/** One difference between two schemas of the same value. */
export interface SchemaDifference {
  weight: Weight
  /** Where in the value: `lines[].qty`; empty for the value itself. */
  at: string
  /** What is so now, after the name of the place: `is asked for`. */
  change: string
  /** The new value of a list of values. */
  value?: string
  /** The keyword of which another limit holds, and which one: `maxLength`; none where it holds no longer. */
  limit?: { keyword: string; to: number | undefined }
  /** What is gone is probably called this now. */
  other?: string
}

/** Who writes a value: a page sends it, or a gateway answers it. The same difference breaks the one and not the other. */
export type Direction = 'sent' | 'answered'

const lowest = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems', 'minProperties', 'multipleOf'] as const
const highest = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems', 'maxProperties'] as const
/** Rules between values, of which only can be said that they are others. */
const between = [
  ...['if', 'then', 'else', 'not', 'dependentRequired', 'dependentSchemas', 'allOf', 'contains', 'uniqueItems'],
  ...['propertyNames', 'patternProperties', 'prefixItems'],
]

/** What is so of a value, a parameter or an operation that the contract marks `deprecated`. */
export const LEAVING = 'is deprecated: a later version may be without it'

/** What is so of an object that takes no names any more but those that the contract has. */
const CLOSED = 'takes no further names any more'

/** What differs between two schemas of a value, its own rules first, then what is inside of it. */
export function schemaDifferences(old: DataRules, now: DataRules, direction: Direction, at = ''): SchemaDifference[] {
  const types = typeDifference(old, now, direction, at)
  const words = wordDifferences(old, now, direction, at)
  // Of another type, nothing else can be compared.
  if (types?.weight === 'breaking') return [types, ...words]
  const forms = formsDifference(old, now, direction)
  const [items, itemsNow] = [itemsOf(old), itemsOf(now)]
  return [
    ...(types === undefined ? [] : [types]),
    ...words,
    ...(forms === undefined ? [] : [{ ...forms, at }]),
    ...formatDifference(old, now, at),
    ...(direction === 'answered' ? [...formDifference(old, now, at), ...codeDifference(old, now, at)] : []),
    ...enumDifferences(old, now, direction, at),
    ...(direction === 'sent' ? [...limitDifferences(old, now, at), ...otherRules(old, now, at)] : []),
    ...(direction === 'sent' ? readOnlyDifference(old, now, at) : []),
    ...propertyDifferences(old, now, direction, at),
    ...(items !== undefined && itemsNow !== undefined ? schemaDifferences(items, itemsNow, direction, `${at}[]`) : []),
  ]
}

/** What each item of a list is; nothing where, beside items that each have their place, it only says whether more may follow. */
export function itemsOf({ items }: DataRules): DataRules | undefined {
  return isObject(items) ? items : undefined
}

/** What is said of a value beside its rules: what stands for it where it is left out, and that it will go. */
function wordDifferences(old: DataRules, now: DataRules, direction: Direction, at: string): SchemaDifference[] {
  const [was, is] = [old['default'], now['default']].map((value) => JSON.stringify(value))
  const before = was === undefined ? '' : `, was ${was}`
  const change =
    is === undefined
      ? `stands for no ${was ?? ''} any more where it is left out`
      : `is ${is} where it is left out${before}`
  const isOther = direction === 'sent' && was !== is
  const isLeaving = now['deprecated'] === true && old['deprecated'] !== true
  return [
    ...(isOther ? [{ weight: was === undefined ? ('harmless' as const) : ('doubtful' as const), at, change }] : []),
    ...(isLeaving ? [{ weight: 'doubtful' as const, at, change: LEAVING }] : []),
  ]
}

function typeDifference(
  old: DataRules,
  now: DataRules,
  direction: Direction,
  at: string,
): SchemaDifference | undefined {
  const [was, is] = [typesOf(old), typesOf(now)]
  if (was.length === 0) return undefined
  if (is.length === 0)
    return {
      weight: direction === 'sent' ? 'harmless' : 'doubtful',
      at,
      change: `may be of any type, was ${was.join(' or ')}`,
    }
  const accepts = (types: readonly string[], type: string) =>
    types.includes(type) || (type === 'integer' && types.includes('number'))
  const lost = was.filter((type) => !accepts(is, type))
  const added = is.filter((type) => !accepts(was, type))
  if (lost.length === 0 && added.length === 0) return undefined
  const isNull = (types: readonly string[]) => types.every((type) => type === 'null')
  if (direction === 'answered' && lost.length === 0 && isNull(added))
    return { weight: 'doubtful', at, change: 'may be null' }
  // A whole number is a number as well; only what is answered may have decimals that were not there.
  if (direction === 'answered' && added.every((type) => type === 'number') && lost.every((type) => type === 'integer'))
    return added.length === 0 ? undefined : { weight: 'doubtful', at, change: 'may have decimals' }
  const breaks = direction === 'sent' ? lost.length > 0 : added.length > 0
  return { weight: breaks ? 'breaking' : 'harmless', at, change: `is ${is.join(' or ')}, was ${was.join(' or ')}` }
}

/** A form sends back what came with its record unless it is read-only. */
function readOnlyDifference(old: DataRules, now: DataRules, at: string): SchemaDifference[] {
  const [was, is] = [old['readOnly'] === true, now['readOnly'] === true]
  if (was === is) return []
  return [
    is
      ? { weight: 'breaking', at, change: 'is read-only' }
      : { weight: 'harmless', at, change: 'is read-only no longer: a form whose record has it sends it back' },
  ]
}

/** The format of a value; none of a number: it says how many bits a program keeps it in, and JSON has one kind of number. */
export function formatOf(rules: DataRules): string | undefined {
  const format = rules['format']
  const types = typesOf(rules).filter((type) => type !== 'null')
  const isNumber = types.length > 0 && types.every((type) => type === 'integer' || type === 'number')
  return typeof format === 'string' && !isNumber ? format : undefined
}

function formatDifference(old: DataRules, now: DataRules, at: string): SchemaDifference[] {
  const [was, is] = [old, now].map(formatOf)
  if (was === is || typesOf(old).length === 0) return []
  const words = (format: unknown) => (typeof format === 'string' ? `the format ${format}` : 'no format')
  return [{ weight: 'breaking', at, change: `has ${words(is)}, had ${words(was)}` }]
}

/** A text that comes in another form, such as a day: who reads it may not understand it. Of another format it is told already. */
function formDifference(old: DataRules, now: DataRules, at: string): SchemaDifference[] {
  const [was, is] = [old['pattern'], now['pattern']]
  if (typeof was !== 'string' || typeof is !== 'string' || was === is || old['format'] !== now['format']) return []
  return [{ weight: 'doubtful', at, change: `comes as ${is}, came as ${was}` }]
}

/** A name that may be absent is shown by its code: who shows it without one shows nothing. */
function codeDifference(old: DataRules, now: DataRules, at: string): SchemaDifference[] {
  const [was, is] = [old[CODE], now[CODE]]
  return typeof was !== 'string' || is !== undefined
    ? []
    : [{ weight: 'doubtful', at, change: `has no ${was} to stand for it any more where it is absent` }]
}

function enumDifferences(old: DataRules, now: DataRules, direction: Direction, at: string): SchemaDifference[] {
  // Whether a value may be null is told by its type.
  const [was, is] = [old, now].map((rules) => (rules.enum as unknown[] | undefined)?.filter((value) => value !== null))
  if (was === undefined && is === undefined) return []
  if (was === undefined)
    return direction === 'sent' ? [{ weight: 'breaking', at, change: `takes ${is?.join(', ') ?? ''} only` }] : []
  if (is === undefined)
    return [{ weight: direction === 'sent' ? 'harmless' : 'doubtful', at, change: 'may have any value' }]
  const gone = was.filter((value) => !is.includes(value))
  const added = is.filter((value) => !was.includes(value))
  return [
    ...gone.map((value): SchemaDifference => {
      const change = direction === 'sent' ? `takes ${String(value)} no longer` : `is never ${String(value)}`
      return { weight: direction === 'sent' ? 'breaking' : 'harmless', at, change, value: String(value) }
    }),
    ...added.map((value): SchemaDifference => {
      const change = direction === 'sent' ? `takes ${String(value)}, too` : `may be ${String(value)}`
      return { weight: direction === 'sent' ? 'harmless' : 'doubtful', at, change, value: String(value) }
    }),
  ]
}

function limitDifferences(old: DataRules, now: DataRules, at: string): SchemaDifference[] {
  const limits = [...lowest, ...highest].flatMap((key): SchemaDifference[] => {
    const [was, is] = [old[key] as number | undefined, now[key] as number | undefined]
    if (was === is) return []
    const isLow = (lowest as readonly string[]).includes(key)
    const isStricter = is !== undefined && (was === undefined || (isLow ? is > was : is < was))
    return [
      {
        weight: isStricter ? 'breaking' : 'harmless',
        at,
        limit: { keyword: key, to: is },
        change: `has ${is === undefined ? `no ${key}` : `${key} ${is}`}, had ${was === undefined ? 'none' : was}`,
      },
    ]
  })
  const [was, is] = [old['pattern'], now['pattern']]
  // Of another format, the form is another as well.
  if (was === is || old['format'] !== now['format']) return limits
  const change = typeof is === 'string' ? `has the form ${is}` : 'has any form'
  return [...limits, { weight: is === undefined ? 'harmless' : 'breaking', at, change }]
}

/** What refuses values by other values, or names that were taken. */
function otherRules(old: DataRules, now: DataRules, at: string): SchemaDifference[] {
  const isOther =
    between.some((key) => now[key] !== undefined && JSON.stringify(now[key]) !== JSON.stringify(old[key])) ||
    (demandsOf(now) !== '' && demandsOf(now) !== demandsOf(old))
  const isOpen =
    ['object', 'boolean'].includes(typeof old['additionalProperties']) && old['additionalProperties'] !== false
  const isClosed = now['additionalProperties'] === false && (old['additionalProperties'] ?? true) !== false
  return [
    ...(isOther ? [{ weight: 'doubtful' as const, at, change: 'has other rules between its values' }] : []),
    ...(isClosed ? [{ weight: isOpen ? ('breaking' as const) : ('doubtful' as const), at, change: CLOSED }] : []),
  ]
}

function propertyDifferences(old: DataRules, now: DataRules, direction: Direction, at: string): SchemaDifference[] {
  const [was, is] = [valuesOf(old), valuesOf(now)]
  const [needed, needs] = [neededIn(old), neededIn(now)]
  // What comes in one form and not in another follows from the forms.
  const isNewlyFormed = countOfForms(now) > countOfForms(old)
  const place = (name: string) => (at === '' ? name : `${at}.${name}`)
  const found: SchemaDifference[] = []
  // What the contract left open may have had any properties.
  if (Object.keys(was).length === 0 && Object.keys(is).length === 0) return found
  for (const [name, rules] of Object.entries(was)) {
    const next = is[name]
    if (next === undefined) {
      const change = direction === 'sent' ? 'is not taken any more' : 'does not come any more'
      const other = renamed(name, was, is)
      found.push({ weight: 'breaking', at: place(name), change, ...(other !== undefined && { other }) })
      continue
    }
    const [before, after] = [needed.has(name), needs.has(name)]
    if (direction === 'sent' && after && !before)
      found.push({ weight: 'breaking', at: place(name), change: 'must be given' })
    if (direction === 'sent' && before && !after)
      found.push({ weight: 'harmless', at: place(name), change: 'need not be given' })
    if (direction === 'answered' && before && !after && !isNewlyFormed)
      found.push({ weight: 'doubtful', at: place(name), change: 'may be absent' })
    else if (direction === 'answered' && isInFewer(old, now, name))
      found.push({ weight: 'doubtful', at: place(name), change: 'comes in fewer of its forms' })
    found.push(...schemaDifferences(rules, next, direction, place(name)))
  }
  for (const name of Object.keys(is)) {
    if (Object.hasOwn(was, name)) continue
    const isNeeded = direction === 'sent' && needs.has(name)
    const change = isNeeded ? 'must be given' : direction === 'sent' ? 'may be given' : 'comes'
    found.push({ weight: isNeeded ? 'breaking' : 'harmless', at: place(name), change })
  }
  return found
}

/** What a value that is gone is called now: of the new ones of its type the most like it, or the only one. */
function renamed(name: string, was: Record<string, DataRules>, is: Record<string, DataRules>): string | undefined {
  const isLike = (one: DataRules, other: DataRules) => String(typesOf(one)) === String(typesOf(other))
  const fresh = Object.keys(is).filter((each) => !Object.hasOwn(was, each) && isLike(was[name] ?? {}, is[each] ?? {}))
  const gone = Object.keys(was).filter((each) => !Object.hasOwn(is, each) && isLike(was[name] ?? {}, was[each] ?? {}))
  return (
    movedTo(name, was, is) ?? nearest(name, fresh) ?? (gone.length === 1 && fresh.length === 1 ? fresh[0] : undefined)
  )
}

/** Where a value that is gone stands now: by its own name and type in an object that is new. */
function movedTo(name: string, was: Record<string, DataRules>, is: Record<string, DataRules>): string | undefined {
  const inside = Object.entries(is).find(([holder, rules]) => {
    const moved = Object.hasOwn(was, holder) ? undefined : valuesOf(rules)[name]
    return moved !== undefined && String(typesOf(moved)) === String(typesOf(was[name] ?? {}))
  })
  return inside === undefined ? undefined : `${inside[0]}.${name}`
}

/**
 * The types that a value may have; where none is named, those of the values that are listed, or what a schema of values by name or of
 * items is meant for; of one of several forms, those of all of them, none where one of them is left open.
 */
export function typesOf(rules: DataRules): string[] {
  const { type, oneOf, anyOf, properties, items } = rules
  if (type !== undefined) return [type].flat().sort()
  const values = rules.enum ?? ('const' in rules ? [rules['const']] : undefined)
  if (values !== undefined) return [...new Set(values.map(typeOfValue))].sort()
  const forms = [oneOf, anyOf].find(Array.isArray) as DataRules[] | undefined
  const types = (forms ?? []).map(typesOf)
  if (forms !== undefined) return types.some((each) => each.length === 0) ? [] : [...new Set(types.flat())].sort()
  return properties !== undefined ? ['object'] : items !== undefined ? ['array'] : []
}

function typeOfValue(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : Number.isInteger(value) ? 'integer' : typeof value
}
