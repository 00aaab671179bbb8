import type { ColumnModel } from '../model/grid.ts'
import type { JsonObject, LabelId } from '../model/values.ts'
import type { BlockModel, ShownModel } from '../model/block.ts'
import { pathOfId } from '../data/own.ts'
import type { Surroundings } from '../layers/world.ts'
import { namedLookups } from '../meta/covers.ts'

/** A block as it stands in its file, collections as lists. */
export type RawBlock = Omit<BlockModel, 'fields' | 'columns' | 'details'> & {
  fields?: RawShown[]
  columns?: RawColumn[]
  details?: RawBlock[]
}
type RawColumn = Omit<ColumnModel, 'field'> & { field?: string }
interface RawShown {
  id: string
  field?: string
  label: LabelId
  cell: string
  options: JsonObject
  width: number
  visible?: ShownModel['visible']
}

/** Blocks that have been checked, compiled; `lookups` collects those that their parts and cells name. */
export function compileBlocks(world: Surroundings, blocks: readonly RawBlock[], lookups: Set<string>): BlockModel[] {
  const columnOf = (raw: RawColumn): ColumnModel => {
    const column: ColumnModel = { ...raw, field: raw.field ?? pathOfId(raw.id) }
    collect(world, 'cell', column.cell, column.options, lookups)
    return column
  }
  return blocks.map(({ fields = [], columns = [], details = [], ...block }): BlockModel => {
    collect(world, 'block', block.block, block.options, lookups)
    const shown = fields.map((each) => compileShown(each, columnOf))
    return { ...block, fields: shown, columns: columns.map(columnOf), details: compileBlocks(world, details, lookups) }
  })
}

function compileShown({ width, visible, ...column }: RawShown, columnOf: (raw: RawColumn) => ColumnModel): ShownModel {
  return {
    column: columnOf({ ...column, align: 'left', filter: 'none', sortable: false }),
    width,
    ...(visible !== undefined && { visible }),
  }
}

function collect(
  world: Surroundings,
  kind: 'cell' | 'block',
  name: string,
  options: JsonObject,
  lookups: Set<string>,
): void {
  const part = world.project.input.parts.find((each) => each.kind === kind && each.name === name)
  for (const lookup of namedLookups(part, options)) lookups.add(lookup)
}
