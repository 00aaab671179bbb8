import type { BlockModel } from './block.ts'
import type { SourceModel } from './form.ts'
import type { LookupModel } from './lookup.ts'
import type { Condition, LabelId, Path } from './values.ts'

/** A field of the row that opened a level; it stands in the address. */
export interface LevelKey {
  field: Path
  /** Whether the contract has a number there: the address knows only texts. */
  isNumber: boolean
}

/** One level of a drill-down. */
export interface LevelModel {
  id: string
  crumb: { label: LabelId; value?: Path }
  key: LevelKey[]
  /** The level whose rows open this one, and where the list of rows is in its data; absent at the first level. */
  opener?: { level: string; at: Path }
  /** Without it the level shows its row alone. */
  source?: SourceModel
  /** Where the answer says how many records there are, and how many a page holds. */
  paging?: { total: Path; size: Path }
  blocks: BlockModel[]
  /** The blocks of the first whose condition holds follow the level's own. */
  variants: { id: string; when?: Condition; blocks: BlockModel[] }[]
  /** Blocks behind those of the variant. */
  foot: BlockModel[]
}

/** Levels that lead from a list into its rows. */
export interface DrilldownModel {
  kind: 'drilldown'
  name: string
  title: LabelId
  help?: string
  /** The first is where it begins. */
  levels: LevelModel[]
  lookups: Record<string, LookupModel>
}
