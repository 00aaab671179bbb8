import type { JsonObject, Scalar, ValueRule } from './values.ts'

type JsonType = 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array'

/**
 * What a text among the options, or the keys of a map, refers to, so that the compiler can check it:
 * - `field`: a data path beside the field (in a row: relative to the row), listed among the field's `covers`;
 * - `fieldPrefix4`: the beginning of four such paths, which end in 1, 2, 3 and 4;
 * - `rowField`: a path inside one row of the list: of the field's own list, or, for a cell, of the grid's rows;
 * - `path`: where a value of the record, the session or the tenant is, as in a condition; it is read, not shown or edited;
 * - `query`: a map from a query parameter to a value rule; the parameters are those of the lookup that the option named by `x-lookup`
 *   holds, or of the call that it stands in (`x-call`).
 */
export type Reference =
  | 'lookup'
  | 'label'
  | 'operation'
  | 'icon'
  | 'drawer'
  | 'field'
  | 'fieldPrefix4'
  | 'rowField'
  | 'path'
  | 'query'

/** The JSON Schema of a value inside an option. */
interface ValueSchema {
  readonly type: JsonType | readonly JsonType[]
  readonly description?: string
  readonly default?: unknown
  readonly enum?: readonly Scalar[]
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly minItems?: number
  readonly items?: ValueSchema
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, OptionSchema>>
  readonly additionalProperties?: boolean | ValueSchema
  readonly 'x-names'?: Reference
  /** For `x-names: query`: the option beside it that names the lookup. */
  readonly 'x-lookup'?: string
  /** It is a call, checked like any other: the name of the option inside it that names the operation. */
  readonly 'x-call'?: string
  /** For `x-names: lookup`: it names codes without being asked, by fixed options or as countries. */
  readonly 'x-names-codes'?: true
  /** A code: one of the values of what the option at this path names. */
  readonly 'x-values-of'?: string
  /** One of the values that the part tells apart: of the field itself. */
  readonly 'x-value'?: true
}

/** The JSON Schema of one option, with the sentence that editors show. */
export interface OptionSchema extends ValueSchema {
  readonly description: string
}

/** What a part says of itself, as plain data: its name in the JSON and the options it takes. */
export interface PartManifest {
  readonly kind: 'field' | 'cell' | 'block' | 'chart'
  readonly name: string
  readonly description: string
  /** JSON types of the value that a field part can edit, or a cell is made for; empty for any. */
  readonly types: readonly string[]
  /** JSON types, and formats of texts, that a field part draws where a layout names no part. */
  readonly draws?: readonly string[]
  /** JSON Schema of `options`: closed, so that a misspelt option is found, in the JSON and in the part. */
  readonly options: {
    readonly type: 'object'
    readonly additionalProperties: false
    readonly required?: readonly string[]
    readonly properties: Readonly<Record<string, OptionSchema>>
  }
  /** A field part that edits a list row by row takes nested `fields`. */
  readonly nested?: boolean
  /** The option of a field part that names what is sent only when the field's own value is filled, or that of another field which names it: the unit of a quantity. */
  readonly sentWith?: string
  /** The option of a field part that names where the name of its code stands: what a person reads in the code's place. */
  readonly readsAs?: string
  /** Its values stand at the end of a cell, as numbers do, or where the unit beside them begins. */
  readonly alignsEnd?: true | 'unit'
  /** The option of a field part that says how many digits after the point its number may have. */
  readonly decimals?: string
  /**
   * For a field part that edits a list: its options `idField`, `actionField` and `actionCodes` say what became of its entries
   * (`all`), or of the one entry of the list that the options `keyField`, `key` and `textField` find (`own`). `typed`: with the option
   * `ofType` the field has the entries of that type alone, and takes the options that it does not give from the field of the same part
   * and path that has them all, to which `typeLabels` says what the types read; `names` says where an entry holds its `type`, its `id`
   * and its `action`, and a field with `save` saves them by a call of its own, once the record is saved. A block takes part in it as a reader.
   */
  readonly entries?: 'all' | 'own' | 'typed'
}

/**
 * The options that a part is drawn with, as its manifest types them; one with a default is always there (`withDefaults`). Of a
 * manifest that is not known at compile time, any. (Why not a library: docs/decisions/0004.)
 */
export type OptionsOf<M extends PartManifest> = PartManifest extends M ? JsonObject : ObjectOf<M['options']>

type ValueOf<S> = S extends { 'x-names': 'query' }
  ? Readonly<Record<string, ValueRule>>
  : S extends { enum: readonly (infer Choice)[] }
    ? Choice
    : S extends { type: readonly (infer Type)[] }
      ? ValueOfType<Type, S>
      : S extends { type: infer Type }
        ? ValueOfType<Type, S>
        : never

type ValueOfType<Type, S> = Type extends 'string'
  ? string
  : Type extends 'integer' | 'number'
    ? number
    : Type extends 'boolean'
      ? boolean
      : Type extends 'array'
        ? readonly (S extends { items: infer Items } ? ValueOf<Items> : unknown)[]
        : ObjectOf<S>

type ObjectOf<S> = S extends { properties: infer Properties }
  ? { readonly [Name in AlwaysThere<S, Properties>]: ValueOf<Properties[Name]> } & {
      readonly [Name in Exclude<keyof Properties, AlwaysThere<S, Properties>>]?: ValueOf<Properties[Name]>
    }
  : Readonly<Record<string, S extends { additionalProperties: infer Each extends object } ? ValueOf<Each> : unknown>>

/** The names of what is required, or has a default. */
type AlwaysThere<S, Properties> = {
  [Name in keyof Properties]: Properties[Name] extends { default: unknown }
    ? Name
    : S extends { required: readonly (infer Required)[] }
      ? Extract<Name, Required>
      : never
}[keyof Properties]

/** Options as the JSON gives them, with the defaults of the manifest where it gives none, inside options that are there too. */
export function withDefaults({ options }: PartManifest, given: JsonObject): JsonObject {
  return completed(options, given) as JsonObject
}

function completed({ properties, items }: Pick<ValueSchema, 'properties' | 'items'>, given: unknown): unknown {
  if (Array.isArray(given)) return items === undefined ? given : given.map((each) => completed(items, each))
  if (properties === undefined || typeof given !== 'object' || given === null) return given
  const filled: JsonObject = { ...given }
  for (const [name, schema] of Object.entries(properties)) {
    const value = filled[name] ?? structuredClone(schema.default)
    if (value !== undefined) filled[name] = completed(schema, value)
  }
  return filled
}
