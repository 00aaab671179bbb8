import type { ErrorObject } from 'ajv'
import type { FormModel } from '../model/form.ts'
import { ofTooMany, withoutOtherEntries } from './faults/among.ts'
import { namesOf } from './faults/fault.ts'
import type { CheckData, Fault } from './faults/fault.ts'
import { withoutOtherBranches } from './faults/nearest.ts'
import { ofNamesTogether } from './faults/presence.ts'

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
    // What a condition asks for is told by itself, too; what is wrong with a name, by the rule of the names.
    const told = (compiled.errors ?? []).filter((error) => error.keyword !== 'if' && error.propertyName === undefined)
    const meant = withoutOtherBranches(withoutOtherEntries(told, model.schema), model.schema, payload)
    return meant.map((error) =>
      toFault(ofTooMany(ofNamesTogether(error, model.schema, payload), model.schema, payload)),
    )
  }
}

/** Keywords that say of a name or a list what an older one says. */
const OLDER: Readonly<Record<string, string>> = {
  dependentRequired: 'required',
  unevaluatedProperties: 'additionalProperties',
  unevaluatedItems: 'maxItems',
  items: 'maxItems',
}

function toFault(error: ErrorObject): Fault {
  const { missingProperty, additionalProperty, unevaluatedProperty, propertyName, ...params } = error.params as Record<
    string,
    unknown
  >
  const name = [missingProperty, additionalProperty, unevaluatedProperty, propertyName].find(isText)
  const names = [...namesOf(error), ...(name === undefined ? [] : [name])]
  // No path leads to what has such a name: it is said at the object that holds it.
  const unnamed = names.findIndex((each) => each === '' || each.includes('.'))
  const keyword = Object.hasOwn(OLDER, error.keyword) ? (OLDER[error.keyword] ?? '') : error.keyword
  const limit = params['limit'] ?? params['multipleOf'] ?? params['format'] ?? params['pattern']
  return {
    path: names.slice(0, unnamed < 0 ? names.length : unnamed).join('.'),
    keyword,
    ...(unnamed >= 0 && { beyond: names.slice(unnamed) }),
    ...(typeof limit === 'number' || isText(limit) ? { limit } : {}),
    ...(Array.isArray(params['among']) && { among: params['among'] as string[] }),
    ...(keyword === 'uniqueItems' && { same: inOrder(Number(params['i']), Number(params['j'])) }),
  }
}

function inOrder(one: number, other: number): [number, number] {
  return one < other ? [one, other] : [other, one]
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
