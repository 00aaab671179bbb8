import { Contract } from '../contract.ts'
import { tighten } from '../limits.ts'
import type { DataRules, JsonObject } from '../model/values.ts'

/** Keys of a schema's root that are about the file, not about the data. */
const ofTheFile = ['$schema', '$id', '$ref', '$defs', 'definitions', 'renamed']

/**
 * The data rules that a schema of any origin says: its own `$ref`s resolved; one that points at a type of the contract stands over
 * that type. Words for people are left out.
 */
export function rulesOf(schema: JsonObject, contract: Contract): DataRules {
  const ref = schema['$ref']
  const type = typeof ref === 'string' && /\.ya?ml#/.test(ref) ? contract.type(ref.split('/').at(-1) ?? '') : undefined
  const own = type === undefined ? schema : { ...schema, $ref: undefined }
  const rules = new Contract({ ...own, components: { schemas: { root: own } } }).type('root') ?? {}
  const plain = Object.fromEntries(Object.entries(rules).filter(([key, value]) => !ofTheFile.includes(key) && value !== undefined))
  return type === undefined ? plain : tighten(type, plain)
}

/** What a schema calls the value at a path, by its `title`; undefined where it has no word for it. */
export function titleAt(schema: JsonObject, path: readonly string[]): string | undefined {
  const held = path.reduce<JsonObject | undefined>((at, key) => {
    const { properties, items } = followed(schema, at)
    return asObject(key === '' ? items : asObject(properties)?.[key])
  }, schema)
  const title = held?.['title'] ?? followed(schema, held)['title']
  return typeof title === 'string' && title !== '' ? title : undefined
}

function followed(root: JsonObject, at: JsonObject | undefined): JsonObject {
  let held = at ?? {}
  for (let step = 0; step < 20 && typeof held['$ref'] === 'string' && held['$ref'].startsWith('#/'); step += 1) {
    held = held['$ref'].slice(2).split('/').reduce<JsonObject | undefined>((inner, key) => asObject(inner?.[key]), root) ?? {}
  }
  return held
}

export function asObject(value: unknown): JsonObject | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : undefined
}

/** A copy without some of its keys. */
export function without<T extends object, K extends keyof T>(value: T, ...keys: K[]): Omit<T, K> {
  return Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key as K))) as Omit<T, K>
}
