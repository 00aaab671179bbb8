import type { ColumnModel } from '../model/grid.ts'
import type { DataRules, JsonObject, LabelId } from '../model/values.ts'
import type { BlockModel, ShownModel } from '../model/block.ts'
import { codesOf, typeAt } from '../data/type-at.ts'
import { pathOfId } from '../data/own.ts'
import type { Surroundings } from '../layers/surroundings.ts'
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

/** What blocks may stand before: the data around them, and the row that opened their level. */
interface Around {
  data: DataRules | undefined
  row?: DataRules | undefined
}

/** Blocks that have been checked, compiled; `lookups` collects those that their parts and cells name. */
export function compileBlocks(
  world: Surroundings,
  blocks: readonly RawBlock[],
  lookups: Set<string>,
  { data, row }: Around,
): BlockModel[] {
  return blocks.map(({ fields = [], columns = [], details = [], ...block }): BlockModel => {
    collect(world, 'block', block.block, block.options, lookups)
    const around = block.shows === 'row' ? row : data
    const { source } = block
    const own = typeAt(
      source === undefined ? around : world.project.contract.answer(source.operation, source.at),
      block.at,
    )
    const entry = own?.items ?? own
    const columnOf = (raw: RawColumn): ColumnModel => {
      const column = { ...raw, ...placeOf(raw, entry) }
      collect(world, 'cell', column.cell, column.options, lookups)
      return column
    }
    return {
      ...block,
      fields: fields.map((each) => compileShown(each, columnOf)),
      columns: columns.map(columnOf),
      details: compileBlocks(world, details, lookups, { data: entry }),
    }
  })
}

/** Where a column's value is in a row with these rules, and the codes that it is the name of. */
export function placeOf(
  { id, field = pathOfId(id) }: { id: string; field?: string },
  row: DataRules | undefined,
): Pick<ColumnModel, 'field' | 'codes'> {
  const codes = codesOf(row, field)
  return { field, ...(codes.length > 0 && { codes }) }
}

function compileShown({ width, visible, ...column }: RawShown, columnOf: (raw: RawColumn) => ColumnModel): ShownModel {
  return {
    column: columnOf({ ...column, align: 'left', filter: 'none', sortable: false }),
    width,
    ...(visible !== undefined && { visible }),
  }
}

/** Adds the lookups that a part of an entry names. */
export function collect(
  world: Surroundings,
  kind: 'cell' | 'block',
  name: string,
  options: JsonObject,
  lookups: Set<string>,
): void {
  const part = world.project.parts.find((each) => each.kind === kind && each.name === name)
  for (const lookup of namedLookups(part, options)) lookups.add(lookup)
}
