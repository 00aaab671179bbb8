import type {
  DrilldownModel,
  ExportColumnModel,
  ExportModel,
  LevelFilterModel,
  LevelModel,
} from '../model/drilldown.ts'
import type { Condition, Path } from '../model/values.ts'
import { typeAt } from '../data/contract.ts'
import { openersOf } from '../check/openers.ts'
import type { MergedFile, Surroundings } from '../layers/world.ts'
import { compileBlocks, type RawBlock } from './blocks.ts'
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
type RawDrilldown = Pick<DrilldownModel, 'title' | 'help'> & { levels: RawLevel[] }

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
          export: {
            ...exported,
            columns: exported.columns.map((column) => ({ ...column, field: column.field ?? column.id })),
          },
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
