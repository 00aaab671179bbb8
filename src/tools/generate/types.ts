import openapiTypescript, { astToString } from 'openapi-typescript'
import type { OpenAPI3 } from 'openapi-typescript'
import type { Generator } from './generator.ts'
import { header } from './generator.ts'

/** The contract's types: `paths`, `operations` and `components` for TypeScript. */
export const typesGenerator: Generator = {
  name: 'types',
  async generate({ contract }) {
    const nodes = await openapiTypescript(typeable(contract) as OpenAPI3, {
      // A default is what the gateway assumes, so the field stays optional for whoever sends it.
      defaultNonNullable: false,
      silent: true,
    })
    return { 'src/contract/generated/types.ts': header('openapi/') + astToString(nodes) }
  },
}

/**
 * A copy without the alternatives that only say which fields are required together (`anyOf: [{ required: [a] }, …]`):
 * they have no type of their own, and openapi-typescript would widen the whole schema to `unknown`.
 */
function typeable(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(typeable)
  if (typeof node !== 'object' || node === null) return node
  const entries = Object.entries(node).filter(([key, value]) => !(ALTERNATIVES.includes(key) && onlyRequired(value)))
  return Object.fromEntries(entries.map(([key, value]) => [key, typeable(value)]))
}

const ALTERNATIVES = ['anyOf', 'oneOf', 'allOf']

function onlyRequired(value: unknown): boolean {
  return Array.isArray(value) && value.every((part: object) => Object.keys(part).every((key) => key === 'required'))
}
