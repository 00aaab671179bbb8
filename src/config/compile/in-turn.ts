import { _ } from 'ajv/dist/compile/codegen/index.js'
import type { ValidateFunction } from 'ajv'
import { callRef } from 'ajv/dist/vocabularies/core/ref.js'
import { asObject, DEFINITIONS } from '../data/inner.ts'
import { nodeAt } from '../data/node-at.ts'
import type { JsonObject } from '../model/values.ts'
import type { CompiledCheck } from '../rules/check.ts'
import { newAjv, ofOwn } from './ajv.ts'

/**
 * The check of data by a schema of very many types, of which a record holds few: each is compiled when the first value of it is
 * checked, so that nobody waits for the others. For pages that may compile; the schema is known to be one.
 */
export function checkInTurn(schema: JsonObject): CompiledCheck {
  const ajv = newAjv(false, { validateSchema: false, ...ofOwn(JSON.stringify(schema)) })
  const types = new Map<string, { readonly validate: ValidateFunction }>()
  const typeOf = (ref: string) => {
    let compiled: ValidateFunction | undefined
    const type = types.get(ref) ?? {
      get validate() {
        return (compiled ??= ajv.compile(withoutTypes(nodeAt(schema, ref))))
      },
    }
    types.set(ref, type)
    return type
  }
  ajv.removeKeyword('$ref')
  ajv.addKeyword({
    keyword: '$ref',
    schemaType: 'string',
    code(context) {
      const type = context.gen.scopeValue('wrapper', { ref: typeOf(String(context.schema)) })
      callRef(context, _`${type}.validate`)
    },
  })
  const check: CompiledCheck = (data) => {
    const { validate } = typeOf('#')
    const isValid = validate(data)
    check.errors = validate.errors ?? null
    return isValid
  }
  return check
}

/** A schema without the types that it holds for others: they are found by their references. */
function withoutTypes(schema: unknown): JsonObject | boolean {
  const rules = asObject(schema)
  if (rules === undefined) return schema !== false
  return Object.fromEntries(Object.entries(rules).filter(([key]) => !DEFINITIONS.includes(key)))
}
