import type { BodyRule, LabelId, Path, ValueRule } from './values.ts'

/** Colour family of a badge. */
export type Tone = 'neutral' | 'info' | 'warning' | 'success' | 'danger'

/** One choice of a fixed list. */
export interface LookupOption {
  value: string
  label: LabelId
  tone?: Tone
  icon?: string
  /** The heading over the field that the choice is the name of, where others of its form are called the same. */
  under?: LabelId
}

/** Where the place and the addresses of an item stand: names in the item, and in one of its addresses. */
export interface LookupItemModel {
  city?: string
  cityName?: string
  country?: string
  postalCode?: string
  addresses?: {
    at: string
    lines: string[]
    type?: string
    typeName?: string
    text?: string
    /** Type of the address that is taken unless another one is chosen. */
    usual?: string
  }
}

/** A named source of options: a fixed list, or an operation. */
export interface LookupModel {
  id: string
  options?: LookupOption[]
  /** Until all screens are compiled: forms whose fields are further choices, by what stands before their names. */
  fieldsOf?: Record<string, string>
  /** Of a code that the fixed list does not have; absent: neutral. */
  tone?: Tone
  operation?: string
  query: Record<string, ValueRule>
  body?: { [property: string]: BodyRule }
  /** Where the list is in the answer (default `lookupItems`). */
  at: Path
  /** Names in one item. */
  value: string
  label: string
  description?: string
  /** What else an item carries. */
  item?: LookupItemModel
  /** The values are countries (ISO 3166-1 alpha-2), named in the reader's language where that has a name for them. */
  names?: 'region'
  /** Query parameter, or property of the body, that takes what is typed; absent: the whole list is fetched once and filtered here. */
  search?: string
}
