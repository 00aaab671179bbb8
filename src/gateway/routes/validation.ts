import type { ErrorObject, Options } from 'ajv'
import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { isDay, wireFormats } from '../../config/index.ts'
import type { FieldErrors } from '../operation/reply.ts'
import type { Schema } from './contract.ts'

const DOCUMENT = 'gateway'

/** A day is one of the calendar: what its pattern lets through besides would be before no day and after none, whatever a rule asks of it. */
const formats = { ...wireFormats, yyyymmdd: isDay }

/** A compiled schema: whether a value keeps it, and, on itself, what is wrong with the last one. */
export interface Check {
  (data: unknown): boolean
  errors?: ErrorObject[] | null
}

/** Compiles schemas of the contract document; references inside them are found there. */
export interface Validation {
  /** For what came as text (path, query, headers): texts become numbers and booleans, defaults are filled in. */
  ofText(schema: Schema): Check
  /** For JSON: nothing is changed. */
  ofJson(schema: Schema): Check
  /** The same for what anyone sends: everything that is wrong with a small value, the first fault of a large one. */
  ofBody(schema: Schema): Check
}

export function validationOf(document: Schema): Validation {
  const text = compiler({ coerceTypes: true, useDefaults: true })
  const first = compiler({ allErrors: false })
  const all = compiler({})
  function compiler(options: Pick<Options, 'allErrors' | 'coerceTypes' | 'useDefaults'>) {
    // That the contract is made of schemas is proven before it is committed: the schema of schemas costs a start more than they do.
    const ajv = new Ajv2020({ allErrors: true, strict: false, validateSchema: false, formats, ...options })
    addFormats(ajv)
    ajv.addSchema(document, DOCUMENT)
    const compiled = new WeakMap<Schema, Check>()
    return (schema: Schema): Check => {
      const check = compiled.get(schema) ?? ajv.compile(rebased(schema))
      compiled.set(schema, check)
      return check
    }
  }
  const later = (compile: (schema: Schema) => Check) => (schema: Schema) => onceAsked(() => compile(schema))
  const [ofText, ofJson, ofStart] = [later(text), later(all), later(first)]
  return { ofText, ofJson, ofBody: (schema) => inSteps(ofStart(schema), ofJson(schema)) }
}

/** Compiles a check when the first value comes: a start waits for none, and most operations and faults of a contract are never seen by one process. */
function onceAsked(compile: () => Check): Check {
  const check: Check = (data) => {
    const compiled = compile()
    const valid = compiled(data)
    check.errors = compiled.errors ?? null
    return valid
  }
  return check
}

/** Valid is valid by either check; what is wrong is gathered where that is cheap. */
function inSteps(first: Check, all: Check): Check {
  const check: Check = (data) => {
    if (first(data)) return true
    const judge = isSmall(data) ? all : first
    if (judge === all) all(data)
    check.errors = judge.errors ?? []
    return false
  }
  return check
}

/** Values of which all that is wrong is gathered. */
const FEW_VALUES = 2_000

/** Whether a value holds so little that everything that is wrong with it can be gathered. */
export function isSmall(value: unknown): boolean {
  let left = FEW_VALUES
  const count = (at: unknown): void => {
    left -= 1
    if (typeof at === 'object' && at !== null && left > 0) for (const entry of Object.values(at)) count(entry)
  }
  count(value)
  return left > 0
}

/** References to places of the document, from outside of it. */
function rebased(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' && value.startsWith('#') ? `${DOCUMENT}${value}` : value,
  ) as Schema
}

/** Zero signs and half surrogate pairs: JSON can say them, no database keeps them. */
const UNKEEPABLE = /[\0\p{Cs}]/u

/** A whole number beyond that, read from JSON, is another one than was sent: it was rounded. */
const EXACT = Number.MAX_SAFE_INTEGER

/** One error for each text or number of a request, at any depth, that would not be kept as it was sent; names of entries included. */
export function unkeepableErrors(value: unknown): FieldErrors {
  const errors: FieldErrors = []
  const path: string[] = []
  const refuse = (message: string) => void errors.push({ field: path.join('.'), message })
  const look = (at: unknown): void => {
    if (typeof at === 'string' && UNKEEPABLE.test(at)) refuse('must be text without zero signs')
    if (typeof at === 'number' && Math.abs(at) > EXACT) refuse(`must lie between -${EXACT} and ${EXACT}`)
    if (typeof at !== 'object' || at === null) return
    for (const [name, entry] of Object.entries(at)) {
      if (UNKEEPABLE.test(name)) {
        refuse('must have names without zero signs')
        continue
      }
      path.push(name)
      look(entry)
      path.pop()
    }
  }
  look(value)
  return errors
}
