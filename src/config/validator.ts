import { Ajv2020 } from 'ajv/dist/2020.js'
import standaloneCode from 'ajv/dist/standalone/index.js'
import formats from 'ajv-formats'
import type { DataRules } from './model/values.ts'

/** Node only: it compiles by `new Function`. What it returns needs none. */
const addFormats = formats.default

/**
 * The source of an ES module that checks data by a schema: it exports by default a map from the schema's `$id` to the validator,
 * as precompiled validators are asked for. It imports parts of ajv's runtime by their package names.
 * Returns the reason as text when the schema contradicts itself (ajv's strict mode, unless `strict` is false).
 */
export function validatorSource(schema: DataRules & { $id: string }, { strict } = { strict: true }): ValidatorSource {
  const key = `${String(strict)} ${JSON.stringify(schema)}`
  const made = known.get(key) ?? make(schema, strict)
  if (known.size >= MOST) known.clear()
  known.set(key, made)
  return made
}

type ValidatorSource = { source: string } | { reason: string }

/** Sources by their schemas: most tenants have the same ones. */
const known = new Map<string, ValidatorSource>()
const MOST = 100

function make(schema: DataRules & { $id: string }, strict: boolean): ValidatorSource {
  try {
    const ajv = new Ajv2020({ strict, allowUnionTypes: true, allErrors: true, logger: false, code: { source: true, esm: true, optimize: 1 } })
    addFormats(ajv)
    const code = standaloneCode(ajv, ajv.compile(structuredClone(schema)))
    return { source: asModule(code, schema.$id) }
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) }
  }
}

/** `require` becomes `import`; a CommonJS module seen from an ES module hides its exports one level deeper in some loaders. */
function asModule(code: string, id: string): string {
  const imports: string[] = []
  const body = code.replace(/require\("([^"]+)"\)/g, (_call, name: string) => {
    const local = `runtime${imports.length}`
    imports.push(`import * as ${local} from ${JSON.stringify(name.endsWith('.js') ? name : `${name}.js`)};`)
    return `exportsOf(${local})`
  })
  const unwrap = imports.length === 0 ? [] : ['const exportsOf = (module) => (module.default?.__esModule ? module.default : module);']
  const exported = body.replace(/^"use strict";/, '').replace(/export const validate = (\w+);\s*export default \w+;/, (_all, name: string) => `export default { ${JSON.stringify(id)}: ${name} };`)
  return [...imports, ...unwrap, exported, ''].join('\n')
}
