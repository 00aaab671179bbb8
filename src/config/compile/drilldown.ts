import type {
  DrilldownModel,
  ExportColumnModel,
  ExportModel,
  LevelFilterModel,
  LevelModel,
} from '../model/drilldown.ts'
import type { Condition, DataRules, Path } from '../model/values.ts'
import { typeAt } from '../data/type-at.ts'
import { openersOf } from '../check/screens/openers.ts'
import type { MergedFile } from '../layers/base-files.ts'
import type { Surroundings } from '../layers/surroundings.ts'
import { collect, compileBlocks, placeOf, type RawBlock } from './blocks.ts'
import { compileLookups } from './lookups.ts'
import { plain } from './plain.ts'

type RawExport = Omit<ExportModel, 'columns'> & { columns: (Omit<ExportColumnModel, 'field'> & { field?: Path })[] }
type RawLevel = Omit<LevelModel, 'key' | 'opener' | 'blocks' | 'variants' | 'foot' | 'filters' | 'export'> & {
  key?: Path[]
  filters?: LevelFilterModel[]
  export?: RawExport
  blocks: RawBlock[]
  variants?: { id: string; when?: Condition; blocks: RawBlock[] }[]
  foot?: { blocks: RawBlock[] }
}
type RawDrilldown = Pick<DrilldownModel, 'title' | 'help' | 'saysFailed'> & { levels: RawLevel[] }

/** A drill-down that has been checked, compiled. */
export function compileDrilldown(world: Surroundings, file: MergedFile): DrilldownModel {
  const raw = plain(
    world.project.language,
    file.root,
    world.project.language.metas.of('drilldown') ?? {},
  ) as RawDrilldown
  const lookups = new Set<string>()
  const openers = openersOf(world, file.root)
  const levels = raw.levels.map(
    ({ key = [], filters = [], export: exported, blocks, variants = [], foot, ...level }): LevelModel => {
      const opener = openers.get(level.id)
      const { source } = level
      const around = { data: source && world.project.contract.answer(source.operation, source.at), row: opener?.row }
      for (const lookup of [level.crumb.names, ...filters.map((filter) => filter.lookup)])
        if (lookup !== undefined) lookups.add(lookup)
      return {
        ...level,
        key: key.map((field) => ({
          field,
          isNumber: ['integer', 'number'].includes(String(typeAt(opener?.row, field)?.type)),
        })),
        ...(opener !== undefined && { opener: { level: opener.level, at: opener.at } }),
        filters,
        ...(exported !== undefined && {
          export: compileExport(world, exported, lookups, opener?.row),
        }),
        blocks: compileBlocks(world, blocks, lookups, around),
        variants: variants.map((variant) => ({
          ...variant,
          blocks: compileBlocks(world, variant.blocks, lookups, around),
        })),
        foot: compileBlocks(world, foot?.blocks ?? [], lookups, around),
      }
    },
  )
  return { kind: 'drilldown', name: file.role.name, ...raw, levels, lookups: compileLookups(world, lookups) }
}

/** An export that has been checked, compiled: each column knows the codes that it is the name of, in the entry that it is a field of. */
function compileExport(
  world: Surroundings,
  exported: RawExport,
  lookups: Set<string>,
  row: DataRules | undefined,
): ExportModel {
  const entries = new Map<string, DataRules | undefined>([['row', row]])
  let around = world.project.contract.answer(exported.source.operation, exported.source.at)
  for (const { id, at } of exported.walk) {
    around = typeAt(around, at)?.items
    entries.set(id, around)
  }
  const columns = exported.columns.map((raw): ExportColumnModel => {
    const column = { ...raw, ...placeOf(raw, entries.get(raw.of)) }
    collect(world, 'cell', column.cell, column.options, lookups)
    return column
  })
  return { ...exported, columns }
}
