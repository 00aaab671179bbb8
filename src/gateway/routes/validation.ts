import type { ErrorObject, ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { FastifyError } from 'fastify'
import { wireFormats } from '../../config/index.ts'
import type { FieldErrors } from '../operation/reply.ts'
import type { Schema } from './contract.ts'

const DOCUMENT = 'gateway'

/** Compiles schemas of the contract document; references inside them are found there. */
export interface Validation {
  /** For what came as text (path, query, headers): texts become numbers and booleans, defaults are filled in. */
  ofText(schema: Schema): ValidateFunction
  /** For JSON: nothing is changed. */
  ofJson(schema: Schema): ValidateFunction
}

export function validationOf(document: Schema): Validation {
  const text = compiler({ coerceTypes: true, useDefaults: true })
  const json = compiler({})
  function compiler(options: { coerceTypes?: boolean; useDefaults?: boolean }) {
    const ajv = new Ajv2020({ allErrors: true, strict: false, formats: wireFormats, ...options })
    addFormats(ajv)
    ajv.addSchema(document, DOCUMENT)
    return (schema: Schema) => ajv.compile(rebased(schema))
  }
  return { ofText: text, ofJson: json }
}

/** References to places of the document, from outside of it. */
function rebased(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' && value.startsWith('#') ? `${DOCUMENT}${value}` : value,
  ) as Schema
}

/** What breaks the contract, at the field; where the form that sends such a call has words of its own for a field, in those. */
export function contractErrors(
  { validation = [] }: Pick<FastifyError, 'validation'>,
  worded: FieldErrors,
): FieldErrors {
  const known = new Set(worded.map(({ field }) => field))
  const others = fieldErrorsOf(validation as Parameters<typeof fieldErrorsOf>[0])
  return [...worded, ...others.filter(({ field }) => !known.has(field))]
}

/** Errors as the contract says them: the path by dots, one entry a field and reason. */
function fieldErrorsOf(errors: readonly Pick<ErrorObject, 'instancePath' | 'params' | 'message'>[]): FieldErrors {
  const found = new Map<string, FieldErrors[number]>()
  for (const { instancePath, params, message = 'is not valid' } of errors) {
    const { missingProperty, additionalProperty } = params as { missingProperty?: string; additionalProperty?: string }
    const steps = instancePath
      .split('/')
      .slice(1)
      .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    const field = [...steps, missingProperty ?? additionalProperty ?? []].flat().join('.')
    const why =
      missingProperty !== undefined ? 'is required' : additionalProperty !== undefined ? 'is not known' : message
    found.set(`${field} ${why}`, { field, message: why })
  }
  return [...found.values()]
}

/** Zero signs and half surrogate pairs: JSON can say them, no database keeps them. */
const UNKEEPABLE = /[\0\p{Cs}]/u

/** One error for each text of a request, at any depth, that no database could keep; names of entries included. */
export function textErrors(value: unknown, path: string[] = []): FieldErrors {
  if (typeof value === 'string')
    return UNKEEPABLE.test(value) ? [{ field: path.join('.'), message: 'must be text without zero signs' }] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, entry]) =>
    UNKEEPABLE.test(name)
      ? [{ field: path.join('.'), message: 'must have names without zero signs' }]
      : textErrors(entry, [...path, name]),
  )
}

/** Deeper than any body of the contract. */
const DEEPEST = 32

/** Whether a form could send such a body at all, right or wrong: not too deep, and of text that can be kept. */
export function couldBeSent(body: unknown): boolean {
  return isWithin(body, DEEPEST) && textErrors(body).length === 0
}

function isWithin(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  return depth > 0 && Object.values(value).every((entry) => isWithin(entry, depth - 1))
}
