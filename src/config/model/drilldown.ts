import type { BlockModel } from './block.ts'
import type { ColumnModel } from './grid.ts'
import type { SourceModel } from './call.ts'
import type { LookupModel } from './lookup.ts'
import type { Condition, LabelId, Path } from './values.ts'

/** A field of the row that opened a level; it stands in the address. */
export interface LevelKey {
  field: Path
  /** Whether the contract has a number there: the address knows only texts. */
  isNumber: boolean
}

/** Narrows the list of a level: a text, or a choice of a lookup. */
export interface LevelFilterModel {
  id: string
  label: LabelId
  lookup?: string
}

/** Where an answer says how many records there are, and how many a page holds. */
export interface LevelPaging {
  total: Path
  size: Path
}

/** A column of a file that an export writes; `of` names the entry of the walk that its field is read in, or `row`. */
export interface ExportColumnModel extends Pick<ColumnModel, 'id' | 'label' | 'field' | 'codes' | 'cell' | 'options'> {
  of: string
}

/** Lists inside lists, written as one table. */
export interface ExportModel {
  label: LabelId
  fileName: string
  /** Its value follows the file's name. */
  value?: Path
  source: SourceModel
  paging?: LevelPaging
  /** Outermost first: the name of an entry, and where its list is in the entry before. */
  walk: { id: string; at: Path }[]
  columns: ExportColumnModel[]
}

/** One level of a drill-down. */
export interface LevelModel {
  id: string
  crumb: {
    label: LabelId
    value?: Path
    /** lookup that names the value, a code */ names?: string
    /** shape of the value, a number */ mask?: string
  }
  key: LevelKey[]
  /** The level whose rows open this one, and where the list of rows is in its data; absent at the first level. */
  opener?: { level: string; at: Path }
  /** Without it the level shows its row alone. */
  source?: SourceModel
  paging?: LevelPaging
  /** What stands above its blocks to narrow its list. */
  filters: LevelFilterModel[]
  export?: ExportModel
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
  /** A level whose call failed says so; otherwise it stays empty. */
  saysFailed: boolean
  /** The first is where it begins. */
  levels: LevelModel[]
  lookups: Record<string, LookupModel>
}
