import type { ErrorObject } from 'ajv'
import type { FormModel } from '../model/form.ts'
import { joinPath } from '../conditions/paths.ts'
import { namesOf, withoutOtherBranches } from './nearest.ts'
import type { CheckData, Fault } from './validate.ts'

/** A function that Ajv compiled ahead of time: whether a value is valid, and, on itself, what is wrong with the last one. */
export interface CompiledCheck {
  (data: unknown): boolean
  errors?: null | ErrorObject[]
}

/** A form's validator module: compiled functions by the `$id` of their schema. */
export type FormValidator = Record<string, CompiledCheck>

/** The check of a form's data rules by its compiled validator; a bug when the module holds none for the model. */
export function checkWith(model: FormModel, validator: FormValidator): CheckData {
  const compiled = validator[String(model.schema['$id'])]
  if (compiled === undefined) throw new Error(`No validator for ${model.name}`)
  return (payload) => {
    if (compiled(payload)) return []
    // What a condition asks for is told by itself, too.
    const told = (compiled.errors ?? []).filter(({ keyword }) => keyword !== 'if')
    return withoutOtherBranches(told, model.schema, payload).map(toFault)
  }
}

function toFault(error: ErrorObject): Fault {
  const params = error.params as Record<string, unknown>
  const at = namesOf(error).join('.')
  const name = params['missingProperty'] ?? params['additionalProperty']
  const path = typeof name === 'string' ? joinPath(at, name) : at
  const limit = params['limit'] ?? params['multipleOf'] ?? params['format'] ?? params['pattern']
  return { path, keyword: error.keyword, ...(typeof limit === 'number' || typeof limit === 'string' ? { limit } : {}) }
}
