import type { Ajv2020 } from 'ajv/dist/2020.js'
import standaloneCode from 'ajv/dist/standalone/index.js'
import type { FormModel } from '../model/form.ts'
import type { DataRules } from '../model/values.ts'
import { checkWith } from '../rules/check.ts'
import type { CompiledCheck } from '../rules/check.ts'
import type { CheckData } from '../rules/faults/fault.ts'
import { newAjv, ofOwn } from './ajv.ts'

/**
 * The source of an ES module that checks data by a schema: it exports by default a map from the schema's `$id` to the validator,
 * as precompiled validators are asked for. It imports parts of ajv's runtime by their package names.
 * Returns the reason as text when the schema contradicts itself (ajv's strict mode, unless `strict` is false).
 */
export function validatorSource(schema: DataRules & { $id: string }, { strict } = { strict: true }): ValidatorSource {
  const key = `${String(strict)} ${JSON.stringify(schema)}`
  const made = known.get(key) ?? make(schema, strict)
  known.set(key, made)
  const [oldest = ''] = known.keys()
  if (known.size > MOST) known.delete(oldest)
  return made
}

/** What a module of `validatorInTurn` imports: `checkInTurn` of in-turn.ts, put into it by whoever links it. */
export const IN_TURN = 'check-in-turn'

/** The same for a schema of very many types: its page compiles each when it meets the first value of it. */
export function validatorInTurn(schema: DataRules & { $id: string }): ValidatorSource {
  const ajv = newAjv(false)
  if (ajv.validateSchema(schema) !== true) return { reason: ajv.errorsText(ajv.errors) }
  const { $id, ...rules } = schema
  const text = JSON.stringify(JSON.stringify(rules))
  return {
    source: [
      `import { checkInTurn } from ${JSON.stringify(IN_TURN)};`,
      `export default { ${JSON.stringify($id)}: checkInTurn(JSON.parse(${text})) };`,
      '',
    ].join('\n'),
  }
}

/** The check of a form's data rules, compiled here and now: what the page's validator is, for those who may compile. The model was compiled, so its rules are a schema. */
export function compiledCheck(model: FormModel): CheckData {
  const key = JSON.stringify(model.schema)
  const compiled =
    compiledChecks.get(key) ?? newAjv(false, { validateSchema: false, ...ofOwn(key) }).compile(model.schema)
  compiledChecks.set(key, compiled)
  const [oldest = ''] = compiledChecks.keys()
  if (compiledChecks.size > MOST) compiledChecks.delete(oldest)
  return checkWith(model, { [String(model.schema['$id'])]: compiled })
}

/** By their schemas: most tenants have the same ones. */
const compiledChecks = new Map<string, CompiledCheck>()

/** Why a schema contradicts itself, as `validatorSource` says it; undefined where it does not. Costs a tenth of making the source. */
export function contradiction(schema: DataRules & { $id: string }): string | undefined {
  if (judge === undefined || judge.judged >= MOST) judge = { ajv: newAjv(true), judged: 0 }
  judge.judged += 1
  const { ajv } = judge
  try {
    ajv.compile(structuredClone(schema))
    return undefined
  } catch (error) {
    return reasonOf(error)
  } finally {
    ajv.removeSchema(schema.$id)
  }
}

/** Keeps what it made of the meta-schema. Ajv also keeps what it compiled, even once that is removed: so another one follows it. */
let judge: { ajv: Ajv2020; judged: number } | undefined

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

type ValidatorSource = { source: string } | { reason: string }

/** Sources by their schemas: most tenants have the same ones. */
const known = new Map<string, ValidatorSource>()
const MOST = 100

function make(schema: DataRules & { $id: string }, strict: boolean): ValidatorSource {
  try {
    const ajv = newAjv(strict, { code: { source: true, esm: true, optimize: 1 }, ...ofOwn(JSON.stringify(schema)) })
    const code = standaloneCode(ajv, ajv.compile(structuredClone(schema)))
    return { source: asModule(code, schema.$id) }
  } catch (error) {
    return { reason: reasonOf(error) }
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
  const unwrap =
    imports.length === 0
      ? []
      : ['const exportsOf = (module) => (module.default?.__esModule ? module.default : module);']
  const exported = body
    .replace(/^"use strict";/, '')
    .replace(
      /export const validate = (\w+);\s*export default \w+;/,
      (_all, name: string) => `export default { ${JSON.stringify(id)}: ${name} };`,
    )
  return [...imports, ...unwrap, exported, ''].join('\n')
}
