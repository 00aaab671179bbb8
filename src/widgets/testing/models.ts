import type { BlockModel, ColumnModel, DataRules, FieldModel, JsonObject } from '../../render/index.ts'
import { drawnBy, partRules, withDefaults } from '../../config/index.ts'
import type { PartManifest } from '../../config/index.ts'
import { manifests } from '../manifests.ts'

/** A field as the compiler would give it. */
export function fieldOf(field: Partial<FieldModel> & { id: string }, rules: DataRules = {}): FieldModel {
  const path = field.path ?? field.id
  const part = field.widget === undefined ? drawnBy(manifests, rules) : manifestOf('field', field.widget)
  const options = part === undefined ? (field.options ?? {}) : withDefaults(part, field.options ?? {})
  const ties = partRules(part, options)
  return { label: field.id, covers: [path], width: 4, ...ties, ...field, path, options }
}

/** A column as the compiler would give it. */
export function columnOf(column: Partial<ColumnModel> & { id: string }): ColumnModel {
  const { id, cell = 'text', options } = column
  return {
    ...{ field: id, label: id, align: 'left', filter: 'text', sortable: true, ...column, cell },
    options: optionsOf('cell', cell, options),
  }
}

/** A block as the compiler would give it, over all of the data. */
export function blockOf(block: Partial<BlockModel> & { block: string }): BlockModel {
  return {
    ...{ id: block.block, at: '', fields: [], columns: [], details: [], actions: [], empty: 'none', ...block },
    options: optionsOf('block', block.block, block.options),
  }
}

function optionsOf(kind: string, name: string | undefined, given: JsonObject = {}): JsonObject {
  const manifest = manifestOf(kind, name)
  return manifest === undefined ? given : withDefaults(manifest, given)
}

function manifestOf(kind: string, name: string | undefined): PartManifest | undefined {
  return manifests.find((each) => each.kind === kind && each.name === name)
}
