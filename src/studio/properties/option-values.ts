import type { OptionSchema } from '../../config/index.ts'
import type { Named, NamedLookup, Shape, Taking } from '../../config/node.ts'
import type { NamedField } from '../conditions/fields.ts'
import type { Option } from '../controls/Choice.tsx'
import type { Words } from '../words/words.ts'

/** An option, or what stands in a list or an object of one. */
export interface Described
  extends
    Partial<
      Pick<
        OptionSchema,
        'default' | 'enum' | 'required' | 'additionalProperties' | 'x-names' | 'x-lookup' | 'x-values-of'
      >
    >,
    Pick<Shape, 'holds' | 'keys' | 'rows' | 'isOfIds'> {
  readonly type?: OptionSchema['type'] | Shape['type']
  readonly items?: Described
  readonly properties?: Readonly<Record<string, Described>>
  /** What it does, in each language of the studio. */
  readonly about?: Readonly<Record<string, string>>
  /** What it is called in each language of the studio; an item of a list is called as its list is. */
  readonly titles?: Readonly<Record<string, string>>
  /** What its choices read. */
  readonly choices?: readonly Named[]
  /** Of a map, what stands under each key. */
  readonly entries?: Described
  /** Of a map, what the base has in it: it can be said otherwise, not taken out. */
  readonly kept?: Readonly<Record<string, unknown>>
  /** Of what may be one of several things, each of them. */
  readonly forms?: readonly Described[]
  /** Its default is what the base says. */
  readonly isOfBase?: boolean
}

/** What texts among options may name. */
export interface OptionNames {
  tenant: string
  file: string
  /** Values of the data that the entry shows. */
  paths: readonly string[]
  /** Where choices come from: fixed lists, and calls with what they take. */
  lookups: readonly NamedLookup[]
  /** What rules of the screen may ask about, and parameters take their values from. */
  fields: readonly NamedField[]
  /** Codes that fit where one is a value of what the option at a path names (`x-values-of`). */
  codesOf?(path: string): readonly Option[]
  /** Makes words of the tenant's own, by language, together with the option that they are for; absent where there are none to be made. */
  say?(label: string, texts: Readonly<Record<string, string>>): void
  /** Goes to an entry of another screen; absent where one is asked about what is not there yet. */
  open?(screen: string, key: string): void
}

export interface OptionInputProps {
  /** What it is called. */
  name: string
  option: Described
  names: OptionNames
  value: unknown
  /** What is around it names it and frames it. */
  isFramed?: boolean
  /** Of parameters, and of what a row is given: what takes them. */
  takes?: readonly Taking[]
  put(value: unknown): void
}

/** What takes the parameters that an option gives to the lookup named beside it; without one, and of a fixed list, nothing. */
export function takenBeside(
  { 'x-lookup': beside }: Described,
  options: Readonly<Record<string, Pick<Described, 'default'>>>,
  given: Readonly<Record<string, unknown>>,
  lookups: readonly NamedLookup[],
): readonly Taking[] {
  const named = beside === undefined ? undefined : (given[beside] ?? options[beside]?.default)
  return lookups.find(({ value }) => value === named)?.takes ?? []
}

/**
 * Codes that options may hold as values of what their option at a path names: those that are known of the field that stands there, and
 * those that the options hold already, said of the same.
 */
export function codesIn(
  options: Readonly<Record<string, Described>>,
  said: Readonly<Record<string, unknown>>,
  path: string,
  fields: readonly NamedField[],
): Option[] {
  const named = path.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], said)
  const known = fields.find((field) => field.path === named)?.values ?? []
  const held = Object.entries(said).flatMap(([key, value]) =>
    options[key] === undefined ? [] : heldIn(options[key], value, path),
  )
  const further = [...new Set(held)].filter((code) => known.every(({ value }) => value !== code))
  return [...known, ...further.map((code) => ({ value: code, text: code }))]
}

function heldIn(option: Described, value: unknown, path: string): string[] {
  const { items, properties = {} } = option
  if (Array.isArray(value)) return items === undefined ? [] : value.flatMap((each) => heldIn(items, each, path))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, each]) =>
      properties[key] === undefined ? [] : heldIn(properties[key], each, path),
    )
  return option['x-values-of'] === path && typeof value === 'string' ? [value] : []
}

/** What may take a value, as it reads; a value of the data reads as its field does, with its values by words. */
export function placeOf(
  { value, texts, isNeeded, type, values, areDays = false, areSeveral = false }: Taking,
  { t, of }: Pick<Words, 't' | 'of'>,
  fields: readonly NamedField[] = [],
): NamedField {
  const name = texts === undefined ? value : `${of(texts)} · ${value}`
  const field = fields.find(({ path }) => path === value)
  return {
    path: value,
    text: isNeeded ? t('maps.needed', { name }) : name,
    areDays,
    areSeveral,
    ...(type !== undefined && { type }),
    ...(values !== undefined && { values: optionsIn(values, of) }),
    ...field,
  }
}

/** The option as it is where the base says it already: without a word of the tenant that value holds, not the part's own. */
export function overBase(option: Described, base: unknown): Described {
  if (base === undefined) return option
  if (entriesOf(option) !== undefined) return { ...option, kept: base as Readonly<Record<string, unknown>> }
  if (option.properties === undefined) return { ...option, default: base, isOfBase: true }
  const said = base as Readonly<Record<string, unknown>>
  const properties = Object.entries(option.properties).map(
    ([name, each]) => [name, overBase(each, said[name])] as const,
  )
  return { ...option, properties: Object.fromEntries(properties) }
}

interface Usual {
  /** What holds where the tenant says nothing. */
  usual: unknown
  isOfBase: boolean
  read(value: string): string
  t: Words['t']
}

/** What may be chosen, with what holds without a word of the tenant: what the base says is marked in its place, for nothing else comes of saying nothing. */
export function withUsual(options: readonly Option[], { usual, isOfBase, read, t }: Usual): Option[] {
  const text = usual === undefined ? t('properties.none') : t('options.usual', { usual: read(String(usual)) })
  if (isOfBase) return options.map((each) => (each.value === String(usual) ? { ...each, text } : each))
  return [{ value: '', text }, ...options]
}

/** Of a map that says what is in it: what stands under each key. */
export function entriesOf({ entries, additionalProperties, 'x-names': names }: Described): Described | undefined {
  return names !== 'query' && typeof additionalProperties === 'object' ? additionalProperties : entries
}

/** Whether an option has inputs: all but objects of which nobody says what is in them. */
export function isDrawn(option: Described): boolean {
  const { type, items, properties, holds, forms, 'x-names': names } = option
  if (names === 'query' || entriesOf(option) !== undefined || holds !== undefined || forms !== undefined) return true
  if (type === 'array') return items !== undefined && isDrawn(items)
  return type === 'object' ? properties !== undefined : type !== undefined
}

/** Whether a value has all that its option needs, in every object and list; so has none at all. */
export function isWhole(option: Described, value: unknown): boolean {
  return lackingIn(option, value, '', () => '').length === 0
}

/** What a value lacks of what its option needs, in every object and list: each by its name, behind that of the item that it is in. */
export function lackingIn(option: Described, value: unknown, name: string, of: Words['of']): string[] {
  const { items, properties = {}, required = [] } = option
  const entries = entriesOf(option)
  if (Array.isArray(value))
    return value.flatMap((each: unknown, at) => {
      const item = `${name} ${String(at + 1)}`
      return each === '' ? [item] : items === undefined ? [] : lackingIn(items, each, item, of)
    })
  if (typeof value !== 'object' || value === null) return []
  const given = value as Record<string, unknown>
  if (entries !== undefined)
    return Object.entries(given).flatMap(([key, each]) => {
      const entry = `${name} › ${key}`
      return each === '' || isEmptyObject(each) ? [entry] : lackingIn(entries, each, entry, of)
    })
  const called = (key: string) => of(properties[key]?.titles ?? { en: key })
  return [
    ...required.filter((key) => given[key] === undefined).map((key) => `${name} › ${called(key)}`),
    ...Object.entries(given).flatMap(([key, each]) =>
      properties[key] === undefined ? [] : lackingIn(properties[key], each, `${name} › ${called(key)}`, of),
    ),
  ]
}

function isEmptyObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
}

/** What a value of the data reads where the screen shows it. */
export function wordsOf(path: string, fields: readonly NamedField[]): string {
  return fields.find((each) => each.path === path)?.text ?? path
}

/** An object with one value otherwise; without it where it is undefined. What holds nothing is nothing. */
export function withValue(given: unknown, name: string, value: unknown): Record<string, unknown> | undefined {
  const others = Object.entries((given ?? {}) as Record<string, unknown>)
  const kept = others.map(([key, each]) => [key, key === name ? value : each] as const)
  const next = (others.some(([key]) => key === name) ? kept : [...kept, [name, value] as const]).filter(
    ([, each]) => each !== undefined,
  )
  return next.length === 0 ? undefined : Object.fromEntries(next)
}

/** What a new item of a list, or entry of a map, begins with. */
export function emptyOf({ type, holds }: Described): unknown {
  if (holds === 'condition') return ''
  return type === 'object' ? {} : type === 'array' ? [] : ''
}

/** Values by dotted paths, as an object with objects in it. */
export function nested(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const made: Record<string, unknown> = {}
  for (const [path, value] of Object.entries(values)) {
    const keys = path.split('.')
    const last = keys.pop() ?? ''
    let at = made
    for (const key of keys) at = (at[key] ??= {}) as Record<string, unknown>
    at[last] = value
  }
  return made
}

/** What can be chosen by its name, as it reads. */
export function optionsIn(named: readonly Named[], of: Words['of']): Option[] {
  return named.map(({ value, texts }) => ({ value, text: texts === undefined ? value : of(texts) }))
}
