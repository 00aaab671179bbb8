import { fileURLToPath } from 'node:url'
import { drawnForm } from '../../config/node.ts'
import type { FieldModel, JsonObject } from '../../config/index.ts'
import { linkModule } from '../project/link.ts'
import { readConfig } from '../project/read.ts'

const config = readConfig(fileURLToPath(new URL('../../..', import.meta.url)))

const english = JSON.parse(config.files.get('schemas/labels/en.json') ?? '{}') as Record<string, string>

/** A schema from anywhere as it is drawn, and ways to its fields and words. */
export function drawn(schema: JsonObject) {
  const { form, diagnostics } = drawnForm(config, 'any', { path: 'any.schema.json', text: JSON.stringify(schema) })
  const sections = form?.model.sections ?? []
  const fields = sections.flatMap((section) => section.fields)
  return {
    ...{ form, diagnostics, sections, fields, model: form?.model },
    codes: diagnostics.map(({ code }) => code),
    paths: fields.map(({ path }) => path),
    field: (path: string): FieldModel | undefined => fields.find((each) => each.path === path),
    said: (label: string | undefined) => form?.labels[label ?? ''] ?? english[label ?? ''],
  }
}

/** The check of a drawn form's data, as its page runs it. */
export interface Check {
  (data: unknown): boolean
  errors: { instancePath: string; keyword: string }[] | null
}

/** The check in a form's module. */
export async function checkOf(source: string | undefined): Promise<Check> {
  const text = await linkModule(source ?? '')
  const { default: checks } = (await import(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`)) as {
    default: Record<string, Check>
  }
  const check = checks['forms/any']
  if (check === undefined) throw new Error('no check')
  return check
}

/** A text without limits. */
export const text = { type: 'string' }

/**
 * A schema as those of a whole trade are: types that refer to each other, a third of their values of other types, of lists of them, or of
 * one of two.
 */
export function vastSchema(types = 200): JsonObject {
  const typeOf = (at: number, from: number): JsonObject => ({
    $ref: `#/definitions/T${(at * 7 + from * 13 + 1) % types}`,
  })
  const valueOf = (at: number, index: number): JsonObject => {
    if (index % 3 === 0) return { $ref: '#/definitions/text' }
    if (index === 1 || index === 7) return typeOf(at, index)
    if (index === 2 || index === 8) return { type: 'array', items: typeOf(at, index) }
    if (index === 4) return { oneOf: [typeOf(at, 4), typeOf(at, 5)] }
    return index % 2 === 0 ? { type: 'integer' } : { type: 'boolean' }
  }
  const definitions = Object.fromEntries(
    Array.from({ length: types }, (_, at) => [
      `T${at}`,
      {
        ...{ type: 'object', additionalProperties: false },
        properties: Object.fromEntries(Array.from({ length: 15 }, (_each, index) => [`p${index}`, valueOf(at, index)])),
      },
    ]),
  )
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $ref: '#/definitions/T0',
    definitions: { ...definitions, text: { ...text, maxLength: 20 } },
  }
}
