/** The part of JSON Schema 2020-12 in which the meta-schemas and the manifests' options are written, and their annotations. */
export interface Meta {
  $schema?: string
  $ref?: string
  $defs?: Record<string, Meta>
  title?: string
  description?: string
  examples?: unknown[]
  default?: unknown
  type?: string | string[]
  enum?: (string | number | boolean)[]
  properties?: Record<string, Meta>
  additionalProperties?: boolean | Meta
  propertyNames?: Meta
  required?: string[]
  items?: Meta
  minItems?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  oneOf?: Meta[]
  /** What a text, or a map's keys, names: a label, a lookup, a path, … */
  'x-names'?: string
  /** For `x-names: query`: the option beside it that names the lookup. */
  'x-lookup'?: string
  /** For `x-names: lookup`: it names codes without being asked, by fixed options or as countries. */
  'x-names-codes'?: boolean
  /** A map of entries with ids: `closed` takes new ids of tenants as x_ only, `data` those that the data has, too, `open` any. */
  'x-collection'?: 'closed' | 'data' | 'open'
  /** An override replaces it whole. */
  'x-atomic'?: boolean
  /** In which direction an override may change it. */
  'x-strengthen'?: 'narrower' | 'required' | 'rule' | 'stays-true' | 'lower' | 'later'
  /** The key beside `path` and `query` that names the operation they belong to. */
  'x-call'?: string
  /** The call sends the form's data. */
  'x-sends-body'?: boolean
  /** The place of use may give further parameters. */
  'x-completed-at-use'?: boolean
  /** The key beside it that names the part whose manifest describes these options. */
  'x-options-of'?: string
  /** Of a kind of file: keys that the language has renamed, old dotted pointer → new. */
  'x-renamed'?: Record<string, string>
}

/** Every word of the subset; a test holds the meta-schemas to it. */
export const metaWords: readonly string[] = [
  '$schema',
  '$ref',
  '$defs',
  'title',
  'description',
  'examples',
  'default',
  'type',
  'enum',
  'properties',
  'additionalProperties',
  'propertyNames',
  'required',
  'items',
  'minItems',
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'oneOf',
  'x-names',
  'x-lookup',
  'x-names-codes',
  'x-values-of',
  'x-value',
  'x-collection',
  'x-atomic',
  'x-strengthen',
  'x-call',
  'x-sends-body',
  'x-completed-at-use',
  'x-options-of',
  'x-renamed',
]
