import { fileURLToPath } from 'node:url'
import { drawnForm } from '../../config/node.ts'
import type { FieldModel, JsonObject } from '../../config/index.ts'
import { readConfig } from '../project/read.ts'

const config = readConfig(fileURLToPath(new URL('../../..', import.meta.url)))

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
    said: (label: string | undefined) => form?.labels[label ?? ''],
  }
}

/** A text without limits. */
export const text = { type: 'string' }
