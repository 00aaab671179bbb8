/** A label's id in `schemas/labels/`. */
export type LabelId = string
/**
 * A dotted path. Into the data of the screen (`pickupInfo.readyDate`, `containers.0.qty`), or beginning with a root:
 * `session.`, `tenant.`, `record.` (as loaded), `row.` (the row a nested field stands in), `address.` (the page's address),
 * or the word `today` (YYYYMMDD).
 */
export type Path = string
export type Scalar = string | number | boolean
export type JsonObject = { [key: string]: unknown }

/** Whether a value is a text, a number or a flag. */
export function isScalar(value: unknown): value is Scalar {
  return ['string', 'number', 'boolean'].includes(typeof value)
}

/** The right side of a comparison: a literal, or the value of another field; beside a day so many days after that one, or before it. */
export type Operand = Scalar | { of: Path; days?: number }

/** A closed condition: one test on a field, or a combination. Evaluated by an interpreter, never as code. */
export type Condition =
  | { all: Condition[] }
  | { any: Condition[] }
  | { not: Condition }
  | { field: Path; is: Operand }
  | { field: Path; in: Scalar[] }
  | { field: Path; filled: boolean }
  | { field: Path; above: Operand }
  | { field: Path; below: Operand }
  | { field: Path; before: Operand }
  | { field: Path; after: Operand }
  | { field: Path; longer: number }
  | { field: Path; lacks: Scalar }

/** Where a value comes from: a literal, a path (written as a text on request), or a choice between two. */
export type ValueRule = Scalar | { from: Path; as?: 'text' } | { when: Condition; then: ValueRule; else?: ValueRule }

/** The body of a call: a value, a list or an object of such, or a choice between two. */
export type BodyRule =
  | ValueRule
  | BodyRule[]
  | { when: Condition; then: BodyRule; else?: BodyRule }
  | { [key: string]: BodyRule }

/** A JSON Schema, dereferenced: the data rules of one value. */
export interface DataRules extends JsonObject {
  type?: string | string[]
  properties?: Record<string, DataRules>
  items?: DataRules
  required?: string[]
  enum?: Scalar[]
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  maxItems?: number
  pattern?: string
  multipleOf?: number
  readOnly?: boolean
}
