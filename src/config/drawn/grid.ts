import { compileGrid } from '../compile/grid.ts'
import { isError } from '../findings/diagnostic.ts'
import type { Diagnostic } from '../findings/diagnostic.ts'
import type { GridModel } from '../model/grid.ts'
import type { JsonObject } from '../model/values.ts'
import type { ConfigInput } from '../files/project.ts'
import { DRAWN } from './form.ts'
import { asObject } from '../data/inner.ts'
import { without } from './schema.ts'
import { drawable, type OutsideFile } from './world.ts'

export interface DrawnGrid {
  kind: 'grid'
  model: GridModel
  labels: Record<string, string>
}

/**
 * Compiles a grid given by a file outside the project. Its rows, all of them, are loaded by the operation `drawn`; each has
 * an `id` unless the grid names the field that identifies it. With an error among the diagnostics there is no grid.
 */
export function drawnGrid(
  input: ConfigInput,
  name: string,
  layout: OutsideFile,
): { grid?: DrawnGrid; diagnostics: Diagnostic[] } {
  const { world, file, diagnostics } = drawable(input, `schemas/grids/${name}.json`, layout, completed)
  if (file === undefined || diagnostics.some(isError)) return { diagnostics }
  const model = without(compileGrid(world, file), 'paging', 'more', 'open')
  const rows = { operation: DRAWN, path: {}, query: {}, at: '', id: model.rows.id, instead: [] }
  return { grid: { kind: 'grid', model: { ...model, rows, actions: [], switches: [] }, labels: {} }, diagnostics }
}

/** What a grid must say, where the file does not. */
function completed(given: JsonObject): JsonObject {
  const [first = '', ...others] = Object.keys(asObject(given['columns']) ?? {})
  const rows = asObject(given['rows']) ?? {}
  return {
    title: 'Rows',
    height: 640,
    card: { title: first, lines: others },
    export: { fileName: 'rows', label: 'action.exportCsv' },
    columns: {},
    ...given,
    rows: { operation: DRAWN, id: 'id', ...rows },
  }
}
