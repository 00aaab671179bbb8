import type { BlockModel, ColumnModel, FieldModel, JsonObject } from '../../render/index.ts'
import { partRules, withDefaults } from '../../config/index.ts'
import type { PartManifest } from '../../config/index.ts'
import { manifests } from '../manifests.ts'

/** A field as the compiler would give it. */
export function fieldOf(field: Partial<FieldModel> & { id: string }): FieldModel {
  const path = field.path ?? field.id
  const options = optionsOf('field', field.widget, field.options)
  const ties = partRules(manifestOf('field', field.widget), options)
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
